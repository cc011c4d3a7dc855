"""The games for OpenSpiel: importing this registers them.

    import pyspiel
    import tocca.adapters.openspiel

    game = pyspiel.load_game("python_toscana(games=1)")

`python_toncc` is a simultaneous game; `python_toscana` and `python_tomoko` go in turns, with a chance node for every
tile or card when somebody learns it; `python_totsa` is abstract: acts with a reaction time from a few bins.
The small variants, `python_toncc_small` and so on, are for tools that walk through a whole tree. See docs/openspiel.md.
"""

from tocca.core.extras import need

need("spiel")

from tocca.adapters.openspiel.spiel import TableGame, TableState, register  # noqa: E402
from tocca.adapters.openspiel.table import Table  # noqa: E402
from tocca.adapters.openspiel.tomoko import TomokoTable  # noqa: E402
from tocca.adapters.openspiel.toncc import TonccTable  # noqa: E402
from tocca.adapters.openspiel.toscana import ToscanaTable  # noqa: E402
from tocca.adapters.openspiel.totsa import TotsaTable  # noqa: E402

_TABLES: dict[str, type[Table]] = {
    "tomoko": TomokoTable,
    "toncc": TonccTable,
    "toscana": ToscanaTable,
    "totsa": TotsaTable,
    "tomoko-small": TomokoTable,
    "toncc-small": TonccTable,
    "toscana-small": ToscanaTable,
}
GAMES = tuple(register(name, kind) for name, kind in _TABLES.items())

__all__ = ["GAMES", "TableGame", "TableState"]
