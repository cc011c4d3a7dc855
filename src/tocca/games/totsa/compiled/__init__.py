"""Totsa! compiled: positions are rows (rows.py), the rules are kernels (rules.py, clock.py), as the tests check.

This module is a tocca.compiled.protocol.Twin. All of the game is here, every option, in turns and by the clock.
Playouts go on without the clock: random players have no reaction times.
"""

from typing import Any

from tocca.compiled.protocol import NoTables
from tocca.games.totsa.compiled import playouts, rows, rules
from tocca.games.totsa.compiled.clock import advance, due
from tocca.games.totsa.compiled.playouts import random_games, scratch, stop_clock
from tocca.games.totsa.compiled.rows import RNG, ROLLER, WIDTH, encode
from tocca.games.totsa.compiled.rules import legal, over, places, scores
from tocca.games.totsa.compiled.seats import NO_DRAWS, acting
from tocca.games.totsa.compiled.tables import MOST_ACTIONS, Numbers, draws
from tocca.games.totsa.game import GAME
from tocca.games.totsa.rules.position import Position

__all__ = [
    "MOST_ACTIONS", "NO_DRAWS", "RNG", "WIDTH", "acting", "advance", "apply", "decode", "draws", "due", "encode",
    "legal", "over", "places", "playout", "random_games", "scores", "scratch", "stop_clock", "tables_for", "warm_up",
]  # fmt: skip


def tables_for(options: Any) -> NoTables:
    """None: a row holds the options."""
    return NoTables()


def decode(row: Numbers, options: Any) -> Position:
    """The position that the row holds."""
    return rows.decode(row)


def apply(row: Numbers, seat: int, action: int, draws: Numbers, tables: NoTables) -> int:
    """Do a legal action, in place; how many of the draws it used."""
    return rules.apply(row, seat, action, draws)


def playout(row: Numbers, tables: NoTables) -> int:
    """Random actions to the end, in place; how many."""
    return playouts.playout(row, scratch())


def warm_up() -> None:
    """Compile the rules once, or read them from disk."""
    row, out = encode(GAME.start(2, 1, limit=1).position), scratch()
    legal(row, 0, out)
    acting(row)
    apply(row.copy(), int(row[ROLLER]), 0, NO_DRAWS, NoTables())
    advance(row.copy(), 0, NO_DRAWS)
    due(row)
    over(row)
    scores(row, out)
    places(row, out)
    stop_clock(row)
    random_games(row, 2, 1, NoTables())
