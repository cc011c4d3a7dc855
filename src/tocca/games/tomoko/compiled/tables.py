"""What the kernels look up: how a push moves a line, and which card a window shows.

Everything is probed from the rules (tocca.games.tomoko), so a change there reaches the kernels. A board is one
number: the hollows with dark marbles are its low half, those with light ones its high half.
"""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tocca.games.tomoko.rules.board import (
    EMPTY,
    HOLLOWS,
    MARBLES_OF_EACH_COLOUR,
    PUSHES,
    SIZE,
    Board,
    Push,
    hollows,
    push,
)
from tocca.games.tomoko.rules.cards import DECKS, WINDOWS, deck
from tocca.games.tomoko.rules.play import ACTIONS, CLAIMS, HAND_OVERS

Numbers = npt.NDArray[np.int64]

HALF = 32  # how far the light marbles lie from the dark ones
FULL_BOARD = HOLLOWS
MARBLES = MARBLES_OF_EACH_COLOUR
PUSH_COUNT = len(PUSHES)
FIRST_CLAIM = ACTIONS.index(CLAIMS[0]) - 1  # the action of card c is FIRST_CLAIM + c
FIRST_HAND_OVER = ACTIONS.index(HAND_OVERS[0]) - 1
FILTER_BITS = 63  # cards as bits of one signed number: exact for decks of up to 62 cards, else a filter

WINDOW = WINDOWS[0][0]  # the hollows of the first window
SHIFTS = np.array([shift for _, shift in WINDOWS], dtype=np.int64)


class DeckTables(NamedTuple):
    """For the dark marbles of a full window, laid on the first one: the card's number (0: none), and its bit."""

    numbers: Numbers
    bits: Numbers


def join_board(board: Board) -> int:
    """The board as one number."""
    return board.dark | board.light << HALF


def split_board(board: int) -> Board:
    """The other way round."""
    return Board(board & FULL_BOARD, board >> HALF)


def bit(card: int) -> int:
    """The card's bit in a set of cards."""
    return 1 << card % FILTER_BITS


@lru_cache(DECKS)
def deck_tables(choice: str | tuple[str, ...]) -> DeckTables:
    """The tables of the deck that the option names."""
    numbers = np.zeros(WINDOW + 1, dtype=np.int64)
    bits = np.zeros(WINDOW + 1, dtype=np.int64)
    for pattern, card_bit in deck(choice).by_pattern.items():
        numbers[pattern] = card_bit.bit_length() - 1
        bits[pattern] = bit(card_bit.bit_length() - 1)
    return DeckTables(numbers, bits)


# -- lines: which of the five hollows are filled, as a number of five bits, by shift, mask and multiplication -----

GATHERED = 20  # where the five bits end up


def _line_number(side_line: Push) -> tuple[int, int, int]:
    """Shift, mask and factor that gather a line's hollows: a row lies together, a column five bits apart."""
    cells = sorted(hollows(side_line.side, side_line.line))
    mask = sum(1 << cell - cells[0] for cell in cells)
    if cells[1] - cells[0] == 1:
        return cells[0], mask, 1 << GATHERED
    return cells[0], mask, sum(1 << GATHERED - (SIZE - 1) * k for k in range(SIZE))


def _both(mask: int) -> int:
    return mask | mask << HALF


def _effect(action: Push, filled: int) -> tuple[int, int]:
    """The hollows whose marbles stay and those whose marbles move on, told by pushing: each marble of the line in
    turn is the only dark one, and where it lies afterwards says what became of it."""
    cells = sorted(hollows(action.side, action.line))
    occupied = [cell for place, cell in enumerate(cells) if filled >> place & 1]
    line = sum(1 << cell for cell in occupied)
    stay, move = HOLLOWS & ~sum(1 << cell for cell in cells), 0
    for cell in occupied:
        after = push(Board(1 << cell, line ^ 1 << cell), action._replace(marble="light")).dark
        if after == 1 << cell:
            stay |= after
        elif after:
            move |= 1 << cell
    return stay, move


def _new(action: Push) -> int:
    return join_board(push(EMPTY, action))


def _step(action: Push) -> int:
    cells = hollows(action.side, action.line)
    return cells[1] - cells[0]


LINES = 1 << SIZE
_effects = [[_effect(action, filled) for filled in range(LINES)] for action in PUSHES]
STAY = np.array([[_both(stay) for stay, _ in one] for one in _effects], dtype=np.int64)
MOVE = np.array([[_both(move) for _, move in one] for one in _effects], dtype=np.int64)
NEW = np.array([_new(action) for action in PUSHES], dtype=np.int64)
LEFT = np.array([max(_step(action), 0) for action in PUSHES], dtype=np.int64)
RIGHT = np.array([max(-_step(action), 0) for action in PUSHES], dtype=np.int64)
LINE_SHIFT, LINE_MASK, LINE_FACTOR = (
    np.array(column, dtype=np.int64) for column in zip(*map(_line_number, PUSHES), strict=True)
)
IS_DARK = np.array([action.marble == "dark" for action in PUSHES], dtype=np.int64)


def _find_windows(action: Push) -> list[int]:
    """The windows that the line runs through."""
    cells = sum(1 << cell for cell in hollows(action.side, action.line))
    return [shift for window, shift in WINDOWS if window & cells]


_windows = [_find_windows(action) for action in PUSHES]
TOUCHED_COUNT = np.array([len(windows) for windows in _windows], dtype=np.int64)
TOUCHED = np.array([windows + [0] * (len(WINDOWS) - len(windows)) for windows in _windows], dtype=np.int64)
