"""Worlds that fit a view, and what can be said of where one of them leads."""

import random
from typing import Any

from tocca.bots.player import NothingToChoose
from tocca.core.contract import Game
from tocca.core.outcome import Outcome
from tocca.core.state import State

AnyGame = Game[Any, Any, Any]
AnyState = State[Any, Any, Any]
Values = tuple[float, ...]  # by seat, from 0 to 1, adding up to 1: the chances to win


def world_of(game: AnyGame, view: Any, rng: random.Random) -> AnyState:
    """A world that fits the view, in which its seat has something to choose; else NothingToChoose."""
    if view.seat is None:
        raise NothingToChoose("a spectator has nothing to choose")
    world = game.resample(view, rng)
    if not world.to_act:
        raise NothingToChoose("the match is over")
    if not world.legal(view.seat):
        raise NothingToChoose("it is not this seat's turn")
    return world


def shares(outcome: Outcome, seats: int) -> Values:
    """The victory, a shared one in equal parts."""
    part = 1 / len(outcome.winners)
    return tuple(part if seat in outcome.winners else 0.0 for seat in range(seats))
