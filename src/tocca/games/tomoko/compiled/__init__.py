"""Tomoko compiled: positions are rows (rows.py), the rules are kernels (rules.py), checked against the plain rules.

This module is a tocca.compiled.protocol.Twin. Its tables are those of the deck.
"""

from typing import Any

import numpy as np

from tocca.games.tomoko.compiled import playouts, rules
from tocca.games.tomoko.compiled.playouts import NO_DRAWS, random_games
from tocca.games.tomoko.compiled.rows import MOST_ACTIONS, PUSHES_MADE, RNG, TURN, WIDTH, decode, encode, in_step
from tocca.games.tomoko.compiled.rules import legal, over, places, scores
from tocca.games.tomoko.compiled.tables import DeckTables, Numbers, deck_tables
from tocca.games.tomoko.game import GAME

__all__ = [
    "MOST_ACTIONS", "NO_DRAWS", "PUSHES_MADE", "RNG", "WIDTH", "apply", "decode", "encode", "in_step", "legal", "over",
    "places", "playout", "random_games", "scores", "tables_for", "warm_up",
]  # fmt: skip


def tables_for(options: Any) -> DeckTables:
    """Which cards a window shows, in the deck of these options."""
    return deck_tables(options.deck)


def apply(row: Numbers, seat: int, action: int, draws: Numbers, tables: DeckTables) -> int:
    """Do a legal action, in place; how many of the draws it used."""
    return rules.apply(row, seat, action, tables.numbers, tables.bits, draws)


def playout(row: Numbers, tables: DeckTables) -> int:
    """Random pushes to the end, in place; how many."""
    return playouts.playout(row, tables.numbers, tables.bits)


def warm_up() -> None:
    """Compile the rules once, or read them from disk."""
    deck, row = deck_tables("standard"), encode(GAME.start(2, 1, limit=8).position)
    out = np.zeros(MOST_ACTIONS, dtype=np.int64)
    legal(row, 0, out)
    apply(row.copy(), int(row[TURN]), 0, NO_DRAWS, deck)
    over(row)
    scores(row, out)
    places(row, out)
    random_games(row, 2, 1, deck)
