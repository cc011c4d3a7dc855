"""Kernels for errors and what they cost (TC-9, TC-10), and the cards of players who forgot to shout (TC-11)."""

from tocca.compiled.kernels import compile_with, kernel
from tocca.games.totsa.compiled.rows import (
    ACT_AT,
    CARD_AT,
    DEBT_BITS,
    DEBTS,
    DOWN,
    DUE,
    EVENT_COUNT,
    EVENTS,
    FIELD,
    NO_CLOCK,
    NOW,
    OPEN,
    OWNER_AT,
    PACE,
    PHASE,
    PLACE_AT,
    SEAT_AT,
    SEATS,
    SIMPLE,
    SINCE,
    SLOT_AT,
)
from tocca.games.totsa.compiled.seats import below, down_count, first_debtor, has_aim, nth, ones
from tocca.games.totsa.compiled.tables import (
    CARD_COUNT,
    FORGOTTEN,
    GAP,
    NO_CARD,
    PAYING,
    RETURNED,
    SPARED,
    TURNED_UP,
    Numbers,
)
from tocca.games.totsa.rules.actions import SLOTS
from tocca.games.totsa.rules.penalties import PAY_TIME


@compile_with(inline="always")
def after(row: Numbers, delay: int) -> int:
    """That many milliseconds from now; 0 without a clock."""
    return 0 if row[NOW] == NO_CLOCK else row[NOW] + delay


@kernel
def note(row: Numbers, kind: int, seat: int, act: int, card: int, owner: int, slot: int, place: int) -> None:
    """One more event of this roll; act 0 and -1 for what it has nothing to do with."""
    about = card + 1 << CARD_AT | owner + 1 << OWNER_AT | slot + 1 << SLOT_AT | place + 1 << PLACE_AT
    row[EVENTS + row[EVENT_COUNT]] = kind | seat << SEAT_AT | act << ACT_AT | about
    row[EVENT_COUNT] += 1


@kernel
def owe(row: Numbers, seat: int) -> None:
    """The seat owes a penalty and, during a roll, is out of it (TC-9)."""
    at = 0
    while row[DEBTS] >> at:
        at += DEBT_BITS
    row[DEBTS] |= seat + 1 << at


@kernel
def settle(row: Numbers) -> None:
    """The next penalty falls due; with none left, the gap before the next roll (TC-10)."""
    while row[DEBTS]:
        seat = first_debtor(row)
        if row[OPEN + seat] or down_count(row, seat):
            row[PHASE], row[DUE] = PAYING, after(row, PAY_TIME)
            return
        row[DEBTS] >>= DEBT_BITS
        note(row, SPARED, seat, 0, -1, -1, -1, -1)
    if row[PHASE] != GAP:
        row[DUE] = 0 if row[NOW] == NO_CLOCK else max(row[NOW], row[SINCE] + row[PACE])
    row[PHASE] = GAP


@kernel
def empty_place(row: Numbers, draws: Numbers, used: int) -> tuple[int, int]:
    """A random empty place of the field, and the draws used so far."""
    empty = 0
    for place in range(CARD_COUNT[row[SIMPLE]]):
        empty |= int(row[FIELD + place] == NO_CARD) << place
    count = ones(empty)
    if count > 1 and used < len(draws):
        return draws[used], used + 1
    return nth(empty, below(row, count)), used


@kernel
def give_back(row: Numbers, card: int, draws: Numbers, used: int) -> int:
    """The offender returns that open card (TC-10); the draws used so far."""
    seat = first_debtor(row)
    place, used = empty_place(row, draws, used)
    row[OPEN + seat] ^= 1 << card
    row[FIELD + place] = card
    row[DEBTS] >>= DEBT_BITS
    note(row, RETURNED, seat, 0, card, -1, -1, place)
    settle(row)
    return used


@kernel
def turn_up(row: Numbers, slot: int) -> None:
    """The offender has no open card: that face-down one is turned up and kept (TC-10)."""
    seat = first_debtor(row)
    card = row[DOWN + SLOTS * seat + slot]
    row[DOWN + SLOTS * seat + slot] = NO_CARD
    row[OPEN + seat] |= 1 << card
    row[DEBTS] >>= DEBT_BITS
    note(row, TURNED_UP, seat, 0, card, -1, slot, -1)
    settle(row)


@kernel
def pay_at_random(row: Numbers, draws: Numbers, used: int) -> int:
    """The offender took too long to choose (TC-10); the draws used so far."""
    seat = first_debtor(row)
    choices = row[OPEN + seat]
    if not choices:
        for slot in range(SLOTS):
            choices |= int(row[DOWN + SLOTS * seat + slot] != NO_CARD) << slot
    count = ones(choices)
    if count > 1 and used < len(draws):
        chosen, used = draws[used], used + 1
    else:
        chosen = nth(choices, below(row, count))
    if row[OPEN + seat]:
        return give_back(row, chosen, draws, used)
    turn_up(row, chosen)
    return used


@kernel
def forget(row: Numbers, draws: Numbers, used: int) -> int:
    """A player who has the aim and has not shouted loses every card (TC-11); the draws used so far."""
    for seat in range(row[SEATS]):
        if not has_aim(row, seat):
            continue
        while row[OPEN + seat]:
            card = nth(row[OPEN + seat], 0)
            place, used = empty_place(row, draws, used)
            row[OPEN + seat] ^= 1 << card
            row[FIELD + place] = card
        for slot in range(DOWN + SLOTS * seat, DOWN + SLOTS * (seat + 1)):
            if row[slot] != NO_CARD:
                place, used = empty_place(row, draws, used)
                row[FIELD + place], row[slot] = row[slot], NO_CARD
        note(row, FORGOTTEN, seat, 0, -1, -1, -1, -1)
    return used
