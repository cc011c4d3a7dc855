"""Monte Carlo tree search over what each seat can know, for any game of the registry.

Every simulation draws a world that fits the view, and every seat has a tree of its own, in which it walks by what it
notices: its own actions, those of others that the table sees, and what its view shows after them. So nobody plays
by what they can't know, and seats that choose at the same time choose without seeing each other. Chance is not noticed:
a node holds all draws that could have come (an open-loop tree), and its arms are compared only where they are legal.

The parts are functions; a game that knows better hands its own to `Search` and keeps the rest.
"""

import math
import random
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from tocca.bots.budget import Budget
from tocca.bots.greedy import prospects
from tocca.bots.player import BadBot, Candidate, Searcher, Thought
from tocca.bots.rollouts import Judge, random_steps, with_time
from tocca.bots.worlds import AnyGame, AnyState, Values, world_of
from tocca.compiled.arithmetic import log_of_count


class Arm:
    """What is known of one action in one node."""

    __slots__ = ("offered", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0  # how often it was legal here: in some worlds it is not
        self.total = 0.0

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    """One seat's situation: the actions it has tried here, and where what it noticed then led to."""

    __slots__ = ("arms", "below", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.arms: dict[Any, Arm] = {}
        self.below: dict[Any, Node] = {}

    def child(self, noticed: Any) -> "Node":
        found = self.below.get(noticed)
        if found is None:
            found = self.below[noticed] = Node()
        return found


Resample = Callable[[AnyGame, Any, random.Random], AnyState]
Rank = Callable[[AnyGame, Any, AnyState, random.Random], Sequence[Any]]
Select = Callable[[Node, Sequence[Any], random.Random], tuple[Any, bool]]
Rollout = Callable[[AnyState, random.Random], Sequence[AnyState]]
Evaluate = Callable[[AnyState], Values]


class Search(NamedTuple):
    """The parts of a search: a world, the order of the root's actions, a walk down, a rollout, a value."""

    resample: Resample
    rank: Rank  # the root's actions, promising ones first
    select_root: Select
    select: Select  # an action of a node, and whether it is new there
    rollout: Rollout  # the states by which a leaf is judged
    evaluate: Evaluate

    def run(self, game: AnyGame, view: Any, rng: random.Random, budget: Budget) -> Thought:
        """Simulate until the budget is spent."""
        world = world_of(game, view, rng)
        ranked = self.rank(game, view, world, rng)
        roots = [Node() for _ in range(world.seats)]
        if len(ranked) > 1:
            while budget.spend():
                _simulate(self, self.resample(game, view, rng), view.seat, roots, ranked, rng)
        return _build_thought(roots[view.seat], ranked)


def _simulate(
    search: Search, state: AnyState, seat: int, roots: Sequence[Node], ranked: Sequence[Any], rng: random.Random
) -> None:
    """One walk from the root to a leaf, and its value back up."""
    nodes = roots
    path: list[tuple[int, Node, Arm]] = []
    action, new = search.select_root(nodes[seat], ranked, rng)
    while True:
        node = nodes[seat]
        path.append((seat, node, node.arms[action]))
        before, state = state, with_time(state.apply(seat, action), rng)
        nodes = _follow_trees(nodes, before, seat, action, state)
        if new or not state.to_act:
            break
        seat = min(state.to_act) if state.game.sealed else rng.choice(sorted(state.to_act))
        action, new = search.select(nodes[seat], state.legal(seat), rng)
    values = [search.evaluate(end) for end in search.rollout(state, rng)]
    for one, node, arm in path:
        node.visits += 1
        arm.visits += 1
        arm.total += math.fsum(value[one] for value in values) / len(values)


def _follow_trees(nodes: Sequence[Node], before: AnyState, seat: int, action: Any, after: AnyState) -> list[Node]:
    """Where each seat's tree goes on: by the action, if it may know which it was. What was drawn is left out, so that
    the same actions meet again; what sealed choices came to is seen by all."""
    game = before.game
    seen = after.view(None) if game.sealed and not after.drawn else None
    told = game.public(before.position, action, after.position)
    return [node.child((seat, action if told or one == seat else None, seen)) for one, node in enumerate(nodes)]


def _build_thought(root: Node, ranked: Sequence[Any]) -> Thought:
    """The action looked at most; one that was never tried has nothing to say for itself."""
    tried = [Candidate(action, arm.mean, arm.visits) for action, arm in root.arms.items()]
    tried.sort(key=lambda one: (-one.visits, -one.chance))
    if not tried:
        return Thought(ranked[0], ())
    return Thought(tried[0].action, tuple(tried))


# The parts, as they serve any game.


def offer_arms(node: Node, actions: Sequence[Any]) -> list[Arm | None]:
    """The arms of these actions, noting that they could have been chosen; None: not tried yet."""
    found = [node.arms.get(action) for action in actions]
    for arm in found:
        if arm is not None:
            arm.offered += 1
    return found


def widening(first: int, growth: float) -> Callable[[Node], int]:
    """How many actions a node may have tried: more with every visit, so that there are some it knows well."""
    return lambda node: first + int(growth * math.sqrt(node.visits))


def upper_bounds(exploration: float, room: Callable[[Node], int], shuffled: bool) -> Select:
    """The arm that might be the best, by its mean and how little is known of it; new ones while there is room."""

    def select(node: Node, actions: Sequence[Any], rng: random.Random) -> tuple[Any, bool]:
        arms = offer_arms(node, actions)
        untried = [action for action, arm in zip(actions, arms, strict=True) if arm is None]
        tried = len(actions) - len(untried)
        if untried and (not tried or tried < room(node)):
            action = rng.choice(untried) if shuffled else untried[0]
            node.arms[action] = Arm()
            node.arms[action].offered = 1
            return action, True
        return max(_score_arms(actions, arms, exploration), key=lambda one: one[0])[1], False

    return select


def _score_arms(actions: Sequence[Any], arms: Sequence[Arm | None], exploration: float) -> list[tuple[float, Any]]:
    return [
        (arm.mean + exploration * math.sqrt(log_of_count(arm.offered) / arm.visits), action)
        for action, arm in zip(actions, arms, strict=True)
        if arm is not None
    ]


def by_promise(game: AnyGame, view: Any, world: AnyState, rng: random.Random) -> Sequence[Any]:
    """The actions by how they leave the seat standing, as the greedy bot sees it; ties at random."""
    if len(world.legal(view.seat)) == 1:
        return world.legal(view.seat)
    found = prospects(game, view, world, rng)
    rng.shuffle(found)
    found.sort(key=lambda one: -one.worth)
    seen = {one.action for one in found}
    return [*(one.action for one in found), *(action for action in world.legal(view.seat) if action not in seen)]


def now_and_then(horizon: int) -> Rollout:
    """A leaf as it stands and after some random actions: the one sees no farther, the other is full of blunders."""

    def rollout(state: AnyState, rng: random.Random) -> Sequence[AnyState]:
        return (state, random_steps(state, horizon, rng)) if horizon and state.to_act else (state,)

    return rollout


def resample_world(game: AnyGame, view: Any, rng: random.Random) -> AnyState:
    """A world that fits the view."""
    return game.resample(view, rng)


class InformationSetBot(Searcher):
    """Plays any game by this search, on the plain rules."""

    def __init__(
        self,
        seconds: float | None = 1.0,
        simulations: int | None = None,
        horizon: int = 4,
        exploration: float = 0.35,
    ) -> None:
        super().__init__(seconds, simulations)
        if horizon < 0 or exploration < 0:
            raise BadBot("horizon and exploration can't be negative")
        self.horizon, self.exploration = horizon, exploration

    def think(self, game: AnyGame, view: Any, rng: random.Random) -> Thought:
        """All actions that were looked at."""
        budget = Budget(self.seconds, self.simulations)
        return self.search().run(game, view, rng, budget)

    def search(self) -> Search:
        """The parts, with a judge for this one search."""
        return Search(
            resample=resample_world,
            rank=by_promise,
            select_root=upper_bounds(self.exploration, widening(4, 1.0), shuffled=False),
            select=upper_bounds(self.exploration, widening(2, 1.0), shuffled=True),
            rollout=now_and_then(self.horizon),
            evaluate=Judge(),
        )
