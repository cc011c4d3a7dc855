"""What a push would do, for a player who is still thinking (TM-3, TM-5)."""

from typing import NamedTuple

from tocca.games.tomoko.rules.board import Board, Marble, Push, push
from tocca.games.tomoko.rules.play import Action
from tocca.games.tomoko.rules.view import View
from tocca.games.tomoko.words.scene import Showing, in_sight, roll


class Pushing(NamedTuple):
    """The hollows whose marbles move on by one, in order from the entry; the board afterwards; the
    colour of the marble that falls out, if one does; the cards of hands in sight that the board would show,
    and where they, and any that lie on the table, would show."""

    moves: tuple[int, ...]
    board: Board
    falls: Marble | None
    shows: tuple[int, ...]
    where: tuple[Showing, ...]


def preview(view: View, action: Action) -> Pushing | None:
    """The effect of a push; claims and cards handed over have none that could be shown."""
    if not isinstance(action, Push):
        return None
    moves, falls = roll(view.board, action, view.options.side)
    after = push(view.board, action, view.options.side)
    where = in_sight(view, after)
    in_hands = {card for hand in view.hands for card in hand}
    return Pushing(moves, after, falls, tuple(one.card for one in where if one.card in in_hands), where)
