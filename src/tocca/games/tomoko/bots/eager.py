"""Players for playouts: the player to push lays cards if possible, else brings their cards nearer."""

import numpy as np
import numpy.typing as npt

from tocca.compiled.kernels import kernel
from tocca.games.tomoko.compiled.boards import find_shown, ones, push_line
from tocca.games.tomoko.compiled.nearness import CARDS, Nearness, near
from tocca.games.tomoko.compiled.rows import (
    BOARD,
    HAND_COUNT,
    HANDS,
    MANUAL,
    MOST_HELD,
    OVER,
    PARTIES,
    PUSHES_MADE,
    TURN,
)
from tocca.games.tomoko.compiled.rules import below, may_push, merit, party, push
from tocca.games.tomoko.compiled.tables import PUSH_COUNT, Numbers

Floats = npt.NDArray[np.float64]

LAY = 16  # what a card laid counts against marbles that stand right
MOST_APPEAL = LAY * MOST_HELD


@kernel
def hand_of(row: Numbers, one: int) -> int:
    """The party's cards, as bits."""
    cards = 0
    for place in range(row[HAND_COUNT + one]):
        cards |= 1 << row[HANDS + MOST_HELD * one + place]
    return cards


@kernel
def appeal(board: int, hand: int, bits: Numbers, table: Nearness, marbles: Nearness) -> int:
    """How much a holder of these cards likes a board: cards it shows, marbles that stand right for the others."""
    cards = find_shown(board, bits) & hand
    liked = LAY * ones(cards)
    near(board, table, marbles)
    rest = hand & ~cards
    while rest:
        low = rest & -rest
        liked += marbles[ones(low - 1)]
        rest ^= low
    return liked


@kernel
def eager_push(row: Numbers, bits: Numbers, table: Nearness, marbles: Nearness) -> int:
    """The push that whoever's turn it is likes best, by their own cards; ties at random."""
    hand = hand_of(row, party(row, row[TURN]))
    best, chosen, ties = -1, -1, 0
    for action in range(PUSH_COUNT):
        if not may_push(row, action):
            continue
        liked = appeal(push_line(row[BOARD], action), hand, bits, table, marbles)
        if liked > best:
            best, chosen, ties = liked, action, 1
        elif liked == best:
            ties += 1
            if below(row, ties) == 0:
                chosen = action
    return chosen


@kernel
def eager_playout(row: Numbers, numbers: Numbers, bits: Numbers, table: Nearness, horizon: int) -> int:
    """Such pushes, in place, to the end or as many as the horizon; how many."""
    row[MANUAL] = 0
    marbles = np.zeros(CARDS, dtype=np.uint8)
    before = row[PUSHES_MADE]
    while not row[OVER] and row[PUSHES_MADE] - before < horizon:
        push(row, row[TURN], eager_push(row, bits, table, marbles), numbers, bits, row[:0])
    return row[PUSHES_MADE] - before


@kernel
def shares(row: Numbers, out: Floats) -> None:
    """By party: its part of the victory; before the end a guess by the cards laid."""
    best, winners = -1, 0
    for one in range(row[PARTIES]):
        mine = merit(row, one)
        if mine > best:
            best, winners = mine, 0
        winners += mine == best
    for one in range(row[PARTIES]):
        out[one] = 1.0 / winners if merit(row, one) == best else 0.0
