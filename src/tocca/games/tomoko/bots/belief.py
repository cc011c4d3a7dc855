"""What the cards of the other party may be, from what everybody sees: the board, its last push, the cards laid."""

import numpy as np

from tocca.compiled.kernels import kernel
from tocca.games.tomoko.bots.evaluation import NO_BOARD, Floats, SearchTables, open_fan
from tocca.games.tomoko.bots.replies import Replies, like_replies, odds_of
from tocca.games.tomoko.compiled.boards import find_shown
from tocca.games.tomoko.compiled.nearness import CARDS
from tocca.games.tomoko.compiled.rows import (
    BEFORE,
    BOARD,
    LAID,
    LAID_COUNT,
    LAST,
    MANUAL,
    MOST_HELD,
    MOST_LAID,
    MOVER,
    PUSHES_MADE,
)
from tocca.games.tomoko.compiled.rules import party
from tocca.games.tomoko.compiled.tables import Numbers


def all_pairs(cards: list[int]) -> Numbers:
    """Every two of these cards: what a hand of two may be."""
    pairs = [(one, two, 0) for at, one in enumerate(cards) for two in cards[at + 1 :]]
    return np.array(pairs, dtype=np.int64).reshape(-1, MOST_HELD)


@kernel
def weigh_guesses(
    row: Numbers, them: int, unseen: int, mine: int, table: SearchTables, r: Replies, weights: Floats
) -> None:
    """How likely each guess is. Nobody holds a card that the table would have laid down; and the better their last
    push suits a guess, the likelier it is."""
    shows = 0 if row[MANUAL] or not row[PUSHES_MADE] else find_shown(row[BOARD], table.bits)
    new = _count_just_laid(row, them, table.bits)
    if row[BEFORE] == NO_BOARD or party(row, row[MOVER]) != them or new > 1:
        _all_alike(shows, table, weights)
        return
    shows_both = shows if row[MANUAL] else shows | find_shown(row[BEFORE], table.bits)
    count = open_fan(NO_BOARD, row[BEFORE], table, r.fan)
    laid = row[LAID + MOST_LAID * them + row[LAID_COUNT + them] - 1] if new else 0
    like_replies(unseen | mine | (1 << laid if new else 0), table, r)
    if new:
        _weigh_kept(row[LAST], laid, shows, unseen & ~shows_both, count, table, r, weights)
    else:
        _weigh_pairs(row[LAST], shows_both, count, table, r, weights)
    whole = weights.sum()
    if whole > 0:
        weights /= whole
    else:
        _all_alike(shows, table, weights)


@kernel
def _count_just_laid(row: Numbers, them: int, bits: Numbers) -> int:
    """How many cards they seem to have laid by the last push: the latest ones that the board shows."""
    shows = find_shown(row[BOARD], bits)
    count, laid = 0, row[LAID_COUNT + them]
    while count < laid and shows >> row[LAID + MOST_LAID * them + laid - 1 - count] & 1:
        count += 1
    return count


@kernel
def _all_alike(shows: int, table: SearchTables, weights: Floats) -> None:
    """All guesses are equally likely, except those with cards that can't be held."""
    for number in range(len(weights)):
        weights[number] = 1.0
        for place in range(table.held):
            if shows >> table.guesses[number, place] & 1:
                weights[number] = 0.0
    weights /= max(weights.sum(), 1.0)


@kernel
def _weigh_pairs(last: int, shows: int, count: int, table: SearchTables, r: Replies, weights: Floats) -> None:
    """They held both cards when they pushed."""
    for number in range(len(weights)):
        one, two = table.guesses[number, 0], table.guesses[number, 1]
        weights[number] = 0.0
        if not (shows >> one | shows >> two) & 1:
            odds_of(one, two, 0, count, table, r, r.chance)
            weights[number] = r.chance[last]


@kernel
def _weigh_kept(
    last: int, laid: int, shows: int, kept: int, count: int, table: SearchTables, r: Replies, weights: Floats
) -> None:
    """They held the card they laid and one of the two; the other one is new."""
    for card in range(1, CARDS):
        r.belief[card] = 0.0
        if kept >> card & 1:
            odds_of(laid, card, 0, count, table, r, r.chance)
            r.belief[card] = r.chance[last]
    for number in range(len(weights)):
        one, two = table.guesses[number, 0], table.guesses[number, 1]
        weights[number] = 0.0 if (shows >> one | shows >> two) & 1 else r.belief[one] + r.belief[two]
