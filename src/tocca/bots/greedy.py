"""The bot that looks one action ahead, at the points on the table."""

import random
from collections.abc import Iterable, Sequence
from math import fsum
from typing import Any, NamedTuple

from tocca.bots.player import BadBot
from tocca.bots.worlds import AnyGame, AnyState, world_of

LOOKS = 100  # how many futures one choice looks at: enough for a fair guess, quick enough for play
MOST_WORLDS = 16
VICTORY = 1000.0  # more than any game's points, so that an end is never traded for points


class Prospect(NamedTuple):
    """An action, and how far ahead it leaves the seat, summed over a few worlds."""

    action: Any
    worth: float


class GreedyBot:
    """Tries each action in a few worlds that fit the view and keeps the one that stands best.

    Now and then (`blunder`, from 0 to 1) it doesn't look at all: a beginner's way to play.
    """

    def __init__(self, blunder: float = 0.0) -> None:
        if not 0 <= blunder <= 1:
            raise BadBot(f"blunder is a probability from 0 to 1, not {blunder:g}")
        self.blunder = blunder

    def choose(self, game: AnyGame, view: Any, rng: random.Random) -> Any:
        """The action with the best standing right after it; ties at random."""
        world = world_of(game, view, rng)
        actions = world.legal(view.seat)
        if len(actions) == 1:
            return actions[0]
        if self.blunder and rng.random() < self.blunder:
            return rng.choice(actions)
        found = prospects(game, view, world, rng)
        best = max(one.worth for one in found)
        return rng.choice([one.action for one in found if one.worth == best])


def prospects(game: AnyGame, view: Any, world: AnyState, rng: random.Random, looks: int = LOOKS) -> list[Prospect]:
    """What each action promises. All meet the same worlds and the same replies, so that luck does not tell them
    apart; of very many actions only some are looked at."""
    actions = _some(world.legal(view.seat), looks, rng)
    count = max(1, min(MOST_WORLDS, looks // len(actions)))
    worlds = [(world, rng.random()), *((game.resample(view, rng), rng.random()) for _ in range(count - 1))]
    return [
        Prospect(action, fsum(_margin(_future(one, view.seat, action, luck), view.seat) for one, luck in worlds))
        for action in actions
    ]


def _some(actions: Sequence[Any], most: int, rng: random.Random) -> Sequence[Any]:
    return actions if len(actions) <= most else rng.sample(actions, most)


def _future(world: AnyState, seat: int, action: Any, luck: float) -> AnyState:
    """The world after the action and, where others choose at the same time, one random choice of each."""
    others = sorted(world.to_act - {seat})
    return _with_replies(world.apply(seat, action), others, random.Random(luck))


def _with_replies(state: AnyState, others: Iterable[int], rng: random.Random) -> AnyState:
    for other in others:
        if other in state.to_act:
            state = state.apply(other, rng.choice(state.legal(other)))
    return state


def _margin(state: AnyState, seat: int) -> float:
    """How far the seat is ahead of the others. Their mean, not their best: a partner is no rival."""
    points = state.game.standing(state.position)
    ahead = points[seat] - (fsum(points) - points[seat]) / (len(points) - 1)
    outcome = state.outcome
    if outcome is None:
        return ahead
    return ahead + VICTORY * (1 / len(outcome.winners) if seat in outcome.winners else -1)
