"""What a game is: the one class a game folder fills in, with rules over immutable positions.

`State` (state.py) wraps a position for everybody else: it checks seats and legality and carries the
random stream, so `play` may trust its action. No game reads a clock or a random generator.
"""

import random
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, ClassVar, Generic

from tocca.core import options as opt
from tocca.core.actions import Numbered
from tocca.core.chance import Chance, Stream, Value
from tocca.core.drawing import PLAIN, Pen
from tocca.core.errors import BadOption, IllegalAction
from tocca.core.outcome import Outcome
from tocca.core.registry import find
from tocca.core.state import A, P, State, V


class Game(Numbered[A], ABC, Generic[P, A, V]):
    """One game of the registry. The public names are those of docs/architecture.md."""

    id: ClassVar[str]
    name: ClassVar[str]
    seats: ClassVar[tuple[int, ...]]  # the numbers of players it is for; the first is the default
    variant_of: ClassVar[str | None] = None  # the game of which this is a small variant
    rules: ClassVar[int] = 1  # the version of the rules, raised when an old record would play differently
    older_rules: ClassVar[Mapping[int, str]] = {}  # versions that no longer replay, each with the reason
    real_time: ClassVar[bool] = False  # whether actions are a race, with `at=` and deadlines
    sealed: ClassVar[bool] = False  # whether all choose in secret, to be revealed together
    Options: ClassVar[type[tuple[Any, ...]]]  # a NamedTuple, see core/options.py
    Position: ClassVar[type[Any]]  # a NamedTuple, with fields `options` and `seats`

    @cached_property
    def options(self) -> Mapping[str, opt.Option]:
        """The options by name, with defaults, types and ranges."""
        return opt.declared(self.Options)

    def start(
        self,
        seats: int | None = None,
        seed: int | str | None = None,
        *,
        chance: Iterable[Value] | None = None,
        **options: Any,
    ) -> State[P, A, V]:
        """A new match. Without a seed its randomness is secret and never comes again."""
        seats = self.seats[0] if seats is None else seats
        if type(seats) is not int or seats not in self.seats:
            raise BadOption(f"{self.name} is for {' or '.join(map(str, self.seats))} players, not {seats!r}")
        source = Chance(Stream.seeded(seed), chance)
        position = self.deal(opt.chosen(self.Options, options), seats, source)
        return State.after(self, position, source)

    @abstractmethod
    def format(self, action: A) -> str:
        """The action in notation, short enough to speak."""

    @abstractmethod
    def parse(self, text: str) -> A:
        """The action that such a text names, forgiving case and spaces; else BadNotation."""

    def resample(self, view: V, rng: random.Random) -> State[P, A, V]:
        """A full state, hidden things drawn at random, that this view can't tell from the true one."""
        return State(self, self.imagine(view, rng), Stream.imagined(rng))

    # From here on: the rules, which each game writes.

    @abstractmethod
    def deal(self, options: Any, seats: int, chance: Chance) -> P:
        """The first position; BadOption where options don't go together."""

    @abstractmethod
    def acting(self, position: P) -> frozenset[int]:
        """The seats that may act; empty exactly at the end."""

    @abstractmethod
    def legal(self, position: P, seat: int) -> tuple[A, ...]:
        """The actions of that seat; must depend only on what the seat may know."""

    @abstractmethod
    def play(self, position: P, seat: int, action: A, chance: Chance) -> P:
        """The position after a legal action."""

    @abstractmethod
    def why_not(self, position: P, seat: int, action: A) -> IllegalAction:
        """Why an action is not legal for a seat that may act: a reason code and a sentence."""

    @abstractmethod
    def result(self, position: P) -> Outcome | None:
        """How the match ended; None while it goes on."""

    @abstractmethod
    def look(self, position: P, seat: int | None) -> V:
        """What the seat may know, built from nothing up; None: a spectator."""

    def unhidden(self, position: P) -> V:
        """All there is to see when nothing has to be hidden any more: for who looks at a match that is over."""
        return self.look(position, None)

    @abstractmethod
    def imagine(self, view: V, rng: random.Random) -> P:
        """A position that gives exactly this view."""

    @abstractmethod
    def standing(self, position: P) -> tuple[float, ...]:
        """How well each seat stands now, in points of the game: for simple bots and score boards."""

    @abstractmethod
    def draw(self, view: V, pen: Pen = PLAIN) -> str:
        """The view as text; legible without colour, and without words but the rulebook's names."""

    def reveals(self, before: P, after: P) -> bool:
        """Whether a step without any chance still told somebody something (so: no free undo)."""
        return False

    def public(self, before: P, action: A, after: P) -> bool:
        """Whether the whole table sees which action that was; else only those whose view shows it."""
        return True

    def awaited(self, position: P) -> frozenset[int]:
        """The acting seats without which nothing goes on, whose clocks run; told by what everybody sees."""
        return self.acting(position)

    def preview(self, view: V, action: A) -> Any:
        """What a legal action would do, as far as the view tells: a NamedTuple for the client to draw."""
        return None

    def scene(self, view: V) -> Any:
        """What a client draws beside the view: facts worked out by the rules; a NamedTuple, or None."""
        return None

    def wait(self, position: P, at: int, chance: Chance) -> P:
        """The position once that time has come; only real-time games do something with it."""
        return position

    def due(self, position: P) -> int | None:
        """The next time at which something happens by itself."""
        return None

    def presses(self, position: P) -> tuple[A, ...]:
        """In a race: what counts by who does it first, to the millisecond. Its order is a referee's business."""
        return ()

    def keys(self, view: V) -> Mapping[str, A]:
        """Single keys for actions, where there is no time to type."""
        return {}

    def __reduce__(self) -> tuple[Any, ...]:
        return (find, (self.id,))
