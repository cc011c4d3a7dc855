"""All pushes from a board, and what the boards after them are worth to somebody who holds certain cards.

The unit of worth is a card laid. The weights are a *taste*: fitted to what boards turned out to be worth in thousands
of matches of such players against each other and against the greedy bot.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tocca.compiled.kernels import kernel
from tocca.games.tomoko.compiled.boards import find_shown, ones, push_line
from tocca.games.tomoko.compiled.nearness import CARDS, Nearness, find_used_up, near, ways
from tocca.games.tomoko.compiled.tables import IS_DARK, PUSH_COUNT, Numbers

Floats = npt.NDArray[np.float64]

# The columns of a taste.
(
    READY,  # a card of mine that one push brings up
    BOTH,  # a second one
    TWO_WAYS,  # a card that two pushes bring up
    FOUR_WAYS,
    MARBLE,  # a marble that stands right for a card
    FRESH,  # a card that is not known yet
    THREAT,  # the chance that the other party can lay a card next
    FEED,  # a card that my push lays for it
    PATIENCE,  # what the next push counts against this one
    HEAT,  # how surely the other party takes the reply that suits it best
    CARELESS,  # how often it replies with anything
    DENIAL,  # how much it cares what its push allows me
) = range(12)
TASTE = np.array([0.25, 0.08, 0.12, 0.15, 0.1, 0.75, 0.95, 1.1, 0.92, 6.0, 0.1, 0.5])

NO_BOARD = -1  # after a push that may not be made


class Memory(NamedTuple):
    """The ways to bring up cards, board by board: pushes commute, so the same boards come again and again."""

    boards: Numbers
    ways: Numbers


class Fan(NamedTuple):
    """By push: the board after it and what can be seen of it."""

    boards: Numbers
    shown: Numbers
    one: Numbers
    two: Numbers
    four: Numbers
    near: Nearness
    worth: Floats  # to the player who pushes, whatever cards they hold


class SearchTables(NamedTuple):
    """What does not change during a search."""

    bits: Numbers
    near: Nearness
    taste: Floats
    held: int  # how many cards the other party holds
    guesses: Numbers  # by guess: its cards, 0 where there is none
    memory: Memory


REMEMBERED = 1 << 16


def new_memory() -> Memory:
    """An empty one."""
    return Memory(np.full(REMEMBERED, NO_BOARD, dtype=np.int64), np.zeros((REMEMBERED, 3), dtype=np.int64))


def new_fan() -> Fan:
    """Room for one."""
    one, two, three, four, five = (np.zeros(PUSH_COUNT, dtype=np.int64) for _ in range(5))
    return Fan(one, two, three, four, five, np.zeros((PUSH_COUNT, CARDS), dtype=np.uint8), np.zeros(PUSH_COUNT))


@kernel
def ways_of(board: int, table: SearchTables) -> int:
    """Where the memory has the ways of that board."""
    memory = table.memory
    place = (board * 0x9E3779B97F4A7C1 >> 40) & REMEMBERED - 1
    if memory.boards[place] != board:
        memory.boards[place] = board
        one, two, four = ways(board, table.bits)
        memory.ways[place, 0], memory.ways[place, 1], memory.ways[place, 2] = one, two, four
    return place


@kernel
def open_fan(before: int, board: int, table: SearchTables, fan: Fan) -> int:
    """All pushes from the board; how many. TM-4 forbids going back to the board `before`."""
    gone, count, found = find_used_up(board), 0, table.memory.ways
    for push in range(PUSH_COUNT):
        after = push_line(board, push)
        if IS_DARK[push] == gone or (after == before and before != board):
            fan.boards[push] = NO_BOARD
            continue
        fan.boards[push] = after
        fan.shown[push] = find_shown(after, table.bits)
        place = ways_of(after, table)
        fan.one[push], fan.two[push], fan.four[push] = found[place, 0], found[place, 1], found[place, 2]
        near(after, table.near, fan.near[push])
        count += 1
    return count


@kernel
def total(cards: int, values: Floats) -> float:
    """The sum of the values of these cards."""
    found = 0.0
    while cards:
        low = cards & -cards
        found += values[ones(low - 1)]
        cards ^= low
    return found


@kernel
def judge_fan(theirs: int, belief: Floats, table: SearchTables, fan: Fan) -> None:
    """What each push is worth, judged by what it leaves to the other party, which may hold the cards `theirs`."""
    taste = table.taste
    for push in range(PUSH_COUNT):
        if fan.boards[push] == NO_BOARD:
            continue
        cards = fan.shown[push]
        able = total(fan.one[push] & theirs & ~cards, belief) / table.held
        spared = 1.0
        for _ in range(table.held):
            spared *= 1 - min(able, 1.0)
        marbles = 0.0
        for card in range(CARDS):
            marbles += belief[card] * fan.near[push, card]
        fan.worth[push] = -taste[THREAT] * (1 - spared) - taste[FEED] * total(cards & theirs, belief)
        fan.worth[push] -= taste[MARBLE] * marbles


@kernel
def worth_to(hand: int, push: int, taste: Floats, fan: Fan) -> float:
    """What the push is worth to a holder of these cards, those laid counted."""
    cards = fan.shown[push] & hand
    kept = hand & ~cards
    ready = ones(kept & fan.one[push])
    value = ones(cards) * (1 + taste[FRESH]) + taste[READY] * (ready > 0) + taste[BOTH] * (ready > 1)
    value += taste[TWO_WAYS] * ((kept & fan.two[push]) != 0) + taste[FOUR_WAYS] * ((kept & fan.four[push]) != 0)
    while kept:
        low = kept & -kept
        value += taste[MARBLE] * fan.near[push, ones(low - 1)]
        kept ^= low
    return value + fan.worth[push]


@kernel
def best_push(hand: int, missing: int, victory: float, table: SearchTables, fan: Fan) -> float:
    """What the best push is worth to a holder of these cards; to lay all that are missing is `victory`."""
    best = -1e9
    for push in range(PUSH_COUNT):
        if fan.boards[push] != NO_BOARD:
            if ones(fan.shown[push] & hand) >= missing:
                return victory
            best = max(best, worth_to(hand, push, table.taste, fan))
    return best
