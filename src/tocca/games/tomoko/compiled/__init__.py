"""Tomoko compiled: positions are rows (rows.py), the rules are kernels (rules.py), checked against the plain rules."""

import numpy as np

from tocca.games.tomoko.compiled.playouts import NO_DRAWS, playout, playouts, random_games
from tocca.games.tomoko.compiled.rows import MOST_ACTIONS, PUSHES_MADE, RNG, TURN, WIDTH, decode, encode, in_step
from tocca.games.tomoko.compiled.rules import apply, legal, over, places, scores
from tocca.games.tomoko.compiled.tables import Deck, deck_tables
from tocca.games.tomoko.game import GAME

__all__ = [
    "MOST_ACTIONS", "NO_DRAWS", "PUSHES_MADE", "RNG", "WIDTH", "Deck", "apply", "deck_tables", "decode", "encode",
    "in_step", "legal", "over", "places", "playout", "playouts", "random_games", "scores", "warm_up",
]  # fmt: skip


def warm_up() -> None:
    """Compile the rules once, or read them from disk."""
    deck, row = deck_tables("standard"), encode(GAME.start(2, 1, limit=8).position)
    out = np.zeros(MOST_ACTIONS, dtype=np.int64)
    legal(row, 0, out)
    apply(row.copy(), int(row[TURN]), 0, deck.numbers, deck.bits, NO_DRAWS)
    over(row)
    scores(row, out)
    places(row, out)
    random_games(row, 2, 1, deck)
