"""Totsa!'s observations and actions.

An act that races (a slap or a press) comes with a reaction time, one of a few: its number is act × times + time. Seats
count clockwise from one's own. Like a view, an observation has no memory: which card lies face down where is left to
the learner's memory. Where a card lies on the field is not in it: without a clock it does not matter.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple, get_args

import numpy as np

from tocca.core.errors import BadOption
from tocca.games.totsa.rules.actions import (
    CAPTURE,
    FLIP,
    PASS,
    POINTS,
    PROTECT,
    RETURNS,
    SHOUT,
    SLAPS,
    SLOTS,
    TURN_UPS,
    Action,
    Point,
    Press,
    Return,
    Slap,
    TurnUp,
)
from tocca.games.totsa.rules.cards import NAMES, NONE
from tocca.games.totsa.rules.position import Kind, Options, Phase, RollEvent
from tocca.games.totsa.rules.view import View
from tocca.learning.encoding import Encoder, Field, Layout, Mask, one_hot

CARDS = len(NAMES)
PHASES: tuple[str, ...] = get_args(Phase)
_PHASE_NUMBERS = {phase: number for number, phase in enumerate(PHASES)}
KINDS: tuple[str, ...] = get_args(Kind)
RACING: tuple[Slap | Press, ...] = (PROTECT, FLIP, CAPTURE, *SLAPS)
TIMES = (250, 400, 550, 700, 900, 1200, 1600, 2200)  # milliseconds: nobody is quicker than 250
PERCENT = 100
_NOTHING_DOWN = (NONE,) * SLOTS
ON_FIELD, UNSEEN = 0, 1  # where a card is; from 2 on: open before a seat

PASS_NUMBER, SHOUT_NUMBER, FIRST_RACING = 0, 1, 2


class TimedAction(NamedTuple):
    """An act, and the reaction time in milliseconds where it races."""

    action: Action
    ms: int = 0


@cache
def layout(seats: int) -> Layout:
    """The fields for so many seats."""
    return Layout(
        Field("phase", (len(PHASES),), ", ".join(PHASES)),
        Field("dice", (CARDS,), "the card the dice name"),
        Field("cards", (CARDS, 2 + seats), "by card: on the field, out of sight, or open before which seat"),
        Field("down", (seats, SLOTS), "where a face-down card lies"),
        Field("peeked", (SLOTS, CARDS), "with peek: my own face-down cards"),
        Field("roller", (seats,), "who rolls, or rolls next"),
        Field("capturer", (seats,), "who must point at a face-down card"),
        Field("pays", (seats,), "who pays next"),
        Field("debts", (seats,), "how many penalties each one owes", 2 * seats),
        Field("passed", (seats,), "who has no act left"),
        Field("waiting", (seats,), "who has pressed while somebody points"),
        Field("shown", (seats, SLOTS), "the face-down card that was just shown: where"),
        Field("shown card", (CARDS,), "and which"),
        Field("events", (seats, len(KINDS)), "the latest thing that happened to each seat in this roll"),
        Field("event card", (seats, CARDS), "with which card"),
        Field("event slot", (seats, SLOTS), "in which slot"),
        Field("event owner", (seats, seats), "and whose card it was"),
        Field("rolls", (1,), "how much of the limit of rolls is gone, in percent", PERCENT),
    )


class TotsaEncoder(Encoder[View]):
    """Totsa!: two to four seats, memory wanted."""

    game_id = "totsa"
    more = ("times",)

    def __init__(self, seats: int = 2, options: Options | None = None, times: Sequence[int] = TIMES) -> None:
        if not times or any(type(ms) is not int or ms < 1 for ms in times):
            raise BadOption(f"times are milliseconds such as {TIMES}, not {times!r}")
        self.times = tuple(times)
        self._at_any_time = bytes([1]) * len(self.times)
        self._racing: dict[Action, int] = {
            act: FIRST_RACING + place * len(self.times) for place, act in enumerate(RACING)
        }
        self.first_return = FIRST_RACING + len(RACING) * len(self.times)
        self._first_turn_up = self.first_return + CARDS
        self.first_point = self._first_turn_up + SLOTS
        fields = layout(seats)
        super().__init__(seats, options or Options(), fields, self.first_point + (seats - 1) * SLOTS)
        self._at = {field.name: fields.start(field.name) for field in fields.fields}

    def write(self, view: View, observation: bytearray) -> None:
        """The table as that seat sees it."""
        at, seats, me = self._at, view.seats, view.seat
        assert me is not None
        observation[_PHASE_NUMBERS[view.phase]] = 1
        one_hot(observation, at["dice"], view.dice)
        self._write_cards(view, me, observation)
        observation[at["roller"] + (view.roller - me) % seats] = 1
        if view.capturer is not None:
            observation[at["capturer"] + (view.capturer - me) % seats] = 1
        if view.debts:
            observation[at["pays"] + (view.debts[0] - me) % seats] = 1
            for seat in view.debts:
                observation[at["debts"] + (seat - me) % seats] += 1
        for name, some in (("passed", view.passed), ("waiting", view.queue)):
            for seat in some:
                observation[at[name] + (seat - me) % seats] = 1
        if view.shown is not None:
            observation[at["shown"] + (view.shown.seat - me) % seats * SLOTS + view.shown.slot] = 1
            observation[at["shown card"] + view.shown.card] = 1
        for event in {event.seat: event for event in view.events}.values():
            self._write_event(event, me, observation)
        observation[at["rolls"]] = PERCENT * view.rolls // view.options.limit

    def _write_cards(self, view: View, me: int, observation: bytearray) -> None:
        at, seats = self._at, view.seats
        where = [UNSEEN] * len(view.field)
        for card in view.field:
            if card != NONE:
                where[card] = ON_FIELD
        for number in range(seats):
            player = view.players[(me + number) % seats]
            for card in player.open:
                where[card] = 2 + number
            if player.down != _NOTHING_DOWN:
                self._write_down(player.down, number, observation)
        start = at["cards"]
        for place in where:
            observation[start + place] = 1
            start += 2 + seats

    def _write_down(self, down: tuple[int, ...], number: int, observation: bytearray) -> None:
        for slot, card in enumerate(down):
            if card != NONE:
                observation[self._at["down"] + SLOTS * number + slot] = 1
                one_hot(observation, self._at["peeked"] + CARDS * slot, card if number == 0 else NONE)

    def _write_event(self, event: RollEvent, me: int, observation: bytearray) -> None:
        at, seats = self._at, self.seats
        number = (event.seat - me) % seats
        observation[at["events"] + len(KINDS) * number + KINDS.index(event.kind)] = 1
        one_hot(observation, at["event card"] + CARDS * number, event.card)
        one_hot(observation, at["event slot"] + SLOTS * number, event.slot)
        if event.owner != NONE:
            observation[at["event owner"] + seats * number + (event.owner - me) % seats] = 1

    def mask(self, view: View, legal: Iterable[Action]) -> Mask:
        """A 1 for each of these actions, at any time where it races."""
        mask, racing, at_any_time = bytearray(self.actions), self._racing, self._at_any_time
        for action in legal:
            first = racing.get(action)
            if first is None:
                mask[self.number(view, action)] = 1
            else:
                mask[first : first + len(at_any_time)] = at_any_time
        return np.frombuffer(mask, dtype=np.int8)

    def number(self, view: View, action: Action) -> int:
        """The number of an action, with the quickest time where it races."""
        match action:
            case Slap() | Press():
                return self._racing[action]
            case Return(card=card):
                return self.first_return + card
            case TurnUp(slot=slot):
                return self._first_turn_up + slot
            case Point(seat=seat, slot=slot):
                assert view.seat is not None
                return self.first_point + ((seat - view.seat) % view.seats - 1) * SLOTS + slot
        return SHOUT_NUMBER if action == SHOUT else PASS_NUMBER

    def action(self, view: View, number: int) -> Action:
        """The action without its time."""
        return self.read_timed(view, number).action

    def read_timed(self, view: View, number: int) -> TimedAction:
        """The action and its time."""
        if number < FIRST_RACING:
            return TimedAction(PASS if number == PASS_NUMBER else SHOUT)
        if number < self.first_return:
            act, time = divmod(number - FIRST_RACING, len(self.times))
            return TimedAction(RACING[act], self.times[time])
        if number < self._first_turn_up:
            return TimedAction(RETURNS[number - self.first_return])
        if number < self.first_point:
            return TimedAction(TURN_UPS[number - self._first_turn_up])
        other, slot = divmod(number - self.first_point, SLOTS)
        assert view.seat is not None
        return TimedAction(POINTS[(view.seat + 1 + other) % view.seats][slot])
