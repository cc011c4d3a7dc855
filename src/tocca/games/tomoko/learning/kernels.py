"""Tomoko by the thousand: kernels that push in every match of a batch and write what is observed.

They write what `encoding.py` writes, number for number, from the rows of the twin; the tests compare them.
They are for matches in which the table lays the cards and nobody has a partner, so the only choice is a push.
"""

from typing import NamedTuple

import numpy as np

from tocca.compiled.kernels import kernel
from tocca.games.tomoko.compiled.dealing import deal
from tocca.games.tomoko.compiled.playouts import random_push
from tocca.games.tomoko.compiled.rows import (
    ARRIVED,
    BEFORE,
    BOARD,
    HAND_COUNT,
    HANDS,
    LAID,
    LAID_COUNT,
    LAST,
    LIMIT,
    MOST_HELD,
    MOST_LAID,
    MOVER,
    NOBODY,
    OVER,
    PUSHES_MADE,
    SEATS,
    TURN,
)
from tocca.games.tomoko.compiled.rules import below, mark_pushes, places, push
from tocca.games.tomoko.compiled.tables import HALF, Numbers
from tocca.games.tomoko.learning.encoding import ACTIONS, CELLS, HELD, PATTERN, PERCENT
from tocca.learning.arrays import Bytes, Flags, Reals
from tocca.learning.conventions import ANY_SEAT, ILLEGAL_REWARD, SELF_PLAY
from tocca.learning.payoff_kernels import write_payoffs


class BatchPlan(NamedTuple):
    """What all matches of a batch have in common."""

    at: Numbers  # where the fields of an observation begin, in their order
    patterns: Bytes  # of the cards of the deck
    numbers: Numbers  # the deck's tables
    bits: Numbers
    cards: int
    hand_size: int
    in_sight: bool  # whether all hands are
    prefill: bool
    wanted: int  # the learner's seat; or any, or all in turn


(_LAST_PUSH, _MOVER_AT, _TURN_AT, _PUSHES_AT, _OVER_AT, _LAID_AT, _ARRIVED_AT, _HELD_AT, _PATTERNS_AT) = range(4, 13)
_CARDS_AT = 16  # numbers of the fields


# Observations


@kernel
def _write_marbles(board: int, start: int, observation: Bytes) -> None:
    for cell in range(CELLS):
        observation[start + cell] = np.int8(board >> cell & 1)
        observation[start + CELLS + cell] = np.int8(board >> HALF + cell & 1)


@kernel
def _write_party(row: Numbers, one: int, number: int, shown: bool, plan: BatchPlan, observation: Bytes) -> None:
    at = plan.at
    observation[at[_LAID_AT] + number] = np.int8(row[LAID_COUNT + one])
    observation[at[_ARRIVED_AT] + number] = np.int8(row[ARRIVED + one] > 0)
    for place in range(row[LAID_COUNT + one]):
        observation[at[_CARDS_AT] + row[LAID + MOST_LAID * one + place] - 1] = 1
    if shown:
        for place in range(row[HAND_COUNT + one]):
            slot = HELD * number + place
            observation[at[_HELD_AT] + slot] = 1
            start, card = at[_PATTERNS_AT] + PATTERN * slot, row[HANDS + MOST_HELD * one + place] - 1
            for cell in range(PATTERN):
                observation[start + cell] = plan.patterns[card, cell]


@kernel
def observe(row: Numbers, seat: int, plan: BatchPlan, observation: Bytes) -> None:
    """What that seat observes."""
    observation[:] = 0
    fill(row, seat, plan, observation)


@kernel
def fill(row: Numbers, seat: int, plan: BatchPlan, observation: Bytes) -> None:
    """The same into zeros."""
    at, seats = plan.at, row[SEATS]
    _write_marbles(row[BOARD], 0, observation)
    if row[BEFORE] != NOBODY:
        _write_marbles(row[BEFORE], 2 * CELLS, observation)
        observation[at[_LAST_PUSH] + row[LAST]] = 1
        observation[at[_MOVER_AT] + (row[MOVER] - seat + seats) % seats] = 1
    observation[at[_TURN_AT] + (row[TURN] - seat + seats) % seats] = 1
    observation[at[_PUSHES_AT]] = np.int8(PERCENT * row[PUSHES_MADE] // row[LIMIT])
    observation[at[_OVER_AT]] = np.int8(row[OVER] != 0)
    for number in range(seats):
        one = seat + number if seat + number < seats else seat + number - seats
        _write_party(row, one, number, number == 0 or plan.in_sight, plan, observation)


@kernel
def mark(row: Numbers, seat: int, mask: Bytes) -> None:
    """What that seat may push."""
    mask[:] = 0
    fill_mask(row, seat, mask)


@kernel
def fill_mask(row: Numbers, seat: int, mask: Bytes) -> None:
    """The same into zeros."""
    if not row[OVER] and row[TURN] == seat:
        mark_pushes(row, mask)


# Playing


@kernel
def restart(row: Numbers, plan: BatchPlan) -> None:
    """A new match, its chance from the row's own random numbers."""
    deal(row, plan.cards, plan.hand_size, plan.prefill)


@kernel
def _others(row: Numbers, seat: int, plan: BatchPlan) -> None:
    """The others at random, until that seat has to push."""
    while not row[OVER] and row[TURN] != seat:
        push(row, row[TURN], random_push(row), plan.numbers, plan.bits, row[:0])


@kernel
def seat_anew(row: Numbers, seats: Numbers, at: int, plan: BatchPlan, dealt: bool) -> None:
    """A new match, unless it is dealt, up to the first choice. One that the others win before that is dealt again."""
    if not dealt:
        restart(row, plan)
    if plan.wanted == SELF_PLAY:
        seats[at] = row[TURN]
        return
    seats[at] = below(row, row[SEATS]) if plan.wanted == ANY_SEAT else plan.wanted
    _others(row, seats[at], plan)
    while row[OVER]:
        restart(row, plan)
        _others(row, seats[at], plan)


@kernel
def begin(rows: Numbers, seats: Numbers, plan: BatchPlan, dealt: Flags, observations: Bytes, masks: Bytes) -> None:
    """New matches in all rows, but for those that are dealt already, up to the first choice."""
    for at in range(len(rows)):
        seat_anew(rows[at], seats, at, plan, dealt[at])
        observe(rows[at], seats[at], plan, observations[at])
        mark(rows[at], seats[at], masks[at])


@kernel
def step(
    rows: Numbers, seats: Numbers, plan: BatchPlan, actions: Numbers, legal: Bytes, ended: Flags,
    observations: Bytes, masks: Bytes, rewards: Reals, illegal: Flags, payoffs: Reals,
) -> None:  # fmt: skip
    """One step of every match: the push of its seat, or a new match where the last step ended one."""
    placed = np.zeros(payoffs.shape[1], dtype=np.int64)
    for at in range(len(rows)):
        row = rows[at]
        advance(row, seats, at, plan, actions, legal, ended, rewards, illegal, payoffs, placed)
        observe(row, seats[at], plan, observations[at])
        mark(row, seats[at], masks[at])


@kernel
def advance(
    row: Numbers, seats: Numbers, at: int, plan: BatchPlan, actions: Numbers, legal: Bytes, ended: Flags,
    rewards: Reals, illegal: Flags, payoffs: Reals, placed: Numbers,
) -> None:  # fmt: skip
    """The step of the match `at`, whose row this is; `placed` is room to work in."""
    action, seat = actions[at], seats[at]
    rewards[at], illegal[at], payoffs[at] = 0.0, False, 0.0
    if ended[at]:
        seat_anew(row, seats, at, plan, False)
        ended[at] = False
    elif action < 0 or action >= ACTIONS or not legal[at, action]:
        rewards[at], illegal[at], ended[at] = ILLEGAL_REWARD, True, True
    else:
        push(row, seat, action, plan.numbers, plan.bits, row[:0])
        if plan.wanted != SELF_PLAY:
            _others(row, seat, plan)
        if row[OVER]:
            places(row, placed)
            write_payoffs(placed, row[SEATS], payoffs[at])
            rewards[at], ended[at] = payoffs[at, seat], True
        elif plan.wanted == SELF_PLAY:
            seats[at] = row[TURN]
