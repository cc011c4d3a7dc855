"""The games for OpenSpiel: importing this registers them, as `python_GAME`.

    import pyspiel
    import tocca.adapters.openspiel

    game = pyspiel.load_game("python_GAME(players=2)")

Where all choose at the same time a game is simultaneous; the others go in turns. Chance is a node of its own whenever
somebody learns something. The small variants, `python_GAME_small`, are for tools that walk through a whole tree. See
docs/openspiel.md.
"""

from tocca.core.extras import need

need("spiel")

from tocca.adapters.openspiel.spiel import TableGame, TableState, register  # noqa: E402
from tocca.core.registry import games, variants  # noqa: E402

GAMES = tuple(map(register, (*games(), *variants())))

__all__ = ["GAMES", "TableGame", "TableState"]
