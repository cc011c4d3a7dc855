"""Decoupled UCT: each King picks a movement by their own upper bounds, without knowing the others' (TN-11).

Left alone, the three bounds fall into step the longer they are refined, and plans come to rely on replies that nobody
gives. So a whim takes each King now and then, at every node, however long the search goes on.

Payoffs are the three Kings' chances to win the match (stakes.py), so one simulation teaches all of them.
"""

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tocca.compiled import functions
from tocca.compiled.arithmetic import log
from tocca.compiled.kernels import compile_with, kernel
from tocca.games.toncc.bots.question import ChallengeQuestion
from tocca.games.toncc.bots.stakes import RADIX
from tocca.games.toncc.bots.tree import ARMS, SEEN, TOTALS, VISITS, ChallengeTree, Reals, key, slot
from tocca.games.toncc.compiled.challenge import GOES_ON, WHERE, joint_move, toncc_points
from tocca.games.toncc.compiled.playouts import CHUNK, keen_challenge, movement_in, random_challenge
from tocca.games.toncc.compiled.rules import STEP, mix_bits
from tocca.games.toncc.compiled.tables import MOVEMENTS, STRIDE, Bytes, Numbers

Totals = npt.NDArray[np.float64]

DEEPEST = 80  # joint moves of a challenge: 18 conquests with two idle moves before each, and three idle ones
WHIM_BITS = 10  # of a King's random bits: these say whether the King follows a whim, the rest which way
WHOLE, REST = 1 << WHIM_BITS, 1 << CHUNK - WHIM_BITS
MOST_DOUBTS = 1 << 12
DOUBTS: Reals = np.array([math.sqrt(1 + log(max(seen, 1.0))) for seen in range(MOST_DOUBTS)], dtype=np.float32)
UNTRIED = np.float32(1e-6)  # visits of an arm that has none, so that its bound is above all others


class UctSettings(NamedTuple):
    """How a search goes about it."""

    exploration: float = 1.0  # how curious it is
    whim: float = 0.2  # how often a King does anything at all


@compile_with(inline="always")
def _add_node(tree: ChallengeTree, at: int, wanted: int, number: np.uint64) -> None:
    """A node in that slot. Random bits order its untried arms, so that the Kings don't try theirs in step."""
    node = tree.size[0]
    tree.size[0] += 1
    tree.slots.keys[at] = wanted
    tree.slots.places[at] = node
    for arm in range(ARMS):
        tree.nodes[node, VISITS + arm] = UNTRIED * np.float32(1 + (number >> np.uint64(3 * arm) & np.uint64(7)))
        tree.nodes[node, TOTALS + arm] = 0
    tree.nodes[node, SEEN] = 1


@compile_with(inline="always")
def _doubt(seen: float) -> float:
    """How much more than its mean an arm may be worth: it grows slowly with the visits of the node."""
    return DOUBTS[int(seen)] if seen < MOST_DOUBTS else np.float32(math.sqrt(1 + functions.log(seen)))


@compile_with(inline="always")
def _bounds(nodes: Reals, node: int, curiosity: Reals, bounds: Reals) -> None:
    """How good each arm might be: its mean, and more the less it was tried."""
    scale = _doubt(nodes[node, SEEN])
    for arm in range(ARMS):
        rare = np.float32(1) / np.sqrt(nodes[node, VISITS + arm])
        bounds[arm] = rare * (nodes[node, TOTALS + arm] * rare + scale * curiosity[arm])


@compile_with(inline="always")
def _best(bounds: Reals, king: int) -> int:
    """The arm of that King with the highest bound."""
    best = king * MOVEMENTS
    for arm in range(best + 1, best + MOVEMENTS):
        if bounds[arm] > bounds[best]:
            best = arm
    return best


@compile_with(inline="always")
def _choice(bounds: Reals, king: int, whims: np.uint64, number: np.uint64) -> int:
    """The best arm, or on a whim any: what is planned has to stand against others who don't play as foreseen."""
    if number & np.uint64(WHOLE - 1) < whims:
        any_one = (number >> np.uint64(WHIM_BITS) & np.uint64(REST - 1)) * np.uint64(MOVEMENTS) // np.uint64(REST)
        return king * MOVEMENTS + np.int64(any_one)
    return _best(bounds, king)


@compile_with(inline="always")
def step(table: Numbers, leads: Bytes, red: int, yellow: int, blue: int) -> int:
    """The joint move of these movements, from 0; how it ends the challenge, if it does."""
    table[WHERE] = leads[table[WHERE] * STRIDE + red]
    table[WHERE + 1] = leads[table[WHERE + 1] * STRIDE + yellow]
    table[WHERE + 2] = leads[table[WHERE + 2] * STRIDE + blue]
    return joint_move(table, table[WHERE], table[WHERE + 1], table[WHERE + 2], True)


@compile_with(inline="always")
def result(table: Numbers) -> int:
    """The number of the tóncc points in a table of stakes."""
    points = toncc_points(table)
    return (points[0] * RADIX + points[1]) * RADIX + points[2]


@kernel
def simulate(
    tree: ChallengeTree, asked: ChallengeQuestion, manner: UctSettings, state: np.uint64, count: int
) -> np.uint64:
    """So many simulations from the root; the state of the random numbers after them."""
    table, bounds = np.empty_like(asked.root), np.empty(ARMS, np.float32)
    path, taken = np.empty(DEEPEST, np.int64), np.empty((DEEPEST, 3), np.int64)
    nodes, room = tree.nodes, len(tree.nodes)
    curiosity = np.repeat(asked.spreads, MOVEMENTS) * np.float32(manner.exploration)
    whims = np.uint64(manner.whim * WHOLE)
    for _ in range(count):
        for at in range(len(table)):
            table[at] = asked.root[at]
        depth, ending = 0, GOES_ON
        while ending == GOES_ON:
            wanted = key(table)
            at = slot(tree.slots, wanted)
            if tree.slots.keys[at] == 0:
                state += STEP
                if tree.size[0] < room:
                    _add_node(tree, at, wanted, mix_bits(state))
                _, _, state = keen_challenge(table, asked.leads, state, True)
                break
            node = tree.slots.places[at]
            _bounds(nodes, node, curiosity, bounds)
            state += STEP
            number = mix_bits(state)
            red = _choice(bounds, 0, whims, number)
            yellow = _choice(bounds, 1, whims, number >> np.uint64(CHUNK))
            blue = _choice(bounds, 2, whims, number >> np.uint64(2 * CHUNK))
            path[depth] = node
            taken[depth, 0], taken[depth, 1], taken[depth, 2] = red, yellow, blue
            depth += 1
            ending = step(table, asked.leads, red, yellow - MOVEMENTS, blue - 2 * MOVEMENTS)
        payoffs = asked.stakes[result(table)]
        for passed in range(depth):
            node = path[passed]
            nodes[node, SEEN] += 1
            for king in range(3):
                nodes[node, VISITS + taken[passed, king]] += 1
                nodes[node, TOTALS + taken[passed, king]] += payoffs[king]
    return state


@kernel
def sample(asked: ChallengeQuestion, king: int, state: np.uint64, first: int, last: int, totals: Totals) -> np.uint64:
    """Flat Monte Carlo: the King's movements in turn, the others at random, then a random challenge to its end."""
    table = np.empty_like(asked.root)
    movements = np.empty(3, np.int64)
    for number in range(first, last):
        for at in range(len(table)):
            table[at] = asked.root[at]
        state += STEP
        drawn = mix_bits(state)
        for one in range(3):
            movements[one] = movement_in(drawn >> np.uint64(CHUNK * one))
        movements[king] = number % MOVEMENTS
        if step(table, asked.leads, movements[0], movements[1], movements[2]) == GOES_ON:
            _, _, state = random_challenge(table, asked.leads, state, True)
        totals[movements[king]] += asked.stakes[result(table), king]
    return state


def arms(tree: ChallengeTree, asked: ChallengeQuestion, king: int) -> tuple[Reals, Reals]:
    """How often each of the King's movements was taken at the root, and what it brought on average."""
    node = tree.nodes[tree.slots.places[slot(tree.slots, key(asked.root))]]
    first = king * MOVEMENTS
    visits = node[VISITS + first : VISITS + first + MOVEMENTS]
    means = node[TOTALS + first : TOTALS + first + MOVEMENTS] / visits
    return np.floor(visits), np.where(visits < 1, np.float32(0), means)
