"""What a bot is, and what it can say about a move."""

import random
from abc import ABC, abstractmethod
from typing import Any, NamedTuple, Protocol, runtime_checkable

from tocca.core.contract import Game
from tocca.core.errors import ToccaError


class Candidate(NamedTuple):
    """One move a bot considered."""

    action: Any
    chance: float  # that the seat wins with it, 0 to 1; of a shared first place the share
    visits: int  # how many simulations looked at it


class Thought(NamedTuple):
    """The move a bot would make, and those it considered, best first."""

    action: Any
    candidates: tuple[Candidate, ...]


@runtime_checkable
class Bot(Protocol):
    """A player. The same view and the same generator give the same action."""

    def choose(self, game: Game[Any, Any, Any], view: Any, rng: random.Random) -> Any:
        """One of the actions open to `view.seat`; a bot may work on `game.resample(view, rng)`."""


@runtime_checkable
class Thinker(Bot, Protocol):
    """A bot that can explain itself."""

    def think(self, game: Game[Any, Any, Any], view: Any, rng: random.Random) -> Thought:
        """What `choose` chooses, with the moves considered."""


class Reaction(NamedTuple):
    """What a racer does about what it sees, and how many milliseconds after seeing it."""

    after: int
    action: Any


@runtime_checkable
class Racer(Bot, Protocol):
    """A bot for races: it says when its hand comes down, and it remembers, since a view in a race does not.

    A bot is one object for all matches, so what it keeps in mind is a value that its table keeps for it.
    """

    def remember(self, game: Game[Any, Any, Any], memory: Any, view: Any, rng: random.Random) -> Any:
        """What it keeps in mind after seeing this view, too. Before the first one the memory is None."""

    def react(self, game: Game[Any, Any, Any], view: Any, memory: Any, rng: random.Random) -> Reaction:
        """Its action for this view, unless the view changes before that time."""


class UnknownBot(ToccaError, LookupError):
    """No bot of that name is registered."""


class BadBot(ToccaError, ValueError):
    """A bot was asked for with arguments it does not take."""


class BadBudget(BadBot):
    """No time, or no simulations, to think with."""


class NothingToChoose(ToccaError, ValueError):
    """A bot was asked for a move where the seat has none: the match is over, or it is not its turn."""


class Searcher(ABC):
    """A bot that thinks within a budget, and does what it then holds to be best."""

    def __init__(self, seconds: float | None = 1.0, simulations: int | None = None) -> None:
        check_budget(seconds, simulations)
        self.seconds, self.simulations = seconds, simulations

    def choose(self, game: Game[Any, Any, Any], view: Any, rng: random.Random) -> Any:
        """What it thinks of."""
        return self.think(game, view, rng).action

    @abstractmethod
    def think(self, game: Game[Any, Any, Any], view: Any, rng: random.Random) -> Thought:
        """The action, and those it looked at."""


def check_budget(seconds: float | None, simulations: int | None) -> None:
    """At least one of the two must say when to stop, and leave something to think with; else BadBudget."""
    if seconds is None and simulations is None:
        raise BadBudget("a search needs seconds or simulations, to know when to stop")
    if seconds is not None and not 0 < seconds < float("inf"):
        raise BadBudget(f"a search needs more than no time to think, not {seconds:g} seconds")
    if simulations is not None and simulations < 1:
        raise BadBudget(f"a search needs at least one simulation, not {simulations}")
