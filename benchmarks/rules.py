"""How fast the rules are in plain Python: random play through the contract, one core.

`make bench` runs it, prints a table and writes bench-results/rules.json. No test depends on it: the
machine's noise is its own. Games are measured in turns over several rounds, and the median stands.
"""

import json
import platform
import random
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import tocca
from tocca.games.toscana.rules.tiles import Place

ROUNDS = 7
SECONDS = 0.8  # a round
RESULTS = Path("bench-results")

AnyState = tocca.State[Any, Any, Any]


class Measure(NamedTuple):
    """What is counted in a match, and how many a second we aim at."""

    title: str
    game: str
    options: dict[str, Any]
    counts: Callable[[AnyState, object], bool]  # whether an action in a state is one
    wanted: int


def _placement(before: AnyState, action: object) -> bool:
    return isinstance(action, Place)


def _any_action(before: AnyState, action: object) -> bool:
    return True


def _joint_move(before: AnyState, action: object) -> bool:
    return len(before.to_act) == 1


MEASURES = (
    Measure("Toscana, placements", "toscana", {}, _placement, 40_000),
    Measure("Toscana without veto, placements", "toscana", {"veto": False}, _any_action, 40_000),
    Measure("Tóncc, joint moves", "toncc", {}, _joint_move, 50_000),
    Measure("Tomoko, pushes with card checks", "tomoko", {}, _any_action, 50_000),
    Measure("Tomoko from a full board, pushes", "tomoko", {"prefill": True}, _any_action, 50_000),
    Measure("Totsa!, actions", "totsa", {}, _any_action, 0),
)


def speed(measure: Measure, seed: int) -> float:
    """Counted steps a second, over whole random matches for about SECONDS."""
    game = tocca.game(measure.game)
    pick = random.Random(seed).random
    counted, began = 0, time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        seed += 1
        state = game.start(seed=seed, **measure.options)
        while acting := state.to_act:
            seat = min(acting)
            legal = state.legal(seat)
            action = legal[int(pick() * len(legal))]
            counted += measure.counts(state, action)
            state = state.apply(seat, action)
    return counted / (time.perf_counter() - began)


def view_cost(name: str, seed: int) -> float:
    """Microseconds for a view in the middle of a match."""
    game = tocca.game(name)
    rng = random.Random(seed)
    state = game.start(seed=seed)
    for _ in range(20):
        seat = rng.choice(sorted(state.to_act))
        state = state.apply(seat, rng.choice(state.legal(seat)))
    began = time.perf_counter()
    for _ in range(2_000):
        state.view(0)
    return (time.perf_counter() - began) / 2_000 * 1e6


def main() -> None:
    """Measure in turns, print the table, write the JSON."""
    speeds: dict[str, list[float]] = {measure.title: [] for measure in MEASURES}
    views: dict[str, list[float]] = {name: [] for name in tocca.games()}
    for turn in range(ROUNDS):
        print(f"round {turn + 1} of {ROUNDS}", flush=True)
        for measure in MEASURES:
            speeds[measure.title].append(speed(measure, turn * 1_000))
        for name in views:
            views[name].append(view_cost(name, turn))
    rows = [
        {"what": measure.title, "median": round(statistics.median(speeds[measure.title])),
         "best": round(max(speeds[measure.title])), "wanted": measure.wanted}
        for measure in MEASURES
    ]  # fmt: skip
    costs = [{"what": f"{name}, a view in µs", "median": round(statistics.median(views[name]), 1)} for name in views]
    _print(rows, costs)
    RESULTS.mkdir(exist_ok=True)
    about = {"python": platform.python_version(), "machine": platform.processor() or platform.machine()}
    (RESULTS / "rules.json").write_text(json.dumps({"about": about, "speed": rows, "views": costs}, indent=1))


def _print(rows: list[dict[str, Any]], costs: list[dict[str, Any]]) -> None:
    print(f"\n{'random play, per second':<36}{'median':>10}{'best':>10}{'target':>11}")
    for row in rows:
        print(f"{row['what']:<36}{row['median']:>10,}{row['best']:>10,}{row['wanted'] or '':>11}")
    print()
    for cost in costs:
        print(f"{cost['what']:<36}{cost['median']:>10}          (target: at most 20)")


if __name__ == "__main__":
    main()
