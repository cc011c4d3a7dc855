"""A new match of Tóncc in a row. Options stay as they are."""

from tocca.compiled.kernels import kernel
from tocca.games.toncc.compiled.rows import DRAWN, KING_OF, MOST_CHALLENGES, PAST, PLAYED, TONCC_POINTS
from tocca.games.toncc.compiled.rules import begin_challenge, below
from tocca.games.toncc.compiled.tables import Numbers

SEATS = 3


@kernel
def deal(row: Numbers) -> None:
    """Kings drawn, if they are (TN-1), and a first challenge; chance is the row's own random numbers."""
    if row[DRAWN]:
        for seat in range(SEATS - 1, 0, -1):
            other = below(row, seat + 1)
            row[KING_OF + seat], row[KING_OF + other] = row[KING_OF + other], row[KING_OF + seat]
    row[PLAYED] = 0
    for king in range(SEATS):
        row[TONCC_POINTS + king] = 0
    for number in range(MOST_CHALLENGES):
        row[PAST + number] = 0
    begin_challenge(row, row[:0])
