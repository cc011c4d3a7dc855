"""Tomoko's own bots: a search by belief and foresight for two parties, a tree search for more, and flat Monte Carlo.

They are compiled; without that the general bots push instead. Cards are claimed, where that is left
to the players, as soon as the bot sees them on the board.
"""

import random
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from tocca import compiled
from tocca.bots.budget import Budget
from tocca.bots.flat import FlatBot
from tocca.bots.greedy import GreedyBot
from tocca.bots.player import BadBot, Candidate, Searcher, Thought
from tocca.bots.randomness import normal
from tocca.bots.worlds import AnyGame, AnyState, world_of

if TYPE_CHECKING:
    from tocca.games.tomoko.bots.searches import OnePlySearch, PushTreeSearch, ReplySearch

BLOCK = 50  # simulations between two looks at the clock: a few milliseconds
MOST_NODES = 1 << 15
EXPLORATION, HEAT = 1.0, 4.0

Pusher = Callable[[AnyGame, Any, AnyState, random.Random], Thought]


class TomokoSearch(Searcher):
    """Looks at every push, as far ahead as `depth` says: 0 at its own cards alone, 1 at what it leaves to the others,
    2 at their replies and its own next push.

    Beginners' ways: `blunder` is how often it pushes anywhere, `noise` how far it misjudges a push, in cards, and
    `miss` how often it overlooks a card that it could claim.
    """

    def __init__(
        self,
        seconds: float | None = 1.0,
        simulations: int | None = None,
        depth: int = 2,
        noise: float = 0.0,
        blunder: float = 0.0,
        miss: float = 0.0,
    ) -> None:
        super().__init__(seconds, simulations)
        if depth not in (0, 1, 2):
            raise BadBot(f"depth is 0, 1 or 2, not {depth}")
        if noise < 0:
            raise BadBot("noise can't be negative")
        for name, value in (("blunder", blunder), ("miss", miss)):
            if not 0 <= value <= 1:
                raise BadBot(f"{name} is a probability from 0 to 1, not {value:g}")
        self.depth = depth
        self.noise, self.blunder, self.miss = noise, blunder, miss

    def think(self, game: AnyGame, view: Any, rng: random.Random) -> Thought:
        """All actions that were looked at."""
        return _act(game, view, rng, self.miss, self._push)

    def _push(self, game: AnyGame, view: Any, world: AnyState, rng: random.Random) -> Thought:
        budget = Budget(self.seconds, self.simulations)
        if self.blunder and rng.random() < self.blunder:
            return Thought(rng.choice(_pushes(world, view.seat)), ())
        if not _is_compiled(view):
            return Thought(_some_push(GreedyBot().choose(game, view, rng), view, world, rng), ())
        from tocca.games.tomoko.bots import searches  # late: compiled

        if self.depth < 2:
            found = searches.OnePlySearch(world.position, view.seat, self.depth == 0)
        elif searches.is_duel(world.position):
            found = _search_replies(searches.ReplySearch(world.position, view.seat), budget)
        else:
            seed = rng.getrandbits(63)
            tree = searches.PushTreeSearch(world.position, view.seat, seed, MOST_NODES, EXPLORATION, HEAT)
            return _search_tree(game, tree, budget)
        return self._best(game, found, rng)

    def _best(self, game: AnyGame, found: "OnePlySearch", rng: random.Random) -> Thought:
        """The pushes by worth, as far as the bot can tell; ties at random."""
        judged = {push: found.worth[push] + self.noise * normal(rng) for push in found.order}
        order = sorted(found.order, key=lambda push: (-judged[push], rng.random()))
        candidates = tuple(Candidate(game.action(push), found.chance(push), found.visits[push]) for push in order)
        return Thought(candidates[0].action, candidates)


class TomokoFlat(Searcher):
    """Flat Monte Carlo on the playouts of the tree search; `eager` players lay what they can, others push anywhere."""

    def __init__(self, seconds: float | None = 1.0, simulations: int | None = None, eager: bool = True) -> None:
        super().__init__(seconds, simulations)
        self.eager = eager

    def think(self, game: AnyGame, view: Any, rng: random.Random) -> Thought:
        """All pushes, with their means."""
        return _act(game, view, rng, 0.0, self._push)

    def _push(self, game: AnyGame, view: Any, world: AnyState, rng: random.Random) -> Thought:
        budget = Budget(self.seconds, self.simulations)
        if not _is_compiled(view):
            plain = FlatBot(self.seconds, self.simulations)
            return Thought(_some_push(plain.choose(game, view, rng), view, world, rng), ())
        from tocca.games.tomoko.bots.searches import PushSamples  # late: compiled

        samples = PushSamples(world.position, view.seat, rng.getrandbits(63), self.eager)
        samples.run()
        while budget.spend_whole(len(samples.pushes)):
            samples.run()
        order = sorted(samples.pushes, key=lambda push: (-samples.chance(push), rng.random()))
        found = tuple(Candidate(game.action(push), samples.chance(push), samples.rounds) for push in order)
        return Thought(found[0].action, found)


def _is_compiled(view: Any) -> bool:
    """Whether the compiled search is there, and for this deck."""
    if not compiled.ready("tomoko"):
        return False
    from tocca.games.tomoko.compiled.nearness import nearness  # late: compiled

    try:
        nearness(view.options.deck)
    except compiled.Unsupported:
        return False
    return True


def _act(game: AnyGame, view: Any, rng: random.Random, miss: float, push: Pusher) -> Thought:
    """A card that can be claimed comes first, then a push; without either, an action that changes nothing."""
    world = world_of(game, view, rng)
    actions = world.legal(view.seat)
    claims = [action for action in actions if getattr(action, "kind", "") == "claim"]
    seen = [claim for claim in claims if _lays(world, view.seat, claim) and rng.random() >= miss]
    if seen:
        return Thought(seen[0], (Candidate(seen[0], 1.0, 1),))
    if _pushes(world, view.seat):
        return push(game, view, world, rng)
    idle = [action for action in actions if action not in seen]
    in_vain = [action for action in idle if action not in claims or not _lays(world, view.seat, action)]
    return Thought(rng.choice(in_vain or idle), ())


def _lays(world: AnyState, seat: int, claim: Any) -> bool:
    """Whether the board shows the card. A claim that is refused lays nothing."""
    after = world.reseeded(0).apply(seat, claim)
    return bool(after.position.laid != world.position.laid)


def _pushes(world: AnyState, seat: int) -> list[Any]:
    return [action for action in world.legal(seat) if not hasattr(action, "kind")]


def _some_push(action: Any, view: Any, world: AnyState, rng: random.Random) -> Any:
    """What a general bot chose, if that is a push."""
    pushes = _pushes(world, view.seat)
    return action if action in pushes else rng.choice(pushes)


def _search_replies(found: "ReplySearch", budget: Budget) -> "ReplySearch":
    """Every push by its replies, as long as there is time."""
    looked = []
    for push in found.order:
        if not budget.spend():
            break
        found.look(push)
        looked.append(push)
    found.order = sorted(looked, key=lambda push: -found.worth[push])
    return found


def _search_tree(game: AnyGame, search: "PushTreeSearch", budget: Budget) -> Thought:
    """The push that the tree search looked at most."""
    search.run(1)
    while budget.spend_whole(BLOCK):
        search.run(BLOCK)
    visits = search.visits
    order = _by_visits(visits, search.chance)
    found = tuple(Candidate(game.action(push), search.chance(push), visits[push]) for push in order)
    return Thought(found[0].action, found)


def _by_visits(visits: dict[int, int], chance: Callable[[int], float]) -> Iterable[int]:
    return sorted((push for push in visits if visits[push]), key=lambda push: (-visits[push], -chance(push)))
