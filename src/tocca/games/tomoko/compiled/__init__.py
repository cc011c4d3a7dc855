"""Tomoko compiled: positions are rows (rows.py), the rules are kernels (rules.py), checked against tocca.games.

The searches (searches.py) are made from a position that fits a view.
"""

import numpy as np

from tocca.games.tomoko.compiled.nearness import nearness
from tocca.games.tomoko.compiled.playouts import NO_DRAWS, playout, playouts, random_games
from tocca.games.tomoko.compiled.rows import PUSHES_MADE, RNG, TURN, WIDTH, decode, encode, in_step
from tocca.games.tomoko.compiled.rules import apply, legal, over, places, scores
from tocca.games.tomoko.compiled.searches import Circle, Duel, Glance, Samples, is_duel
from tocca.games.tomoko.compiled.sight import MOST_ACTIONS
from tocca.games.tomoko.compiled.tables import Deck, deck_tables
from tocca.games.tomoko.game import GAME

__all__ = [
    "MOST_ACTIONS", "NO_DRAWS", "PUSHES_MADE", "RNG", "WIDTH", "Circle", "Deck", "Duel", "Glance", "Samples", "apply",
    "deck_tables", "decode", "encode", "in_step", "is_duel", "legal", "nearness", "over", "places", "playout",
    "playouts", "random_games", "scores", "warm_up",
]  # fmt: skip


def warm_up() -> None:
    """Compile every kernel once, or read it from disk."""
    position = GAME.start(2, 1, limit=8).position
    deck, row = deck_tables("standard"), encode(position)
    out = np.zeros(MOST_ACTIONS, dtype=np.int64)
    legal(row, 0, out)
    apply(row.copy(), int(row[TURN]), 0, deck.numbers, deck.bits, NO_DRAWS)
    over(row)
    scores(row, out)
    places(row, out)
    random_games(row, 2, 1, deck)
    duel = Duel(position, position.turn)
    duel.look(duel.order[0])
    Circle(position, position.turn, 1, 2, 1.0, 1.0).run(1)
    for eager in (True, False):
        Samples(position, position.turn, 1, eager).run()
