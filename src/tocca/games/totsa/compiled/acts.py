"""Kernels for a hand that comes down: what each press means, from TC-5 to TC-9, and when the roll is over."""

from tocca.compiled.kernels import compile_with, kernel
from tocca.games.totsa.compiled.penalties import after, note, owe, settle
from tocca.games.totsa.compiled.rows import (
    CAPTURER,
    DICE,
    DOWN,
    DUE,
    FIELD,
    NO_CLOCK,
    NOBODY,
    NOW,
    OPEN,
    PASSED,
    PHASE,
    QUEUE,
    QUEUE_BITS,
    ROLLER,
    SEATS,
    SHOWN,
    SINCE,
    WINDOW,
)
from tocca.games.totsa.compiled.seats import QUEUED, active, holder, slot_of
from tocca.games.totsa.compiled.tables import (
    ALREADY_DOWN,
    BEFORE_ACTS,
    CAPTURED,
    CAPTURING,
    CARDS,
    FALSE_START,
    FIRST_POINT,
    FIRST_SLAP,
    FLIPPED,
    FLIPPING,
    NO_CARD,
    NOT_YOURS,
    ON_FIELD,
    OWN_CARD,
    PAYING,
    POINTING,
    PROTECTED,
    PROTECTING,
    RACE,
    SLAPPED,
    THROWN,
    WRONG_CARD,
    WRONG_GUESS,
    Numbers,
)
from tocca.games.totsa.rules.actions import MOST_SEATS, SLOTS
from tocca.games.totsa.rules.acts import POINT_TIME


@kernel
def error(row: Numbers, seat: int, kind: int, press: int) -> None:
    """That press was wrong: the seat owes a penalty (TC-9)."""
    owe(row, seat)
    if press >= FIRST_SLAP:
        note(row, kind, seat, 0, press - FIRST_SLAP, -1, -1, -1)
    else:
        note(row, kind, seat, press - BEFORE_ACTS, -1, -1, -1, -1)


@kernel
def close(row: Numbers) -> None:
    """The roll is over: the turn passes clockwise (TC-4), penalties fall due, and players with an aim may shout."""
    row[PHASE] = PAYING
    row[ROLLER] = row[ROLLER] + 1 if row[ROLLER] + 1 < row[SEATS] else 0
    row[PASSED], row[CAPTURER], row[QUEUE], row[SINCE] = 0, NOBODY, 0, after(row, 0)
    settle(row)


@kernel
def apply_press(row: Numbers, seat: int, press: int) -> None:
    """Too early, in the race, or while somebody points."""
    if row[PHASE] == THROWN:  # TC-16
        error(row, seat, FALSE_START, press)
    elif row[PHASE] == POINTING:
        at = 0
        while row[QUEUE] >> at:
            at += QUEUE_BITS
        row[QUEUE] |= 1 + seat + MOST_SEATS * press << at
        return
    else:
        judge(row, seat, press)
    go_on(row)


@kernel
def judge(row: Numbers, seat: int, press: int) -> None:
    """The first valid act closes the roll (TC-7)."""
    owner = holder(row, row[DICE])
    if press >= FIRST_SLAP:
        if press - FIRST_SLAP == row[DICE]:
            _take(row, seat)
        else:
            error(row, seat, WRONG_CARD, press)
    elif owner == NOBODY:
        error(row, seat, ON_FIELD, press)
    elif press == PROTECTING:
        _protect(row, seat, owner)
    elif press == FLIPPING:
        _flip(row, seat, owner)
    else:
        _capture(row, seat, owner)


@kernel
def _take(row: Numbers, seat: int) -> None:
    """TC-5: the first to slap the matching card takes it, face up."""
    place = FIELD
    while row[place] != row[DICE]:
        place += 1
    row[place] = NO_CARD
    row[OPEN + seat] |= 1 << row[DICE]
    note(row, SLAPPED, seat, 0, row[DICE], -1, -1, -1)
    close(row)


@compile_with(inline="always")
def _protect(row: Numbers, seat: int, owner: int) -> None:
    if seat != owner:
        error(row, seat, NOT_YOURS, PROTECTING)
    else:
        note(row, PROTECTED, seat, PROTECTING - BEFORE_ACTS, -1, -1, -1, -1)
        close(row)


@compile_with(inline="always")
def _flip(row: Numbers, seat: int, owner: int) -> None:
    """TC-6: its holder turns their open card face down. For a face-down card it is an error, whoever has it (TC-9)."""
    card = row[DICE]
    if not row[OPEN + owner] >> card & 1:
        error(row, seat, ALREADY_DOWN, FLIPPING)
    elif seat != owner:
        error(row, seat, NOT_YOURS, FLIPPING)
    else:
        slot = slot_of(row, seat, NO_CARD)
        row[OPEN + seat] ^= 1 << card
        row[DOWN + SLOTS * seat + slot] = card
        note(row, FLIPPED, seat, FLIPPING - BEFORE_ACTS, card, -1, slot, -1)
        close(row)


@compile_with(inline="always")
def _capture(row: Numbers, seat: int, owner: int) -> None:
    """TC-6: anybody else takes an open card; for a face-down one they must point first, and the roll is held."""
    if seat == owner:
        error(row, seat, OWN_CARD, CAPTURING)
    elif row[OPEN + owner] >> row[DICE] & 1:
        row[OPEN + owner] ^= 1 << row[DICE]
        _carry_off(row, seat, owner, -1)
    else:
        row[PHASE], row[CAPTURER], row[DUE] = POINTING, seat, after(row, POINT_TIME)


@compile_with(inline="always")
def _carry_off(row: Numbers, seat: int, owner: int, slot: int) -> None:
    row[OPEN + seat] |= 1 << row[DICE]
    note(row, CAPTURED, seat, CAPTURING - BEFORE_ACTS, row[DICE], owner, slot, -1)
    close(row)


@kernel
def apply_point(row: Numbers, point: int) -> None:
    """TC-6: right, and they take the card, face up. Wrong (TC-9), and the card is shown to all, then turned back."""
    seat, spot = row[CAPTURER], point - FIRST_POINT
    card, owner, slot = row[DOWN + spot], spot // SLOTS, spot % SLOTS
    if card == row[DICE]:
        row[DOWN + spot] = NO_CARD
        _carry_off(row, seat, owner, slot)
    else:
        row[SHOWN] = spot * CARDS + card
        guess_failed(row, WRONG_GUESS, owner, slot)


@kernel
def guess_failed(row: Numbers, kind: int, owner: int, slot: int) -> None:
    """The roll was held, so its window goes on where it stood, and the presses made meanwhile are judged (TC-6)."""
    seat = row[CAPTURER]
    row[PHASE], row[CAPTURER] = RACE, NOBODY
    owe(row, seat)
    note(row, kind, seat, CAPTURING - BEFORE_ACTS, -1, owner, slot, -1)
    if row[NOW] != NO_CLOCK:
        row[SINCE] += row[NOW] - (row[DUE] - POINT_TIME)
        row[DUE] = row[SINCE] + row[WINDOW]
    go_on(row)


@kernel
def go_on(row: Numbers) -> None:
    """Judge the presses that have waited (TC-6); when nobody is left to act, the roll ends (TC-13)."""
    while row[PHASE] == RACE and row[QUEUE]:
        first = (row[QUEUE] & QUEUED) - 1
        row[QUEUE] >>= QUEUE_BITS
        judge(row, first % MOST_SEATS, first // MOST_SEATS)
    if (row[PHASE] == RACE or row[PHASE] == THROWN) and not active(row):
        close(row)
