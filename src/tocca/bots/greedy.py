"""The bot that looks one action ahead, at the points on the table."""

import random
from collections.abc import Iterable, Sequence
from typing import Any

from tocca.core.contract import Game
from tocca.core.state import State

LOOKS = 100  # how many futures one choice looks at: enough for a fair guess, quick enough for play
MOST_WORLDS = 16
VICTORY = 1000.0  # more than any game's points, so that an end is never traded for points


class GreedyBot:
    """Tries each action in a few worlds that fit the view and keeps the one that stands best.

    Every action meets the same worlds and the same replies, so that luck does not tell them apart.
    """

    def choose(self, game: Game[Any, Any, Any], view: Any, rng: random.Random) -> Any:
        """The action with the best standing right after it; ties at random."""
        world = game.resample(view, rng)
        actions: Sequence[Any] = world.legal(view.seat)
        if len(actions) == 1:
            return actions[0]
        actions = _some(actions, LOOKS, rng)
        count = max(1, min(MOST_WORLDS, LOOKS // len(actions)))
        worlds = [(world, rng.random()), *((game.resample(view, rng), rng.random()) for _ in range(count - 1))]
        worth = [
            sum(_margin(_future(w, view.seat, action, luck), view.seat) for w, luck in worlds) for action in actions
        ]
        best = max(worth)
        return rng.choice([action for action, value in zip(actions, worth, strict=True) if value == best])


def _some(actions: Sequence[Any], most: int, rng: random.Random) -> Sequence[Any]:
    return actions if len(actions) <= most else rng.sample(actions, most)


def _future(world: State[Any, Any, Any], seat: int, action: Any, luck: float) -> State[Any, Any, Any]:
    """The world after the action and, where others choose at the same time, one random choice of each."""
    others = sorted(world.to_act - {seat})
    return _with_replies(world.apply(seat, action), others, random.Random(luck))


def _with_replies(state: State[Any, Any, Any], others: Iterable[int], rng: random.Random) -> State[Any, Any, Any]:
    for other in others:
        if other in state.to_act:
            state = state.apply(other, rng.choice(state.legal(other)))
    return state


def _margin(state: State[Any, Any, Any], seat: int) -> float:
    """How far the seat is ahead of the others. Their mean, not their best: a partner is no rival."""
    points = state.game.standing(state.position)
    ahead = points[seat] - (sum(points) - points[seat]) / (len(points) - 1)
    outcome = state.outcome
    if outcome is None:
        return ahead
    return ahead + VICTORY * (1 / len(outcome.winners) if seat in outcome.winners else -1)
