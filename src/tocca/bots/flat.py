"""Flat Monte Carlo: every action gets the same number of random games, and the best mean wins. For any game."""

import random
from typing import Any

from tocca.bots.budget import Budget
from tocca.bots.player import BadBot, Candidate, Searcher, Thought
from tocca.bots.rollouts import Judge, random_steps
from tocca.bots.worlds import AnyGame, world_of

TO_THE_END = 10_000  # steps: no match is that long


class FlatBot(Searcher):
    """The plain rival that every search has to beat; `horizon` breaks its random games off and judges them."""

    def __init__(self, seconds: float | None = 1.0, simulations: int | None = None, horizon: int = TO_THE_END) -> None:
        super().__init__(seconds, simulations)
        if horizon < 0:
            raise BadBot("horizon can't be negative")
        self.horizon = horizon

    def think(self, game: AnyGame, view: Any, rng: random.Random) -> Thought:
        """All actions that were played out."""
        budget = Budget(self.seconds, self.simulations)
        actions = list(world_of(game, view, rng).legal(view.seat))
        rng.shuffle(actions)  # a small budget does not reach all of them
        judge, totals, visits = Judge(), [0.0] * len(actions), [0] * len(actions)
        while len(actions) > 1 and budget.spend():
            one = (budget.spent - 1) % len(actions)
            state = game.resample(view, rng).apply(view.seat, actions[one])
            totals[one] += judge(random_steps(state, self.horizon, rng))[view.seat]
            visits[one] += 1
        tried = [
            Candidate(action, total / count, count)
            for action, total, count in zip(actions, totals, visits, strict=True)
            if count
        ]
        tried.sort(key=lambda candidate: -candidate.chance)
        return Thought(tried[0].action if tried else actions[0], tuple(tried))
