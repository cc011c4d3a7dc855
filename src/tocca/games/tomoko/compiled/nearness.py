"""How near a board is to showing a card: the ways to show it with one push, and the marbles that stand right for it.

The cards are bits of one number here, so these kernels are for decks of at most 62 cards.
"""

from functools import lru_cache

import numpy as np
import numpy.typing as npt

from tocca.compiled.errors import Unsupported
from tocca.compiled.kernels import kernel
from tocca.games.tomoko.compiled.boards import full_windows, ones
from tocca.games.tomoko.compiled.tables import (
    FILTER_BITS,
    FULL_BOARD,
    GATHERED,
    HALF,
    IS_DARK,
    LEFT,
    LINE_FACTOR,
    LINE_MASK,
    LINE_SHIFT,
    LINES,
    MARBLES,
    MOVE,
    NEW,
    PUSH_COUNT,
    RIGHT,
    SHIFTS,
    STAY,
    TOUCHED,
    TOUCHED_COUNT,
    WINDOW,
    Numbers,
)
from tocca.games.tomoko.rules.cards import CARD, DECKS, deck, rotations

Nearness = npt.NDArray[np.uint8]
MARBLES_OF_A_CARD = CARD * CARD
CARDS = 64  # room for the cards of a deck, by number

# A window's nine hollows as a number of base three: where its dark and its light marbles lie, each by a table.
PLACES = [place for place in range(WINDOW.bit_length()) if WINDOW >> place & 1]
POWERS = np.array(
    [sum(3**at for at, place in enumerate(PLACES) if marbles >> place & 1) for marbles in range(WINDOW + 1)],
    dtype=np.int64,
)


def digits() -> Numbers:
    """All ways a window can be filled, by number: each hollow empty 0, dark 1 or light 2."""
    number = np.arange(3**MARBLES_OF_A_CARD)
    return np.array(np.unravel_index(number, (3,) * MARBLES_OF_A_CARD), dtype=np.int64)[::-1].T


@lru_cache(DECKS)
def nearness(choice: str | tuple[str, ...]) -> Nearness:
    """By a window's marbles (empty 0, dark 1, light 2, of base three) and the card: how many stand right."""
    cards = deck(choice).cards
    if len(cards) >= FILTER_BITS:
        raise Unsupported(f"the search is for decks of at most {FILTER_BITS - 1} cards, not {len(cards)}")
    marbles = digits()
    table = np.zeros((len(marbles), CARDS), dtype=np.uint8)
    for number, card in enumerate(cards, 1):
        for turned in set(rotations(card)):
            wanted = np.array([1 if turned >> place & 1 else 2 for place in PLACES])
            table[:, number] = np.maximum(table[:, number], (marbles == wanted).sum(axis=1))
    return table


@kernel
def window_number(board: int, shift: int) -> int:
    """How the window is filled, as a number of base three."""
    return POWERS[board >> shift & WINDOW] + 2 * POWERS[board >> HALF + shift & WINDOW]


@kernel
def near(board: int, table: Nearness, out: npt.NDArray[np.uint8]) -> None:
    """For every card, the most marbles that stand right for it in one window."""
    out[:] = 0
    for shift in SHIFTS:
        right = table[window_number(board, shift)]
        for card in range(CARDS):
            out[card] = max(out[card], right[card])


@kernel
def find_used_up(board: int) -> int:
    """The colour that is not in the bag any more: 1 dark, 0 light, 2 neither."""
    if ones(board & FULL_BOARD) == MARBLES:
        return 1
    return 0 if ones(board >> HALF) == MARBLES else 2


@kernel
def ways(board: int, bits: Numbers) -> tuple[int, int, int]:
    """The cards that one push can bring up; those that two different pushes can; those that four can."""
    one = two = three = four = 0
    gone = find_used_up(board)
    filled = (board | board >> HALF) & FULL_BOARD
    for dark in range(0, PUSH_COUNT, 2):
        line = (filled >> LINE_SHIFT[dark] & LINE_MASK[dark]) * LINE_FACTOR[dark] >> GATHERED & LINES - 1
        rest = board & STAY[dark, line] | (board & MOVE[dark, line]) << LEFT[dark] >> RIGHT[dark]
        full = full_windows(rest | NEW[dark])
        for push in range(dark, dark + 2):
            if IS_DARK[push] != gone:
                after, cards = rest | NEW[push], 0
                for at in range(TOUCHED_COUNT[push]):
                    shift = TOUCHED[push, at]
                    cards |= bits[after >> shift & WINDOW] & -(full >> shift & 1)
                four |= three & cards
                three |= two & cards
                two |= one & cards
                one |= cards
    return one, two, four
