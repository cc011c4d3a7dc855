"""Tóncc reduced, for theory: one ring of six Regions, fewer Seals. The rules are the same, every line of them.

They are not options of Tóncc itself: there they would appear in every record, form and compiled table of the full game.
"""

from typing import Annotated, Literal, NamedTuple

from tocca.core.options import Range
from tocca.games.toncc.game import Toncc
from tocca.games.toncc.rules.board import BoardLayout, board
from tocca.games.toncc.rules.play import Position


class SmallOptions(NamedTuple):
    """Those of Tóncc, and what can be made smaller. A ring has the first six Regions of the Map, two have them all."""

    challenges: Annotated[int, Range(1, 9)] = 1
    kings: Literal["drawn", "seat"] = "seat"
    auto_finish: bool = True
    rings: Annotated[int, Range(1, 2)] = 1
    seals: Annotated[int, Range(1, 6)] = 3
    idle: Annotated[int, Range(1, 3)] = 3
    deal: Literal["drawn", "fixed"] = "drawn"  # fixed: in the order of the Map

    @property
    def board(self) -> BoardLayout:
        """The places and the ways between them."""
        return board(self.rings)


class SmallPosition(Position):
    """As stored: with its own options."""

    options: SmallOptions  # type: ignore[assignment]


class SmallToncc(Toncc):
    """The same game on a small board."""

    id = "toncc-small"
    name = "Small Tóncc"
    variant_of = "toncc"
    Options = SmallOptions  # type: ignore[assignment]
    Position = SmallPosition


GAME = SmallToncc()
