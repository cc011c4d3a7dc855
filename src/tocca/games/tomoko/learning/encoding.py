"""Tomoko's observations and actions.

Actions: 0 to 39 are the pushes, 40 to 42 claim the first, second or third card of one's hand, 43 to 45 hand it over to
the partner, and 46 is to let it be: neither claim nor hand over anything until the next push.
"""

from collections.abc import Iterable
from functools import cache, lru_cache

import numpy as np

from tocca.core.errors import IllegalAction
from tocca.games.tomoko.rules.board import HOLLOWS, PUSHES, SIZE, Push
from tocca.games.tomoko.rules.cards import CARD, DECKS, deck
from tocca.games.tomoko.rules.play import CLAIMS, HAND_OVERS, Action, Claim, Options, party, target
from tocca.games.tomoko.rules.view import View
from tocca.learning.encoding import Encoder, Field, Layout, Mask, one_hot

HELD = 3  # cards in a hand at most (TM-10)
PUSH_COUNT = len(PUSHES)
FIRST_CLAIM = PUSH_COUNT
FIRST_HAND_OVER = FIRST_CLAIM + HELD
NO_OP = FIRST_HAND_OVER + HELD
ACTIONS = NO_OP + 1
CELLS = HOLLOWS.bit_length()
PATTERN = CARD * CARD
PERCENT = 100

_NUMBERS: dict[Action, int] = {push: number for number, push in enumerate(PUSHES)}
# Five bits of a board as five numbers: a row of hollows.
_ROWS = tuple(bytes(row >> column & 1 for column in range(SIZE)) for row in range(1 << SIZE))


def spread(marbles: int) -> bytes:
    """The hollows of a board, 1 where there is a marble."""
    rows = _ROWS
    return (
        rows[marbles & 31] + rows[marbles >> 5 & 31] + rows[marbles >> 10 & 31] + rows[marbles >> 15 & 31]
        + rows[marbles >> 20]
    )  # fmt: skip


@cache
def layout(seats: int, cards: int, most_laid: int) -> Layout:
    """The fields for so many seats, a deck of so many cards, and that target."""
    return Layout(
        Field("dark", (5, 5), "hollows with a dark marble, the upper row first"),
        Field("light", (5, 5), "hollows with a light one"),
        Field("before dark", (5, 5), "the same before the latest push, which must not be taken back"),
        Field("before light", (5, 5), "and its light marbles"),
        Field("last push", (PUSH_COUNT,), "the latest push"),
        Field("mover", (seats,), "who made it"),
        Field("turn", (seats,), "who pushes next"),
        Field("pushes", (1,), "how much of the limit of pushes is gone, in percent", PERCENT),
        Field("over", (1,), "whether the match is over"),
        Field("laid", (seats,), "how many cards each one, or their team, has laid", most_laid),
        Field("arrived", (seats,), "who has reached the target"),
        Field("held", (seats, HELD), "the cards in the hands as far as I see them"),
        Field("patterns", (seats, HELD, CARD, CARD), "their patterns, 1 for dark"),
        Field("mine", (HELD,), "in a team: which cards of our hand I hold myself"),
        Field("tried", (HELD,), "which of them were claimed in vain since the latest push"),
        Field("passed", (HELD,), "which of them were handed over since then"),
        Field("cards laid", (cards,), "the cards of the deck that lie face up"),
    )


class TomokoEncoder(Encoder[View]):
    """Tomoko: two to four seats; observations contain no secrets."""

    game_id = "tomoko"
    no_op = NO_OP

    def __init__(self, seats: int = 2, options: Options | None = None) -> None:
        options = options or Options()
        cards = deck(options.deck).cards
        fields = layout(seats, len(cards), target(options, seats))
        super().__init__(seats, options, fields, ACTIONS)
        self.patterns = patterns_of(cards)
        self._at = {field.name: fields.start(field.name) for field in fields.fields}

    @property
    def rivals(self) -> int:
        """A partner is not an opponent (TM-9)."""
        return sum(party(self.options, seat) != party(self.options, 0) for seat in range(self.seats))

    def write(self, view: View, observation: bytearray) -> None:
        """The board, the cards, and everybody's progress."""
        at, seats = self._at, view.seats
        assert view.seat is not None
        me = view.seat
        for plane, marbles in enumerate((*view.board, *(view.before or ()))):
            observation[plane * CELLS : plane * CELLS + CELLS] = spread(marbles)
        if view.last is not None and view.mover is not None:
            observation[at["last push"] + _NUMBERS[view.last]] = 1
            observation[at["mover"] + (view.mover - me) % seats] = 1
        observation[at["turn"] + (view.turn - me) % seats] = 1
        observation[at["pushes"]] = PERCENT * view.pushes // view.options.limit
        observation[at["over"]] = bool(view.over)
        for number in range(seats):
            self._write_party(view, number, party(view.options, (me + number) % seats), observation)
        self._write_own(view, party(view.options, me), observation)

    def _write_party(self, view: View, number: int, one: int, observation: bytearray) -> None:
        at, laid = self._at, view.laid[one]
        observation[at["laid"] + number] = len(laid)
        if view.arrived:
            observation[at["arrived"] + number] = any(one in group for group in view.arrived)
        for card in laid:
            observation[at["cards laid"] + card - 1] = 1
        for place, card in enumerate(view.hands[one]):
            slot = HELD * number + place
            observation[at["held"] + slot] = 1
            start = at["patterns"] + PATTERN * slot
            observation[start : start + PATTERN] = self.patterns[card - 1]

    def _write_own(self, view: View, one: int, observation: bytearray) -> None:
        for place, card in enumerate(view.hands[one]):
            if view.holders:
                one_hot(observation, self._at["mine"], place if view.holders[place] == view.seat else -1)
            if view.tried:
                one_hot(observation, self._at["tried"], place if card in view.tried else -1)
            if view.passed:
                one_hot(observation, self._at["passed"], place if card in view.passed else -1)

    def mask(self, view: View, legal: Iterable[Action]) -> Mask:
        """A 1 for each of these actions."""
        mask = bytearray(ACTIONS)
        for action in legal:
            number = _NUMBERS.get(action)
            mask[self.number(view, action) if number is None else number] = 1
        return np.frombuffer(mask, dtype=np.int8)

    def number(self, view: View, action: Action) -> int:
        """The push, or the place of the card in one's hand."""
        if isinstance(action, Push):
            return _NUMBERS[action]
        assert view.seat is not None
        place = view.hands[party(view.options, view.seat)].index(action.card)
        return place + (FIRST_CLAIM if isinstance(action, Claim) else FIRST_HAND_OVER)

    def action(self, view: View, number: int) -> Action:
        """The push, or what is done with that card of one's hand. To let it be is no action of the game."""
        if number < PUSH_COUNT:
            return PUSHES[number]
        kind, place = divmod(number - FIRST_CLAIM, HELD)
        assert view.seat is not None
        hand = view.hands[party(view.options, view.seat)]
        if number >= NO_OP or place >= len(hand):
            raise IllegalAction("no-such-card", f"there is no card {place + 1} in a hand of {len(hand)}")
        return (CLAIMS, HAND_OVERS)[kind][hand[place] - 1]


@lru_cache(DECKS)
def patterns_of(cards: tuple[str, ...]) -> tuple[bytes, ...]:
    """The cards of a deck, row by row, 1 for dark."""
    return tuple(bytes(cell == "d" for cell in card.replace("/", "")) for card in cards)
