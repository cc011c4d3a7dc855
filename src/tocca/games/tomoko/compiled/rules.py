"""The rules of Tomoko on a row: who may do what, and what an action does. Actions have their contract numbers."""

import numpy as np
import numpy.typing as npt

from tocca.compiled.kernels import compile_with, kernel
from tocca.games.tomoko.compiled.boards import find_shown, ones, push_line, shows
from tocca.games.tomoko.compiled.rows import (
    ARRIVED,
    BEFORE,
    BOARD,
    GROUPS,
    HAND_COUNT,
    HANDS,
    HELD,
    HOLDERS,
    LAID,
    LAID_COUNT,
    LAST,
    LIMIT,
    MANUAL,
    MOST_HELD,
    MOST_LAID,
    MOVER,
    OVER,
    PARTIES,
    PASSED,
    PILE,
    PLAY_ON,
    PUSHES_MADE,
    RNG,
    SEATS,
    TARGET,
    TEAMS,
    TRIED,
    TURN,
    WORD,
    WORDS,
)
from tocca.games.tomoko.compiled.tables import (
    FILTER_BITS,
    FIRST_CLAIM,
    FIRST_HAND_OVER,
    FULL_BOARD,
    HALF,
    IS_DARK,
    MARBLES,
    PUSH_COUNT,
    Numbers,
)

# -- chance ----------------------------------------------------------------------------------------


@kernel
def below(row: Numbers, limit: int) -> int:
    """A random number from 0, below the limit; the row's generator (splitmix64) goes on."""
    state = np.uint64(row[RNG]) + np.uint64(0x9E3779B97F4A7C15)
    row[RNG] = np.int64(state)
    mixed = (state ^ state >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ mixed >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
    return np.int64((mixed >> np.uint64(32)) * np.uint64(limit) >> np.uint64(32))


@kernel
def _pile_size(row: Numbers) -> int:
    count = 0
    for word in range(PILE, PILE + WORDS):
        count += ones(row[word])
    return count


@kernel
def _in_pile(row: Numbers, place: int) -> int:
    """The card at that place of the pile, by number."""
    for word in range(WORDS):
        bits = row[PILE + word]
        here = ones(bits)
        if place < here:
            for _ in range(place):
                bits &= bits - 1
            return WORD * word + ones((bits & -bits) - 1)
        place -= here
    return 0


# -- who may do what -------------------------------------------------------------------------------


@kernel
def party(row: Numbers, seat: int) -> int:
    """The party of that seat."""
    return seat % 2 if row[TEAMS] else seat


@kernel
def _has(row: Numbers, base: int, card: int) -> int:
    return row[base + card // WORD] >> card % WORD & 1


@compile_with(inline="always")
def _in_bag(board: int, dark: bool) -> bool:
    """Whether a marble of that colour is left (TM-3)."""
    return ones(board & FULL_BOARD if dark else board >> HALF) < MARBLES


@compile_with(inline="always")
def _has_changed(board: int, before: int) -> bool:
    """Whether the previous push changed the board, so that no push may take it back (TM-4)."""
    return before >= 0 and before != board


@kernel
def may_push(row: Numbers, push: int) -> bool:
    """Whether that marble is in the bag, and the push does not take the previous one back."""
    board, before = row[BOARD], row[BEFORE]
    if not _in_bag(board, IS_DARK[push]):
        return False
    return not _has_changed(board, before) or push_line(board, push) != before


@kernel
def mark_pushes(row: Numbers, mask: npt.NDArray[np.int8]) -> None:
    """A 1 for each push that `may_push`, a 0 for the others: quicker for all at once."""
    board, before = row[BOARD], row[BEFORE]
    dark, light = np.int8(_in_bag(board, True)), np.int8(_in_bag(board, False))
    for push in range(PUSH_COUNT):
        mask[push] = dark if IS_DARK[push] else light
    if not _has_changed(board, before) or ones(before) != ones(board):
        return  # a marble that came in and pushed none out can't be taken back
    for push in range(PUSH_COUNT):
        if push_line(board, push) == before:
            mask[push] = 0


@kernel
def legal(row: Numbers, seat: int, out: Numbers) -> int:
    """The numbers of the seat's actions, into `out`; how many."""
    count = 0
    if row[OVER]:
        return 0
    if seat == row[TURN]:
        for push in range(PUSH_COUNT):
            if may_push(row, push):
                out[count] = push
                count += 1
    if row[MANUAL] or row[TEAMS]:
        count = _card_actions(row, seat, out, count)
    return count


@kernel
def _card_actions(row: Numbers, seat: int, out: Numbers, count: int) -> int:
    """The cards the seat may claim (TM-6, TM-7, TM-8), then those it may hand over (TM-9)."""
    one = party(row, seat)
    cards = HANDS + MOST_HELD * one
    if row[MANUAL] and row[PUSHES_MADE] and not row[ARRIVED + one]:
        for place in range(row[HAND_COUNT + one]):
            if not _has(row, TRIED, row[cards + place]):
                out[count] = FIRST_CLAIM + row[cards + place]
                count += 1
    if row[TEAMS]:
        for place in range(row[HAND_COUNT + one]):
            if row[HOLDERS + MOST_HELD * one + place] == seat and not _has(row, PASSED, row[cards + place]):
                out[count] = FIRST_HAND_OVER + row[cards + place]
                count += 1
    return count


# -- what an action does ---------------------------------------------------------------------------


@kernel
def apply(row: Numbers, seat: int, action: int, numbers: Numbers, bits: Numbers, draws: Numbers) -> int:
    """Do a legal action, in place; how many of the `draws` it used. Without draws, chance is the row's own."""
    if action < PUSH_COUNT:
        return push(row, seat, action, numbers, bits, draws)
    if action > FIRST_HAND_OVER:
        _hand_over(row, seat, action - FIRST_HAND_OVER)
        return 0
    card = action - FIRST_CLAIM
    if not shows(row[BOARD], card, numbers):
        row[TRIED + card // WORD] |= 1 << card % WORD
        return 0
    used = lay(row, seat, card, draws, 0)
    return _settle(row, numbers, draws, used)


@kernel
def push(row: Numbers, seat: int, action: int, numbers: Numbers, bits: Numbers, draws: Numbers) -> int:
    """A push, and what follows where it is the table's to lay cards; how many draws it used."""
    before = row[BOARD]
    board = push_line(before, action)
    row[BEFORE], row[BOARD], row[LAST], row[MOVER] = before, board, action, seat
    row[PUSHES_MADE] += 1
    row[TURN] = seat + 1 if seat + 1 < row[SEATS] else 0
    if row[MANUAL] or row[TEAMS]:
        for word in range(WORDS):
            row[TRIED + word] = 0
            row[PASSED + word] = 0
    if row[HELD] & find_shown(board, bits) or row[GROUPS] or row[PUSHES_MADE] >= row[LIMIT]:
        return _settle(row, numbers, draws, 0)
    return 0


@kernel
def lay(row: Numbers, seat: int, card: int, draws: Numbers, used: int) -> int:
    """The card is laid down and a new one drawn, except by a party that laid its last (TM-5); draws used so far."""
    one = party(row, seat)
    hand, holders = HANDS + MOST_HELD * one, HOLDERS + MOST_HELD * one
    count = row[HAND_COUNT + one] - 1
    place = 0
    while row[hand + place] != card:
        place += 1
    for at in range(place, count):
        row[hand + at], row[holders + at] = row[hand + at + 1], row[holders + at + 1]
    row[LAID + MOST_LAID * one + row[LAID_COUNT + one]] = card
    row[LAID_COUNT + one] += 1
    row[HAND_COUNT + one] = count
    if row[LAID_COUNT + one] < row[TARGET]:
        used = _take(row, one, seat, draws, used)
    count_held(row)
    return used


@kernel
def _take(row: Numbers, one: int, seat: int, draws: Numbers, used: int) -> int:
    """A new card from the pile, at the end of the hand. Of one card left there is nothing to draw."""
    left = _pile_size(row)
    if left > 1 and used < len(draws):
        card = draws[used]
        used += 1
    else:
        card = _in_pile(row, below(row, left))
    row[PILE + card // WORD] ^= 1 << card % WORD
    place = row[HAND_COUNT + one]
    row[HANDS + MOST_HELD * one + place] = card
    row[HOLDERS + MOST_HELD * one + place] = seat if row[TEAMS] else 0
    row[HAND_COUNT + one] = place + 1
    return used


@kernel
def count_held(row: Numbers) -> None:
    """Note anew which cards are in hands."""
    held = 0
    for one in range(row[PARTIES]):
        for place in range(row[HAND_COUNT + one]):
            held |= 1 << row[HANDS + MOST_HELD * one + place] % FILTER_BITS
    row[HELD] = held


@kernel
def _hand_over(row: Numbers, seat: int, card: int) -> None:
    one = party(row, seat)
    for place in range(row[HAND_COUNT + one]):
        if row[HANDS + MOST_HELD * one + place] == card:
            row[HOLDERS + MOST_HELD * one + place] = (seat + 2) % row[SEATS]
    row[PASSED + card // WORD] |= 1 << card % WORD


@kernel
def _settle(row: Numbers, numbers: Numbers, draws: Numbers, used: int) -> int:
    """What follows a push or a card laid down (TM-6, TM-7)."""
    at_limit = row[PUSHES_MADE] >= row[LIMIT]
    if not row[MANUAL] or at_limit or _anybody_arriving(row):
        used = _lay_by_table(row, numbers, draws, used)
    if _anybody_arriving(row):
        row[GROUPS] += 1
        for one in range(row[PARTIES]):
            if _arriving(row, one):
                row[ARRIVED + one] = row[GROUPS]
    if row[GROUPS] or at_limit:
        _end(row, at_limit)
    return used


@kernel
def _lay_by_table(row: Numbers, numbers: Numbers, draws: Numbers, used: int) -> int:
    """Clockwise from the mover, each party to exhaustion, the oldest card first (TM-6)."""
    seat = row[MOVER]
    for _ in range(row[SEATS]):
        one = party(row, seat)
        while row[LAID_COUNT + one] < row[TARGET]:
            card = _oldest_shown(row, one, numbers)
            if not card:
                break
            used = lay(row, seat, card, draws, used)
        seat = seat + 1 if seat + 1 < row[SEATS] else 0
    return used


@kernel
def _oldest_shown(row: Numbers, one: int, numbers: Numbers) -> int:
    for place in range(row[HAND_COUNT + one]):
        card = row[HANDS + MOST_HELD * one + place]
        if shows(row[BOARD], card, numbers):
            return card
    return 0


@kernel
def _arriving(row: Numbers, one: int) -> bool:
    return row[LAID_COUNT + one] >= row[TARGET] and not row[ARRIVED + one]


@kernel
def _anybody_arriving(row: Numbers) -> bool:
    for one in range(row[PARTIES]):
        if _arriving(row, one):
            return True
    return False


@kernel
def _end(row: Numbers, at_limit: bool) -> None:
    """Over once somebody has the target, with `play_on` once all but one have it; or at the limit (TM-7)."""
    there = 0
    for one in range(row[PARTIES]):
        there += row[ARRIVED + one] > 0
    playing_on = row[PLAY_ON] and row[PARTIES] > 2
    if there >= (row[PARTIES] - 1 if playing_on else 1):
        row[OVER] = 1
    elif at_limit:
        row[OVER] = 2
    else:
        while row[ARRIVED + row[TURN]]:
            row[TURN] = (row[TURN] + 1) % row[SEATS]


# -- how it ended ----------------------------------------------------------------------------------


@kernel
def over(row: Numbers) -> bool:
    """Whether the match is over."""
    return row[OVER] != 0


@kernel
def scores(row: Numbers, out: Numbers) -> None:
    """The cards laid, by seat."""
    for seat in range(row[SEATS]):
        out[seat] = row[LAID_COUNT + party(row, seat)]


@kernel
def merit(row: Numbers, one: int) -> int:
    """The party's standing as one number: who arrived first, then who laid the most."""
    arrived = row[ARRIVED + one]
    return 1000 - arrived if arrived else row[LAID_COUNT + one]


@kernel
def places(row: Numbers, out: Numbers) -> None:
    """The places by seat, from 1; equal merits share one."""
    for seat in range(row[SEATS]):
        mine = merit(row, party(row, seat))
        out[seat] = 1
        for other in range(row[SEATS]):
            out[seat] += merit(row, party(row, other)) > mine
