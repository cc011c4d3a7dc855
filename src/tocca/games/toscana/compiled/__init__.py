"""Toscana compiled: positions are rows (rows.py), the rules are kernels (rules.py), checked against the plain rules.

This module is a tocca.compiled.protocol.Twin.
"""

from typing import Any

import numpy as np

from tocca.compiled.protocol import NoTables
from tocca.games.toscana.compiled import playouts, rules
from tocca.games.toscana.compiled.columns import POSITION, RNG, WIDTH
from tocca.games.toscana.compiled.planes import Words
from tocca.games.toscana.compiled.playouts import random_games
from tocca.games.toscana.compiled.rows import decode, encode
from tocca.games.toscana.compiled.rules import MOST_ACTIONS, NO_DRAWS, Numbers, legal, over, places, scores, to_act
from tocca.games.toscana.game import GAME

__all__ = [
    "MOST_ACTIONS", "NO_DRAWS", "POSITION", "RNG", "WIDTH", "apply", "decode", "encode", "legal", "over", "places",
    "playout", "random_games", "scores", "tables_for", "to_act", "warm_up",
]  # fmt: skip


def tables_for(options: Any) -> NoTables:
    """None: a row holds the options."""
    return NoTables()


def apply(row: Words, seat: int, action: int, draws: Numbers, tables: NoTables) -> int:
    """Do a legal action, in place; how many of the draws it used."""
    return rules.apply(row, seat, action, draws)


def playout(row: Words, tables: NoTables) -> int:
    """Random actions to the end of the match, in place; how many tiles were laid."""
    return playouts.playout(row)


def warm_up() -> None:
    """Compile the rules once, or read them from disk."""
    row, out = encode(GAME.start(2, 1).position), np.zeros(MOST_ACTIONS, dtype=np.int64)
    legal(row, to_act(row), out)
    apply(row.copy(), to_act(row), int(out[0]), NO_DRAWS, NoTables())
    over(row)
    scores(row, out)
    places(row, out)
    random_games(row, 2, 1, NoTables())
