"""A new match of Tomoko in a row, without teams. Options and seats stay as they are."""

from tocca.compiled.kernels import kernel
from tocca.games.tomoko.compiled.rows import (
    ARRIVED,
    BEFORE,
    BOARD,
    GROUPS,
    HAND_COUNT,
    HANDS,
    LAID_COUNT,
    LAST,
    MOST_HELD,
    MOVER,
    NOBODY,
    OVER,
    PILE,
    PUSHES_MADE,
    SEATS,
    TURN,
    WORD,
    WORDS,
)
from tocca.games.tomoko.compiled.rules import below, count_held
from tocca.games.tomoko.compiled.tables import FULL_BOARD, HALF, MARBLES, Numbers

CELLS = FULL_BOARD.bit_length()


@kernel
def deal(row: Numbers, cards: int, hand_size: int, prefill: bool) -> None:
    """Hands from a deck of so many cards (TM-2), its chance from the row's own random numbers."""
    row[BOARD] = _fill_board(row) if prefill else 0
    row[BEFORE] = row[LAST] = row[MOVER] = NOBODY
    row[PUSHES_MADE] = row[OVER] = row[GROUPS] = 0
    for word in range(WORDS):
        row[PILE + word] = 0
    for card in range(1, cards + 1):
        row[PILE + card // WORD] |= 1 << card % WORD
    for one in range(row[SEATS]):
        row[ARRIVED + one] = row[LAID_COUNT + one] = row[HAND_COUNT + one] = 0
    for place in range(hand_size):
        for one in range(row[SEATS]):
            _deal_card(row, one, place, cards)
    count_held(row)
    row[TURN] = below(row, row[SEATS])


@kernel
def _deal_card(row: Numbers, one: int, place: int, cards: int) -> None:
    """One card that is still in the pile: another try costs less than counting, while most are."""
    card = 1 + below(row, cards)
    while not row[PILE + card // WORD] >> card % WORD & 1:
        card = 1 + below(row, cards)
    row[PILE + card // WORD] ^= 1 << card % WORD
    row[HANDS + MOST_HELD * one + place] = card
    row[HAND_COUNT + one] = place + 1


@kernel
def _fill_board(row: Numbers) -> int:
    """25 marbles out of the bag, hollow by hollow (TM-8)."""
    dark, board = MARBLES, 0
    for cell in range(CELLS):
        if below(row, 2 * MARBLES - cell) < dark:
            board |= 1 << cell
            dark -= 1
        else:
            board |= 1 << HALF + cell
    return board
