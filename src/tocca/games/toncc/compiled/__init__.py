"""Tóncc compiled: positions are rows (rows.py), the rules are kernels (rules.py), checked against tocca.games."""

import numpy as np

from tocca.games.toncc.compiled.random_play import playout, playouts, random_games, scratch
from tocca.games.toncc.compiled.rows import RNG, WIDTH, decode, encode
from tocca.games.toncc.compiled.rules import NO_DRAWS, apply, legal, over, places, scores
from tocca.games.toncc.compiled.search import Manner
from tocca.games.toncc.compiled.thinking import Samples, Search, solver
from tocca.games.toncc.game import GAME
from tocca.games.toncc.rules.play import Position

MOST_ACTIONS = 6  # of one seat at once
MOST_POSITIONS = 30_000  # of the ending that is looked at to compile what solves them

__all__ = [
    "MOST_ACTIONS", "NO_DRAWS", "RNG", "WIDTH", "Manner", "Samples", "Search", "apply", "decode", "encode",
    "legal", "over", "places", "playout", "playouts", "random_games", "scores", "scratch", "solver", "warm_up",
]  # fmt: skip


def warm_up() -> None:
    """Compile every kernel once, or read it from disk."""
    start = GAME.start(3, 1).position
    row = encode(start)
    out = np.zeros(MOST_ACTIONS, dtype=np.int64)
    legal(row, 0, out)
    apply(row.copy(), 0, 0, NO_DRAWS)
    over(row)
    scores(row, out)
    places(row, out)
    random_games(row, 2, 1)
    Search(start, 8, Manner(), 1).arms(0)
    Samples(start, 0, 1).run(1)
    _warm_up_endings(start)


def _warm_up_endings(start: Position) -> None:
    """With Red and Yellow left, and two Regions: few positions."""
    seals = (0b11111, 0b11111 << 5, 0b111111 << 10)
    challenge = start.challenge._replace(places=(0, 1, None), seals=seals, king_points=(0, 0, 3))
    ending = solver(start._replace(challenge=challenge, heads=(None, None, 0)), MOST_POSITIONS)
    assert ending is not None
    ending.run(1)
    ending.chances(0)
