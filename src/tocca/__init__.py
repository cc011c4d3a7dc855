"""Tocca: board games, exact and for everybody.

    import tocca

    game = tocca.game(tocca.games()[0])
    state = game.start(seed=7)
    seat = min(state.to_act)
    state = state.apply(seat, state.legal(seat)[0])

The names below are the public ones; docs/architecture.md says what each promises.
"""

from tocca.announcing import announce as _announce
from tocca.core.chance import Chance
from tocca.core.contract import Game
from tocca.core.errors import (
    BadChance,
    BadNotation,
    BadOption,
    BadRecord,
    ChanceNeeded,
    IllegalAction,
    MissingExtra,
    ToccaError,
    UnknownGame,
)
from tocca.core.options import Option, Range
from tocca.core.outcome import Outcome
from tocca.core.records import Record
from tocca.core.registry import games, variant, variants
from tocca.core.state import State
from tocca.core.structure import Length
from tocca.typed import game

__version__ = "0.2.0"

__all__ = [
    "BadChance",
    "BadNotation",
    "BadOption",
    "BadRecord",
    "Chance",
    "ChanceNeeded",
    "Game",
    "IllegalAction",
    "Length",
    "MissingExtra",
    "Option",
    "Outcome",
    "Range",
    "Record",
    "State",
    "ToccaError",
    "UnknownGame",
    "__version__",
    "game",
    "games",
    "variant",
    "variants",
]

_announce()  # to Gymnasium, if it is there or comes
