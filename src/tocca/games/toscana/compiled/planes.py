"""A set of squares of the board (TS-1) as a plane: six words of three rows each.

Word 0 holds the rows 0, 6 and 12, counted from the top, word 1 the rows 1, 7 and 13, and so on, each row in a lane of
21 bits with its first column lowest. So what is above or below a whole plane lies in the neighbouring word at
the same bits, and to look there costs nothing but at the seam between the last word and the first one. A lane's
four spare bits catch what is moved over the end of a row. Planes are tuples: the compiler keeps them in registers.
"""

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from tocca.games.toscana.compiled.bits import NONE, ONE, Word, inlined, lone, ones
from tocca.games.toscana.rules.board import ALL, SIZE, bits, square

Words = npt.NDArray[np.uint64]
Plane = tuple[Word, Word, Word, Word, Word, Word]

WORDS, LANE = 6, 21
_LANE = Word(LANE)
W1, W2, W3, W4, W5 = Word(1), Word(2), Word(3), Word(4), Word(5)
TWO = Word(2)
EMPTY: Plane = (NONE, NONE, NONE, NONE, NONE, NONE)


def plane(squares: int) -> list[int]:
    """The words of a set of squares, given as the rules hold it."""
    words = [0] * WORDS
    for column, row in map(square, bits(squares)):
        line = SIZE - 1 - row
        words[line % WORDS] |= 1 << LANE * (line // WORDS) + column
    return words


def squares(words: Iterable[int]) -> int:
    """The set of squares, as the rules hold it."""
    return sum(
        1 << (SIZE + 1) * (word + WORDS * (number // LANE)) + number % LANE
        for word, held in enumerate(words)
        for number in bits(int(held))
    )


BOARD: Plane = tuple(Word(word) for word in plane(ALL))  # type: ignore[assignment]


@inlined
def load(words: Words, at: Word) -> Plane:
    """The plane that begins at that word."""
    return words[at], words[at + W1], words[at + W2], words[at + W3], words[at + W4], words[at + W5]


@inlined
def store(words: Words, at: Word, a: Plane) -> None:
    """Write the plane from that word on."""
    words[at], words[at + W1], words[at + W2] = a[0], a[1], a[2]
    words[at + W3], words[at + W4], words[at + W5] = a[3], a[4], a[5]


@inlined
def both(a: Plane, b: Plane) -> Plane:
    """The squares in both."""
    return a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3], a[4] & b[4], a[5] & b[5]


@inlined
def either(a: Plane, b: Plane) -> Plane:
    """The squares in one of them, or in both."""
    return a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3], a[4] | b[4], a[5] | b[5]


@inlined
def without(a: Plane, b: Plane) -> Plane:
    """The squares of the first that are not in the second."""
    return a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2], a[3] & ~b[3], a[4] & ~b[4], a[5] & ~b[5]


@inlined
def some(a: Plane) -> bool:
    """Whether there is any square."""
    return bool(a[0] | a[1] | a[2] | a[3] | a[4] | a[5])


@inlined
def count(a: Plane) -> Word:
    """How many squares."""
    return ones(a[0]) + ones(a[1]) + ones(a[2]) + ones(a[3]) + ones(a[4]) + ones(a[5])


@inlined
def leftwards(a: Plane, columns: Word) -> Plane:
    """All squares so many columns to the left; at most four."""
    return a[0] >> columns, a[1] >> columns, a[2] >> columns, a[3] >> columns, a[4] >> columns, a[5] >> columns


@inlined
def rightwards(a: Plane, columns: Word) -> Plane:
    """All squares so many columns to the right; at most four."""
    return a[0] << columns, a[1] << columns, a[2] << columns, a[3] << columns, a[4] << columns, a[5] << columns


@inlined
def upwards(a: Plane) -> Plane:
    """All squares one row up."""
    return a[1], a[2], a[3], a[4], a[5], a[0] >> _LANE


@inlined
def downwards(a: Plane) -> Plane:
    """All squares one row down."""
    return a[5] << _LANE, a[0], a[1], a[2], a[3], a[4]


@inlined
def beside(a: Plane) -> Plane:
    """The squares that share an edge with these; some may be off the board or among them."""
    return either(either(leftwards(a, ONE), rightwards(a, ONE)), either(upwards(a), downwards(a)))


@inlined
def flood(zone: Plane, within: Plane) -> Plane:
    """The zone with everything that hangs together with it (TS-8)."""
    while True:
        grown = both(either(zone, beside(zone)), within)
        grown = both(either(grown, beside(grown)), within)
        if not some(without(grown, zone)):
            return zone
        zone = grown


@inlined
def any_one(a: Plane) -> Plane:
    """One of the squares, of which there must be some."""
    if a[0]:
        return lone(a[0]), NONE, NONE, NONE, NONE, NONE
    if a[1]:
        return NONE, lone(a[1]), NONE, NONE, NONE, NONE
    if a[2]:
        return NONE, NONE, lone(a[2]), NONE, NONE, NONE
    if a[3]:
        return NONE, NONE, NONE, lone(a[3]), NONE, NONE
    if a[4]:
        return NONE, NONE, NONE, NONE, lone(a[4]), NONE
    return NONE, NONE, NONE, NONE, NONE, lone(a[5])


# A strip is a plane in memory with three more words below: then the plane moved up by up to three rows is read
# from as many words on.
STRIP = WORDS + 3


@inlined
def store_strip(words: Words, at: Word, a: Plane) -> None:
    """Write the plane so that it can be read moved up."""
    store(words, at, a)
    words[at + Word(6)], words[at + Word(7)], words[at + Word(8)] = a[0] >> _LANE, a[1] >> _LANE, a[2] >> _LANE


@inlined
def move_plane(words: Words, strip: Word, rows: Word, columns: Word) -> Plane:
    """The plane of that strip, so many rows up and columns to the left."""
    return leftwards(load(words, strip + rows), columns)


# Where a tile fits: a set of squares on which its upper left square may lie.


@inlined
def lying_room(empty: Plane) -> Plane:
    """Where a lying tile fits on these squares."""
    two = both(empty, leftwards(empty, ONE))
    four = both(two, leftwards(two, TWO))
    return both(four, upwards(four))


@inlined
def standing_room(empty: Plane) -> Plane:
    """Where a standing tile fits on these squares."""
    two = both(empty, upwards(empty))
    four = both(two, upwards(upwards(two)))
    return both(four, leftwards(four, ONE))


@inlined
def lying_over(a: Plane) -> Plane:
    """Where a lying tile covers some of these squares."""
    two = either(a, leftwards(a, ONE))
    four = either(two, leftwards(two, TWO))
    return either(four, upwards(four))


@inlined
def standing_over(a: Plane) -> Plane:
    """Where a standing tile covers some of these squares."""
    two = either(a, upwards(a))
    four = either(two, upwards(upwards(two)))
    return either(four, leftwards(four, ONE))


@inlined
def lying_cover(corners: Plane) -> Plane:
    """All squares that lying tiles there cover."""
    two = either(corners, rightwards(corners, ONE))
    four = either(two, rightwards(two, TWO))
    return either(four, downwards(four))


@inlined
def standing_cover(corners: Plane) -> Plane:
    """All squares that standing tiles there cover."""
    two = either(corners, downwards(corners))
    four = either(two, downwards(downwards(two)))
    return either(four, rightwards(four, ONE))
