"""The search by regrets: each King mixes his movements by what he regrets most not to have done (TN-11).

The rival of decoupled UCT (search.py): the same tree and the same random challenges, another way to choose. One joint
move is sampled, so what the other movements would have brought is estimated from their means so far; the sampled one
is corrected by what came out, the rarer it is the more, which keeps the estimates right on average.
"""

import numpy as np

from tocca.compiled.kernels import compiled
from tocca.games.toncc.compiled.challenge import GOES_ON
from tocca.games.toncc.compiled.question import Question
from tocca.games.toncc.compiled.random_play import CHUNK, LOW, keen_challenge
from tocca.games.toncc.compiled.rules import STEP, mixed
from tocca.games.toncc.compiled.search import DEEPEST, Manner, result, step
from tocca.games.toncc.compiled.tables import MOVEMENTS
from tocca.games.toncc.compiled.tree import ARMS, COLUMNS, SEEN, TOTALS, VISITS, Reals, Tree, key, slot

REGRETS = COLUMNS  # more columns of a node: what each arm is regretted,
MIXED = REGRETS + ARMS  # and how much of the mixes it had so far
MORE_COLUMNS = MIXED + ARMS

Real = np.float32

OUT_OF = np.float32(1 / (1 << CHUNK))


@compiled(inline="always")
def _add_node(tree: Tree, at: int, wanted: int) -> None:
    node = tree.size[0]
    tree.size[0] += 1
    tree.slots.keys[at] = wanted
    tree.slots.places[at] = node
    for column in range(MORE_COLUMNS):
        tree.nodes[node, column] = 0


@compiled(inline="always")
def _mix(node: Reals, king: int, whim: Real, mix: Reals) -> None:
    """Each movement in proportion to its regret, and a little of every one."""
    first, total = king * MOVEMENTS, np.float32(0)
    for arm in range(first, first + MOVEMENTS):
        total += max(node[REGRETS + arm], np.float32(0))
    for arm in range(first, first + MOVEMENTS):
        share = max(node[REGRETS + arm], np.float32(0)) / total if total > 0 else np.float32(1 / MOVEMENTS)
        node[MIXED + arm] += share
        mix[arm] = (1 - whim) * share + whim / MOVEMENTS


@compiled(inline="always")
def _drawn(mix: Reals, king: int, number: np.uint64) -> int:
    """An arm of that King, as often as his mix says."""
    left = np.float32(number & LOW) * OUT_OF
    arm, last = king * MOVEMENTS, king * MOVEMENTS + MOVEMENTS - 1
    while arm < last and left >= mix[arm]:
        left -= mix[arm]
        arm += 1
    return arm


@compiled(inline="always")
def _regret(node: Reals, king: int, taken: int, mix: Reals, payoff: Real) -> None:
    """What the King learns when the arm taken brought him that."""
    first = king * MOVEMENTS
    whole, seen = np.float32(0), np.float32(0)
    for arm in range(first, first + MOVEMENTS):
        whole += node[TOTALS + arm]
        seen += node[VISITS + arm]
    usual = whole / seen if seen > 0 else payoff
    had = np.float32(0)
    for arm in range(first, first + MOVEMENTS):
        had += mix[arm] * _mean(node, arm, usual)
    surprise = payoff - _mean(node, taken, usual)
    for arm in range(first, first + MOVEMENTS):
        node[REGRETS + arm] += _mean(node, arm, usual) - had - surprise
    node[REGRETS + taken] += surprise / mix[taken]
    for arm in range(first, first + MOVEMENTS):
        node[REGRETS + arm] = max(node[REGRETS + arm], np.float32(0))
    node[VISITS + taken] += 1
    node[TOTALS + taken] += payoff


@compiled(inline="always")
def _mean(node: Reals, arm: int, usual: Real) -> Real:
    return node[TOTALS + arm] / node[VISITS + arm] if node[VISITS + arm] > 0 else usual


@compiled(fastmath=True)
def simulate(tree: Tree, asked: Question, manner: Manner, state: np.uint64, count: int) -> np.uint64:
    """So many simulations from the root; the state of the random numbers after them."""
    table, mixes = np.empty_like(asked.root), np.empty((DEEPEST, ARMS), np.float32)
    path, taken = np.empty(DEEPEST, np.int64), np.empty((DEEPEST, 3), np.int64)
    nodes, room = tree.nodes, len(tree.nodes)
    for _ in range(count):
        for at in range(len(table)):
            table[at] = asked.root[at]
        depth, ending = 0, GOES_ON
        while ending == GOES_ON:
            wanted = key(table)
            at = slot(tree.slots, wanted)
            if tree.slots.keys[at] == 0:
                if tree.size[0] < room:
                    _add_node(tree, at, wanted)
                _, _, state = keen_challenge(table, asked.leads, state, True)
                break
            node = tree.slots.places[at]
            state += STEP
            number = mixed(state)
            for king in range(3):
                _mix(nodes[node], king, np.float32(manner.whim), mixes[depth])
                taken[depth, king] = _drawn(mixes[depth], king, number >> np.uint64(CHUNK * king))
            path[depth] = node
            red, yellow, blue = taken[depth, 0], taken[depth, 1], taken[depth, 2]
            depth += 1
            ending = step(table, asked.leads, red, yellow - MOVEMENTS, blue - 2 * MOVEMENTS)
        payoffs = asked.stakes[result(table)]
        for passed in range(depth):
            node = path[passed]
            nodes[node, SEEN] += 1
            for king in range(3):
                _regret(nodes[node], king, taken[passed, king], mixes[passed], payoffs[king])
    return state


def arms(tree: Tree, asked: Question, king: int) -> tuple[Reals, Reals]:
    """How much of the King's mixes each movement had at the root, and what it brought on average."""
    node = tree.nodes[tree.slots.places[slot(tree.slots, key(asked.root))]]
    span = slice(king * MOVEMENTS, king * MOVEMENTS + MOVEMENTS)
    visits, totals, mixed_so_far = (node[column:][span] for column in (VISITS, TOTALS, MIXED))
    return mixed_so_far, np.where(visits < 1, np.float32(0), totals / np.maximum(visits, 1))
