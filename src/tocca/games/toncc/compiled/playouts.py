"""Random play: a challenge to its end, whole matches, and batches of them on several cores."""

import numpy as np

from tocca.compiled.batches import check_device, random_matches
from tocca.compiled.kernels import compile_with, kernel
from tocca.compiled.protocol import NoTables
from tocca.games.toncc.compiled.challenge import (
    ALL_PLACED,
    IDLE,
    KING_POINTS,
    LEFT_ALONE,
    NOBODY_CONQUERED,
    SEALS,
    WHERE,
    conquer,
    ones,
    present,
)
from tocca.games.toncc.compiled.rows import AUTO_FINISH, HEADS, KING_OF, REGIONS, RNG, UNSET
from tocca.games.toncc.compiled.rules import STEP, apply, mix_bits, next_challenge, over
from tocca.games.toncc.compiled.tables import (
    ALL,
    AWAY,
    COUNT,
    IDLE_END,
    LEADS,
    MIND,
    MOVEMENTS,
    SEALS_EACH,
    STRIDE,
    Bytes,
    Numbers,
)

# Three movements come out of one random number: 21 bits each are even to one part in 300,000.
CHUNK = 21
LOW = np.uint64((1 << CHUNK) - 1)

# The Seals of the three Kings are counted in one number, each from a start that makes six of them set a bit.
FULL = 8
HEAD_START = FULL - SEALS_EACH
BYTE = 8
SOMEBODY_FULL = FULL | FULL << BYTE | FULL << 2 * BYTE


@kernel
def leads_by_region(row: Numbers, leads: Bytes) -> None:
    """Where movements lead in this challenge, by [Region][movement - 1], from the order of the Regions in the row."""
    leads[:] = AWAY
    for place in range(COUNT):
        here = row[REGIONS + place] * STRIDE
        for movement in range(MOVEMENTS):
            leads[here + movement] = row[REGIONS + LEADS[place * STRIDE + movement]]
    for movement in range(MOVEMENTS):
        leads[MIND * STRIDE + movement] = row[REGIONS + LEADS[MIND * STRIDE + movement]]


@compile_with(inline="always")
def movement_in(number: np.uint64) -> int:
    """A movement, from 0, out of the low bits of a random number."""
    return np.int64((number & LOW) * np.uint64(MOVEMENTS) >> np.uint64(CHUNK))


@compile_with(inline="always")
def _count(table: Numbers, king: int) -> int:
    """The King's part of the counter; a King who has left no longer counts."""
    return 0 if table[WHERE + king] == AWAY else ones(table[SEALS + king]) + HEAD_START << BYTE * king


@compile_with(inline="always")
def _lead(leads: Bytes, here: int, number: np.uint64, up: int, keen: bool) -> np.int64:
    """Where a movement out of the low bits of that number leads. A keen King who would conquer nothing there tries once
    more, with the bits that the first try left over."""
    there = np.int64(leads[here * STRIDE + movement_in(number)])
    if keen and not 1 << there & up:
        there = np.int64(leads[here * STRIDE + movement_in((number & LOW) * np.uint64(MOVEMENTS))])
    return there


@compile_with(inline="always")
def _challenge(
    table: Numbers, leads: Bytes, state: np.uint64, alone_finishes: bool, keen: bool
) -> tuple[int, int, np.uint64]:
    """The rules of `joint_move` once more, on local variables and all Kings at once; the tests compare them.

    For speed: through `joint_move` itself it plays a quarter fewer moves a second, and still an eighth fewer where
    only the rules for leaving the board are shared.
    """
    red, yellow, blue = table[WHERE], table[WHERE + 1], table[WHERE + 2]
    by_red, by_yellow, by_blue = table[SEALS], table[SEALS + 1], table[SEALS + 2]
    up = ALL & ~(by_red | by_yellow | by_blue)
    counts = _count(table, 0) | _count(table, 1) | _count(table, 2)
    here, idle, moves = present(table), table[IDLE], 0
    ending = NOBODY_CONQUERED
    while idle < IDLE_END:
        state += STEP
        number = mix_bits(state)
        red = _lead(leads, red, number, up, keen)
        yellow = _lead(leads, yellow, number >> np.uint64(CHUNK), up, keen)
        blue = _lead(leads, blue, number >> np.uint64(2 * CHUNK), up, keen)
        reds, yellows, blues = 1 << red & up, 1 << yellow & up, 1 << blue & up
        new_red, new_yellow, new_blue = conquer(reds, yellows, blues)
        taken = reds | yellows | blues
        up &= ~taken
        by_red |= new_red
        by_yellow |= new_yellow
        by_blue |= new_blue
        counts += int(new_red != 0) | int(new_yellow != 0) << BYTE | int(new_blue != 0) << 2 * BYTE
        idle = 0 if taken else idle + 1
        moves += 1
        full = counts & SOMEBODY_FULL
        if full:
            counts ^= full
            points = here
            if full & FULL:
                table[KING_POINTS], red, here = points, AWAY, here - 1
            if full & FULL << BYTE:
                table[KING_POINTS + 1], yellow, here = points, AWAY, here - 1
            if full & FULL << 2 * BYTE:
                table[KING_POINTS + 2], blue, here = points, AWAY, here - 1
            if here == 0:
                ending = ALL_PLACED
                break
            if here == 1 and alone_finishes:
                ending = LEFT_ALONE
                break
    if ending == LEFT_ALONE:
        by_red |= up if red != AWAY else 0
        by_yellow |= up if yellow != AWAY else 0
        by_blue |= up if blue != AWAY else 0
    if red != AWAY:
        table[KING_POINTS] = here
    if yellow != AWAY:
        table[KING_POINTS + 1] = here
    if blue != AWAY:
        table[KING_POINTS + 2] = here
    if ending == LEFT_ALONE:
        red = yellow = blue = AWAY
    table[WHERE], table[WHERE + 1], table[WHERE + 2] = red, yellow, blue
    table[SEALS], table[SEALS + 1], table[SEALS + 2] = by_red, by_yellow, by_blue
    table[IDLE] = idle
    return ending, moves, state


@kernel
def random_challenge(
    table: Numbers, leads: Bytes, state: np.uint64, alone_finishes: bool
) -> tuple[int, int, np.uint64]:
    """Random joint moves to the end of the challenge, in place, the Kings on Regions; how it ended, after how many."""
    return _challenge(table, leads, state, alone_finishes, False)


@kernel
def keen_challenge(table: Numbers, leads: Bytes, state: np.uint64, alone_finishes: bool) -> tuple[int, int, np.uint64]:
    """The same by Kings who would rather step on a Region that is face up."""
    return _challenge(table, leads, state, alone_finishes, True)


@compile_with(inline="always")
def to_regions(row: Numbers) -> None:
    """From places of the board to the Regions there."""
    for king in range(3):
        if row[WHERE + king] < COUNT:
            row[WHERE + king] = row[REGIONS + row[WHERE + king]]


@compile_with(inline="always")
def _to_places(row: Numbers) -> None:
    """From Regions to the places where they lie."""
    for king in range(3):
        region = row[WHERE + king]
        for place in range(COUNT):
            if row[REGIONS + place] == region:
                row[WHERE + king] = place


@kernel
def playout(row: Numbers, leads: Bytes) -> int:
    """Random play to the end of the match, in place; how many joint moves. `leads` is scratch."""
    moves = _reveal(row)
    if over(row):
        return moves
    while not over(row):
        leads_by_region(row, leads)
        to_regions(row)
        ending, made, state = random_challenge(row, leads, np.uint64(row[RNG]), row[AUTO_FINISH] != 0)
        row[RNG] = np.int64(state)
        next_challenge(row, ending, row[:0])
        moves += made
    _to_places(row)
    return moves


@compile_with(inline="always")
def _reveal(row: Numbers) -> int:
    """Where some Heads are set, set the others and make that joint move; how many were made."""
    if row[HEADS] <= 0 and row[HEADS + 1] <= 0 and row[HEADS + 2] <= 0:
        return 0
    for seat in range(3):
        if row[HEADS + row[KING_OF + seat]] == UNSET:
            state = np.uint64(row[RNG]) + STEP
            row[RNG] = np.int64(state)
            apply(row, seat, movement_in(mix_bits(state)), row[:0])
    return 1


@kernel
def playouts(rows: Numbers, leads: Bytes) -> int:
    """A playout of each row, in place; how many joint moves that were."""
    moves = 0
    for at in range(len(rows)):
        moves += playout(rows[at], leads)
    return moves


def scratch() -> Bytes:
    """Room for `leads_by_region`."""
    return np.zeros_like(LEADS)


def random_games(
    start: Numbers, count: int, seed: int, tables: NoTables, cores: int = 1, device: str = "cpu"
) -> tuple[Numbers, int]:
    """That many random matches from one row, each with chance of its own, on so many cores or on a GPU
    (`device="cuda"`): the last rows, and the joint moves."""
    if check_device(device):
        from tocca.compiled.gpu import random_matches as on_gpu
        from tocca.games.toncc.compiled import gpu

        return on_gpu(start, count, seed, RNG, gpu.playouts)
    return random_matches(start, count, seed, RNG, lambda rows: playouts(rows, scratch()), cores)
