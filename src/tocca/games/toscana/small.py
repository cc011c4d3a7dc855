"""Toscana reduced, for theory: a smaller board, fewer tiles. The rules are the same, every line of them.

They are not options of Toscana itself: there they would appear in every record, form and compiled table of the full
game.
"""

from typing import Annotated, Literal, NamedTuple

from tocca.core.options import Range
from tocca.games.toscana.game import Toscana
from tocca.games.toscana.rules.board import field
from tocca.games.toscana.rules.play import Position


class SmallOptions(NamedTuple):
    """Those of Toscana, and what can be made smaller. The squares keep their names: the board is in the middle."""

    games: Annotated[int, Range(1, 2)] = 1
    first: Literal["grey", "red", "random"] = "grey"
    swap_colours: bool = False
    veto: bool = False
    side: Annotated[int, Range(4, 17)] = 6
    tiles: Annotated[int, Range(1, 16)] = 2  # the first ones of each colour

    @property
    def field(self) -> int:
        """The squares of the board."""
        return field(self.side)


class SmallPosition(Position):
    """As stored: with its own options."""

    options: SmallOptions  # type: ignore[assignment]


class SmallToscana(Toscana):
    """The same game on a small board."""

    id = "toscana-small"
    name = "Small Toscana"
    variant_of = "toscana"
    Options = SmallOptions  # type: ignore[assignment]
    Position = SmallPosition


GAME = SmallToscana()
