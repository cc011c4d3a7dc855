"""A new match of Totsa! in a row. Options and seats stay as they are."""

from tocca.compiled.kernels import kernel
from tocca.games.totsa.compiled.rows import (
    CAPTURER,
    DEBTS,
    DICE,
    DOWN,
    DUE,
    EVENT_COUNT,
    FIELD,
    NO_CLOCK,
    NOBODY,
    NOTHING,
    NOW,
    OPEN,
    PASSED,
    PHASE,
    QUEUE,
    ROLLER,
    ROLLS,
    SEATS,
    SHOWN,
    SIMPLE,
    SINCE,
    WINNER,
)
from tocca.games.totsa.compiled.seats import below, everybody
from tocca.games.totsa.compiled.tables import CARD_COUNT, GAP, NO_CARD, Numbers
from tocca.games.totsa.rules.actions import MOST_SEATS


@kernel
def deal(row: Numbers) -> None:
    """A new match before its first roll (TC-2, TC-15), its chance from the row's own random numbers."""
    count = CARD_COUNT[row[SIMPLE]]
    for place in range(count):
        row[FIELD + place] = place
    for place in range(count - 1, 0, -1):
        other = below(row, place + 1)
        row[FIELD + place], row[FIELD + other] = row[FIELD + other], row[FIELD + place]
    row[PHASE], row[ROLLER], row[ROLLS], row[DICE] = GAP, below(row, row[SEATS]), 0, NO_CARD
    row[CAPTURER] = row[WINNER] = NOBODY
    row[PASSED], row[DEBTS], row[QUEUE], row[SHOWN], row[EVENT_COUNT] = everybody(row), 0, 0, NOTHING, 0
    row[NOW], row[SINCE], row[DUE] = NO_CLOCK, 0, 0
    for seat in range(MOST_SEATS):
        row[OPEN + seat] = 0
    for spot in range(DOWN, FIELD):
        row[spot] = NO_CARD
