"""Tomoko reduced, for theory: a smaller board, few cards. The rules are the same, every line of them.

They are not options of Tomoko itself: there they would appear in every record, form and compiled table of the full
game.
"""

from typing import Annotated, Literal, NamedTuple

from tocca.core.options import Checked, Range
from tocca.games.tomoko.game import Tomoko
from tocca.games.tomoko.rules.cards import read_deck
from tocca.games.tomoko.rules.play import Position

CARDS = ("ddd/lll/ddd", "dld/ldl/dld", "ddl/dll/ddl", "lll/ldl/dld")  # six marbles of a colour will do


class SmallOptions(NamedTuple):
    """Those of Tomoko, and what can be made smaller. The board is the upper left corner of the large one."""

    claims: Literal["auto", "manual"] = "auto"
    prefill: bool = False
    teams: bool = False
    open_cards: bool = False
    deck: Annotated[str | tuple[str, ...], Checked(read_deck)] = CARDS
    play_on: bool = False
    limit: Annotated[int, Range(1, 10_000)] = 20
    side: Annotated[int, Range(3, 5)] = 3
    marbles: Annotated[int, Range(5, 15)] = 6
    goal: Annotated[int, Range(1, 10)] = 1
    hand: Annotated[int, Range(1, 3)] = 1
    deal: Literal["drawn", "fixed"] = "drawn"  # fixed: dark marbles first, seat 0 begins; only cards are drawn


class SmallPosition(Position):
    """As stored: with its own options."""

    options: SmallOptions  # type: ignore[assignment]


class SmallTomoko(Tomoko):
    """The same game on a small board."""

    id = "tomoko-small"
    name = "Small Tomoko"
    variant_of = "tomoko"
    Options = SmallOptions  # type: ignore[assignment]
    Position = SmallPosition


GAME = SmallTomoko()
