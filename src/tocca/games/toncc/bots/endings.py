"""The end of a challenge, exactly: every position that can still come, solved from the last ones back to the root.

A joint move either conquers something or adds an idle one, so no position comes again and they can be put in order. In
each, the Kings choose at the same time; regret matching says how they should mix, and that gives the position's worth.
"""

from typing import NamedTuple

import numpy as np

from tocca.compiled.kernels import compile_with, kernel
from tocca.games.toncc.bots.question import ChallengeQuestion
from tocca.games.toncc.bots.regrets import JOINT, SQUARE, Reals, fill_gains, match_regrets
from tocca.games.toncc.bots.tree import IDLE_AT, POINTS_AT, WHERE_AT, WHERE_BITS, Slots, key, new_slots, slot
from tocca.games.toncc.bots.uct import result, step
from tocca.games.toncc.compiled.challenge import GOES_ON, IDLE, KING_POINTS, SEALS, TABLE, WHERE, ones
from tocca.games.toncc.compiled.tables import ALL, AWAY, COUNT, IDLE_END, MOVEMENTS, Numbers


class Ending(NamedTuple):
    """All positions from a root on. `order` puts every position after those that it leads to."""

    slots: Slots
    keys: Numbers
    order: Numbers
    worth: Reals  # by [position][King]
    mixes: Reals  # by [position][King][movement - 1]


def unfold(asked: ChallengeQuestion, most: int) -> Ending | None:
    """The positions from the root on; None where there are more than that."""
    slots, keys = new_slots(most), np.empty(most, dtype=np.int64)
    count = _unfold(slots, asked, keys)
    if count > most:
        return None
    keys = keys[:count]
    left = np.empty(count, dtype=np.int64)
    _measure_left(keys, left)
    shape = (count, 3, MOVEMENTS)
    order: Numbers = np.argsort(left, kind="stable")
    return Ending(slots, keys, order, np.zeros(shape[:2], dtype=np.float32), np.zeros(shape, dtype=np.float32))


@kernel
def _unfold(slots: Slots, asked: ChallengeQuestion, keys: Numbers) -> int:
    """Every position from the root on, the root first; how many, which is more than there is room for if it fails."""
    table = asked.root.copy()
    count, done = _note(slots, key(table), keys, 0), 0
    while done < count:
        unlock(keys[done], table)
        choices = _choices(table)
        for red in range(choices[0]):
            for yellow in range(choices[1]):
                for blue in range(choices[2]):
                    unlock(keys[done], table)
                    if step(table, asked.leads, red, yellow, blue) == GOES_ON:
                        count = _note(slots, key(table), keys, count)
                        if count > len(keys):
                            return count
        done += 1
    return count


@compile_with(inline="always")
def _note(slots: Slots, wanted: int, keys: Numbers, count: int) -> int:
    """Remember a position; how many there are then."""
    at = slot(slots, wanted)
    if slots.keys[at] != 0:
        return count
    if count < len(keys):
        slots.keys[at], slots.places[at], keys[count] = wanted, count, wanted
    return count + 1


@compile_with(inline="always")
def _choices(table: Numbers) -> tuple[int, int, int]:
    """How many movements each King has to consider: a King who has left stays away, so one is enough."""
    return (
        1 if table[WHERE] == AWAY else MOVEMENTS,
        1 if table[WHERE + 1] == AWAY else MOVEMENTS,
        1 if table[WHERE + 2] == AWAY else MOVEMENTS,
    )


@kernel
def unlock(number: int, table: Numbers) -> None:
    """The position that a key stands for: the inverse of `key`."""
    low, high = number & ALL, number >> COUNT & ALL
    table[SEALS], table[SEALS + 1], table[SEALS + 2] = low & ~high, high & ~low, low & high
    for king in range(3):
        where = number >> WHERE_AT + WHERE_BITS * king & (1 << WHERE_BITS) - 1
        table[WHERE + king] = where
        table[KING_POINTS + king] = 2 + (number >> POINTS_AT + king & 1) if where == AWAY else 0
    table[IDLE] = number >> IDLE_AT & IDLE_END


@kernel
def _measure_left(keys: Numbers, left: Numbers) -> None:
    """How much can still happen in each position: less in every one that it leads to."""
    for position in range(len(keys)):
        sealed = (keys[position] | keys[position] >> COUNT) & ALL
        idle = keys[position] >> IDLE_AT & IDLE_END
        left[position] = (COUNT - ones(sealed)) * (IDLE_END + 1) - idle


@kernel
def solve(ending: Ending, asked: ChallengeQuestion, first: int, last: int) -> None:
    """Worth and mixes of the positions from `first` to before `last` in the order."""
    payoffs, table = np.empty((JOINT, 3), np.float32), np.empty(TABLE, np.int64)
    for number in range(first, last):
        position = ending.order[number]
        choices = _pay(ending, asked, position, table, payoffs)
        match_regrets(payoffs, choices, ending.mixes[position], ending.worth[position])


@compile_with(inline="always")
def _pay(
    ending: Ending, asked: ChallengeQuestion, position: int, table: Numbers, payoffs: Reals
) -> tuple[int, int, int]:
    """What each joint move in that position is worth to the Kings; how many movements each of them has."""
    unlock(ending.keys[position], table)
    choices = _choices(table)
    for red in range(choices[0]):
        for yellow in range(choices[1]):
            for blue in range(choices[2]):
                unlock(ending.keys[position], table)
                over = step(table, asked.leads, red, yellow, blue) != GOES_ON
                payoffs[red * SQUARE + yellow * MOVEMENTS + blue] = _worth(ending, asked, table, over)
    return choices


@compile_with(inline="always")
def _worth(ending: Ending, asked: ChallengeQuestion, table: Numbers, over: bool) -> Reals:
    """What a position is worth that the challenge ended in, or that is solved already."""
    if over:
        return asked.stakes[result(table)]
    return ending.worth[ending.slots.places[slot(ending.slots, key(table))]]


@kernel
def prospects(ending: Ending, asked: ChallengeQuestion, gains: Reals) -> None:
    """What each movement of each King is worth at the root, if the others mix as they should."""
    payoffs, table = np.empty((JOINT, 3), np.float32), np.empty(TABLE, np.int64)
    choices = _pay(ending, asked, 0, table, payoffs)
    fill_gains(payoffs, choices, ending.mixes[0], gains)
