"""A position as one row of whole numbers, and back. The names below are the columns of a row."""

from functools import lru_cache

import numpy as np

from tocca.games.totsa.compiled.tables import (
    ACT_NAMES,
    CARD_COUNT,
    CARDS,
    KINDS,
    MOST_EVENTS,
    NO_CARD,
    PHASES,
    Numbers,
)
from tocca.games.totsa.rules.actions import ACTIONS, MOST_SEATS, SLOTS, Press, Slap
from tocca.games.totsa.rules.position import Options, Player, Position, Queued, RollEvent, Shown

NOBODY = -1
NO_CLOCK = -1
NOTHING = -1

PHASE, SEATS, ROLLER, ROLLS, DICE, CAPTURER, WINNER, PASSED = range(8)  # passed: seats as bits
DEBTS, QUEUE, SHOWN = range(8, 11)  # each list in one number, see below
NOW, SINCE, DUE = range(11, 14)
SIMPLE, PEEK, PACE, WINDOW, LIMIT = range(14, 19)
RNG = 19  # the state of the row's own random numbers
OPEN = 20  # by seat: the open cards, as bits
DOWN = OPEN + MOST_SEATS  # by seat and slot
FIELD = DOWN + MOST_SEATS * SLOTS
EVENT_COUNT = FIELD + CARDS
EVENTS = EVENT_COUNT + 1
WIDTH = EVENTS + MOST_EVENTS

# Who owes a penalty: seat + 1 in four bits, the first one lowest; 0 is the end of the list.
DEBT_BITS = 4
# Who has pressed while another points, and what: 1 + seat + 4 * action.
QUEUE_BITS = 9
# An event: kind, seat, act, then card, owner, slot and place, each plus one, since -1 is none.
SEAT_AT, ACT_AT, CARD_AT, OWNER_AT, SLOT_AT, PLACE_AT = 5, 8, 10, 15, 18, 20


def encode(position: Position, rng: int = 0) -> Numbers:
    """The position as a row, with a seed for the chance of its future."""
    row = np.zeros(WIDTH, dtype=np.int64)
    row[PHASE], row[SEATS], row[ROLLER] = PHASES.index(position.phase), position.seats, position.roller
    row[ROLLS], row[DICE], row[RNG] = position.rolls, position.dice, rng
    row[CAPTURER] = NOBODY if position.capturer is None else position.capturer
    row[WINNER] = NOBODY if position.winner is None else position.winner
    row[PASSED] = sum(1 << seat for seat in position.passed)
    row[DEBTS] = sum(seat + 1 << DEBT_BITS * at for at, seat in enumerate(position.debts))
    row[QUEUE] = sum(_waiting(queued) << QUEUE_BITS * at for at, queued in enumerate(position.queue))
    row[SHOWN] = NOTHING if position.shown is None else _pack_shown(position.shown)
    row[NOW] = NO_CLOCK if position.now is None else position.now
    row[SINCE], row[DUE] = position.since, position.due
    row[SIMPLE : LIMIT + 1] = position.options
    row[DOWN:EVENT_COUNT] = NO_CARD
    for seat, player in enumerate(position.players):
        row[OPEN + seat] = sum(1 << card for card in player.open)
        row[DOWN + SLOTS * seat : DOWN + SLOTS * (seat + 1)] = player.down
    row[FIELD : FIELD + len(position.field)] = position.field
    row[EVENT_COUNT] = len(position.events)
    row[EVENTS : EVENTS + len(position.events)] = [_pack_event(event) for event in position.events]
    return row


def decode(row: Numbers) -> Position:
    """The position that `encode` made a row of."""
    values = row.tolist()
    simple, peek, pace, window, limit = values[SIMPLE : LIMIT + 1]
    seats = values[SEATS]
    return Position(
        options=Options(bool(simple), bool(peek), pace, window, limit),
        seats=seats,
        phase=PHASES[values[PHASE]],
        roller=values[ROLLER],
        field=tuple(values[FIELD : FIELD + int(CARD_COUNT[simple])]),
        players=tuple(_player(values, seat) for seat in range(seats)),
        rolls=values[ROLLS],
        dice=values[DICE],
        debts=tuple(debt - 1 for debt in _parts(values[DEBTS], DEBT_BITS)),
        passed=frozenset(seat for seat in range(seats) if values[PASSED] >> seat & 1),
        capturer=None if values[CAPTURER] == NOBODY else values[CAPTURER],
        queue=tuple(_read_queued(part - 1) for part in _parts(values[QUEUE], QUEUE_BITS)),
        events=tuple(_event(packed) for packed in values[EVENTS : EVENTS + values[EVENT_COUNT]]),
        shown=None if values[SHOWN] == NOTHING else _was_shown(values[SHOWN]),
        winner=None if values[WINNER] == NOBODY else values[WINNER],
        now=None if values[NOW] == NO_CLOCK else values[NOW],
        since=values[SINCE],
        due=values[DUE],
    )


def _player(values: list[int], seat: int) -> Player:
    return Player(_cards(values[OPEN + seat]), tuple(values[DOWN + SLOTS * seat : DOWN + SLOTS * (seat + 1)]))


@lru_cache(1 << 14)
def _cards(bits: int) -> tuple[int, ...]:
    return tuple(card for card in range(CARDS) if bits >> card & 1)


def _parts(number: int, bits: int) -> list[int]:
    parts = []
    while number:
        parts.append(number & (1 << bits) - 1)
        number >>= bits
    return parts


def _waiting(queued: Queued) -> int:
    return 1 + queued.seat + MOST_SEATS * ACTIONS.index(queued.press)


def _read_queued(packed: int) -> Queued:
    press = ACTIONS[packed // MOST_SEATS]
    assert isinstance(press, Slap | Press)
    return Queued(packed % MOST_SEATS, press)


def _pack_shown(shown: Shown) -> int:
    return (shown.seat * SLOTS + shown.slot) * CARDS + shown.card


def _was_shown(packed: int) -> Shown:
    spot, card = divmod(packed, CARDS)
    return Shown(*divmod(spot, SLOTS), card)


def _pack_event(event: RollEvent) -> int:
    acts = ACT_NAMES.index(event.act) << ACT_AT | event.card + 1 << CARD_AT | event.owner + 1 << OWNER_AT
    places = event.slot + 1 << SLOT_AT | event.place + 1 << PLACE_AT
    return KINDS.index(event.kind) | event.seat << SEAT_AT | acts | places


@lru_cache(1 << 14)
def _event(packed: int) -> RollEvent:
    kind, seat = KINDS[packed & 31], packed >> SEAT_AT & 7
    act, card, owner = ACT_NAMES[packed >> ACT_AT & 3], (packed >> CARD_AT & 31) - 1, (packed >> OWNER_AT & 7) - 1
    return RollEvent(kind, seat, act, card, owner, (packed >> SLOT_AT & 3) - 1, (packed >> PLACE_AT & 31) - 1)
