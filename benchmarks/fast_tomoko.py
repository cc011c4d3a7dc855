"""How fast the compiled Tomoko is, beside the plain rules: random matches with card checks. See benchmarks/speeds.py.

From an empty board, and from a full one.
"""

import random
from functools import partial

from benchmarks.speeds import Measure
from tocca.games.tomoko import compiled as twin
from tocca.games.tomoko.game import GAME

MATCHES = 3_000  # compiled, a round
PYTHON_MATCHES = 60
WANTED = 5_000_000


def pushes(prefill: bool, seed: int, cores: int = 1) -> int:
    """In whole random matches."""
    start = GAME.start(2, seed, prefill=prefill).position
    return twin.random_games(twin.encode(start), MATCHES, seed, twin.tables_for(start.options), cores)[1]


def pushes_in_python(prefill: bool, seed: int) -> int:
    """The same through the contract."""
    pick, done = random.Random(seed).random, 0
    for number in range(PYTHON_MATCHES):
        state = GAME.start(2, f"{seed} {number}", prefill=prefill)
        while state.to_act:
            legal = state.legal(state.position.turn)
            state = state.apply(state.position.turn, legal[int(pick() * len(legal))])
        done += state.position.pushes
    return done


MEASURES = tuple(
    Measure(
        f"Tomoko, random pushes, {board} board",
        WANTED,
        partial(pushes_in_python, prefill),
        partial(pushes, prefill),
        partial(pushes, prefill),
    )
    for board, prefill in (("empty", False), ("full", True))
)
