"""Tóncc compiled: positions are rows (rows.py), the rules are kernels (rules.py), checked against the plain rules."""

import numpy as np

from tocca.games.toncc.compiled.playouts import playout, playouts, random_games, scratch
from tocca.games.toncc.compiled.rows import RNG, WIDTH, decode, encode
from tocca.games.toncc.compiled.rules import MOST_ACTIONS, NO_DRAWS, apply, legal, over, places, scores
from tocca.games.toncc.game import GAME

__all__ = [
    "MOST_ACTIONS", "NO_DRAWS", "RNG", "WIDTH", "apply", "decode", "encode", "legal", "over", "places", "playout",
    "playouts", "random_games", "scores", "scratch", "warm_up",
]  # fmt: skip


def warm_up() -> None:
    """Compile the rules once, or read them from disk."""
    row, out = encode(GAME.start(3, 1).position), np.zeros(MOST_ACTIONS, dtype=np.int64)
    legal(row, 0, out)
    apply(row.copy(), 0, 0, NO_DRAWS)
    over(row)
    scores(row, out)
    places(row, out)
    random_games(row, 2, 1)
