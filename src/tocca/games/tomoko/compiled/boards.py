"""Kernels on a board: a push, and the cards it shows (TM-3, TM-5)."""

from tocca.compiled.kernels import kernel
from tocca.games.tomoko.compiled.tables import (
    FULL_BOARD,
    GATHERED,
    HALF,
    LEFT,
    LINE_FACTOR,
    LINE_MASK,
    LINE_SHIFT,
    LINES,
    MOVE,
    NEW,
    RIGHT,
    SHIFTS,
    STAY,
    WINDOW,
    Numbers,
)


@kernel
def push_line(board: int, push: int) -> int:
    """The board after that push."""
    filled = (board | board >> HALF) & FULL_BOARD
    line = (filled >> LINE_SHIFT[push] & LINE_MASK[push]) * LINE_FACTOR[push] >> GATHERED & LINES - 1
    moving = (board & MOVE[push, line]) << LEFT[push] >> RIGHT[push]
    return board & STAY[push, line] | moving | NEW[push]


@kernel
def full_windows(board: int) -> int:
    """The windows with nine marbles, each as the bit of its first hollow (and other bits that mean nothing)."""
    filled = board | board >> HALF
    across = filled & filled >> 1 & filled >> 2
    return across & across >> 5 & across >> 10


@kernel
def find_shown(board: int, bits: Numbers) -> int:
    """The cards the board shows, as bits."""
    full = full_windows(board)
    cards = 0
    for shift in SHIFTS:
        cards |= bits[board >> shift & WINDOW] & -(full >> shift & 1)
    return cards


@kernel
def shows(board: int, card: int, numbers: Numbers) -> bool:
    """Whether the board shows that card: exact for any deck."""
    full = full_windows(board)
    for shift in SHIFTS:
        if full >> shift & 1 and numbers[board >> shift & WINDOW] == card:
            return True
    return False


@kernel
def ones(bits: int) -> int:
    """How many bits are set, of at most 64."""
    bits = bits - (bits >> 1 & 0x5555555555555555)
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333)
    return ((bits + (bits >> 4) & 0x0F0F0F0F0F0F0F0F) * 0x0101010101010101) >> 56
