"""Kernels for who has what and who may do something: questions, and chance."""

import numpy as np

from tocca.compiled.kernels import compile_with, kernel
from tocca.games.totsa.compiled.rows import (
    CAPTURER,
    DEBT_BITS,
    DEBTS,
    DOWN,
    NO_CLOCK,
    NOBODY,
    NOW,
    OPEN,
    PASSED,
    PHASE,
    QUEUE,
    QUEUE_BITS,
    RNG,
    ROLLER,
    SEATS,
    SIMPLE,
)
from tocca.games.totsa.compiled.tables import GOAL, NO_CARD, OVER, PAYING, RACE, THROWN, Numbers
from tocca.games.totsa.rules.actions import MOST_SEATS, SLOTS

NO_DRAWS: Numbers = np.zeros(0, dtype=np.int64)
DEBTOR = (1 << DEBT_BITS) - 1
QUEUED = (1 << QUEUE_BITS) - 1


@compile_with(inline="always")
def below(row: Numbers, limit: int) -> int:
    """A random number from 0, below the limit; the row's generator (splitmix64) goes on."""
    state = np.uint64(row[RNG]) + np.uint64(0x9E3779B97F4A7C15)
    row[RNG] = np.int64(state)
    mixed = (state ^ state >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ mixed >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
    return int(np.int64((mixed >> np.uint64(32)) * np.uint64(limit) >> np.uint64(32)))


@compile_with(inline="always")
def ones(bits: int) -> int:
    """How many bits are set, of at most 32."""
    bits = bits - (bits >> 1 & 0x55555555)
    bits = (bits & 0x33333333) + (bits >> 2 & 0x33333333)
    return ((bits + (bits >> 4) & 0x0F0F0F0F) * 0x01010101 & 0xFFFFFFFF) >> 24


@compile_with(inline="always")
def nth(bits: int, place: int) -> int:
    """The number of the bit at that place among those that are set."""
    for _ in range(place):
        bits &= bits - 1
    return ones((bits & -bits) - 1)


@compile_with(inline="always")
def everybody(row: Numbers) -> int:
    """All seats, as bits."""
    return (1 << row[SEATS]) - 1


@compile_with(inline="always")
def down_count(row: Numbers, seat: int) -> int:
    """How many face-down cards lie in front of the seat."""
    count = 0
    for slot in range(SLOTS):
        count += row[DOWN + SLOTS * seat + slot] != NO_CARD
    return count


@compile_with(inline="always")
def slot_of(row: Numbers, seat: int, card: int) -> int:
    """Where that card lies face down in front of the seat; SLOTS if it doesn't. NO_CARD finds the first empty slot."""
    slot = 0
    while slot < SLOTS and row[DOWN + SLOTS * seat + slot] != card:
        slot += 1
    return slot


@kernel
def holder(row: Numbers, card: int) -> int:
    """Whose that card is; NOBODY: it lies on the field."""
    for seat in range(row[SEATS]):
        if row[OPEN + seat] >> card & 1 or slot_of(row, seat, card) < SLOTS:
            return seat
    return NOBODY


@compile_with(inline="always")
def nearness(row: Numbers, seat: int) -> int:
    """How near to an aim, in sixths; in the simple game in thirds (TC-18)."""
    open_cards = ones(row[OPEN + seat])
    return open_cards if row[SIMPLE] else max(open_cards, 2 * down_count(row, seat))


@compile_with(inline="always")
def has_aim(row: Numbers, seat: int) -> bool:
    """TC-3, TC-14."""
    return nearness(row, seat) >= GOAL[row[SIMPLE]]


@compile_with(inline="always")
def first_debtor(row: Numbers) -> int:
    """Who pays next; NOBODY if nothing is owed."""
    return (row[DEBTS] & DEBTOR) - 1


@kernel
def active(row: Numbers) -> int:
    """Who can still act in this roll, as bits: not out of it, not passed, no press waiting (TC-9)."""
    left, owing, waiting = everybody(row) & ~row[PASSED], row[DEBTS], row[QUEUE]
    while owing:
        left &= ~(1 << (owing & DEBTOR) - 1)
        owing >>= DEBT_BITS
    while waiting:
        left &= ~(1 << ((waiting & QUEUED) - 1) % MOST_SEATS)
        waiting >>= QUEUE_BITS
    return left


@kernel
def acting(row: Numbers) -> int:
    """Who may act, as bits; nobody exactly at the end."""
    phase = row[PHASE]
    if phase == OVER:
        return 0
    if phase in (THROWN, RACE):
        return active(row)
    if row[CAPTURER] != NOBODY:
        return active(row) | 1 << row[CAPTURER]
    if row[NOW] != NO_CLOCK:
        return everybody(row)
    left = everybody(row) & ~row[PASSED]
    if phase == PAYING:
        return left | 1 << first_debtor(row)
    others = left & ~(1 << row[ROLLER])
    return others if others else 1 << row[ROLLER]
