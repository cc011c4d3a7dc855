"""A search tree for one challenge: positions, found by their own number, and how the movements fared in them.

The three Kings choose at the same time, so each has their own arms in a node. Different ways to one position meet in
one node. Kings stand on Regions here.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tocca.compiled.kernels import compile_with
from tocca.games.toncc.compiled.challenge import IDLE, KING_POINTS, SEALS, WHERE
from tocca.games.toncc.compiled.tables import COUNT, MOVEMENTS, Numbers

Reals = npt.NDArray[np.float32]

# A position as one number: the Seals in two bits a Region, then
WHERE_AT, WHERE_BITS = 2 * COUNT, 5  # where each King is,
IDLE_AT = WHERE_AT + 3 * WHERE_BITS  # the idle moves,
POINTS_AT = IDLE_AT + 2  # the lowest bit of each King's points,
TAKEN = 1 << POINTS_AT + 3  # and a bit that makes it a number other than 0

ARMS = 3 * MOVEMENTS  # of a node: six of each King
VISITS = 0  # columns of a node: how often each arm was taken,
TOTALS = ARMS  # what it brought in all,
SEEN = 2 * ARMS  # and how often the node was passed
COLUMNS = SEEN + 1


class Slots(NamedTuple):
    """An open table of keys, and of the place each key has in some list."""

    keys: Numbers  # 0: free
    places: npt.NDArray[np.int32]


class ChallengeTree(NamedTuple):
    """Nodes, and where they are."""

    slots: Slots
    nodes: Reals
    size: Numbers  # how many nodes there are, in a list of one


def new_slots(most: int) -> Slots:
    """An empty table, at most half full with so many keys."""
    count = 1 << (2 * most - 1).bit_length()
    return Slots(np.zeros(count, dtype=np.int64), np.empty(count, dtype=np.int32))


def new_tree(most: int) -> ChallengeTree:
    """An empty tree with room for so many nodes."""
    return ChallengeTree(new_slots(most), np.empty((most, COLUMNS), dtype=np.float32), np.zeros(1, dtype=np.int64))


@compile_with(inline="always")
def key(table: Numbers) -> int:
    """A number of its own for each position in a challenge.

    Kings on the board have no points yet and those who left have 2 or 3, so the lowest bit tells them (TN-14).
    """
    red, yellow, blue = table[SEALS], table[SEALS + 1], table[SEALS + 2]
    sealed = red | blue | (yellow | blue) << COUNT
    where = table[WHERE] | table[WHERE + 1] << WHERE_BITS | table[WHERE + 2] << 2 * WHERE_BITS
    points = table[KING_POINTS] & 1 | (table[KING_POINTS + 1] & 1) << 1 | (table[KING_POINTS + 2] & 1) << 2
    return sealed | where << WHERE_AT | table[IDLE] << IDLE_AT | points << POINTS_AT | TAKEN


@compile_with(inline="always")
def slot(slots: Slots, wanted: int) -> int:
    """Where that key is, or the free slot where it belongs."""
    last = np.uint64(len(slots.keys) - 1)
    at = np.uint64(wanted) * np.uint64(0x9E3779B97F4A7C15) >> np.uint64(32) & last
    while slots.keys[at] != 0 and slots.keys[at] != wanted:
        at = at + np.uint64(1) & last
    return np.int64(at)
