"""OpenSpiel's own searches as bots of ours, so that they can be met in the arena.

tocca arena GAME level-5 tocca.adapters.openspiel.players.Mcts:seconds=0.5
"""

import random
from functools import cache
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from tocca.adapters.openspiel.spiel import TableGame, write_parameter
from tocca.bots import budget
from tocca.bots.player import check_budget
from tocca.bots.worlds import AnyGame

NO_LIMIT = 1_000_000_000  # simulations, where time alone counts


class Mcts:
    """Their MCTSBot with random games to the end. It knows nothing of secrets, so it gets an imagined position."""

    def __init__(self, seconds: float | None = 1.0, simulations: int | None = None, curiosity: float = 2.0) -> None:
        check_budget(seconds, simulations)
        self.seconds, self.simulations, self.curiosity = seconds, simulations, curiosity

    def choose(self, game: AnyGame, view: Any, rng: random.Random) -> Any:
        """The action that it looked at most."""
        end = None if self.seconds is None else budget.now() + self.seconds
        world = game.resample(view, rng)
        there = _game(game, len(game.standing(world.position)), view.options)
        luck = np.random.RandomState(rng.getrandbits(32))
        evaluator = mcts.RandomRolloutEvaluator(1, luck)
        search = _TimedMcts(there, self.curiosity, self.simulations or NO_LIMIT, evaluator, random_state=luck)
        search.end = end
        return there.table.action(world, view.seat, search.step(there.state_at(world)))


class _TimeIsUp(Exception):
    """Thrown in the middle of their loop, which counts simulations only."""


class _TimedMcts(mcts.MCTSBot):  # type: ignore[misc]  # OpenSpiel has no types
    """Their search, stopped between two simulations when its time is up."""

    end: float | None = None
    _root: Any = None

    def mcts_search(self, state: Any) -> Any:
        """As far as it comes."""
        try:
            return super().mcts_search(state)
        except _TimeIsUp:
            return self._root

    def _apply_tree_policy(self, root: Any, state: Any) -> Any:
        self._root = root
        if self.end is not None and root.explore_count and budget.now() >= self.end:
            raise _TimeIsUp
        return super()._apply_tree_policy(root, state)


@cache
def _game(game: AnyGame, seats: int, options: Any) -> TableGame:
    """The same game there."""
    given = {name: write_parameter(getattr(options, name)) for name in game.options}
    found: TableGame = pyspiel.load_game(f"python_{game.id.replace('-', '_')}", {"players": seats, **given})
    return found
