"""How fast the compiled Tomoko is, beside the plain rules in the same run: random matches with card checks.

`python -m benchmarks.fast_tomoko` prints the figures. Rounds of both take turns, and the medians stand.
"""

import random
import statistics
import time
from typing import NamedTuple

from tocca.fast import tomoko as fast
from tocca.games.tomoko import GAME

ROUNDS = 7
MATCHES = 3_000  # compiled, a round
PLAIN_SECONDS = 0.5
WANTED = 5_000_000  # pushes a second on one core
WANTED_CORES = 1.7  # times that on two


class Speed(NamedTuple):
    """Pushes a second with card checks, whole matches."""

    plain: float
    compiled: float
    two_cores: float

    @property
    def ratio(self) -> float:
        """How many times faster than plain Python, on one core."""
        return self.compiled / self.plain


def bench_tomoko() -> dict[str, Speed]:
    """From an empty board, and from a full one."""
    fast.warm_up()
    return {title: _speed(prefill) for title, prefill in (("empty board", False), ("full board", True))}


def _speed(prefill: bool) -> Speed:
    rounds = [
        (_plain(prefill, seed), _compiled(prefill, seed, 1), _compiled(prefill, seed, 2)) for seed in range(ROUNDS)
    ]
    return Speed(*(statistics.median(column) for column in zip(*rounds, strict=True)))


def _plain(prefill: bool, seed: int) -> float:
    pick = random.Random(seed).random
    pushes, began = 0, time.perf_counter()
    while time.perf_counter() - began < PLAIN_SECONDS:
        seed += 1
        state = GAME.start(2, seed, prefill=prefill)
        while state.to_act:
            legal = state.legal(state.position.turn)
            state = state.apply(state.position.turn, legal[int(pick() * len(legal))])
        pushes += state.position.pushes
    return pushes / (time.perf_counter() - began)


def _compiled(prefill: bool, seed: int, cores: int) -> float:
    start = fast.encode(GAME.start(2, seed, prefill=prefill).position)
    began = time.perf_counter()
    _, pushes = fast.random_games(start, MATCHES, seed, fast.deck_tables("standard"), cores)
    return pushes / (time.perf_counter() - began)


def main() -> None:
    """Measure and print."""
    for title, speed in bench_tomoko().items():
        print(
            f"Tomoko, {title}: {speed.compiled:,.0f} pushes/s on one core ({speed.ratio:,.0f} times plain Python's "
            f"{speed.plain:,.0f}; wanted {WANTED:,}), {speed.two_cores / speed.compiled:.2f} times that on two "
            f"(wanted {WANTED_CORES})"
        )


if __name__ == "__main__":
    main()
