"""Toscana's own bots: a tree search that judges boards, and flat Monte Carlo on quick games to the end.

Both think on the compiled game. Nothing is hidden in Toscana but the order of the stacks, which
nobody knows; so the view is all there is, and tiles to come are drawn anew in every simulation. Without the compiled
game the general bots play instead.
"""

import math
import random
from collections.abc import Callable
from typing import Any

from tocca import compiled
from tocca.bots.budget import Budget
from tocca.bots.flat import FlatBot
from tocca.bots.ismcts import InformationSetBot
from tocca.bots.player import BadBot, Candidate, Searcher, Thought
from tocca.bots.worlds import AnyGame, world_of
from tocca.compiled.arithmetic import exp

FIRST_BLOCK, LARGEST_BLOCK = 16, 64  # simulations between two looks at the clock: two milliseconds at most


class ToscanaSearch(Searcher):
    """Looks a few turns ahead, farther where it matters, and plays the move it came back to most.

    With `noise` it is less sure of itself: chances to win that differ by no more than that are much the same to it.
    """

    def __init__(self, seconds: float | None = 1.0, simulations: int | None = None, noise: float = 0.0) -> None:
        super().__init__(seconds, simulations)
        if not 0 <= noise < math.inf:
            raise BadBot(f"noise is a number from 0 on, not {noise:g}")
        self.noise = noise

    def think(self, game: AnyGame, view: Any, rng: random.Random) -> Thought:
        """The moves that were tried, the one most tried first."""
        if not compiled.ready("toscana"):
            plain = InformationSetBot(self.seconds, self.simulations).think(game, view, rng)
            return _unsure(plain, self.noise, rng)
        budget = Budget(self.seconds, self.simulations)
        actions = world_of(game, view, rng).legal(view.seat)
        if len(actions) == 1:
            return Thought(actions[0], ())
        from tocca.games.toscana.bots.searches import TurnTreeSearch  # late: compiled

        search = TurnTreeSearch(view, rng.getrandbits(64), self.simulations)
        _spend(budget, search.run, search.lead)
        tried = _candidates(game, search.list_tried())
        tried.sort(key=lambda one: (-one.visits, -one.chance))
        return _unsure(Thought(tried[0].action, tuple(tried)), self.noise, rng)


class ToscanaFlat(Searcher):
    """Flat Monte Carlo: every move gets the same number of quick games, and the best mean wins."""

    def think(self, game: AnyGame, view: Any, rng: random.Random) -> Thought:
        """All moves that were played out, the best first."""
        if not compiled.ready("toscana"):
            return FlatBot(self.seconds, self.simulations).think(game, view, rng)
        budget = Budget(self.seconds, self.simulations)
        actions = world_of(game, view, rng).legal(view.seat)
        if len(actions) == 1:
            return Thought(actions[0], ())
        from tocca.games.toscana.bots.searches import QuickGames  # late: compiled

        flat = QuickGames(view, rng.getrandbits(64))
        _spend(budget, flat.run)
        tried = _candidates(game, flat.list_tried())
        tried.sort(key=lambda one: -one.chance)
        return Thought(tried[0].action, tuple(tried))


def _spend(budget: Budget, run: Callable[[int], None], lead: Callable[[], int] = lambda: 0) -> None:
    """Run simulations in blocks, short enough to keep the time, until the budget is spent, or those to come could not
    catch up with the `lead` that one move has."""
    block = FIRST_BLOCK
    while (left := budget.estimate_left()) > 0 and lead() <= left:
        run(budget.spend(int(min(block, left))))
        block = min(2 * block, LARGEST_BLOCK)


def _candidates(game: AnyGame, tried: Any) -> list[Candidate]:
    return [Candidate(game.action(action), chance, visits) for action, chance, visits in tried]


def _unsure(thought: Thought, noise: float, rng: random.Random) -> Thought:
    """The same thought, with another move now and then: one is chosen e times as often as one worse by the noise."""
    if not noise or not thought.candidates:
        return thought
    best = max(one.chance for one in thought.candidates)
    weights = [exp((one.chance - best) / noise) for one in thought.candidates]
    return thought._replace(action=rng.choices(thought.candidates, weights)[0].action)
