"""Information-set Monte Carlo tree search, for any number of players.

Every simulation deals the unseen cards anew, as the belief has them, walks down a tree of pushes that all worlds
share, and plays on with eager players. In the tree everybody prefers what suits the cards they were dealt.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tocca.compiled.arithmetic import exp
from tocca.compiled.kernels import kernel
from tocca.games.tomoko.bots.eager import LAY, MOST_APPEAL, Floats, appeal, eager_playout, hand_of, shares
from tocca.games.tomoko.compiled.boards import find_shown, push_line
from tocca.games.tomoko.compiled.nearness import CARDS, Nearness
from tocca.games.tomoko.compiled.rows import (
    BOARD,
    HAND_COUNT,
    HANDS,
    MANUAL,
    MOST_HELD,
    MOST_PARTIES,
    OVER,
    PARTIES,
    PILE,
    PUSHES_MADE,
    RNG,
    TURN,
    WORD,
    WORDS,
)
from tocca.games.tomoko.compiled.rules import below, count_held, may_push, party, push
from tocca.games.tomoko.compiled.tables import PUSH_COUNT, Numbers

NONE = -1
DEEPEST = 64  # pushes in the tree
TO_THE_END = 1 << 30


class PushTree(NamedTuple):
    """By node and push. Node 0 is the root; `used` counts the nodes."""

    child: npt.NDArray[np.int32]
    visits: npt.NDArray[np.int32]
    value: Floats
    used: Numbers


class Hidden(NamedTuple):
    """The cards that a seat does not see, and what is believed of one party's hand."""

    unseen: Numbers
    secret: Numbers  # by party: whether its hand has to be guessed
    suspect: int  # the party of which something is believed, or none
    guesses: Numbers
    summed: Floats  # the guesses' weights, added up one by one


class Policy(NamedTuple):
    """The deck, and how the walk is taken."""

    numbers: Numbers
    bits: Numbers
    near: Nearness
    preference: Floats  # by appeal: how much likelier everybody does what suits their cards
    exploration: float


def preference(heat: float) -> Floats:
    """By appeal: how much likelier a push is that leads to such a board."""
    return np.array([exp(heat * liked / LAY) for liked in range(MOST_APPEAL + 1)])


def new_tree(nodes: int) -> PushTree:
    """An empty tree with room for so many nodes."""
    return PushTree(
        np.full((nodes, PUSH_COUNT), NONE, dtype=np.int32),
        np.zeros((nodes, PUSH_COUNT), dtype=np.int32),
        np.zeros((nodes, PUSH_COUNT)),
        np.ones(1, dtype=np.int64),
    )


@kernel
def deal(row: Numbers, hidden: Hidden, rules: Policy, pool: Numbers, world: Numbers) -> None:
    """A world that fits what is known in the row: the hidden hands, the pile, and chance of its own."""
    for at in range(len(row)):
        world[at] = row[at]
    below(row, 2)
    world[RNG] ^= row[RNG] << 7
    left = len(hidden.unseen)
    for at in range(left):
        pool[at] = hidden.unseen[at]
    if hidden.suspect != NONE:
        left = _deal_guess(world, hidden, pool, left)
    shows = 0 if row[MANUAL] or not row[PUSHES_MADE] else find_shown(row[BOARD], rules.bits)
    for one in range(row[PARTIES]):
        if hidden.secret[one] and one != hidden.suspect:
            left = _deal_hand(world, one, shows, pool, left)
    for word in range(WORDS):
        world[PILE + word] = 0
    for at in range(left):
        world[PILE + pool[at] // WORD] |= 1 << pool[at] % WORD
    count_held(world)


@kernel
def _deal_guess(world: Numbers, hidden: Hidden, pool: Numbers, left: int) -> int:
    """One of the guesses, as likely as it is believed."""
    spot = below(world, 1 << 30) / (1 << 30) * hidden.summed[-1]
    number = min(np.searchsorted(hidden.summed, spot, "right"), len(hidden.summed) - 1)
    for place in range(world[HAND_COUNT + hidden.suspect]):
        card = hidden.guesses[number, place]
        world[HANDS + MOST_HELD * hidden.suspect + place] = card
        at = 0
        while pool[at] != card:
            at += 1
        left -= 1
        pool[at] = pool[left]
    return left


@kernel
def _deal_hand(world: Numbers, one: int, shows: int, pool: Numbers, left: int) -> int:
    """Any cards but those that the table would have laid down."""
    for place in range(world[HAND_COUNT + one]):
        at = below(world, left)
        for _ in range(left):
            if not shows >> pool[at] & 1:
                break
            at = (at + 1) % left
        world[HANDS + MOST_HELD * one + place] = pool[at]
        left -= 1
        pool[at] = pool[left]
    return left


@kernel
def weigh_pushes(row: Numbers, rules: Policy, marbles: Nearness, out: Floats) -> None:
    """How likely whoever's turn it is prefers each push, by their own cards; 0 where it is not legal."""
    hand = hand_of(row, party(row, row[TURN]))
    whole = 0.0
    for action in range(PUSH_COUNT):
        out[action] = 0.0
        if may_push(row, action):
            liked = appeal(push_line(row[BOARD], action), hand, rules.bits, rules.near, marbles)
            out[action] = rules.preference[liked]
            whole += out[action]
    for action in range(PUSH_COUNT):
        out[action] /= whole


@kernel
def select(node: int, prior: Floats, grown: PushTree, exploration: float) -> int:
    """The push that might be best: by its mean, how much it is preferred and how little is known of it."""
    visits = whole = 0.0
    for action in range(PUSH_COUNT):
        if prior[action] > 0:
            visits += grown.visits[node, action]
            whole += grown.value[node, action]
    mean = whole / visits if visits else 0.5
    best, chosen = -1.0, NONE
    for action in range(PUSH_COUNT):
        if prior[action] > 0:
            count = grown.visits[node, action]
            value = grown.value[node, action] / count if count else mean
            value += exploration * prior[action] * np.sqrt(visits + 1) / (1 + count)
            if value > best:
                best, chosen = value, action
    return chosen


@kernel
def simulate(row: Numbers, hidden: Hidden, rules: Policy, grown: PushTree, count: int) -> None:
    """So many simulations from the row; its own chance goes on."""
    world, pool = np.zeros_like(row), np.zeros(len(hidden.unseen) + 1, dtype=np.int64)
    prior, marbles = np.zeros(PUSH_COUNT), np.zeros(CARDS, dtype=np.uint8)
    nodes, actions = np.zeros(DEEPEST, dtype=np.int64), np.zeros(DEEPEST, dtype=np.int64)
    parties, won = np.zeros(DEEPEST, dtype=np.int64), np.zeros(MOST_PARTIES)
    for _ in range(count):
        deal(row, hidden, rules, pool, world)
        world[MANUAL] = 0
        node = depth = 0
        while not world[OVER] and depth < DEEPEST and node != NONE:
            weigh_pushes(world, rules, marbles, prior)
            action = select(node, prior, grown, rules.exploration)
            nodes[depth], actions[depth], parties[depth] = node, action, party(world, world[TURN])
            depth += 1
            push(world, world[TURN], action, rules.numbers, rules.bits, world[:0])
            node = _next(node, action, grown)
        eager_playout(world, rules.numbers, rules.bits, rules.near, TO_THE_END)
        shares(world, won)
        for at in range(depth):
            grown.visits[nodes[at], actions[at]] += 1
            grown.value[nodes[at], actions[at]] += won[parties[at]]


@kernel
def _next(node: int, action: int, grown: PushTree) -> int:
    """The node after that push. It is made on the second visit: until then the walk ends here."""
    child = grown.child[node, action]
    if child == NONE and grown.visits[node, action] > 0 and grown.used[0] < len(grown.child):
        grown.child[node, action] = grown.used[0]
        grown.used[0] += 1
        return NONE
    return child
