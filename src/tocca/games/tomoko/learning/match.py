"""Tomoko: players push in turn; where claims are manual, or cards go to partners, the others are asked in between."""

from collections.abc import Mapping

from tocca.games.tomoko.learning.encoding import LET_BE, TomokoEncoder
from tocca.games.tomoko.rules.board import Push
from tocca.learning.encoding import Mask
from tocca.learning.matches import Answer, Match


class TomokoMatch(Match):
    """After a push everybody with a card to claim or to hand over is asked, clockwise from the mover, until he lets it
    be; the seat to push comes last, and with its push the next round begins."""

    encoder: TomokoEncoder

    def begin(self) -> None:
        """Nobody has let anything be yet."""
        options = self.encoder.options
        self._quick = options.claims == "auto" and not options.teams
        self._quiet: set[int] = set()

    def who_chooses(self) -> tuple[int, ...]:
        """One seat at a time."""
        acting = self.state.to_act
        if self._quick or not acting:
            return tuple(acting)
        position = self.state.position
        turn = position.turn
        first = turn if position.mover is None else position.mover
        for step in range(self.seats):
            seat = (first + step) % self.seats
            if seat in acting and seat != turn and seat not in self._quiet:
                return (seat,)
        return (turn,)

    def mask(self, seat: int) -> Mask:
        """Legal actions, and letting it be for whoever is not to push."""
        mask = super().mask(seat)
        if not self._quick and seat in self.choosers and seat != self.state.position.turn:
            mask[LET_BE] = 1
        return mask

    def read(self, seat: int, number: int) -> Answer:
        """Letting it be is no action of the game."""
        if number == LET_BE and seat != self.state.position.turn:
            return Answer(None)
        return super().read(seat, number)

    def settle(self, answers: Mapping[int, Answer]) -> None:
        """Push, claim, hand over, or nothing."""
        (seat,) = self.choosers
        action = answers[seat].action
        if action is None and seat != self.state.position.turn:
            self._quiet.add(seat)
            return
        self.apply(seat, action)
        if isinstance(action, Push):
            self._quiet.clear()

    def rivals(self) -> int:
        """A partner is none (TM-9)."""
        return 2 if self.encoder.options.teams else self.seats - 1
