"""What one GPU does with the compiled games: random matches, and steps with observations and masks.

    python -m benchmarks.gpu           measure; a table here, JSON in bench-results/gpu.json
    python -m benchmarks.gpu --check   100,000 random matches a game end in the processor's rows, and 20,000 steps of
                                       the vector environments are the processor's, number for number

Figures are the best of a few batches, by CUDA's own clock. The share of the memory's bandwidth counts the bytes that a
step must write (observations and masks) against what a copy within the GPU's memory moves.
"""

import json
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import tocca
from tocca import compiled
from tocca.adapters.vector import make
from tocca.compiled.batches import row_seeds
from tocca.compiled.gpu import THREADS, blocks, cuda, fill_rows, new_rows
from tocca.core.registry import manifest
from tocca.learning.vector import ONE_MATCH

GAMES = ("toncc", "totsa", "tomoko", "toscana")
MATCHES = 100_000
BATCHES = (1 << 16, 1 << 18, 1 << 20)
STEPS = 50
RESULTS = Path("bench-results/gpu.json")


class Wanted(NamedTuple):
    """What a second should bring on one H200."""

    what: str
    random: float
    observed: float


WANTED = {
    "toncc": Wanted("joint moves", 5e9, 200e6),
    "totsa": Wanted("actions; rounds", 1.5e9, 100e6),
    "tomoko": Wanted("pushes", 1.5e9, 100e6),
    "toscana": Wanted("placements", 300e6, 20e6),
}


def seconds(work: Callable[[], Any]) -> float:
    """By the GPU's clock."""
    began, ended = cuda.event(), cuda.event()
    began.record()
    work()
    ended.record()
    ended.synchronize()
    return float(cuda.event_elapsed_time(began, ended)) / 1e3


def random_play(game: str, count: int) -> float:
    """Steps a second in random matches."""
    twin, position = compiled.twin(game), tocca.game(game).start(None, 1).position
    start, tables = twin.encode(position), twin.tables_for(position.options)
    playouts = _playouts(game, tables)
    rows, steps = new_rows(count, start), cuda.to_device(np.zeros(count, dtype=np.int64))
    given = cuda.to_device(start)
    best = 0.0
    for turn in range(4):
        seeds = cuda.to_device(row_seeds(turn, count, start.dtype))
        fill_rows[blocks(count), THREADS](rows, given, seeds, twin.RNG)
        took = seconds(lambda: playouts(rows, steps))
        best = max(best, steps.copy_to_host().sum() / took)
    return best


def _playouts(game: str, tables: Any) -> Callable[[Any, Any], None]:
    """The game's kernel for random matches."""
    from importlib import import_module

    module = import_module(f"{manifest(game).compiled}.gpu")
    if len(tables) == 0:
        return module.playouts  # type: ignore[no-any-return]
    return lambda rows, steps: module.playouts(rows, steps, tables)


def play_observed(game: str, matches: int) -> tuple[float, float, dict[str, float]]:
    """Matches that went on a step, a second, in self-play; gigabytes written a second; and where the time goes."""
    agents = make(game, ONE_MATCH, opponent=None).agents
    envs = make(game, matches * agents, device="cuda", opponent=None)
    envs.reset(seed=1)
    for turn in range(60):  # into the middle of the matches
        envs.step(envs.sample(turn))
    spent, parts = 0.0, {"play": 0.0, "observe": 0.0, "mark": 0.0}
    for turn in range(60, 60 + STEPS):
        actions = envs.sample(turn)
        spent += seconds(partial(envs.step, actions))
    arrays, kernels = envs.arrays, envs.kernels
    for _ in range(10):
        parts["observe"] += seconds(lambda: kernels.observe(envs.rows, envs.seats, arrays.observations))
        parts["mark"] += seconds(lambda: kernels.mark(envs.rows, envs.seats, arrays.masks))
    written = envs.num_envs * (envs.encoder.layout.size + envs.encoder.actions)
    parts = {name: took / 10 for name, took in parts.items()}
    parts["play"] = spent / STEPS - parts["observe"] - parts["mark"]
    return matches * STEPS / spent, written * STEPS / spent / 1e9, parts


def bandwidth() -> float:
    """Gigabytes a second that a copy within the GPU's memory reads and writes."""
    source, target = (cuda.device_array(1 << 28, dtype=np.int64) for _ in range(2))
    best = min(seconds(lambda: target.copy_to_device(source)) for _ in range(8))
    return float(2 * source.nbytes / best / 1e9)


def measure(games: tuple[str, ...]) -> None:
    """All figures, as a table and as a file."""
    copy = bandwidth()
    name = cuda.get_current_device().name
    print(f"{name if isinstance(name, str) else name.decode()}; a copy moves {copy:,.0f} GB/s")
    print("| game | a second | random play | wanted | with observations and masks | wanted | written | bandwidth |")
    print("|---|---|---|---|---|---|---|---|")
    found: dict[str, Any] = {"bandwidth": copy}
    for game in games:
        wanted = WANTED[game]
        played = {count: random_play(game, count) for count in BATCHES}
        observed = {count: play_observed(game, count) for count in BATCHES}
        random, best = max(played.values()), max(observed.values(), key=lambda one: one[0])
        found[game] = {"random": played, "observed": {count: list(one) for count, one in observed.items()}}
        print(
            f"| {game} | {wanted.what} | {random / 1e6:,.0f} M | {wanted.random / 1e6:,.0f} M | {best[0] / 1e6:,.0f} M "
            f"| {wanted.observed / 1e6:,.0f} M | {best[1]:,.0f} GB/s | {100 * best[1] / copy:.1f} % |",
            flush=True,
        )
        print(f"  {game} by batch: {found[game]}", file=sys.stderr, flush=True)
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(found, indent=1), encoding="utf-8")


def check(games: tuple[str, ...]) -> None:
    """The GPU's rows are the processor's."""
    for game in games:
        began = time.monotonic()
        twin, position = compiled.twin(game), tocca.game(game).start(None, 1).position
        start, tables = twin.encode(position), twin.tables_for(position.options)
        mine, steps = twin.random_games(start, MATCHES, 7, tables, cores=4)
        theirs: Any
        theirs, same = twin.random_games(start, MATCHES, 7, tables, device="cuda")
        rows = theirs.numpy()
        assert steps == same, f"{game}: {steps} steps on the processor, {same} on the GPU"
        assert (rows == mine).all(), f"{game}: {(rows != mine).any(axis=1).sum()} of {MATCHES} matches end differently"
        print(f"{game}: {MATCHES:,} matches, {steps:,} steps, equal; {time.monotonic() - began:.0f} s", flush=True)
        for opponent in ("random", None):
            print(f"{game}: {_check_steps(game, opponent):,} steps against {opponent}, equal", flush=True)


def _check_steps(game: str, opponent: str | None, matches: int = 1000, steps: int = 100) -> int:
    agents = make(game, ONE_MATCH, opponent=opponent).agents
    mine = make(game, matches * agents, opponent=opponent)
    theirs = make(game, matches * agents, device="cuda", opponent=opponent)
    seen, told = mine.reset(seed=3)
    same, infos = theirs.reset(seed=3)
    for step in range(steps):
        assert (same.numpy() == seen).all(), f"{game}: observations differ after {step} steps"
        assert (infos["action_mask"].numpy() == told["action_mask"]).all(), f"{game}: masks differ after {step} steps"
        actions = theirs.sample(step).numpy()
        seen, rewards, ended, _, told = mine.step(actions)
        same, won, over, _, infos = theirs.step(actions)
        assert (won.numpy() == rewards).all(), f"{game}: rewards differ after {step} steps"
        assert (over.numpy() == ended).all(), f"{game}: ends differ after {step} steps"
    assert (theirs.rows.copy_to_host() == mine.rows).all(), f"{game}: rows differ"
    return matches * steps


if __name__ == "__main__":
    chosen = tuple(game for game in sys.argv[1:] if game in GAMES) or GAMES
    check(chosen) if "--check" in sys.argv else measure(chosen)
