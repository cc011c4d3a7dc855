"""A game that does what none may: its action has a field called `text`."""

import random
from typing import Any, NamedTuple

from tocca import Chance, Game, Outcome


class Options(NamedTuple):
    """Nothing to choose."""


class Say(NamedTuple):
    """Say something."""

    text: str


class Position(NamedTuple):
    """Who has spoken."""

    options: Options
    seats: int
    spoken: int = 0


class View(NamedTuple):
    """Everything."""

    seat: int | None
    options: Options
    seats: int
    spoken: int


class Talkative(Game[Position, Say, View]):
    """Everybody says hello."""

    id = "talkative"
    name = "Talkative"
    seats = (2,)
    actions = (Say("hello"),)

    def deal(self, options: Any, seats: int, chance: Chance) -> Position:
        return Position(options, seats)

    def to_act(self, position: Position) -> frozenset[int]:
        return frozenset({position.spoken} if position.spoken < position.seats else ())

    def legal(self, position: Position, seat: int) -> tuple[Say, ...]:
        return self.actions

    def apply(self, position: Position, seat: int, action: Say, chance: Chance) -> Position:
        return position._replace(spoken=position.spoken + 1)

    def outcome(self, position: Position) -> Outcome | None:
        return None if self.to_act(position) else Outcome.ranked((1, 1), (1, 1), "all-spoke")

    def view(self, position: Position, seat: int | None) -> View:
        return View(seat, *position)

    def resample_position(self, view: View, rng: random.Random) -> Position:
        return Position(*view[1:])


GAME = Talkative()
