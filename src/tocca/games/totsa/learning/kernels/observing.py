"""What is observed in Totsa!, for kernels.

They write what `encoding.py` writes, number for number, from the rows of the twin; the tests compare them.
"""

from typing import NamedTuple

import numpy as np

from tocca.compiled.kernels import compile_with, kernel
from tocca.games.totsa.compiled.rows import (
    CAPTURER,
    CARD_AT,
    DEBT_BITS,
    DEBTS,
    DICE,
    DOWN,
    EVENT_COUNT,
    EVENTS,
    FIELD,
    LIMIT,
    NOBODY,
    NOTHING,
    OPEN,
    OWNER_AT,
    PASSED,
    PEEK,
    PHASE,
    QUEUE,
    QUEUE_BITS,
    ROLLER,
    ROLLS,
    SEAT_AT,
    SEATS,
    SHOWN,
    SIMPLE,
    SLOT_AT,
)
from tocca.games.totsa.compiled.seats import DEBTOR, QUEUED, first_debtor
from tocca.games.totsa.compiled.tables import CARD_COUNT, NO_CARD, Numbers
from tocca.games.totsa.learning.encoding import CARDS, KINDS, ON_FIELD, PERCENT, UNSEEN, TotsaEncoder
from tocca.games.totsa.rules.actions import MOST_SEATS, SLOTS
from tocca.learning.arrays import Bytes

KIND_COUNT = len(KINDS)


class Fields(NamedTuple):
    """Where each field of an observation begins."""

    phase: int
    dice: int
    cards: int
    down: int
    peeked: int
    roller: int
    capturer: int
    pays: int
    debts: int
    passed: int
    waiting: int
    shown: int
    shown_card: int
    events: int
    event_card: int
    event_slot: int
    event_owner: int
    rolls: int


def fields(encoder: TotsaEncoder) -> Fields:
    """Those of that encoder."""
    return Fields(*(encoder.layout.start(field.name) for field in encoder.layout.fields))


@compile_with(inline="always")
def _from(row: Numbers, me: int, seat: int) -> int:
    """The seat as it counts from one's own."""
    return (seat - me) % row[SEATS]


@kernel
def observe(row: Numbers, me: int, at: Fields, observation: Bytes) -> None:
    """What that seat observes."""
    observation[:] = 0
    fill(row, me, at, observation)


@kernel
def fill(row: Numbers, me: int, at: Fields, observation: Bytes) -> None:
    """The same into zeros."""
    seats = row[SEATS]
    observation[at.phase + row[PHASE]] = 1
    if row[DICE] != NO_CARD:
        observation[at.dice + row[DICE]] = 1
    _write_cards(row, me, at, observation)
    observation[at.roller + _from(row, me, row[ROLLER])] = 1
    if row[CAPTURER] != NOBODY:
        observation[at.capturer + _from(row, me, row[CAPTURER])] = 1
    owing = row[DEBTS]
    if owing:
        observation[at.pays + _from(row, me, first_debtor(row))] = 1
    while owing:
        observation[at.debts + _from(row, me, (owing & DEBTOR) - 1)] += 1
        owing >>= DEBT_BITS
    for seat in range(seats):
        observation[at.passed + _from(row, me, seat)] = np.int8(row[PASSED] >> seat & 1)
    waiting = row[QUEUE]
    while waiting:
        observation[at.waiting + _from(row, me, ((waiting & QUEUED) - 1) % MOST_SEATS)] = 1
        waiting >>= QUEUE_BITS
    if row[SHOWN] != NOTHING:
        spot, card = row[SHOWN] // CARDS, row[SHOWN] % CARDS
        observation[at.shown + _from(row, me, spot // SLOTS) * SLOTS + spot % SLOTS] = 1
        observation[at.shown_card + card] = 1
    _write_events(row, me, at, observation)
    observation[at.rolls] = np.int8(PERCENT * row[ROLLS] // row[LIMIT])


@kernel
def _write_cards(row: Numbers, me: int, at: Fields, observation: Bytes) -> None:
    seats, width, count = row[SEATS], 2 + row[SEATS], CARD_COUNT[row[SIMPLE]]
    for card in range(count):
        observation[at.cards + width * card + UNSEEN] = 1
    for place in range(count):
        card = row[FIELD + place]
        if card != NO_CARD:
            observation[at.cards + width * card + UNSEEN] = 0
            observation[at.cards + width * card + ON_FIELD] = 1
    for seat in range(seats):
        number, cards = _from(row, me, seat), row[OPEN + seat]
        for card in range(count):
            if cards >> card & 1:
                observation[at.cards + width * card + UNSEEN] = 0
                observation[at.cards + width * card + 2 + number] = 1
        for slot in range(SLOTS):
            card = row[DOWN + SLOTS * seat + slot]
            if card != NO_CARD:
                observation[at.down + SLOTS * number + slot] = 1
                if seat == me and row[PEEK]:
                    observation[at.peeked + CARDS * slot + card] = 1


@kernel
def _write_events(row: Numbers, me: int, at: Fields, observation: Bytes) -> None:
    """The latest one of each seat."""
    seen, seats = 0, row[SEATS]
    for place in range(EVENTS + row[EVENT_COUNT] - 1, EVENTS - 1, -1):
        event = row[place]
        seat = event >> SEAT_AT & 7
        if seen >> seat & 1:
            continue
        seen |= 1 << seat
        number = _from(row, me, seat)
        card, owner, slot = (event >> CARD_AT & 31) - 1, (event >> OWNER_AT & 7) - 1, (event >> SLOT_AT & 3) - 1
        observation[at.events + KIND_COUNT * number + (event & 31)] = 1
        if card >= 0:
            observation[at.event_card + CARDS * number + card] = 1
        if slot >= 0:
            observation[at.event_slot + SLOTS * number + slot] = 1
        if owner >= 0:
            observation[at.event_owner + seats * number + _from(row, me, owner)] = 1
