"""Totsa! compiled: positions are rows (rows.py), the rules kernels (rules.py, clock.py), checked against tocca.games.

All of the game is here, every option, in turns and by the clock. Playouts go on without the clock: a random hand
knows no haste.
"""

from tocca.games.totsa.compiled.clock import advance, due
from tocca.games.totsa.compiled.playouts import playout, playouts, random_games, scratch, stop_clock
from tocca.games.totsa.compiled.rows import RNG, WIDTH, decode, encode
from tocca.games.totsa.compiled.rules import apply, legal, over, places, scores
from tocca.games.totsa.compiled.seats import NO_DRAWS, acting
from tocca.games.totsa.compiled.tables import MOST_ACTIONS, draws
from tocca.games.totsa.game import GAME

__all__ = [
    "MOST_ACTIONS", "NO_DRAWS", "RNG", "WIDTH", "acting", "advance", "apply", "decode", "draws", "due", "encode",
    "legal", "over", "places", "playout", "playouts", "random_games", "scores", "scratch", "stop_clock", "warm_up",
]  # fmt: skip


def warm_up() -> None:
    """Compile the rules once, or read them from disk."""
    row, out = encode(GAME.start(2, 1, limit=1).position), scratch()
    legal(row, 0, out)
    acting(row)
    apply(row.copy(), int(row[2]), 0, NO_DRAWS)
    advance(row.copy(), 0, NO_DRAWS)
    due(row)
    over(row)
    scores(row, out)
    places(row, out)
    stop_clock(row)
    random_games(row, 2, 1)
