"""Toscana compiled: positions are rows (rows.py), the rules are kernels (rules.py), checked against tocca.games.

For bots there are a judgement of boards (prospects.py), a tree (tree.py), quick games to the end (playing_out.py), and
what puts them to use (searching.py).
"""

import numpy as np

from tocca.games.toscana.compiled.encoding import decode, encode
from tocca.games.toscana.compiled.random_play import playout, playouts, random_games
from tocca.games.toscana.compiled.rows import POSITION, RNG, WIDTH
from tocca.games.toscana.compiled.rules import MOST_ACTIONS, NO_DRAWS, apply, legal, over, places, scores, to_act
from tocca.games.toscana.compiled.searching import Flat, Search, Tried
from tocca.games.toscana.game import GAME

__all__ = [
    "MOST_ACTIONS", "NO_DRAWS", "POSITION", "RNG", "WIDTH", "Flat", "Search", "Tried", "apply", "decode", "encode",
    "legal", "over", "places", "playout", "playouts", "random_games", "scores", "to_act", "warm_up",
]  # fmt: skip


def warm_up() -> None:
    """Compile every kernel once, or read it from disk."""
    state = GAME.start(2, 1)
    row, out = encode(state.position), np.zeros(MOST_ACTIONS, dtype=np.int64)
    legal(row, to_act(row), out)
    apply(row.copy(), to_act(row), int(out[0]), NO_DRAWS)
    over(row)
    scores(row, out)
    places(row, out)
    random_games(row, 2, 1)
    for thinking in (Search(state.view(0), 1), Flat(state.view(0), 1)):
        thinking.run(2)
