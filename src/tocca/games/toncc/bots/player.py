"""Tóncc's own bots: a search that mixes its movements, and flat Monte Carlo on the same random play.

Three Kings choose at the same time, so a movement is only as good as the others' choices let it be. The search looks
for all three at once on the compiled game and plays a mix, since a predictable King meets a stronger one. The end of a
challenge is solved exactly. Without the compiled game the general bots play instead.
"""

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tocca import compiled
from tocca.bots.budget import Budget
from tocca.bots.flat import FlatBot
from tocca.bots.ismcts import InformationSetBot
from tocca.bots.player import BadBot, Candidate, Searcher, Thought
from tocca.bots.worlds import AnyGame, AnyState, world_of
from tocca.compiled.arithmetic import power

if TYPE_CHECKING:
    from tocca.games.toncc.bots.question import ChallengeQuestion

BLOCK = 1_000  # simulations between two looks at the clock: a millisecond or two
MOST_NODES = 1 << 18
MOST_POSITIONS = 30_000  # of an ending that is solved exactly: a third of a second
POSITIONS_A_SECOND = 60_000  # fewer than are solved, so that there is time for a search where one proves too hard


class TonccFlat(Searcher):
    """Flat Monte Carlo: every movement gets the same number of random challenges, and the best mean wins."""

    def think(self, game: AnyGame, view: Any, rng: random.Random) -> Thought:
        """All movements that were tried."""
        if not compiled.ready("toncc"):
            return FlatBot(self.seconds, self.simulations).think(game, view, rng)
        budget = Budget(self.seconds, self.simulations)
        world = world_of(game, view, rng)
        from tocca.games.toncc.bots.question import question  # late: compiled
        from tocca.games.toncc.bots.searches import ChallengeSamples

        samples = ChallengeSamples(question(world.position), view.kings[view.seat], rng.getrandbits(64))
        while count := budget.spend(BLOCK):
            samples.run(count)
        tried = _candidates(world.legal(view.seat), samples.means(), samples.visits())
        tried.sort(key=lambda one: -one.chance)
        return Thought(tried[0].action, tuple(tried))


class TonccSearch(Searcher):
    """Decoupled UCT for all three Kings; an ending of few positions is solved instead.

    `exploration` is how curious the search is, `whim` how often it lets a King do anything, `sharpness` how closely the
    choice keeps to what was looked at most (a mix in proportion to the visits, raised to that power), `blunder` how
    often it doesn't think at all.
    """

    def __init__(
        self,
        seconds: float | None = 1.0,
        simulations: int | None = None,
        exploration: float = 1.0,
        whim: float = 0.2,
        sharpness: float = 3.0,
        endings: bool = True,
        blunder: float = 0.0,
    ) -> None:
        super().__init__(seconds, simulations)
        if exploration < 0 or sharpness < 0:
            raise BadBot("exploration and sharpness can't be negative")
        for name, value in (("whim", whim), ("blunder", blunder)):
            if not 0 <= value <= 1:
                raise BadBot(f"{name} is a probability from 0 to 1, not {value:g}")
        self._manner, self.sharpness = (exploration, whim), sharpness
        self.endings, self.blunder = endings, blunder

    def think(self, game: AnyGame, view: Any, rng: random.Random) -> Thought:
        """All movements that were looked at."""
        world = world_of(game, view, rng)
        if self.blunder and rng.random() < self.blunder:
            return Thought(rng.choice(world.legal(view.seat)), ())
        if not compiled.ready("toncc"):
            return InformationSetBot(self.seconds, self.simulations).think(game, view, rng)
        budget = Budget(self.seconds, self.simulations)
        from tocca.games.toncc.bots.question import question  # late: compiled

        asked = question(world.position)
        return self._solve(asked, world, view, rng, budget) or self._search(asked, world, view, rng, budget)

    def _solve(
        self, asked: "ChallengeQuestion", world: AnyState, view: Any, rng: random.Random, budget: Budget
    ) -> Thought | None:
        """The mix of an ending; None where it has too many positions, or takes half the time."""
        if not self.endings:
            return None
        from tocca.games.toncc.bots.searches import solver  # late: compiled

        ending = solver(asked, budget.at_pace(POSITIONS_A_SECOND, MOST_POSITIONS))
        if ending is None:
            return None
        while not ending.done:
            if budget.time_used() > 0.5:
                return None
            ending.run(BLOCK // 10)
        king = view.kings[view.seat]
        actions, mix = world.legal(view.seat), ending.mix(king)
        found = _candidates(actions, ending.chances(king), [ending.positions] * len(actions))
        found.sort(key=lambda one: -mix[actions.index(one.action)])
        return Thought(rng.choices(actions, mix)[0], tuple(found))

    def _search(
        self, asked: "ChallengeQuestion", world: AnyState, view: Any, rng: random.Random, budget: Budget
    ) -> Thought:
        """The mix that the visits of a search make."""
        from tocca.games.toncc.bots.searches import ChallengeSearch  # late: compiled
        from tocca.games.toncc.bots.uct import UctSettings

        most = min(MOST_NODES, self.simulations or MOST_NODES)
        search = ChallengeSearch(asked, most, UctSettings(*self._manner), rng.getrandbits(64))
        while count := budget.spend(BLOCK):
            search.run(count)
        visits, means = search.arms(view.kings[view.seat])
        actions = world.legal(view.seat)
        found = _candidates(actions, means, visits)
        found.sort(key=lambda one: -one.visits)
        mix = [power(count / max(visits), self.sharpness) for count in visits]
        return Thought(rng.choices(actions, mix)[0], tuple(found))


def _candidates(actions: Sequence[Any], chances: Sequence[float], visits: Sequence[int]) -> list[Candidate]:
    """The movements that were looked at."""
    return [
        Candidate(action, min(max(chance, 0.0), 1.0), count)
        for action, chance, count in zip(actions, chances, visits, strict=True)
        if count
    ]
