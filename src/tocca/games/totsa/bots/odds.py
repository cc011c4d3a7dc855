"""A small expectimax: who will win, by how many cards everybody has, a few rolls ahead.

Only the numbers of cards count: all cards are rolled alike, and all hands are taken to be equally quick. In a roll
the first player does what is best for them: slaps, protects or flips their own, captures another's.
"""

from collections.abc import Sequence
from functools import cache
from math import fsum
from typing import Any, Literal, NamedTuple

from tocca.compiled.arithmetic import exp

RECALL = 0.6  # how often somebody knows where another's face-down card lies
SIMPLE_WEIGHTS = (0.55, 0.1)  # of open cards and their square: fitted to far-sighted play, as are those below
WEIGHTS = (0.23, 0.05, -0.17, 0.315, -0.03)  # the same, then of face-down cards, their square, and both


class Hand(NamedTuple):
    """How many cards lie in front of a player."""

    open: int
    down: int

    def fine(self) -> "Hand":
        """After a penalty (TC-10)."""
        if self.open:
            return Hand(self.open - 1, self.down)
        return Hand(1, self.down - 1) if self.down else self


class Lying(NamedTuple):
    """Where the card of the dice is: on the field, or with a player, open or face down."""

    where: Literal["field", "open", "down"]
    seat: int = -1


Hands = tuple[Hand, ...]
Act = tuple[tuple[float, Hands], ...]  # what may come of it, and how likely
Chances = tuple[float, ...]  # to win, by seat
FIELD = Lying("field")


class Odds:
    """The chances in one kind of game, simple or not. It remembers what it has worked out."""

    def __init__(self, game: Any, simple: bool) -> None:
        places = [place for row in game.rows[simple] for place in row]
        self.cards = sum(isinstance(place, int) for place in places)
        self._flips = "flip" in places
        self._simple, self._goal, self._nearness = simple, game.goal(simple), game.nearness
        self._known: dict[tuple[Hands, int, bool], Chances] = {}
        self._weights: dict[Hand, float] = {}

    def has_aim(self, hand: Hand) -> bool:
        """Whether those cards win (TC-3, TC-14)."""
        return bool(self._near(hand) >= self._goal)

    def chances(self, hands: Hands, ahead: int, last: bool = False) -> Chances:
        """By seat, looking so many rolls ahead; `last`: the match ends there (TC-18)."""
        order = tuple(sorted(hands))  # seats with the same cards have the same chances
        known = self._known.get((order, ahead, last))
        if known is None:
            known = self._known[order, ahead, last] = self._work_out(order, ahead, last)
        if order == hands:
            return known
        return tuple([known[order.index(hand)] for hand in hands])

    def _work_out(self, hands: Hands, ahead: int, last: bool) -> Chances:
        for winner in range(len(hands)):
            if self.has_aim(hands[winner]):
                return tuple(float(seat == winner) for seat in range(len(hands)))
        if ahead == 0:
            return self._nearest(hands) if last else self._guess(hands)
        everybody = range(len(hands))
        rolls = [
            (count / self.cards, self.after_roll(hands, lying, everybody, ahead - 1, last))
            for lying, count in self._rolls(hands)
            if count
        ]
        return _mean(rolls)

    def _rolls(self, hands: Hands) -> list[tuple[Lying, int]]:
        """Where the dice may send everybody, and how many cards lie there."""
        held = [(Lying("open", seat), hand.open) for seat, hand in enumerate(hands)]
        held += [(Lying("down", seat), hand.down) for seat, hand in enumerate(hands)]
        return [(FIELD, self.cards - sum(map(sum, hands))), *held]

    def after_roll(
        self, hands: Hands, lying: Lying, racers: Sequence[int], ahead: int, last: bool, owing: Sequence[int] = ()
    ) -> Chances:
        """After a roll in which one of the racers is first, each as likely, and all who owe have paid."""
        if not racers:
            return self.chances(fine_seats(hands, owing), ahead, last)
        return _mean(
            [(1 / len(racers), self._best(self._acts(hands, lying, one), one, ahead, last, owing)) for one in racers]
        )

    def _best(self, acts: Sequence[Act], seat: int, ahead: int, last: bool, owing: Sequence[int]) -> Chances:
        """What comes of the act that the seat likes best."""
        found = [
            _mean([(weight, self.chances(fine_seats(hands, owing), ahead, last)) for weight, hands in act])
            for act in acts
        ]
        return max(found, key=lambda chances: chances[seat])

    def _acts(self, hands: Hands, lying: Lying, seat: int) -> list[Act]:
        """What the seat can make of the roll, if it is the first (TC-5, TC-6)."""
        alone = ((1.0, hands),)
        if lying.where == "field":
            return [((1.0, take_card(hands, seat)),)]
        if lying.seat == seat:
            return [alone, ((1.0, flip_card(hands, seat)),)] if lying.where == "open" and self._flips else [alone]
        if lying.where == "open":
            return [((1.0, capture_card(hands, seat, lying)),)]
        return [alone, ((RECALL, capture_card(hands, seat, lying)), (1 - RECALL, fine_seats(hands, (seat,))))]

    def _guess(self, hands: Hands) -> Chances:
        """The chances by a static evaluation, without looking further ahead."""
        weights = [self._weight(hand) for hand in hands]
        whole = fsum(weights)
        return tuple(weight / whole for weight in weights)

    def _weight(self, hand: Hand) -> float:
        """How likely a player with these cards wins, beside others."""
        weight = self._weights.get(hand)
        if weight is None:
            weight = self._weights[hand] = exp(self._promise(hand))
        return weight

    def _promise(self, hand: Hand) -> float:
        open_cards, down = hand
        if self._simple:
            return SIMPLE_WEIGHTS[0] * open_cards + SIMPLE_WEIGHTS[1] * (open_cards * open_cards)
        parts = (open_cards, open_cards * open_cards, down, down * down, open_cards * down)
        return fsum(weight * part for weight, part in zip(WEIGHTS, parts, strict=True))

    def _nearest(self, hands: Hands) -> Chances:
        near = [self._near(hand) for hand in hands]
        return tuple((one == max(near)) / near.count(max(near)) for one in near)

    def _near(self, hand: Hand) -> int:
        return int(self._nearness(self._simple, hand.open, hand.down))


@cache
def odds(game: Any, simple: bool) -> Odds:
    """Those of that game."""
    return Odds(game, simple)


def take_card(hands: Hands, seat: int) -> Hands:
    """With one more open card for the seat."""
    return _with(hands, seat, Hand(hands[seat].open + 1, hands[seat].down))


def flip_card(hands: Hands, seat: int) -> Hands:
    """With one of the seat's open cards face down."""
    return _with(hands, seat, Hand(hands[seat].open - 1, hands[seat].down + 1))


def capture_card(hands: Hands, seat: int, lying: Lying) -> Hands:
    """With another's card in the seat's hands, face up."""
    loser = hands[lying.seat]
    rest = Hand(loser.open - 1, loser.down) if lying.where == "open" else Hand(loser.open, loser.down - 1)
    return take_card(_with(hands, lying.seat, rest), seat)


def fine_seats(hands: Hands, owing: Sequence[int]) -> Hands:
    """After those seats have paid a penalty each."""
    for seat in owing:
        hands = _with(hands, seat, hands[seat].fine())
    return hands


def _with(hands: Hands, seat: int, hand: Hand) -> Hands:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _mean(parts: Sequence[tuple[float, Chances]]) -> Chances:
    weights = [weight for weight, _ in parts]
    return tuple(fsum(map(float.__mul__, weights, column)) for column in zip(*(one for _, one in parts), strict=True))
