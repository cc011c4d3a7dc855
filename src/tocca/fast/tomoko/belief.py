"""What the cards of the other party may be, from what everybody sees: the board, its last push, the cards laid."""

import numpy as np

from tocca.fast.kernels import kernel
from tocca.fast.tomoko.boards import shown
from tocca.fast.tomoko.duel import Ahead, Floats, Table, find_replies, like_replies, odds_of_replies
from tocca.fast.tomoko.rows import BEFORE, BOARD, LAID, LAID_COUNT, LAST, MANUAL, MOST_LAID, MOVER, PUSHES_MADE
from tocca.fast.tomoko.rules import party
from tocca.fast.tomoko.tables import Numbers


@kernel
def all_guesses(unseen: int, out: Numbers) -> int:
    """Every two of these cards, into `out`; how many."""
    count = 0
    for one in range(1, 63):
        if unseen >> one & 1:
            for two in range(one + 1, 63):
                if unseen >> two & 1:
                    out[count, 0], out[count, 1], out[count, 2] = one, two, 0
                    count += 1
    return count


@kernel
def weigh_guesses(row: Numbers, them: int, mine: int, table: Table, a: Ahead, weights: Floats) -> None:
    """How likely each guess is: none holds a card that the table would have laid down; and the better their last push
    suits a guess, the likelier it is."""
    shows = 0 if row[MANUAL] or not row[PUSHES_MADE] else shown(row[BOARD], table.bits)
    new = _laid_just_now(row, them, table.bits)
    if row[MOVER] < 0 or party(row, row[MOVER]) != them or row[BEFORE] < 0 or new > 1:
        _all_alike(shows, table, weights)
        return
    known = 0 if row[MANUAL] else shown(row[BEFORE], table.bits)
    count = find_replies(-1, row[BEFORE], table, a)
    last_laid = row[LAID + MOST_LAID * them + row[LAID_COUNT + them] - 1] if new else 0
    like_replies(mine | 1 << last_laid if new else mine, table, a)
    if new:
        _weigh_kept(row[LAST], last_laid, shows, known, count, table, a, weights)
    else:
        _weigh_pairs(row[LAST], shows, known, count, table, a, weights)
    whole = weights.sum()
    if whole > 0:
        weights /= whole
    else:
        _all_alike(shows, table, weights)


@kernel
def _laid_just_now(row: Numbers, them: int, bits: Numbers) -> int:
    """How many cards they seem to have laid by the last push: the latest ones that the board shows."""
    shows = shown(row[BOARD], bits)
    count, laid = 0, row[LAID_COUNT + them]
    while count < laid and shows >> row[LAID + MOST_LAID * them + laid - 1 - count] & 1:
        count += 1
    return count


@kernel
def _all_alike(shows: int, table: Table, weights: Floats) -> None:
    """Every guess is as likely as another, but for cards that can't be held."""
    for number in range(len(weights)):
        one, two = table.guesses[number, 0], table.guesses[number, 1]
        weights[number] = 0.0 if (shows >> one | shows >> two) & 1 else 1.0
    weights /= max(weights.sum(), 1.0)


@kernel
def _weigh_pairs(last: int, shows: int, known: int, count: int, table: Table, a: Ahead, weights: Floats) -> None:
    """They held both cards when they pushed."""
    for number in range(len(weights)):
        one, two = table.guesses[number, 0], table.guesses[number, 1]
        weights[number] = 0.0
        if not ((shows | known) >> one | (shows | known) >> two) & 1:
            odds_of_replies(table.guesses[number], table, a, count, a.worth)
            weights[number] = a.worth[last]


@kernel
def _weigh_kept(
    last: int, laid: int, shows: int, known: int, count: int, table: Table, a: Ahead, weights: Floats
) -> None:
    """They held the card they laid and one of the two; the other one is new."""
    guess = np.zeros(3, dtype=np.int64)
    guess[0] = laid
    for card in range(1, 63):
        a.belief[card] = 0.0
        if table.unseen >> card & 1 and not (shows | known) >> card & 1:
            guess[1] = card
            odds_of_replies(guess, table, a, count, a.worth)
            a.belief[card] = a.worth[last]
    for number in range(len(weights)):
        one, two = table.guesses[number, 0], table.guesses[number, 1]
        weights[number] = 0.0 if (shows >> one | shows >> two) & 1 else a.belief[one] + a.belief[two]
