"""Tomoko: the fewest pushes from a board until it shows a card, by one player whom nobody disturbs.

A search of growing depth. It gives up a board once the lower bound says that it takes more pushes than are left: a
push changes one line and brings at most one more marble into a window.
"""

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from tocca.core.errors import BadOption
from tocca.core.extras import need
from tocca.games.tomoko.rules.board import PUSHES, Board, Push
from tocca.games.tomoko.rules.cards import CARD, DECKS, STANDARD, deck, rotations

need("fast")

import numpy as np  # noqa: E402

from tocca.compiled.kernels import kernel  # noqa: E402
from tocca.games.tomoko.compiled.boards import push_line  # noqa: E402
from tocca.games.tomoko.compiled.nearness import (  # noqa: E402
    CARDS,
    PLACES,
    Nearness,
    digits,
    find_used_up,
    window_number,
)
from tocca.games.tomoko.compiled.tables import IS_DARK, PUSH_COUNT, SHIFTS, Numbers, join_board  # noqa: E402

LONGEST = 16  # pushes: more than any route takes
NO_BOARD = -1
SEEN = 1 << 18  # boards remembered, with the pushes that were left there in vain

_LINES = [
    *(sum(1 << CARD * row + column for column in range(CARD)) for row in range(CARD)),
    *(sum(1 << CARD * row + column for row in range(CARD)) for column in range(CARD)),
]


class DeadEnds(NamedTuple):
    """Boards from which it can't be done in so many pushes."""

    boards: Numbers
    left: Numbers


def shortest(board: Board, card: int, choice: str | tuple[str, ...] = STANDARD) -> tuple[Push, ...] | None:
    """The pushes of a shortest route, none if the board shows the card already; None: it takes more than LONGEST."""
    cards = len(deck(choice).cards)
    if not 1 <= card <= cards:
        raise BadOption(f"the cards of this deck are 1 to {cards}, not {card}")
    found = route(board, card, choice)
    return None if found is None else tuple(PUSHES[number] for number in found)


def route(board: Board, card: int, choice: str | tuple[str, ...], most: int = LONGEST) -> tuple[int, ...] | None:
    """The numbers of the pushes of a shortest route, none if the board shows the card; None: it takes more than `most`.

    It is one player's route: nobody pushes in between."""
    bounds, out = lower_bounds(choice), np.zeros(LONGEST, dtype=np.int64)
    start = join_board(board)
    for length in range(at_least(start, card, bounds), min(most, LONGEST) + 1):
        seen = DeadEnds(np.full(SEEN, NO_BOARD, dtype=np.int64), np.zeros(SEEN, dtype=np.int64))
        if _find(start, card, length, bounds, seen, out):
            return tuple(out[:length].tolist())
    return None


@lru_cache(DECKS)
def lower_bounds(choice: str | tuple[str, ...]) -> Nearness:
    """By a window's marbles and the card: how many pushes it takes at least."""
    marbles = digits()
    empty = (marbles == 0).sum(axis=1)
    table = np.full((len(marbles), CARDS), LONGEST, dtype=np.uint8)
    covers = np.array([_cover(wrong) for wrong in range(1 << CARD * CARD)])
    for number, card in enumerate(deck(choice).cards, 1):
        for turned in set(rotations(card)):
            wanted = np.array([1 if turned >> place & 1 else 2 for place in PLACES])
            wrong = ((marbles != wanted) << np.arange(CARD * CARD)).sum(axis=1)
            table[:, number] = np.minimum(table[:, number], np.maximum(empty, covers[wrong]))
    return table


def _cover(wrong: int) -> int:
    """The fewest rows and columns that hold all these hollows of a window."""
    for count in range(CARD + 1):
        for lines in combinations(_LINES, count):
            left = wrong
            for line in lines:
                left &= ~line
            if not left:
                return count
    raise AssertionError("three rows hold every hollow")


@kernel
def at_least(board: int, card: int, bounds: Nearness) -> int:
    """The lower bound: of all windows, the least."""
    least = LONGEST
    for shift in SHIFTS:
        least = min(least, int(bounds[window_number(board, shift), card]))
    return least


@kernel
def _find(start: int, card: int, length: int, bounds: Nearness, seen: DeadEnds, out: Numbers) -> bool:
    """Whether it can be done in exactly so many pushes, which are noted in `out`."""
    boards, tried = np.zeros(LONGEST + 1, dtype=np.int64), np.full(LONGEST + 1, -1)
    boards[0] = start
    depth = 0
    while depth >= 0:
        if depth == length:
            return True
        push = tried[depth] + 1
        while push < PUSH_COUNT and not _promising(boards, depth, push, card, length, bounds, seen):
            push += 1
        if push == PUSH_COUNT:
            depth -= 1
            continue
        tried[depth] = out[depth] = push
        depth += 1
        tried[depth] = -1
    return False


@kernel
def _promising(
    boards: Numbers, depth: int, push: int, card: int, length: int, bounds: Nearness, seen: DeadEnds
) -> bool:
    """Whether the push can be made and might lead there in time; then its board is noted."""
    if IS_DARK[push] == find_used_up(boards[depth]):
        return False
    board, left = push_line(boards[depth], push), length - depth - 1
    if at_least(board, card, bounds) > left:
        return False
    place = (board * 0x9E3779B97F4A7C1 >> 40) & SEEN - 1
    if seen.boards[place] == board and seen.left[place] >= left:
        return False
    seen.boards[place], seen.left[place] = board, left
    boards[depth + 1] = board
    return True
