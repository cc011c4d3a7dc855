"""Tomoko: players push in turn; where claims are manual, or cards go to partners, the others are asked in between."""

from typing import Any

from tocca.games.tomoko.rules.board import Push
from tocca.learning.asking import AnyState, AskingOrder
from tocca.learning.matches import MatchDriver


class TomokoAskingOrder(AskingOrder):
    """After a push everybody with a card to claim or to hand over is asked, clockwise from the mover, until they let it
    be; the seat to push comes last, and with its push the next round begins."""

    __slots__ = ()

    def first(self, state: AnyState, awaited: frozenset[int]) -> int:
        """The mover is in the position, also of a match that was not driven from its start."""
        mover: int | None = state.position.mover
        return super().first(state, awaited) if mover is None else mover

    def is_move(self, state: AnyState, seat: int, action: Any) -> bool:
        """A claim is no reason to ask again about claims."""
        return isinstance(action, Push)


class TomokoMatch(MatchDriver):
    """A step is a push, a claim, a card for the partner, or to let it be."""

    asking = TomokoAskingOrder()
