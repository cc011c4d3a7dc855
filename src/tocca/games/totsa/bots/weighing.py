"""What each action is worth: the chance to win with it, as the player sees the table."""

from collections.abc import Sequence
from functools import cached_property
from math import fsum
from typing import Any

from tocca.games.totsa.bots.belief import Belief, believe, in_sight
from tocca.games.totsa.bots.mind import Mind
from tocca.games.totsa.bots.odds import Hand, Hands, Lying, Odds, capture_card, fine_seats, flip_card, take_card

DAWDLING = 1e-6  # the cost of letting time pass instead of doing what has to be done
ERRING = 0.05  # nobody errs on purpose, not even where the penalty turns up a card that they would like open


class Weigher:
    """One look at the table, and so many rolls ahead."""

    def __init__(self, view: Any, mind: Mind, odds: Odds, depth: int) -> None:
        self.view, self.mind, self.odds = view, mind, odds
        self.seat: int = view.seat
        left = view.options.limit - view.rolls
        self.ahead, self.last = min(depth, left), depth >= left
        self.hands: Hands = tuple(Hand(len(player.open), len(player.slots)) for player in view.players)
        racing = view.phase in ("race", "pointing")
        self.lying = in_sight(view) if racing else None
        self.belief: Belief = believe(view, mind) if racing and self.lying is None else {}
        out = {self.seat, *view.passed, *view.debts, *view.queue}
        self.others = [seat for seat in range(view.seats) if seat not in out]

    def worth(self, action: Any) -> float:
        """The chance to win after that action; slightly less for actions that should lose a tie."""
        if self.view.phase == "thrown":
            return self._weigh_left(self.hands) if action.kind == "pass" else self._weigh_error(())
        if self.view.phase in ("gap", "paying"):
            return self._between_rolls(action)
        return self._weigh_point(action) if action.kind == "point" else self._in_race(action)

    # -- between two rolls -------------------------------------------------------------------------

    def _between_rolls(self, action: Any) -> float:
        has_aim = self.odds.has_aim(self.hands[self.seat])
        owing = list(self.view.debts)
        if action.kind == "shout":
            return 1.0 if has_aim else self._weigh_error(owing)
        hands = fine_seats(self.hands, owing)
        if has_aim:  # it has to be shouted (TC-11)
            hands = tuple(Hand(0, 0) if seat == self.seat else hand for seat, hand in enumerate(hands))
        chance = self._weigh_left(hands)
        if action.kind == "pass":
            return chance - DAWDLING
        return chance - DAWDLING / 2 * (action.kind == "turn-up" and self._knows(action.slot))

    def _knows(self, slot: int) -> bool:
        """Whether the player remembers which of their cards that is: better to turn up one that they have forgotten."""
        return any((trace.seat, trace.slot) == (self.seat, slot) for trace in self.mind.traces)

    # -- in a roll ---------------------------------------------------------------------------------

    def _in_race(self, action: Any) -> float:
        if action.kind == "pass":
            return self._rest(())
        if action.kind == "slap":
            return self._weigh_close(take_card(self.hands, self.seat)) if action.card == self.view.dice else self._wrong
        return self._blind(action.act) if self.lying is None else self._weigh_seen(action.act, self.lying)

    @cached_property
    def _wrong(self) -> float:
        """After an error in the roll, whatever it was."""
        return self._rest((self.seat,))

    def _weigh_seen(self, act: str, lying: Lying) -> float:
        """An action card, for a card that everybody sees."""
        if lying.where == "field" or (act == "capture") == (lying.seat == self.seat):
            return self._wrong
        if act == "capture":
            return self._weigh_close(capture_card(self.hands, self.seat, lying))
        return self._weigh_close(flip_card(self.hands, self.seat) if act == "flip" else self.hands)

    def _blind(self, act: str) -> float:
        """An action card, for a card that lies face down."""
        if act == "flip":
            return self._wrong
        mine = fsum(chance for spot, chance in self.belief.items() if spot[0] == self.seat)
        if act == "protect":
            return mine * self._weigh_close(self.hands) + (1 - mine) * self._wrong
        spot = max(self.belief, key=lambda one: (one[0] != self.seat) * self.belief[one])
        right = self.belief[spot] if spot[0] != self.seat else 0.0
        return right * self._weigh_found(spot[0]) + (1 - right) * self._wrong

    def _weigh_point(self, action: Any) -> float:
        right = self.belief.get((action.seat, action.slot), 0.0)
        return right * self._weigh_found(action.seat) + (1 - right) * self._wrong

    def _weigh_found(self, owner: int) -> float:
        return self._weigh_close(capture_card(self.hands, self.seat, Lying("down", owner)))

    # -- and then ----------------------------------------------------------------------------------

    def _weigh_close(self, hands: Hands) -> float:
        """The seat has closed the roll; seats that owe a penalty pay it."""
        return self._weigh_left(fine_seats(hands, self.view.debts))

    def _rest(self, owing: tuple[int, ...]) -> float:
        """The others go on with the roll."""
        owing = (*self.view.debts, *owing)
        if self.lying is not None:
            return self._after(self.lying, owing)
        return fsum(part * self._after(Lying("down", spot[0]), owing) for spot, part in self.belief.items())

    def _after(self, lying: Lying, owing: Sequence[int]) -> float:
        return self.odds.after_roll(self.hands, lying, self.others, self.ahead, self.last, owing)[self.seat]

    def _weigh_error(self, owing: Sequence[int]) -> float:
        """The seat owes a penalty for nothing, after those who owe one already."""
        return self._weigh_left(fine_seats(self.hands, (*owing, self.seat))) - ERRING

    def _weigh_left(self, hands: Hands) -> float:
        return self.odds.chances(hands, self.ahead, self.last)[self.seat]
