"""Tomoko compiled: positions are rows (rows.py), the rules are kernels (rules.py), checked against tocca.games."""

import numpy as np

from tocca.fast.tomoko.playouts import NO_DRAWS, playout, playouts, random_games
from tocca.fast.tomoko.rows import RNG, WIDTH, decode, encode, in_step
from tocca.fast.tomoko.rules import apply, legal, over, places, scores
from tocca.fast.tomoko.tables import Deck, deck_tables
from tocca.games.tomoko import GAME

MOST_ACTIONS = 48  # of one seat at once: 40 pushes, and claims or cards to hand over

__all__ = [
    "MOST_ACTIONS", "NO_DRAWS", "RNG", "WIDTH", "Deck", "apply", "deck_tables", "decode", "encode", "in_step", "legal",
    "over", "places", "playout", "playouts", "random_games", "scores", "warm_up",
]  # fmt: skip


def warm_up() -> None:
    """Compile every kernel once, or read it from disk."""
    deck = deck_tables("standard")
    row = encode(GAME.start(2, 1, limit=3).position)
    out = np.zeros(MOST_ACTIONS, dtype=np.int64)
    legal(row, 0, out)
    apply(row.copy(), int(row[5]), 0, deck.numbers, deck.bits, NO_DRAWS)
    over(row)
    scores(row, out)
    places(row, out)
    random_games(row, 2, 1, deck)
