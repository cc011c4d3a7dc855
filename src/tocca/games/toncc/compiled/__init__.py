"""Tóncc compiled: positions are rows (rows.py), the rules are kernels (rules.py), checked against the plain rules.

This module is a tocca.compiled.protocol.Twin.
"""

from typing import Any

import numpy as np

from tocca.compiled.protocol import NoTables
from tocca.games.toncc.compiled import playouts, rows, rules
from tocca.games.toncc.compiled.playouts import random_games, scratch
from tocca.games.toncc.compiled.rows import RNG, WIDTH, encode
from tocca.games.toncc.compiled.rules import MOST_ACTIONS, NO_DRAWS, legal, over, places, scores
from tocca.games.toncc.compiled.tables import Numbers
from tocca.games.toncc.game import GAME
from tocca.games.toncc.rules.play import Position

__all__ = [
    "MOST_ACTIONS", "NO_DRAWS", "RNG", "WIDTH", "apply", "decode", "encode", "legal", "over", "places", "playout",
    "random_games", "scores", "tables_for", "warm_up",
]  # fmt: skip


def tables_for(options: Any) -> NoTables:
    """None: a row holds the options."""
    return NoTables()


def decode(row: Numbers, options: Any) -> Position:
    """The position that the row holds, without the last turn."""
    return rows.decode(row)


def apply(row: Numbers, seat: int, action: int, draws: Numbers, tables: NoTables) -> int:
    """Do a legal action, in place; how many of the draws it used."""
    return rules.apply(row, seat, action, draws)


def playout(row: Numbers, tables: NoTables) -> int:
    """Random play to the end of the match, in place; how many joint moves."""
    return playouts.playout(row, scratch())


def warm_up() -> None:
    """Compile the rules once, or read them from disk."""
    row, out = encode(GAME.start(3, 1).position), np.zeros(MOST_ACTIONS, dtype=np.int64)
    legal(row, 0, out)
    apply(row.copy(), 0, 0, NO_DRAWS, NoTables())
    over(row)
    scores(row, out)
    places(row, out)
    random_games(row, 2, 1, NoTables())
