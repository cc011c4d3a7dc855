"""Tóncc by the thousand: kernels that make a joint move in every match of a batch and write what is observed.

They write what `encoding.py` writes, number for number, from the rows of the twin; the tests compare them.
"""

import numpy as np

from tocca.compiled.kernels import kernel
from tocca.games.toncc.compiled.challenge import IDLE, KING_POINTS, SEALS, WHERE
from tocca.games.toncc.compiled.dealing import SEATS, deal
from tocca.games.toncc.compiled.playouts import CHUNK, movement_in
from tocca.games.toncc.compiled.rows import (
    AUTO_FINISH,
    CHALLENGES,
    KING_OF,
    PLAYED,
    REGIONS,
    RNG,
    TONCC_POINTS,
)
from tocca.games.toncc.compiled.rules import STEP, apply, below, may_act, mix_bits, over, places
from tocca.games.toncc.compiled.tables import COUNT, Numbers
from tocca.games.toncc.learning.encoding import ACTIONS, LAYOUT
from tocca.games.toncc.learning.encoding import WHERE as PLACES_AT
from tocca.learning.arrays import Bytes, Flags, Reals
from tocca.learning.conventions import ANY_SEAT, ILLEGAL_REWARD, SELF_PLAY
from tocca.learning.payoff_kernels import write_payoffs

_WHERE_AT, _SEALS_AT, _KING_POINTS_AT, _IDLE_AT, _TONCC_AT, _LEFT_AT, _AUTO_AT, _REGIONS_AT = (
    LAYOUT.start(field.name) for field in LAYOUT.fields[1:]
)


@kernel
def observe(row: Numbers, seat: int, observation: Bytes) -> None:
    """What that seat observes."""
    observation[:] = 0
    fill(row, seat, observation)


@kernel
def fill(row: Numbers, seat: int, observation: Bytes) -> None:
    """The same into zeros."""
    me = row[KING_OF + seat]
    observation[me] = 1
    for number in range(SEATS):
        king = me + number if me + number < SEATS else me + number - SEATS
        observation[_WHERE_AT + PLACES_AT * number + row[WHERE + king]] = 1
        seals = row[SEALS + king]
        for region in range(COUNT):
            observation[_SEALS_AT + COUNT * number + region] = np.int8(seals >> region & 1)
        observation[_KING_POINTS_AT + number] = np.int8(row[KING_POINTS + king])
        observation[_TONCC_AT + number] = np.int8(row[TONCC_POINTS + king])
    observation[_IDLE_AT] = np.int8(row[IDLE])
    observation[_LEFT_AT] = np.int8(row[CHALLENGES] - row[PLAYED])
    observation[_AUTO_AT] = np.int8(row[AUTO_FINISH])
    for place in range(COUNT):
        observation[_REGIONS_AT + COUNT * place + row[REGIONS + place]] = 1


@kernel
def joint_move(row: Numbers, movements: Numbers) -> None:
    """A movement of each seat that has a King to move. The last Head reveals all, so these seats are found first."""
    choosing = (may_act(row, 0), may_act(row, 1), may_act(row, 2))
    for seat in range(SEATS):
        if choosing[seat]:
            apply(row, seat, movements[seat], row[:0])


@kernel
def _at_random(row: Numbers, movements: Numbers) -> None:
    """Any movement for each seat."""
    state = np.uint64(row[RNG]) + STEP
    row[RNG] = np.int64(state)
    number = mix_bits(state)
    for seat in range(SEATS):
        movements[seat] = movement_in(number >> np.uint64(CHUNK * seat))


@kernel
def begin(rows: Numbers, seats: Numbers, wanted: int, dealt: Flags, observations: Bytes) -> None:
    """New matches in all rows, but for those that are dealt already."""
    for at in range(len(rows)):
        seat_anew(rows[at], seats, at, wanted, dealt[at])
        _write(rows[at], seats[at], wanted, observations[at])


@kernel
def seat_anew(row: Numbers, seats: Numbers, at: int, wanted: int, dealt: bool) -> None:
    """A new match unless it is dealt already, and the seat that observes it."""
    if not dealt:
        deal(row)
    if wanted != SELF_PLAY:
        seats[at] = below(row, SEATS) if wanted == ANY_SEAT else wanted


@kernel
def _write(row: Numbers, seat: int, wanted: int, observations: Bytes) -> None:
    """One observation; in self-play one for each seat."""
    if wanted != SELF_PLAY:
        observe(row, seat, observations[0])
        return
    for one in range(SEATS):
        observe(row, one, observations[one])


@kernel
def step(
    rows: Numbers, seats: Numbers, wanted: int, actions: Numbers, ended: Flags,
    observations: Bytes, rewards: Reals, illegal: Flags, payoffs: Reals,
) -> None:  # fmt: skip
    """One joint move of every match, or a new match where the last step ended one.

    Actions, observations, rewards and the like have a second axis: the one seat, or in self-play all three.
    """
    movements, placed = np.zeros(SEATS, dtype=np.int64), np.zeros(SEATS, dtype=np.int64)
    for at in range(len(rows)):
        advance(rows[at], seats, at, wanted, actions, ended, rewards, illegal, payoffs, movements, placed)
        _write(rows[at], seats[at], wanted, observations[at])


@kernel
def advance(
    row: Numbers, seats: Numbers, at: int, wanted: int, actions: Numbers, ended: Flags,
    rewards: Reals, illegal: Flags, payoffs: Reals, movements: Numbers, placed: Numbers,
) -> None:  # fmt: skip
    """The step of the match `at`, whose row this is; the last two are room to work in."""
    seat = seats[at]
    rewards[at], illegal[at], payoffs[at] = 0.0, False, 0.0
    if ended[at]:
        seat_anew(row, seats, at, wanted, False)
        ended[at] = False
    elif _mark_illegal(actions[at], illegal[at]):
        ended[at] = True
        for one in range(len(actions[at])):
            rewards[at, one] = ILLEGAL_REWARD if illegal[at, one] else 0.0
    else:
        _move(row, seat, wanted, actions[at], movements)
        if over(row):
            ended[at] = True
            places(row, placed)
            write_payoffs(placed, SEATS, payoffs[at])
            for one in range(len(actions[at])):
                rewards[at, one] = payoffs[at, one if wanted == SELF_PLAY else seat]


@kernel
def _mark_illegal(actions: Numbers, illegal: Flags) -> bool:
    """Whether one of these is no movement."""
    refused = False
    for one in range(len(actions)):
        if actions[one] < 0 or actions[one] >= ACTIONS:
            illegal[one] = refused = True
    return refused


@kernel
def _move(row: Numbers, seat: int, wanted: int, actions: Numbers, movements: Numbers) -> None:
    """All seats as told; else one of them, and the others at random, also while that one has no King on the board."""
    if wanted == SELF_PLAY:
        joint_move(row, actions)
        return
    _at_random(row, movements)
    movements[seat] = actions[0]
    joint_move(row, movements)
    while not over(row) and not may_act(row, seat):
        _at_random(row, movements)
        joint_move(row, movements)
