"""Totsa! by the thousand: kernels that play a round of every match of a batch and write what is observed.

They do what `match.py` does and write what `encoding.py` writes, number for number, on the rows of the twin;
the tests compare them.
"""

from typing import NamedTuple

import numpy as np

from tocca.compiled.kernels import compiled, kernel
from tocca.games.totsa.compiled.rows import (
    CAPTURER,
    CARD_AT,
    DEBT_BITS,
    DEBTS,
    DICE,
    DOWN,
    DUE,
    EVENT_COUNT,
    EVENTS,
    FIELD,
    LIMIT,
    NO_CLOCK,
    NOBODY,
    NOTHING,
    NOW,
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
    SINCE,
    SLOT_AT,
    WINNER,
)
from tocca.games.totsa.compiled.rules import apply, over, places
from tocca.games.totsa.compiled.seats import DEBTOR, QUEUED, acting, below, everybody, first_debtor, has_aim
from tocca.games.totsa.compiled.tables import (
    CAPTURING,
    CARD_COUNT,
    FIRST_POINT,
    FIRST_RETURN,
    FIRST_SLAP,
    FIRST_TURN_UP,
    FLIPPING,
    GAP,
    NO_CARD,
    PASSING,
    PAYING,
    POINTING,
    PROTECTING,
    RACE,
    ROLLING,
    SHOUTING,
    Numbers,
)
from tocca.games.totsa.learning.encoding import (
    CARDS,
    FIRST_RACING,
    KINDS,
    ON_FIELD,
    PASS_NUMBER,
    PERCENT,
    RACING,
    SHOUT_NUMBER,
    UNSEEN,
    TotsaEncoder,
)
from tocca.games.totsa.rules.actions import MOST_SEATS, SLOTS
from tocca.learning.arrays import Bytes, Flags, Reals
from tocca.learning.conventions import ANY_SEAT, ILLEGAL_REWARD, SELF_PLAY
from tocca.learning.payoff_kernels import write_payoffs

KIND_COUNT = len(KINDS)
PROTECT_ACT, FLIP_ACT, CAPTURE_ACT, SLAP_ACTS = range(4)  # places among the racing acts
ACT_COUNT = len(RACING)
AT_ONCE = 1 << 20  # so many ways to be first of equals
NEVER = 1 << 30  # milliseconds


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


class Ways(NamedTuple):
    """How actions are numbered: the reaction times, and where each kind begins."""

    times: Numbers
    returns: int
    turn_ups: int
    points: int


class Scratch(NamedTuple):
    """Room for one round: by seat what it chose and what puts it in order, a mask, and a list of choices."""

    chosen: Numbers
    keys: Numbers
    mask: Bytes
    choices: Numbers


def fields(encoder: TotsaEncoder) -> Fields:
    """Those of that encoder."""
    return Fields(*(encoder.layout.start(field.name) for field in encoder.layout.fields))


def ways(encoder: TotsaEncoder) -> Ways:
    """Those of that encoder."""
    returns = FIRST_RACING + ACT_COUNT * len(encoder.times)
    return Ways(np.array(encoder.times, dtype=np.int64), returns, returns + CARDS, returns + CARDS + SLOTS)


def scratch(encoder: TotsaEncoder) -> Scratch:
    """Room for a round."""
    one, two = (np.zeros(MOST_SEATS, dtype=np.int64) for _ in range(2))
    return Scratch(one, two, np.zeros(encoder.actions, dtype=np.int8), np.zeros(encoder.actions, dtype=np.int64))


# What is observed


@compiled(inline="always")
def _from(row: Numbers, me: int, seat: int) -> int:
    """The seat as it counts from one's own."""
    return (seat - me) % row[SEATS]


@kernel
def observe(row: Numbers, me: int, at: Fields, observation: Bytes) -> None:
    """What that seat observes."""
    observation[:] = 0
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


# Who may choose what


@compiled(inline="always")
def _may_shout(row: Numbers, seat: int) -> bool:
    return not row[PASSED] >> seat & 1 and has_aim(row, seat)


@kernel
def choosers(row: Numbers) -> int:
    """Who chooses in this round, as bits; nobody at the end."""
    if over(row):
        return 0
    if row[PHASE] == POINTING:
        return 1 << row[CAPTURER]
    if row[PHASE] != PAYING:
        return everybody(row)
    found = 1 << first_debtor(row)
    for seat in range(row[SEATS]):
        found |= int(_may_shout(row, seat)) << seat
    return found


@kernel
def write_mask(row: Numbers, seat: int, asked: Ways, mask: Bytes) -> None:
    """What that seat may choose; whoever is not asked can only pass."""
    mask[:] = 0
    if not choosers(row) >> seat & 1:
        mask[PASS_NUMBER] = 1
    elif row[PHASE] == RACE:
        _mask_race(row, asked, mask)
    elif row[PHASE] == POINTING:
        for spot in range(SLOTS * row[SEATS]):
            if row[DOWN + spot] != NO_CARD and spot // SLOTS != seat:
                mask[asked.points + (_from(row, seat, spot // SLOTS) - 1) * SLOTS + spot % SLOTS] = 1
    else:
        mask[SHOUT_NUMBER] = np.int8(_may_shout(row, seat))
        if row[PHASE] == PAYING and seat == first_debtor(row):
            _mask_payments(row, seat, asked, mask)
        else:
            mask[PASS_NUMBER] = 1


@kernel
def _mask_race(row: Numbers, asked: Ways, mask: Bytes) -> None:
    """Every card that can be slapped, at any time, and a pass."""
    mask[PASS_NUMBER] = 1
    _mask_act(PROTECT_ACT, asked, mask)
    if not row[SIMPLE]:
        _mask_act(FLIP_ACT, asked, mask)
    _mask_act(CAPTURE_ACT, asked, mask)
    for place in range(CARD_COUNT[row[SIMPLE]]):
        if row[FIELD + place] != NO_CARD:
            _mask_act(SLAP_ACTS + row[FIELD + place], asked, mask)


@compiled(inline="always")
def _mask_act(act: int, asked: Ways, mask: Bytes) -> None:
    count = len(asked.times)
    for number in range(FIRST_RACING + act * count, FIRST_RACING + (act + 1) * count):
        mask[number] = 1


@kernel
def _mask_payments(row: Numbers, seat: int, asked: Ways, mask: Bytes) -> None:
    for card in range(CARDS):
        mask[asked.returns + card] = np.int8(row[OPEN + seat] >> card & 1)
    if not row[OPEN + seat]:
        for slot in range(SLOTS):
            mask[asked.turn_ups + slot] = np.int8(row[DOWN + SLOTS * seat + slot] != NO_CARD)


@kernel
def any_choice(row: Numbers, seat: int, asked: Ways, room: Scratch) -> int:
    """A random action of that seat, and a random time where it races."""
    write_mask(row, seat, asked, room.mask)
    times, count, number = len(asked.times), 0, 0
    while number < len(room.mask):
        racing = FIRST_RACING <= number < asked.returns
        if room.mask[number]:
            room.choices[count] = number
            count += 1
        number += times if racing else 1
    found = room.choices[below(row, count) if count > 1 else 0]
    return found + below(row, times) if FIRST_RACING <= found < asked.returns else found


@kernel
def allowed(row: Numbers, seat: int, number: int, asked: Ways, room: Scratch) -> int:
    """That choice; where the mask forbids it a pass, and where one can't pass any choice."""
    write_mask(row, seat, asked, room.mask)
    if room.mask[number]:
        return number
    return PASS_NUMBER if room.mask[PASS_NUMBER] else any_choice(row, seat, asked, room)


# A round


@kernel
def _action(row: Numbers, seat: int, number: int, asked: Ways) -> int:
    """The contract's number of a choice."""
    if number == PASS_NUMBER:
        return PASSING
    if number == SHOUT_NUMBER:
        return SHOUTING
    if number < asked.returns:
        act = (number - FIRST_RACING) // len(asked.times)
        if act >= SLAP_ACTS:
            return FIRST_SLAP + act - SLAP_ACTS
        return PROTECTING if act == PROTECT_ACT else FLIPPING if act == FLIP_ACT else CAPTURING
    if number < asked.turn_ups:
        return FIRST_RETURN + number - asked.returns
    if number < asked.points:
        return FIRST_TURN_UP + number - asked.turn_ups
    other, slot = (number - asked.points) // SLOTS, (number - asked.points) % SLOTS
    return FIRST_POINT + (seat + 1 + other) % row[SEATS] * SLOTS + slot


@kernel
def _key(row: Numbers, number: int, racing: bool, asked: Ways) -> int:
    """What puts choices in order, equal ones as chance has it: in a race the time, passes last; else shouts come first
    and payments last."""
    late = 0
    if not racing:
        late = 0 if number == SHOUT_NUMBER else 1 if number == PASS_NUMBER else 2
    elif number == PASS_NUMBER:
        late = NEVER
    else:
        late = asked.times[(number - FIRST_RACING) % len(asked.times)]
    return late * AT_ONCE + below(row, AT_ONCE)


@kernel
def _next_of(waiting: int, keys: Numbers) -> int:
    """Who is first of those who wait, as bits."""
    first = NOBODY
    for seat in range(len(keys)):
        if waiting >> seat & 1 and (first == NOBODY or keys[seat] < keys[first]):
            first = seat
    return first


@kernel
def play(row: Numbers, asked: Ways, room: Scratch) -> None:
    """The round with what the choosers have chosen."""
    waiting, racing = choosers(row), row[PHASE] == RACE
    for seat in range(row[SEATS]):
        room.keys[seat] = _key(row, room.chosen[seat], racing, asked)
    if row[PHASE] == GAP:
        _roll_on(row, waiting, row[ROLLER], asked, room)
        return
    while waiting:
        seat = _next_of(waiting, room.keys)
        waiting &= ~(1 << seat)
        if row[PHASE] == RACE or row[PHASE] == POINTING if racing else not over(row):  # else the act is void
            apply(row, seat, _action(row, seat, room.chosen[seat], asked), row[:0])


@kernel
def _roll_on(row: Numbers, waiting: int, roller: int, asked: Ways, room: Scratch) -> None:
    """The next roll, unless somebody shouts. Without a clock the roller comes last."""
    waiting &= ~(1 << roller)
    while waiting:
        seat = _next_of(waiting, room.keys)
        waiting &= ~(1 << seat)
        if acting(row) >> seat & 1:
            apply(row, seat, _action(row, seat, room.chosen[seat], asked), row[:0])
    if not over(row):
        apply(row, roller, SHOUTING if room.chosen[roller] == SHOUT_NUMBER else ROLLING, row[:0])


@kernel
def restart(row: Numbers) -> None:
    """A new match, its chance from the row's own random numbers, and its first dice (TC-2, TC-15)."""
    count = CARD_COUNT[row[SIMPLE]]
    for place in range(count):
        row[FIELD + place] = place
    for place in range(count - 1, 0, -1):
        other = below(row, place + 1)
        row[FIELD + place], row[FIELD + other] = row[FIELD + other], row[FIELD + place]
    row[PHASE], row[ROLLER], row[ROLLS], row[DICE] = GAP, below(row, row[SEATS]), 0, NO_CARD
    row[CAPTURER] = row[WINNER] = NOBODY
    row[PASSED], row[DEBTS], row[QUEUE], row[SHOWN], row[EVENT_COUNT] = everybody(row), 0, 0, NOTHING, 0
    row[NOW], row[SINCE], row[DUE] = NO_CLOCK, 0, 0
    for seat in range(MOST_SEATS):
        row[OPEN + seat] = 0
    for spot in range(DOWN, FIELD):
        row[spot] = NO_CARD
    apply(row, row[ROLLER], ROLLING, row[:0])


@kernel
def _others(row: Numbers, seat: int, asked: Ways, room: Scratch) -> None:
    """Random rounds, until that seat has to choose."""
    while not over(row) and not choosers(row) >> seat & 1:
        for other in range(row[SEATS]):
            room.chosen[other] = any_choice(row, other, asked, room)
        play(row, asked, room)


# Batches


@kernel
def begin(
    rows: Numbers,
    seats: Numbers,
    wanted: int,
    at: Fields,
    asked: Ways,
    room: Scratch,
    observations: Bytes,
    masks: Bytes,
) -> None:
    """New matches in all rows."""
    for number in range(len(rows)):
        _begin(rows[number], seats, number, wanted, asked, room)
        _write(rows[number], seats[number], wanted, at, asked, observations[number], masks[number])


@kernel
def _begin(row: Numbers, seats: Numbers, number: int, wanted: int, asked: Ways, room: Scratch) -> None:
    restart(row)
    if wanted != SELF_PLAY:
        seats[number] = below(row, row[SEATS]) if wanted == ANY_SEAT else wanted
        _others(row, seats[number], asked, room)


@kernel
def _write(row: Numbers, seat: int, wanted: int, at: Fields, asked: Ways, observations: Bytes, masks: Bytes) -> None:
    """One observation and mask; in self-play one for each seat."""
    for number in range(len(observations)):
        whose = number if wanted == SELF_PLAY else seat
        observe(row, whose, at, observations[number])
        write_mask(row, whose, asked, masks[number])


@kernel
def step(
    rows: Numbers, seats: Numbers, wanted: int, at: Fields, asked: Ways, room: Scratch, actions: Numbers, ended: Flags,
    observations: Bytes, masks: Bytes, rewards: Reals, illegal: Flags, payoffs: Reals,
) -> None:  # fmt: skip
    """One round of every match, or a new match where the last step ended one.

    Actions, observations, rewards and the like have a second axis: the one seat, or in self-play all of them.
    """
    placed = np.zeros(MOST_SEATS, dtype=np.int64)
    for number in range(len(rows)):
        row, seat = rows[number], seats[number]
        rewards[number], illegal[number], payoffs[number] = 0.0, False, 0.0
        if ended[number]:
            _begin(row, seats, number, wanted, asked, room)
            ended[number] = False
        elif _refused(actions[number], len(room.mask), illegal[number]):
            ended[number] = True
            for one in range(len(actions[number])):
                rewards[number, one] = ILLEGAL_REWARD if illegal[number, one] else 0.0
        else:
            _round(row, seat, wanted, asked, room, actions[number])
            if over(row):
                ended[number] = True
                places(row, placed)
                write_payoffs(placed, row[SEATS], payoffs[number])
                for one in range(len(actions[number])):
                    rewards[number, one] = payoffs[number, one if wanted == SELF_PLAY else seat]
        _write(row, seats[number], wanted, at, asked, observations[number], masks[number])


@kernel
def _refused(actions: Numbers, count: int, illegal: Flags) -> bool:
    """Whether one of these is no choice at all."""
    refused = False
    for one in range(len(actions)):
        if actions[one] < 0 or actions[one] >= count:
            illegal[one] = refused = True
    return refused


@kernel
def _round(row: Numbers, seat: int, wanted: int, asked: Ways, room: Scratch, actions: Numbers) -> None:
    """All seats as told; else one of them, and the others at random, also while that one has nothing to choose."""
    for one in range(row[SEATS]):
        if wanted == SELF_PLAY:
            room.chosen[one] = allowed(row, one, actions[one], asked, room)
        elif one == seat:
            room.chosen[one] = allowed(row, one, actions[0], asked, room)
        else:
            room.chosen[one] = any_choice(row, one, asked, room)
    play(row, asked, room)
    if wanted != SELF_PLAY:
        _others(row, seat, asked, room)
