"""The trained network of Toscana: what a board is worth once a tile lies there, and what a player may expect before.

It was made by `tocca train toscana` (learning/train.py) and plays here on the compiled game.
"""

import random
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from tocca import compiled
from tocca.bots.greedy import GreedyBot
from tocca.bots.player import BadBot, Candidate, Thought
from tocca.bots.worlds import AnyGame, world_of

WEIGHTS = Path(__file__).with_name("weights.npz")
AFTER, BEFORE = "after", "before"
# What each feature is divided by, so that the network sees numbers about 1.
SCALE: npt.NDArray[np.float32] = np.array(
    [1, 16, 16, 60, 60, 30, 40, 40, 12, 120, 120, 30, 16, 16, 120, 120, 20, 20, 32, 1, 1], dtype=np.float32
)
TENS = 10.0  # of points: what the network counts margins in
WINNING, MARGIN = 0, 1  # its two outputs


class Layers(NamedTuple):
    """One hidden layer, for features as they are."""

    first: npt.NDArray[np.float64]
    bias: npt.NDArray[np.float64]
    last: npt.NDArray[np.float64]  # by output and hidden number
    rest: npt.NDArray[np.float64]

    def outputs(self, features: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
        """By row: who wins, before tanh, and the margin in tens of points."""
        hidden = np.maximum(features @ self.first + self.bias, 0.0)
        return np.asarray(hidden @ self.last.T + self.rest, dtype=np.float64)


@cache
def layers(path: str, name: str) -> Layers:
    """One of the two networks in a file."""
    try:
        with np.load(path, allow_pickle=False) as held:
            found = [held[f"{name}.{part}"].astype(np.float64) for part in ("0.weight", "0.bias", "2.weight", "2.bias")]
    except (OSError, ValueError, KeyError) as problem:
        raise BadBot(f"there are no weights for Toscana in {path}: {problem}") from problem
    return Layers(np.ascontiguousarray(found[0].T / SCALE[:, None]), *found[1:])


class ToscanaNetwork:
    """The network alone: it lays where the board is worth most then, and vetoes what is better than most tiles."""

    def __init__(self, weights: str = str(WEIGHTS)) -> None:
        self._after, self._before = layers(weights, AFTER), layers(weights, BEFORE)

    def think(self, game: AnyGame, view: Any, rng: random.Random) -> Thought:
        """All placements, the best first; about a veto only the decision."""
        actions = world_of(game, view, rng).legal(view.seat)
        if len(actions) == 1:
            return Thought(actions[0], ())
        if not compiled.ready("toscana"):
            return Thought(GreedyBot().choose(game, view, rng), ())
        from tocca.games.toscana.bots.afterstates import Afterstates  # late: compiled

        seen = Afterstates(view)
        judged = self._after.outputs(seen.after)
        worth = _worth(judged)
        if seen.veto:
            refused = worth.max() > _worth(self._before.outputs(seen.before[None]))[0]
            return Thought(game.action(seen.answer(bool(refused))), ())
        order = np.argsort(-worth, kind="stable")
        chances = (1 + np.tanh(judged[:, WINNING])) / 2
        found = tuple(Candidate(game.action(int(seen.actions[one])), float(chances[one]), 1) for one in order)
        return Thought(found[0].action, found)

    def choose(self, game: AnyGame, view: Any, rng: random.Random) -> Any:
        """What it thinks of."""
        return self.think(game, view, rng).action


def _worth(outputs: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """To win counts, and the margin a little, as in training."""
    return np.tanh(outputs[:, WINNING]) + 0.02 * outputs[:, MARGIN]
