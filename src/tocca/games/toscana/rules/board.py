"""The board of 17×17 squares (TS-1), held as bits of one whole number.

Square by square in reading order from the upper left corner, and after each row of 17 one bit that
is never set: so a shift by one square never leads from the end of a row into the next.
"""

from collections.abc import Iterator
from functools import cache

SIZE = 17
STRIDE = SIZE + 1
COLUMNS = "abcdefghijklmnopq"


def bit(column: int, row: int) -> int:
    """The number of that square's bit. Columns count from the left, rows from the bottom, both from 0."""
    return STRIDE * (SIZE - 1 - row) + column


def square(number: int) -> tuple[int, int]:
    """The column and row of that bit."""
    line, column = divmod(number, STRIDE)
    return column, SIZE - 1 - line


def name(column: int, row: int) -> str:
    """The square as people call it: a1 is the lower left corner, q17 the upper right one."""
    return f"{COLUMNS[column]}{row + 1}"


CENTRE = bit(SIZE // 2, SIZE // 2)
ALL = sum(1 << bit(column, row) for column in range(SIZE) for row in range(SIZE))


@cache
def field(side: int) -> int:
    """The squares of a board of that side, in the middle of the large one: a small variant's (small.py)."""
    low = (SIZE - side) // 2
    return sum(1 << bit(column, row) for column in range(low, low + side) for row in range(low, low + side))


POWERS = (0, *(1 << number for number in range(SIZE * STRIDE)))  # by bit length


def bits(squares: int) -> Iterator[int]:
    """The numbers of the bits that are set, the last one first: that is the quick way."""
    while squares:
        length = squares.bit_length()
        yield length - 1
        squares ^= POWERS[length]


_SQUARES = tuple(square(number) for number in range(SIZE * STRIDE))


def in_order(squares: int) -> tuple[tuple[int, int], ...]:
    """The column and row of each of these squares, in reading order."""
    return tuple([_SQUARES[number] for number in bits(squares)][::-1])


def name_squares(squares: int) -> str:
    """The names of these squares, in reading order."""
    return ", ".join(name(*one) for one in in_order(squares))


def beside(squares: int) -> int:
    """The squares that share an edge with these; some may be off the board or among them."""
    return squares << 1 | squares >> 1 | squares << STRIDE | squares >> STRIDE


def split(squares: int, seeds: int) -> Iterator[int]:
    """The edge-connected zones of these squares in which a seed lies."""
    while seeds:
        zone, grown = 0, seeds & -seeds
        while grown != zone:
            zone, grown = grown, (grown | beside(grown)) & squares
        yield zone
        seeds &= ~zone


def joints(squares: int) -> int:
    """Those of these squares that are beside two others of them. Every zone of three or more has one."""
    right, left, below, above = squares << 1, squares >> 1, squares << STRIDE, squares >> STRIDE
    return squares & (right & left | below & above | (right | left) & (below | above))
