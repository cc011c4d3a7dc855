"""A search and a flat Monte Carlo over one position, for bots: run so many simulations, ask what came out."""

import random
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from tocca.games.toscana.bots.afterstates import Afterstates
from tocca.games.toscana.bots.rollouts import flat_games
from tocca.games.toscana.bots.tree import (
    ACTION,
    COUNT,
    FIRST,
    STATIC,
    TOTAL,
    VISITS,
    TreeSettings,
    new_tree,
    simulate,
    stakes_of,
)  # fmt: skip
from tocca.games.toscana.compiled.columns import PHASE, PLACE, RNG
from tocca.games.toscana.compiled.planes import Words
from tocca.games.toscana.compiled.rows import encode
from tocca.games.toscana.compiled.rules import MOST_ACTIONS, legal, to_act
from tocca.games.toscana.game import GAME

if TYPE_CHECKING:
    from tocca.games.toscana.rules.view import View

Array = npt.NDArray[Any]

MANNER = TreeSettings(
    exploration=0.5, softness=0.7, width=12, root_width=MOST_ACTIONS, token=0.0, veto_bias=0.3, margin=0.005
)
MOST_TURNS, MOST_MOVES = 120_000, 1_000_000  # of a tree: 40 MB at most, and more than a second of growing


class Tried(NamedTuple):
    """A move, the chance to win the match with it, and how many simulations looked at it."""

    action: int  # its number
    chance: float
    visits: int


class TurnTreeSearch:
    """A tree over the position that the view shows."""

    def __init__(self, view: "View", seed: int, simulations: int | None = None, manner: TreeSettings = MANNER) -> None:
        most = MOST_TURNS if simulations is None else min(MOST_TURNS, 2 * simulations + 2)
        self._root, self._row = _rows_of(view, seed)
        self._stakes, self._manner = stakes_of(self._root, manner), manner
        self._tree = new_tree(most, min(MOST_MOVES, manner.root_width + manner.width * most))
        self.run(0)

    def run(self, count: int) -> None:
        """So many simulations more."""
        simulate(self._root, self._row, self._tree, self._manner, self._stakes, count)

    def lead(self) -> int:
        """By how many simulations the move looked at most is ahead of the next."""
        visits = self._tree.moves[self._span(), VISITS]
        if len(visits) < 2:
            return 0
        second, first = np.partition(visits, -2)[-2:]
        return int(first - second)

    def list_tried(self) -> list[Tried]:
        """The moves looked at. Of placements these are all: each was judged at first sight, which counts as a look."""
        tree, span = self._tree, self._span()
        visits, totals = tree.moves[span, VISITS], tree.values[span, TOTAL]
        values = np.where(visits == 0, tree.values[span, STATIC], totals / np.maximum(visits, 1))
        looks = visits + (self._root[PHASE] == PLACE)
        return _list_tried(tree.moves[span, ACTION], values, looks, to_act(self._root))

    def _span(self) -> slice:
        """Where the moves of the root are."""
        first = int(self._tree.turns[0, FIRST])
        return slice(first, first + int(self._tree.turns[0, COUNT]))


class QuickGames:
    """Quick games for each action in turn."""

    def __init__(self, view: "View", seed: int, manner: TreeSettings = MANNER) -> None:
        self._root, self._row = _rows_of(view, seed)
        self._stakes = stakes_of(self._root, manner)
        found = np.zeros(MOST_ACTIONS, dtype=np.int64)
        count = legal(self._root, to_act(self._root), found)
        actions = random.Random(seed).sample(found[:count].tolist(), count)  # few games don't reach all of them
        self._actions = np.array(actions, dtype=np.int64)
        self._totals, self._played = np.zeros(count), 0

    def run(self, count: int) -> None:
        """So many games more."""
        flat_games(
            self._root, self._row, self._actions, self._totals, self._played, count, self._stakes
        )  # fmt: skip
        self._played += count

    def list_tried(self) -> list[Tried]:
        """The actions that were played out."""
        count = len(self._actions)
        visits = self._played // count + (np.arange(count) < self._played % count)
        return _list_tried(self._actions, self._totals / np.maximum(visits, 1), visits, to_act(self._root))


def _rows_of(view: "View", seed: int) -> tuple[Words, Words]:
    """The view as a row, and one like it for simulations, with chance of its own."""
    root = encode(view)
    row = root.copy()
    row[RNG] = seed
    return root, row


def _list_tried(actions: Array, values: Array, visits: Array, seat: int) -> list[Tried]:
    """Values are those of seat 0, and may be a little over 1 for a great margin."""
    return [
        Tried(int(action), min(1.0, max(0.0, float(value if seat == 0 else 1 - value))), int(count))
        for action, value, count in zip(actions, values, visits, strict=True)
        if count
    ]


def warm_up() -> None:
    """Compile the searches once, or read them from disk."""
    view = GAME.start(2, 1).view(0)
    Afterstates(view)
    for thinking in (TurnTreeSearch(view, 1), QuickGames(view, 1)):
        thinking.run(2)
