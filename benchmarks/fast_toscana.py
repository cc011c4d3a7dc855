"""How fast the compiled Toscana is, beside the plain rules in the same run: random placements and thinking.

One-core figures are by the processor time of the thread, so that a busy machine does not blur them; two cores are
compared with one by the clock on the wall. Python and compiled code take turns, and the median of the rounds stands.
"""

import random
import statistics
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import tocca
from tocca.bots.flat import FlatBot
from tocca.bots.ismcts import InformationSetBot
from tocca.core.state import State
from tocca.fast import toscana as twin
from tocca.games.toscana.tiles import Place

ROUNDS = 7
MATCHES = 2_000  # of a batch: some 100,000 placements
PYTHON_MATCHES = 30
SIMULATIONS = {"search": 4_000, "flat": 6_000}
PYTHON_SIMULATIONS = 40

GAME = tocca.game("toscana")


class Measure(NamedTuple):
    """Something that can be counted a second, compiled and in plain Python."""

    title: str
    wanted: int
    compiled: Callable[[int], float]
    python: Callable[[int], float]


def placements(seed: int) -> float:
    """A second, in whole random matches with their vetoes and scoring."""
    first = twin.encode(GAME.start(seed=seed).position)
    began = time.thread_time()
    _, laid = twin.random_games(first, MATCHES, seed)
    return laid / (time.thread_time() - began)


def placements_in_python(seed: int) -> float:
    """The same through the contract."""
    pick = random.Random(seed).random
    laid, began = 0, time.thread_time()
    for number in range(PYTHON_MATCHES):
        state = GAME.start(seed=f"{seed} {number}")
        while acting := state.to_act:
            seat = min(acting)
            legal = state.legal(seat)
            action = legal[int(pick() * len(legal))]
            laid += isinstance(action, Place)
            state = state.apply(seat, action)
    return laid / (time.thread_time() - began)


def middle(seed: int) -> State[Any, Any, Any]:
    """A state in the middle of a random game, with a tile to lay."""
    state, rng = GAME.start(seed=seed, games=1), random.Random(seed)
    while len(state.position.laid) < 10 or state.position.phase == "veto":
        seat = min(state.to_act)
        state = state.apply(seat, rng.choice(state.legal(seat)))
    return state


def search_simulations(seed: int) -> float:
    """Of the tree search a second, each of which judges all placements of a tile."""
    state = middle(seed)
    search = twin.Search(state.view(min(state.to_act)), seed)
    return _rate(lambda: search.run(SIMULATIONS["search"]), SIMULATIONS["search"])


def flat_simulations(seed: int) -> float:
    """Quick games to the end a second, as flat Monte Carlo plays them."""
    state = middle(seed)
    flat = twin.Flat(state.view(min(state.to_act)), seed)
    return _rate(lambda: flat.run(SIMULATIONS["flat"]), SIMULATIONS["flat"])


def search_simulations_in_python(seed: int) -> float:
    """Of the general tree search."""
    return _thinking(InformationSetBot(None, PYTHON_SIMULATIONS), seed)


def flat_simulations_in_python(seed: int) -> float:
    """Of the general flat Monte Carlo: random games."""
    return _thinking(FlatBot(None, PYTHON_SIMULATIONS), seed)


def _thinking(bot: Any, seed: int) -> float:
    state = middle(seed)
    view = state.view(min(state.to_act))
    return _rate(lambda: bot.choose(GAME, view, random.Random(seed)), PYTHON_SIMULATIONS)


def _rate(work: Callable[[], object], count: int) -> float:
    began = time.thread_time()
    work()
    return count / (time.thread_time() - began)


def two_cores(seed: int) -> float:
    """How many times as fast a batch is on two cores."""
    first, took = twin.encode(GAME.start(seed=seed).position), []
    for cores in (1, 2):
        began = time.perf_counter()
        twin.random_games(first, 2 * MATCHES, seed, cores)
        took.append(time.perf_counter() - began)
    return took[0] / took[1]


MEASURES = (
    Measure("Toscana, random placements", 800_000, placements, placements_in_python),
    Measure("Toscana, search simulations", 0, search_simulations, search_simulations_in_python),
    Measure("Toscana, flat simulations", 0, flat_simulations, flat_simulations_in_python),
)


def bench_toscana() -> list[dict[str, Any]]:
    """A row for each measure: medians and bests a second, and how many times plain Python that is."""
    twin.warm_up()
    compiled: dict[str, list[float]] = {measure.title: [] for measure in MEASURES}
    python: dict[str, list[float]] = {measure.title: [] for measure in MEASURES}
    cores = []
    for turn in range(ROUNDS):
        for measure in MEASURES:
            python[measure.title].append(measure.python(turn))
            compiled[measure.title].append(measure.compiled(turn))
        cores.append(two_cores(turn))
    rows = [_row(measure, compiled[measure.title], python[measure.title]) for measure in MEASURES]
    both = {
        "what": "Toscana, a batch on two cores, times one",
        "median": round(statistics.median(cores), 2),
        "best": round(max(cores), 2),
        "wanted": 1.7,
    }
    return [*rows, both]


def _row(measure: Measure, compiled: list[float], python: list[float]) -> dict[str, Any]:
    median, plain = statistics.median(compiled), statistics.median(python)
    return {
        "what": measure.title,
        "median": round(median),
        "best": round(max(compiled)),
        "wanted": measure.wanted,
        "python": round(plain),
        "ratio": round(median / plain, 1),
    }


if __name__ == "__main__":
    for row in bench_toscana():
        print(row)
