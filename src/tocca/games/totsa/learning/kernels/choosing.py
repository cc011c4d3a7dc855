"""What may be chosen in a round of Totsa!, for kernels: who is asked, masks, and choices at random.

They ask the same seats as `rounds.py`, and take the legal actions from the twin. The tests compare both.
"""

from typing import NamedTuple

import numpy as np

from tocca.compiled.kernels import compile_with, kernel
from tocca.games.totsa.compiled.rows import CAPTURER, PASSED, PHASE, SEATS
from tocca.games.totsa.compiled.rules import legal, over
from tocca.games.totsa.compiled.seats import below, everybody, first_debtor, has_aim
from tocca.games.totsa.compiled.tables import (
    FIRST_POINT,
    FIRST_RETURN,
    MOST_ACTIONS,
    PASSING,
    PAYING,
    POINTING,
    RACE,
    SHOUTING,
    Numbers,
)
from tocca.games.totsa.learning.encoding import FIRST_RACING, PASS_NUMBER, TotsaEncoder
from tocca.games.totsa.rules.actions import ACTIONS, MOST_SEATS, SLOTS
from tocca.learning.arrays import Bytes


class Numbering(NamedTuple):
    """How the encoder numbers actions. The contract's numbers of points differ by seat: they are not in the tables."""

    times: Numbers  # the reaction times
    numbers: Numbers  # by the contract's number; the quickest one where it races
    actions: Numbers  # the contract's numbers, by the encoder's
    racing_end: int  # the numbers of acts that race are below it
    points: int  # where points begin


class Scratch(NamedTuple):
    """Room for one round: by seat what it chose and what puts it in order, and the actions that one seat may choose."""

    chosen: Numbers
    keys: Numbers
    offered: Numbers


def numbering(encoder: TotsaEncoder) -> Numbering:
    """That of the encoder."""
    view = encoder.game.start(encoder.seats, 0, **encoder.options._asdict()).view(0)
    numbers = [encoder.number(view, action) for action in ACTIONS[:FIRST_POINT]]
    actions = [ACTIONS.index(encoder.action(view, number)) for number in range(encoder.first_point)]
    tables = [np.array(values, dtype=np.int64) for values in (encoder.times, numbers, actions)]
    return Numbering(tables[0], tables[1], tables[2], encoder.first_return, encoder.first_point)


def scratch() -> Scratch:
    """Room for a round."""
    return Scratch(*(np.zeros(size, dtype=np.int64) for size in (MOST_SEATS, MOST_SEATS, MOST_ACTIONS)))


# How actions are numbered


@kernel
def action_of(row: Numbers, seat: int, number: int, numbering: Numbering) -> int:
    """The contract's number of a choice."""
    if number < numbering.points:
        return numbering.actions[number]
    other, slot = (number - numbering.points) // SLOTS, (number - numbering.points) % SLOTS
    return FIRST_POINT + (seat + 1 + other) % row[SEATS] * SLOTS + slot


@compile_with(inline="always")
def _number_of(row: Numbers, seat: int, action: int, numbering: Numbering) -> int:
    """The number of an action, the quickest one where it races."""
    if action < FIRST_POINT:
        return numbering.numbers[action]
    spot = action - FIRST_POINT
    return numbering.points + ((spot // SLOTS - seat) % row[SEATS] - 1) * SLOTS + spot % SLOTS


@compile_with(inline="always")
def _races(number: int, numbering: Numbering) -> bool:
    return FIRST_RACING <= number < numbering.racing_end


# Who may choose what


@compile_with(inline="always")
def may_shout(row: Numbers, seat: int) -> bool:
    """Whether the seat would win with a shout and has not let it be in this gap."""
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
        found |= int(may_shout(row, seat)) << seat
    return found


@kernel
def list_offered(row: Numbers, seat: int, actions: Numbers) -> int:
    """What that seat may choose, by the contract's numbers into `actions`; how many. Others can only pass."""
    if not choosers(row) >> seat & 1:
        actions[0] = PASSING
        return 1
    if row[PHASE] == RACE or row[PHASE] == POINTING:
        return legal(row, seat, actions)
    count = 0
    if row[PHASE] == PAYING and seat == first_debtor(row):
        for place in range(legal(row, seat, actions)):
            if actions[place] >= FIRST_RETURN:  # a payment
                actions[count] = actions[place]
                count += 1
    else:
        actions[0], count = PASSING, 1
    if may_shout(row, seat):
        actions[count] = SHOUTING
        count += 1
    return count


@kernel
def write_mask(row: Numbers, seat: int, numbering: Numbering, room: Scratch, mask: Bytes) -> None:
    """A 1 for everything that seat may choose, at any time where it races."""
    mask[:] = 0
    fill_mask(row, seat, numbering, room, mask)


@kernel
def fill_mask(row: Numbers, seat: int, numbering: Numbering, room: Scratch, mask: Bytes) -> None:
    """The same into zeros."""
    times, actions = len(numbering.times), room.offered
    for place in range(list_offered(row, seat, actions)):
        first = _number_of(row, seat, actions[place], numbering)
        for number in range(first, first + (times if _races(first, numbering) else 1)):
            mask[number] = 1


@kernel
def any_choice(row: Numbers, seat: int, numbering: Numbering, room: Scratch) -> int:
    """A random action of that seat, and a random time where it races."""
    count = list_offered(row, seat, room.offered)
    number = _number_of(row, seat, room.offered[below(row, count) if count > 1 else 0], numbering)
    return number + below(row, len(numbering.times)) if _races(number, numbering) else number


@kernel
def correct_choice(row: Numbers, seat: int, number: int, mask: Bytes, numbering: Numbering, room: Scratch) -> int:
    """That choice; where the mask forbids it a pass, and where one can't pass any choice."""
    if mask[number]:
        return number
    return PASS_NUMBER if mask[PASS_NUMBER] else any_choice(row, seat, numbering, room)
