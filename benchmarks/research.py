"""How fast the games are for learning programs: PettingZoo's cycle beside PettingZoo's own Connect Four, many matches
at once for Gymnasium, and OpenSpiel's games beside its own Python tic-tac-toe.

`make bench-research` runs it, prints tables and writes bench-results/research.json. Rounds of all rows are taken in
turns, and the median stands. One-threaded rows are in processor time, so that other work on the machine does not count;
many matches at once are in time by the clock, on all cores, with the processor time beside it.
"""

import json
import os
import platform
import statistics
import sys
import time
import types
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from tocca.adapters.pettingzoo import tomoko_v0, toncc_v0, toscana_v0, totsa_v0
from tocca.adapters.vector import TomokoVector, TonccVector, ToscanaVector, TotsaVector
from tocca.games.toscana.learning.encoding import ALLOW_NUMBER
from tocca.learning.vector import MatchVector

ROUNDS = 7
STEPS = 3_000  # of a round of the cycle
MATCHES = 4_096
VECTOR_STEPS = 40  # of a round with many matches
RESULTS = Path("bench-results")

Numbers = npt.NDArray[np.int64]
Row = dict[str, Any]


# PettingZoo's cycle


def _connect_four() -> Any:
    """PettingZoo's own game. It loads pygame, which only its window needs: where that is missing, an empty one does."""
    if find_spec("pygame") is None:
        sys.modules.setdefault("pygame", types.ModuleType("pygame"))
    return import_module("pettingzoo.classic.connect_four_v3")


def _cycle_speed(env: Any, seed: int) -> float:
    """Steps a second of processor time, with random legal actions as PettingZoo's documentation takes them."""
    made, began = 0, time.process_time()
    while made < STEPS:
        seed += 1
        env.reset(seed=seed)
        for agent in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            env.step(env.action_space(agent).sample(seen["action_mask"]))
            made += 1
            if made >= STEPS:
                break
    return made / (time.process_time() - began)


def bench_cycle() -> list[Row]:
    """Every game beside Connect Four; each round's ratio is taken by itself."""
    makers: dict[str, Callable[[], Any]] = {
        "connect_four_v3 (theirs)": _connect_four().env,
        "toscana_v0": toscana_v0.env,
        "toncc_v0": toncc_v0.env,
        "tomoko_v0": tomoko_v0.env,
        "totsa_v0": totsa_v0.env,
    }
    envs = {name: make() for name, make in makers.items()}
    speeds: dict[str, list[float]] = {name: [] for name in envs}
    for turn in range(ROUNDS):
        for name, env in envs.items():
            speeds[name].append(_cycle_speed(env, turn * 1_000))
    theirs = next(iter(speeds.values()))
    return [
        {
            "what": name,
            "steps_a_second": round(statistics.median(mine)),
            "times_theirs": round(statistics.median(a / b for a, b in zip(mine, theirs, strict=True)), 2),
        }
        for name, mine in speeds.items()
    ]


# Many matches at once


class Many(NamedTuple):
    """A kind of match, what is counted in it, and how many a second we aim at."""

    what: str
    make: Callable[[], MatchVector]
    counts: Callable[[Numbers, npt.NDArray[np.bool_]], int]  # of the actions and of what begins anew
    wanted: int


MANY = (
    Many(
        "Toscana, placements",
        lambda: ToscanaVector(num_envs=MATCHES, opponent=None),
        lambda actions, anew: int(((actions < ALLOW_NUMBER) & ~anew).sum()),
        500_000,
    ),
    Many(
        "Tóncc, joint moves",
        lambda: TonccVector(num_envs=3 * MATCHES, opponent=None),
        lambda actions, anew: int((~anew).sum()) // 3,
        1_000_000,
    ),
    Many(
        "Tomoko, pushes",
        lambda: TomokoVector(num_envs=MATCHES, opponent=None),
        lambda actions, anew: int((~anew).sum()),
        1_000_000,
    ),
    Many(
        "Totsa!, rounds of two players",
        lambda: TotsaVector(num_envs=2 * MATCHES, opponent=None),
        lambda actions, anew: int((~anew).sum()) // 2,
        0,
    ),
)


class Running:
    """A batch under way. Choosing actions is not part of the time."""

    def __init__(self, many: Many) -> None:
        self.many, self.envs, self.rng = many, many.make(), np.random.default_rng(1)
        _, self.infos = self.envs.reset(seed=1)
        self.over: npt.NDArray[np.bool_] = np.zeros(self.envs.num_envs, dtype=np.bool_)
        self.round()  # compiles, and mixes the matches

    def round(self) -> tuple[float, float]:
        """So many a second by the clock, and a second of processor time."""
        counted, clock, processor = 0, 0.0, 0.0
        for _ in range(VECTOR_STEPS):
            masks = self.infos["action_mask"]
            actions = (self.rng.random(masks.shape, dtype=np.float32) * masks).argmax(axis=1)
            counted += self.many.counts(actions, self.over)
            began, used = time.perf_counter(), time.process_time()
            _, _, self.over, _, self.infos = self.envs.step(actions)
            clock, processor = clock + time.perf_counter() - began, processor + time.process_time() - used
        return counted / clock, counted / processor


def bench_many() -> list[Row]:
    """All games, observations and masks included."""
    running = [Running(many) for many in MANY]
    speeds: list[list[tuple[float, float]]] = [[] for _ in running]
    for _ in range(ROUNDS):
        for one, found in zip(running, speeds, strict=True):
            found.append(one.round())
    return [
        {
            "what": many.what,
            "a_second": round(statistics.median(clock for clock, _ in found)),
            "best": round(max(clock for clock, _ in found)),
            "a_processor_second": round(statistics.median(processor for _, processor in found)),
            "wanted": many.wanted,
        }
        for many, found in zip(MANY, speeds, strict=True)
    ]


def main() -> None:
    """Measure, print the tables, write the JSON."""
    tables = {"PettingZoo, one agent after the other": bench_cycle(), f"{MATCHES} matches at once": bench_many()}
    if find_spec("benchmarks.research_openspiel") is not None and find_spec("pyspiel") is not None:
        tables["OpenSpiel"] = import_module("benchmarks.research_openspiel").bench_openspiel()
    for title, rows in tables.items():
        _print(title, rows)
    RESULTS.mkdir(exist_ok=True)
    about = {
        "python": platform.python_version(),
        "machine": platform.processor() or platform.machine(),
        "cores": os.cpu_count(),
        "load": os.getloadavg() if hasattr(os, "getloadavg") else None,
    }
    (RESULTS / "research.json").write_text(json.dumps({"about": about, **tables}, indent=1, ensure_ascii=False))


def _print(title: str, rows: list[Row]) -> None:
    columns = list(rows[0])
    widths = [28, *(len(columns) - 1) * [20]]
    heads = [name.replace("_", " ") for name in columns]
    print(f"\n{title}\n" + "".join(f"{head:>{width}}" for head, width in zip(heads, widths, strict=True)))
    for row in rows:
        cells = [f"{row[column]:,}" if isinstance(row[column], int) else str(row[column]) for column in columns]
        print("".join(f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True)), flush=True)


if __name__ == "__main__":
    main()
