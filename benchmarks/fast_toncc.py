"""How fast the compiled Tóncc is, beside the plain rules in the same run: random joint moves and search simulations.

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
from tocca.fast import toncc as twin

ROUNDS = 7
MATCHES = 40_000  # of a batch: about a tenth of a second
PYTHON_MATCHES = 60
SIMULATIONS = 200_000  # about what level 5 makes of a fifth of a second
PYTHON_SIMULATIONS = 60

GAME = tocca.game("toncc")
START = GAME.start(seed=1)


class Measure(NamedTuple):
    """Something that can be counted a second, compiled and in plain Python."""

    title: str
    wanted: int
    compiled: Callable[[int], float]
    python: Callable[[int], float]


def joint_moves(seed: int) -> float:
    """A second, in whole random matches with their scoring."""
    began = time.thread_time()
    _, moves = twin.random_games(twin.encode(START.position), MATCHES, seed)
    return moves / (time.thread_time() - began)


def joint_moves_in_python(seed: int) -> float:
    """The same through the contract."""
    pick = random.Random(seed).random
    moves, began = 0, time.thread_time()
    for number in range(PYTHON_MATCHES):
        state = GAME.start(seed=f"{seed} {number}")
        while acting := state.to_act:
            seat = min(acting)
            moves += len(acting) == 1
            legal = state.legal(seat)
            state = state.apply(seat, legal[int(pick() * len(legal))])
    return moves / (time.thread_time() - began)


def search_simulations(seed: int) -> float:
    """Of decoupled UCT a second, from the first turn of a challenge: the tree grows as in play."""
    search = twin.Search(START.position, SIMULATIONS, 1.0, seed)
    return _rate(lambda: search.run(SIMULATIONS), SIMULATIONS)


def search_simulations_in_python(seed: int) -> float:
    """Of the general tree search."""
    return _thinking(InformationSetBot(None, PYTHON_SIMULATIONS, horizon=10_000), seed)


def flat_simulations(seed: int) -> float:
    """Random challenges to their end a second, as flat Monte Carlo plays them."""
    samples = twin.Samples(START.position, 0, seed)
    return _rate(lambda: samples.run(SIMULATIONS), SIMULATIONS)


def flat_simulations_in_python(seed: int) -> float:
    """The general flat Monte Carlo; its random games go to the end of the match."""
    return _thinking(FlatBot(None, PYTHON_SIMULATIONS), seed)


def _thinking(bot: Any, seed: int) -> float:
    view = START.view(0)
    return _rate(lambda: bot.choose(GAME, view, random.Random(seed)), PYTHON_SIMULATIONS)


def _rate(work: Callable[[], object], count: int) -> float:
    began = time.thread_time()
    work()
    return count / (time.thread_time() - began)


def two_cores(seed: int) -> float:
    """How many times as fast a batch is on two cores."""
    took = []
    for cores in (1, 2):
        began = time.perf_counter()
        twin.random_games(twin.encode(START.position), 4 * MATCHES, seed, cores)
        took.append(time.perf_counter() - began)
    return took[0] / took[1]


MEASURES = (
    Measure("Tóncc, random joint moves", 15_000_000, joint_moves, joint_moves_in_python),
    Measure("Tóncc, search simulations", 400_000, search_simulations, search_simulations_in_python),
    Measure("Tóncc, flat simulations", 0, flat_simulations, flat_simulations_in_python),
)


def bench_toncc() -> list[dict[str, Any]]:
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
        "what": "Tóncc, two cores to one",
        "median": round(statistics.median(cores), 2),
        "best": round(max(cores), 2),
    }
    return [*rows, {**both, "wanted": 1.7}]


def _row(measure: Measure, compiled: list[float], python: list[float]) -> dict[str, Any]:
    median, plain = statistics.median(compiled), statistics.median(python)
    return {
        "what": measure.title,
        "median": round(median),
        "best": round(max(compiled)),
        "wanted": measure.wanted,
        "python": round(plain),
        "ratio": round(median / plain),
    }


def main() -> None:
    """Measure and print."""
    print(f"{'a second, one core':<28}{'median':>12}{'best':>12}{'asked for':>12}{'Python':>10}{'times':>8}")
    for row in bench_toncc():
        python, ratio = row.get("python", ""), row.get("ratio", "")
        print(f"{row['what']:<28}{row['median']:>12,}{row['best']:>12,}{row['wanted']:>12,}{python:>10}{ratio:>8}")


if __name__ == "__main__":
    main()
