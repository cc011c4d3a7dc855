"""The board: 5×5 hollows, 20 entries, and what a push does (TM-1, TM-3).

A board is two whole numbers, the hollows with dark and those with light marbles. Hollow `5*row + column`
is one bit; row 0 is the upper one, column 0 the left one.
"""

from functools import cache
from typing import Literal, NamedTuple

SIZE = 5
HOLLOWS = (1 << SIZE * SIZE) - 1
MARBLES_OF_EACH_COLOUR = 15  # TM-1

Side = Literal["N", "E", "S", "W"]
Marble = Literal["dark", "light"]
SIDES: tuple[Side, ...] = ("N", "E", "S", "W")
COLOURS: tuple[Marble, ...] = ("dark", "light")


class Push(NamedTuple):
    """A marble pushed in from a side. Lines are counted 1–5, from the left or from the top."""

    side: Side
    line: int
    marble: Marble


class Board(NamedTuple):
    """The marbles on the board."""

    dark: int
    light: int


class _Entry(NamedTuple):
    """An entry, ready to push a marble of one colour: the hollows of its line, which way marbles
    move (a bit shift), the hollow the marble comes to lie in, and for each way the line can be
    filled the hollows that stay as they are and those whose marble moves on."""

    line: int
    left: int
    right: int
    dark: int
    light: int
    effects: dict[int, tuple[int, int]]


EMPTY = Board(0, 0)
PUSHES: tuple[Push, ...] = tuple(
    Push(side, line, marble) for side in SIDES for line in range(1, SIZE + 1) for marble in COLOURS
)


def push(board: Board, action: Push, side: int = SIZE) -> Board:
    """The board after the push: the block at the entry shifts by one, up to the first gap; in a
    full line the far marble falls out and is back in the bag (TM-3)."""
    dark, light = board
    line, left, right, new_dark, new_light, effects = _ENTRIES[side][action]
    stay, move = effects[(dark | light) & line]
    return Board(
        dark & stay | (dark & move) << left >> right | new_dark,
        light & stay | (light & move) << left >> right | new_light,
    )


def hollows(side: Side, line: int, size: int = SIZE) -> tuple[int, ...]:
    """The five hollows of a line, in the order in which a marble from that side meets them. A small
    variant (small.py) has fewer, in the upper left corner."""
    across = range(size) if side in "NW" else range(size - 1, -1, -1)
    if side in "NS":
        return tuple(SIZE * row + line - 1 for row in across)
    return tuple(SIZE * (line - 1) + column for column in across)


def count(marbles: int) -> int:
    """How many marbles those are."""
    return marbles.bit_count()


def mask(cells: tuple[int, ...]) -> int:
    """The hollows as bits."""
    return sum(1 << cell for cell in cells)


@cache
def all_hollows(size: int) -> int:
    """The hollows of a board of that side, as bits."""
    return sum(mask(hollows("W", line, size)) for line in range(1, size + 1))


@cache
def pushes_on(size: int) -> tuple[Push, ...]:
    """Every push there is on a board of that side."""
    return tuple(action for action in PUSHES if action.line <= size)


def _entry(action: Push, size: int) -> _Entry:
    cells = hollows(action.side, action.line, size)
    step = cells[1] - cells[0]
    here = 1 << cells[0]
    effects = {}
    for filled in range(1 << size):
        occupied = [cell for place, cell in enumerate(cells) if filled >> place & 1]
        gap = next((place for place, cell in enumerate(cells) if cell not in occupied), size)
        touched = mask(cells[: gap + 1])
        effects[mask(tuple(occupied))] = (HOLLOWS & ~touched, mask(cells[: min(gap, size - 1)]))
    dark = action.marble == "dark"
    return _Entry(mask(cells), max(step, 0), max(-step, 0), here * dark, here * (not dark), effects)


SMALLEST = 3  # a card needs that much
_ENTRIES = {size: {action: _entry(action, size) for action in pushes_on(size)} for size in range(SMALLEST, SIZE + 1)}
