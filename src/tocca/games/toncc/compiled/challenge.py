"""Kernels of one challenge: a joint move, its end and what it is worth.

A table is the beginning of a row, or of a search's scratch: where the three Kings are, their Seals, their king points
and the idle moves. Kings come in the order Red, Yellow, Blue; sets of Regions are bits.
"""

from tocca.compiled.kernels import compile_with, kernel
from tocca.games.toncc.compiled.tables import (
    ALL,
    AWAY,
    BLUE_OVER_RED,
    COUNT,
    IDLE_END,
    KINGDOMS,
    RED_OVER_YELLOW,
    SEALS_EACH,
    WORTH_DIGITS,
    YELLOW_OVER_BLUE,
    Numbers,
)

WHERE = 0  # of each King
SEALS = 3  # of each King
KING_POINTS = 6  # of each King
IDLE = 9
TABLE = 10  # how wide a table is

GOES_ON, ALL_PLACED, LEFT_ALONE, NOBODY_CONQUERED = range(4)


@compile_with(inline="always")
def ones(bits: int) -> int:
    """How many of at most 32 bits are set."""
    bits = bits - (bits >> 1 & 0x55555555)
    bits = (bits & 0x33333333) + (bits >> 2 & 0x33333333)
    return ((bits + (bits >> 4) & 0x0F0F0F0F) * 0x01010101 & 0xFFFFFFFF) >> 24


@compile_with(inline="always")
def conquer(reds: int, yellows: int, blues: int) -> tuple[int, int, int]:
    """What each King conquers of the face-up Regions under the three: the strongest there prevails (TN-12)."""
    return (
        reds & ~(yellows & ~RED_OVER_YELLOW | blues & BLUE_OVER_RED),
        yellows & ~(reds & RED_OVER_YELLOW | blues & ~YELLOW_OVER_BLUE),
        blues & ~(reds & ~BLUE_OVER_RED | yellows & YELLOW_OVER_BLUE),
    )


@compile_with(inline="always")
def joint_move(table: Numbers, red: int, yellow: int, blue: int, alone_finishes: bool) -> int:
    """The Kings stand on these Regions now; how that ends the challenge, if it does (TN-12 to TN-16)."""
    up = ALL & ~(table[SEALS] | table[SEALS + 1] | table[SEALS + 2])
    reds, yellows, blues = 1 << red & up, 1 << yellow & up, 1 << blue & up
    by_red, by_yellow, by_blue = conquer(reds, yellows, blues)
    table[SEALS] |= by_red
    table[SEALS + 1] |= by_yellow
    table[SEALS + 2] |= by_blue
    if reds | yellows | blues:
        table[IDLE] = 0
        return _leave(table, alone_finishes)
    table[IDLE] += 1
    if table[IDLE] < IDLE_END:
        return GOES_ON
    _mark(table, present(table))
    return NOBODY_CONQUERED


@compile_with(inline="always")
def present(table: Numbers) -> int:
    """How many Kings are on the board."""
    return (table[WHERE] != AWAY) + (table[WHERE + 1] != AWAY) + (table[WHERE + 2] != AWAY)


@compile_with(inline="always")
def _leave(table: Numbers, alone_finishes: bool) -> int:
    """A King with no Seals left marks the number of Kings on the board and leaves it (TN-14)."""
    before = present(table)
    left = before
    for king in range(3):
        if table[WHERE + king] != AWAY and ones(table[SEALS + king]) == SEALS_EACH:
            table[WHERE + king] = AWAY
            table[KING_POINTS + king] = before
            left -= 1
    if left == 0:
        return ALL_PLACED
    if left == 1 and alone_finishes:
        _finish_alone(table)
        return LEFT_ALONE
    return GOES_ON


@compile_with(inline="always")
def _finish_alone(table: Numbers) -> None:
    """The last King gets all that is left (TN-16)."""
    up = ALL & ~(table[SEALS] | table[SEALS + 1] | table[SEALS + 2])
    _mark(table, 1)
    for king in range(3):
        if table[WHERE + king] != AWAY:
            table[SEALS + king] |= up
            table[WHERE + king] = AWAY


@compile_with(inline="always")
def _mark(table: Numbers, points: int) -> None:
    """Each King still there marks these king points (TN-15)."""
    for king in range(3):
        if table[WHERE + king] != AWAY:
            table[KING_POINTS + king] = points


@compile_with(inline="always")
def kingdom_points(king: int, seals: int) -> int:
    """What the King's Kingdoms are worth together (TN-17); the pictures go round, so two rounds are looked at."""
    twice = seals | seals << COUNT
    held = twice & twice >> 1 & twice >> 2 & KINGDOMS
    digits = WORTH_DIGITS
    return (
        ones(held & digits[king, 0])
        + (ones(held & digits[king, 1]) << 1)
        + (ones(held & digits[king, 2]) << 2)
        + (ones(held & digits[king, 3]) << 3)
    )


@compile_with(inline="always")
def count_beaten(red: int, yellow: int, blue: int) -> tuple[int, int, int]:
    """How many of the others each King beats with these points; level Kings by TN-18."""
    blue_beats_yellow, yellow_beats_red, red_beats_blue = int(blue >= yellow), int(yellow >= red), int(red >= blue)
    return (
        red_beats_blue + 1 - yellow_beats_red,
        yellow_beats_red + 1 - blue_beats_yellow,
        blue_beats_yellow + 1 - red_beats_blue,
    )


@kernel
def toncc_points(table: Numbers) -> tuple[int, int, int]:
    """The tóncc points of a challenge that is over (TN-17, TN-18)."""
    return count_beaten(
        kingdom_points(0, table[SEALS]) + table[KING_POINTS],
        kingdom_points(1, table[SEALS + 1]) + table[KING_POINTS + 1],
        kingdom_points(2, table[SEALS + 2]) + table[KING_POINTS + 2],
    )
