"""Totsa! by the thousand: kernels that play a round of every match of a batch.

They do what `match.py` does on the rows of the twin; the tests compare them.
"""

import numpy as np

from tocca.compiled.kernels import kernel
from tocca.games.totsa.compiled.dealing import deal
from tocca.games.totsa.compiled.rows import NOBODY, PHASE, ROLLER, SEATS
from tocca.games.totsa.compiled.rules import apply, over, places
from tocca.games.totsa.compiled.seats import acting, below
from tocca.games.totsa.compiled.tables import GAP, POINTING, RACE, ROLLING, SHOUTING, Numbers
from tocca.games.totsa.learning.encoding import FIRST_RACING, PASS_NUMBER, SHOUT_NUMBER
from tocca.games.totsa.learning.kernels.choosing import (
    Numbering,
    Scratch,
    action_of,
    any_choice,
    choosers,
    correct_choice,
    write_mask,
)
from tocca.games.totsa.learning.kernels.observing import Fields, observe
from tocca.games.totsa.rules.actions import MOST_SEATS
from tocca.learning.arrays import Bytes, Flags, Reals
from tocca.learning.conventions import ANY_SEAT, ILLEGAL_REWARD, SELF_PLAY
from tocca.learning.payoff_kernels import write_payoffs

AT_ONCE = 1 << 20  # so many ways to be first of equals
NEVER = 1 << 30  # milliseconds


# A round


@kernel
def _key(row: Numbers, number: int, racing: bool, numbering: Numbering) -> int:
    """What puts choices in order, equal ones as chance has it: in a race the time, passes last; else shouts come first
    and payments last."""
    late = 0
    if not racing:
        late = 0 if number == SHOUT_NUMBER else 1 if number == PASS_NUMBER else 2
    elif number == PASS_NUMBER:
        late = NEVER
    else:
        late = numbering.times[(number - FIRST_RACING) % len(numbering.times)]
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
def play(row: Numbers, numbering: Numbering, room: Scratch) -> None:
    """The round with what the choosers have chosen."""
    waiting, racing = choosers(row), row[PHASE] == RACE
    for seat in range(row[SEATS]):
        room.keys[seat] = _key(row, room.chosen[seat], racing, numbering)
    if row[PHASE] == GAP:
        _roll_on(row, waiting, row[ROLLER], numbering, room)
        return
    while waiting:
        seat = _next_of(waiting, room.keys)
        waiting &= ~(1 << seat)
        if row[PHASE] == RACE or row[PHASE] == POINTING if racing else not over(row):  # else the act is void
            apply(row, seat, action_of(row, seat, room.chosen[seat], numbering), row[:0])


@kernel
def _roll_on(row: Numbers, waiting: int, roller: int, numbering: Numbering, room: Scratch) -> None:
    """The next roll, unless somebody shouts. Without a clock the roller comes last."""
    waiting &= ~(1 << roller)
    while waiting:
        seat = _next_of(waiting, room.keys)
        waiting &= ~(1 << seat)
        if acting(row) >> seat & 1:
            apply(row, seat, action_of(row, seat, room.chosen[seat], numbering), row[:0])
    if not over(row):
        apply(row, roller, SHOUTING if room.chosen[roller] == SHOUT_NUMBER else ROLLING, row[:0])


@kernel
def _others(row: Numbers, seat: int, numbering: Numbering, room: Scratch) -> None:
    """Random rounds, until that seat has to choose."""
    while not over(row) and not choosers(row) >> seat & 1:
        for other in range(row[SEATS]):
            room.chosen[other] = any_choice(row, other, numbering, room)
        play(row, numbering, room)


# Batches


@kernel
def begin(
    rows: Numbers, seats: Numbers, wanted: int, dealt: Flags, at: Fields, numbering: Numbering, room: Scratch,
    observations: Bytes, masks: Bytes,
) -> None:  # fmt: skip
    """New matches in all rows, but for those that are dealt already."""
    for number in range(len(rows)):
        seat_anew(rows[number], seats, number, wanted, dealt[number], numbering, room)
        _write(rows[number], seats[number], wanted, at, numbering, room, observations[number], masks[number])


@kernel
def seat_anew(
    row: Numbers, seats: Numbers, number: int, wanted: int, dealt: bool, numbering: Numbering, room: Scratch
) -> None:
    """A new match, unless it is dealt already, up to the first choice."""
    if not dealt:
        deal(row)
    apply(row, row[ROLLER], ROLLING, row[:0])
    if wanted != SELF_PLAY:
        seats[number] = below(row, row[SEATS]) if wanted == ANY_SEAT else wanted
        _others(row, seats[number], numbering, room)


@kernel
def _write(
    row: Numbers, seat: int, wanted: int, at: Fields, numbering: Numbering, room: Scratch,
    observations: Bytes, masks: Bytes,
) -> None:  # fmt: skip
    """One observation and mask; in self-play one for each seat."""
    for number in range(len(observations)):
        whose = number if wanted == SELF_PLAY else seat
        observe(row, whose, at, observations[number])
        if number and row[PHASE] == RACE:  # all may choose the same
            masks[number] = masks[0]
        else:
            write_mask(row, whose, numbering, room, masks[number])


@kernel
def step(
    rows: Numbers, seats: Numbers, wanted: int, at: Fields, numbering: Numbering, room: Scratch,
    actions: Numbers, legal: Bytes, ended: Flags,
    observations: Bytes, masks: Bytes, rewards: Reals, illegal: Flags, payoffs: Reals,
) -> None:  # fmt: skip
    """One round of every match, or a new match where the last step ended one.

    Actions, observations, rewards and the like have a second axis: the one seat, or in self-play all of them. `legal`
    holds the masks after the step before.
    """
    placed = np.zeros(MOST_SEATS, dtype=np.int64)
    for number in range(len(rows)):
        row = rows[number]
        advance(row, seats, number, wanted, numbering, room, actions, legal, ended, rewards, illegal, payoffs, placed)
        _write(row, seats[number], wanted, at, numbering, room, observations[number], masks[number])


@kernel
def advance(
    row: Numbers, seats: Numbers, number: int, wanted: int, numbering: Numbering, room: Scratch,
    actions: Numbers, legal: Bytes, ended: Flags, rewards: Reals, illegal: Flags, payoffs: Reals, placed: Numbers,
) -> None:  # fmt: skip
    """The step of the match with that number, whose row this is; `placed` is room to work in."""
    seat = seats[number]
    rewards[number], illegal[number], payoffs[number] = 0.0, False, 0.0
    if ended[number]:
        seat_anew(row, seats, number, wanted, False, numbering, room)
        ended[number] = False
    elif _mark_illegal(actions[number], legal.shape[2], illegal[number]):
        ended[number] = True
        for one in range(len(actions[number])):
            rewards[number, one] = ILLEGAL_REWARD if illegal[number, one] else 0.0
    else:
        _round(row, seat, wanted, numbering, room, actions[number], legal[number])
        if over(row):
            ended[number] = True
            places(row, placed)
            write_payoffs(placed, row[SEATS], payoffs[number])
            for one in range(len(actions[number])):
                rewards[number, one] = payoffs[number, one if wanted == SELF_PLAY else seat]


@kernel
def _mark_illegal(actions: Numbers, count: int, illegal: Flags) -> bool:
    """Whether one of these is no choice at all."""
    refused = False
    for one in range(len(actions)):
        if actions[one] < 0 or actions[one] >= count:
            illegal[one] = refused = True
    return refused


@kernel
def _round(
    row: Numbers, seat: int, wanted: int, numbering: Numbering, room: Scratch, actions: Numbers, legal: Bytes
) -> None:
    """All seats as told; else one of them, and the others at random, also while that one has nothing to choose."""
    for one in range(row[SEATS]):
        if wanted == SELF_PLAY:
            room.chosen[one] = correct_choice(row, one, actions[one], legal[one], numbering, room)
        elif one == seat:
            room.chosen[one] = correct_choice(row, one, actions[0], legal[0], numbering, room)
        else:
            room.chosen[one] = any_choice(row, one, numbering, room)
    play(row, numbering, room)
    if wanted != SELF_PLAY:
        _others(row, seat, numbering, room)
