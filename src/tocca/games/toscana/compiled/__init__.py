"""Toscana compiled: positions are rows (rows.py), the rules are kernels (rules.py), checked against the plain rules."""

import numpy as np

from tocca.games.toscana.compiled.columns import POSITION, RNG, WIDTH
from tocca.games.toscana.compiled.playouts import playout, playouts, random_games
from tocca.games.toscana.compiled.rows import decode, encode
from tocca.games.toscana.compiled.rules import MOST_ACTIONS, NO_DRAWS, apply, legal, over, places, scores, to_act
from tocca.games.toscana.game import GAME

__all__ = [
    "MOST_ACTIONS", "NO_DRAWS", "POSITION", "RNG", "WIDTH", "apply", "decode", "encode",
    "legal", "over", "places", "playout", "playouts", "random_games", "scores", "to_act", "warm_up",
]  # fmt: skip


def warm_up() -> None:
    """Compile the rules once, or read them from disk."""
    row, out = encode(GAME.start(2, 1).position), np.zeros(MOST_ACTIONS, dtype=np.int64)
    legal(row, to_act(row), out)
    apply(row.copy(), to_act(row), int(out[0]), NO_DRAWS)
    over(row)
    scores(row, out)
    places(row, out)
    random_games(row, 2, 1)
