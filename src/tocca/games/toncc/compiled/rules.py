"""The rules of Tóncc on a row: who may do what, and what an action does. Actions have their contract numbers."""

import numpy as np

from tocca.compiled.kernels import compile_with, kernel
from tocca.games.toncc.compiled.challenge import (
    GOES_ON,
    IDLE,
    KING_POINTS,
    SEALS,
    WHERE,
    count_beaten,
    joint_move,
    toncc_points,
)
from tocca.games.toncc.compiled.rows import (
    AUTO_FINISH,
    CHALLENGES,
    ENDING_AT,
    HEADS,
    KING_OF,
    PAST,
    PLAYED,
    POINTS_AT,
    REGIONS,
    RNG,
    TONCC_POINTS,
    UNSET,
)
from tocca.games.toncc.compiled.tables import AWAY, COUNT, LEADS, MIND, MOVEMENTS, STRIDE, Numbers

MOST_ACTIONS = MOVEMENTS  # of one seat at once
NO_DRAWS: Numbers = np.zeros(0, dtype=np.int64)


@compile_with(inline="always")
def mix_bits(state: np.uint64) -> np.uint64:
    """A random number from a counter that goes on by STEP (splitmix64)."""
    state = (state ^ state >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
    state = (state ^ state >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
    return state ^ state >> np.uint64(31)


STEP = np.uint64(0x9E3779B97F4A7C15)


@compile_with(inline="always")
def below(row: Numbers, limit: int) -> int:
    """A random number from 0, below the limit; the row's generator goes on."""
    state = np.uint64(row[RNG]) + STEP
    row[RNG] = np.int64(state)
    return np.int64((mix_bits(state) >> np.uint64(32)) * np.uint64(limit) >> np.uint64(32))


@kernel
def over(row: Numbers) -> bool:
    """Whether all challenges are played (TN-19)."""
    return row[PLAYED] == row[CHALLENGES]


@compile_with(inline="always")
def may_act(row: Numbers, seat: int) -> bool:
    """Whether the seat has a King on the board and has not set its Head."""
    return row[HEADS + row[KING_OF + seat]] == UNSET


@kernel
def legal(row: Numbers, seat: int, out: Numbers) -> int:
    """The movements open to the seat, by number into `out`; how many (TN-6)."""
    king = row[KING_OF + seat]
    if not may_act(row, seat):
        return 0
    for movement in range(MOVEMENTS):
        out[movement] = king * MOVEMENTS + movement
    return MOVEMENTS


@kernel
def apply(row: Numbers, seat: int, action: int, draws: Numbers) -> int:
    """A Head is set, the last one moves all Kings (TN-11); how many of the draws that took.

    Without draws, the order of the next challenge's Regions comes from the row's own random numbers.
    """
    row[HEADS + row[KING_OF + seat]] = 1 + action % MOVEMENTS
    if row[HEADS] == UNSET or row[HEADS + 1] == UNSET or row[HEADS + 2] == UNSET:
        return 0
    ending = move_all(row)
    if ending == GOES_ON:
        unset(row)
        return 0
    return next_challenge(row, ending, draws)


@compile_with(inline="always")
def move_all(row: Numbers) -> int:
    """The joint move that the Heads show; how it ends the challenge, if it does."""
    for king in range(3):
        if row[WHERE + king] != AWAY:
            row[WHERE + king] = LEADS[row[WHERE + king] * STRIDE + row[HEADS + king] - 1]
    return joint_move(row, _under(row, 0), _under(row, 1), _under(row, 2), row[AUTO_FINISH] != 0)


@compile_with(inline="always")
def _under(row: Numbers, king: int) -> int:
    """The Region under the King."""
    place = row[WHERE + king]
    return row[REGIONS + place] if place < COUNT else place


@compile_with(inline="always")
def unset(row: Numbers) -> None:
    """All Kings on the board choose again."""
    for king in range(3):
        row[HEADS + king] = 0 if row[WHERE + king] == AWAY else UNSET


@kernel
def next_challenge(row: Numbers, ending: int, draws: Numbers) -> int:
    """Count the one that is over, and begin another unless it was the last (TN-19); how many draws that took."""
    points = toncc_points(row)
    for king in range(3):
        row[TONCC_POINTS + king] += points[king]
        row[HEADS + king] = 0
    row[PAST + row[PLAYED]] = _pack(row, ending)
    row[PLAYED] += 1
    return 0 if over(row) else begin_challenge(row, draws)


@kernel
def begin_challenge(row: Numbers, draws: Numbers) -> int:
    """All Kings on the Mind, and the Regions in another order; how many draws that took."""
    for king in range(3):
        row[WHERE + king], row[SEALS + king], row[KING_POINTS + king], row[HEADS + king] = MIND, 0, 0, UNSET
    row[IDLE] = 0
    return shuffle(row, draws)


@compile_with(inline="always")
def _pack(row: Numbers, ending: int) -> int:
    """A challenge that is over, in one number: see rows.py."""
    red, yellow, blue = row[SEALS], row[SEALS + 1], row[SEALS + 2]
    points = row[KING_POINTS] | row[KING_POINTS + 1] << 2 | row[KING_POINTS + 2] << 4
    return red | blue | (yellow | blue) << COUNT | ending << ENDING_AT | points << POINTS_AT


@kernel
def shuffle(row: Numbers, draws: Numbers) -> int:
    """The Regions in another order (TN-5): the one drawn, the last being certain; else any."""
    if len(draws):
        left = COUNT * (COUNT - 1) // 2
        for place in range(COUNT - 1):
            row[REGIONS + place] = draws[place]
            left -= draws[place]
        row[REGIONS + COUNT - 1] = left
        return COUNT - 1
    state = np.uint64(row[RNG])
    for place in range(COUNT - 1, 0, -1):
        state += STEP
        other = np.int64((mix_bits(state) >> np.uint64(32)) * np.uint64(place + 1) >> np.uint64(32))
        row[REGIONS + place], row[REGIONS + other] = row[REGIONS + other], row[REGIONS + place]
    row[RNG] = np.int64(state)
    return 0


@kernel
def scores(row: Numbers, out: Numbers) -> None:
    """The tóncc points so far, by seat."""
    for seat in range(3):
        out[seat] = row[TONCC_POINTS + row[KING_OF + seat]]


@kernel
def places(row: Numbers, out: Numbers) -> None:
    """The places by seat, as if the match ended now (TN-19)."""
    merits = count_beaten(row[TONCC_POINTS], row[TONCC_POINTS + 1], row[TONCC_POINTS + 2])
    for seat in range(3):
        mine = merits[row[KING_OF + seat]]
        out[seat] = 1 + int(merits[0] > mine) + int(merits[1] > mine) + int(merits[2] > mine)
