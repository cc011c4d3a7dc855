"""Flat Monte Carlo for Totsa!, on the compiled rules: a baseline to compare with. It has no reaction times."""

import random
from typing import Any

from tocca import compiled
from tocca.bots.budget import Budget
from tocca.bots.flat import FlatBot
from tocca.bots.player import Candidate, Searcher, Thought
from tocca.bots.worlds import AnyGame, AnyState, shares, world_of


class TotsaFlat(Searcher):
    """Every action gets the same number of random matches, in turns, and the best mean wins."""

    def think(self, game: AnyGame, view: Any, rng: random.Random) -> Thought:
        """All actions that were played out."""
        if not compiled.ready("totsa"):
            return FlatBot(self.seconds, self.simulations).think(game, view, rng)
        budget = Budget(self.seconds, self.simulations)
        actions = list(world_of(game, view, rng).legal(view.seat))
        rng.shuffle(actions)
        totals, visits = [0.0] * len(actions), [0] * len(actions)
        while len(actions) > 1 and budget.spend():
            one = (budget.spent - 1) % len(actions)
            totals[one] += _play_out(game.resample(view, rng), view.seat, actions[one], rng)
            visits[one] += 1
        found = zip(actions, totals, visits, strict=True)
        tried = [Candidate(action, total / count, count) for action, total, count in found if count]
        tried.sort(key=lambda one: -one.chance)
        return Thought(tried[0].action if tried else actions[0], tuple(tried))


def _play_out(world: AnyState, seat: int, action: Any, rng: random.Random) -> float:
    """The seat's part of the victory at the end of a random match that begins with the action."""
    twin, options = compiled.twin("totsa"), world.position.options
    row, tables = twin.encode(world.position, rng.getrandbits(63)), twin.tables_for(options)
    twin.apply(row, seat, world.game.action_id(action), twin.NO_DRAWS, tables)
    twin.playout(row, tables)
    outcome = world.game.outcome(twin.decode(row, options))
    return shares(outcome, world.seats)[seat] if outcome is not None else 0.0
