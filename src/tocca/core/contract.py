"""What a game is: one class in three parts, which each game fills in.

- `Rules` (rules.py): the authority. Pure functions over immutable positions.
- `Presentation` (presentation.py): what people read and type. Every part has a general form.
- `TablePolicy` (policy.py): what a table must know to keep secrets and order. The defaults fit most games.

`State` (state.py) wraps a position for everybody else.
"""

import random
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, ClassVar, Generic, get_args, get_type_hints

from tocca.core import options as opt
from tocca.core.chance import Chance, Stream, Value
from tocca.core.errors import BadOption, OtherRules
from tocca.core.policy import TablePolicy
from tocca.core.presentation import Presentation
from tocca.core.registry import find
from tocca.core.rules import MOST_SEATS
from tocca.core.state import A, P, State, V


class Game(TablePolicy[P, A, V], Presentation[P, A, V], Generic[P, A, V]):
    """One game of the registry. The public names are those of docs/architecture.md."""

    id: ClassVar[str]
    name: ClassVar[str]
    seats: ClassVar[tuple[int, ...]]  # the numbers of players it is for, from 2 to 4; the first is the default
    variant_of: ClassVar[str | None] = None  # the game of which this is a small variant
    rules: ClassVar[int] = 1  # the version of the rules, raised when an old record would play differently
    older_rules: ClassVar[Mapping[int, str]] = {}  # versions that no longer replay, each with the reason

    def __init_subclass__(cls, **more: Any) -> None:
        """Take `Position` from `class Chess(Game[Position, Move, View])`, and `Options` from that `Position`."""
        super().__init_subclass__(**more)
        if not set(vars(cls).get("seats", ())) <= set(range(2, MOST_SEATS + 1)):
            raise TypeError(f"{cls.__name__}.seats are numbers from 2 to {MOST_SEATS}, not {cls.seats}")
        arguments = [one for base in vars(cls).get("__orig_bases__", ()) for one in get_args(base)]
        if arguments and hasattr(arguments[0], "_fields") and "Position" not in vars(cls):
            cls.Position = arguments[0]
            cls.Options = vars(cls).get("Options") or get_type_hints(cls.Position)["options"]

    @cached_property
    def options(self) -> Mapping[str, opt.Option]:
        """The options by name, with defaults, types and ranges."""
        return opt.list_options(self.Options)

    def check_rules(self, version: int) -> None:
        """Raise OtherRules for a match that was begun by a version of the rules which these can't replay."""
        if version > self.rules:
            raise OtherRules(f"{self.name} was played by newer rules ({version}); this Tocca knows {self.rules}")
        if version in self.older_rules:
            why = self.older_rules[version]
            raise OtherRules(f"{self.name} was played by older rules ({version}) and can't be replayed: {why}")

    def start(
        self,
        seats: int | None = None,
        seed: int | str | None = None,
        *,
        chance: Iterable[Value] | None = None,
        **options: Any,
    ) -> State[P, A, V]:
        """A new match. Without a seed its randomness is secret and can't be reproduced."""
        seats = self.seats[0] if seats is None else seats
        if type(seats) is not int or seats not in self.seats:
            raise BadOption(f"{self.name} is for {' or '.join(map(str, self.seats))} players, not {seats!r}")
        source = Chance(Stream.from_seed(seed), chance)
        position = self.deal(opt.fill_options(self.Options, options), seats, source)
        return State.after(self, position, source)

    def resample(self, view: V, rng: random.Random) -> State[P, A, V]:
        """A full state with the same view, hidden things drawn at random."""
        return State(self, self.resample_position(view, rng), Stream.from_generator(rng))

    def __reduce__(self) -> tuple[Any, ...]:
        return (find, (self.id,))
