"""The rules of a game: pure functions over immutable positions. Nothing here is for people to read or type.

Each name is the one that `State` has for it: the rules' `to_act(position)` answers `state.to_act`. `State` checks seats
and legality and carries the random stream, so `apply` may trust its action. No rule reads a clock or a generator.
"""

import random
from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, NamedTuple

from tocca.core.actions import Numbered
from tocca.core.chance import Chance
from tocca.core.outcome import Outcome
from tocca.core.state import A, P, V

MOST_SEATS = 4  # at a table: its page and its audiences are made for so many


class NoOptions(NamedTuple):
    """For a game that can be played in one way only."""


class Rules(Numbered[A], ABC, Generic[P, A, V]):
    """What a game's author writes first. `actions` lists every action there can be (core/actions.py)."""

    Position: ClassVar[type[Any]]  # a NamedTuple with fields `options` and `seats`: the first argument of `Game[...]`
    Options: ClassVar[type[tuple[Any, ...]]] = NoOptions  # a NamedTuple, see core/options.py: that of the position
    real_time: ClassVar[bool] = False  # whether actions are a race, with `at=` and deadlines
    sealed: ClassVar[bool] = False  # whether all choose in secret, to be revealed together
    from_memory: ClassVar[bool] = False  # whether to remember what was seen is part of the game: nobody looks back

    @abstractmethod
    def deal(self, options: Any, seats: int, chance: Chance) -> P:
        """The first position; BadOption where options don't go together."""

    @abstractmethod
    def to_act(self, position: P) -> frozenset[int]:
        """The seats that may act; empty exactly at the end."""

    @abstractmethod
    def legal(self, position: P, seat: int) -> tuple[A, ...]:
        """The actions of that seat; must depend only on what the seat may know."""

    @abstractmethod
    def apply(self, position: P, seat: int, action: A, chance: Chance) -> P:
        """The position after a legal action."""

    @abstractmethod
    def outcome(self, position: P) -> Outcome | None:
        """How the match ended; None while it goes on."""

    @abstractmethod
    def view(self, position: P, seat: int | None) -> V:
        """What the seat may know, built from nothing up; None: a spectator."""

    @abstractmethod
    def resample_position(self, view: V, rng: random.Random) -> P:
        """A position, hidden things drawn at random, that gives exactly this view."""

    def reveal_all(self, position: P) -> V:
        """The view with nothing hidden: for looking at a match that is over."""
        return self.view(position, None)

    def standing(self, position: P) -> tuple[float, ...]:
        """How well each seat stands now, in points of the game: for simple bots and score boards."""
        return (0.0,) * position.seats

    def advance(self, position: P, at: int, chance: Chance) -> P:
        """The position once that time has come; only real-time games do something with it."""
        return position

    def deadline(self, position: P) -> int | None:
        """The next time at which something happens by itself."""
        return None
