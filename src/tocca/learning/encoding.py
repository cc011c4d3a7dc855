"""From views to numbers: what an observation holds, and how actions are numbered for a learning program.

An observation is one flat array of small whole numbers (int8), its fields one after another as the game's `Layout`
lists them; `layout.parts(observation)` gives every field by name and in its shape, without copying. Seats count from
the one that looks: 0 is that seat itself, 1 the next one clockwise.

Actions are numbered anew for learning (where the tile is known, a placement is a turn and a square), so that the
numbers are few and mean the same in every position. The contract's own numbers (`game.action_id`) are another list.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from functools import cached_property
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from tocca.core.contract import Game
from tocca.core.extras import need
from tocca.core.registry import game as registered

need("rl", "numpy")

import numpy as np  # noqa: E402
import numpy.typing as npt  # noqa: E402

Observation = npt.NDArray[np.int8]
Mask = npt.NDArray[np.int8]
V = TypeVar("V", bound=tuple[Any, ...])


class Field(NamedTuple):
    """Some numbers of an observation: from 0 to `high`."""

    name: str
    shape: tuple[int, ...]
    about: str
    high: int = 1

    @property
    def size(self) -> int:
        """How many numbers."""
        return int(np.prod(self.shape, dtype=np.int64))


class Layout:
    """The fields of an observation in their order."""

    def __init__(self, *fields: Field) -> None:
        self.fields = fields
        ends = np.cumsum([field.size for field in fields]).tolist()
        self.size: int = ends[-1]
        self.slices = {field.name: slice(end - field.size, end) for field, end in zip(fields, ends, strict=True)}

    def start(self, name: str) -> int:
        """Where that field begins."""
        start: int = self.slices[name].start
        return start

    @cached_property
    def high(self) -> Observation:
        """The largest value of every number."""
        return np.concatenate([np.full(field.size, field.high, dtype=np.int8) for field in self.fields])

    def parts(self, observation: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
        """The fields by name, as views of the observation; of a batch of observations, too."""
        batch = observation.shape[:-1]
        return {
            field.name: observation[..., self.slices[field.name]].reshape(*batch, *field.shape) for field in self.fields
        }


class Encoder(ABC, Generic[V]):
    """How one game with these options looks to a learning program."""

    game_id: ClassVar[str]
    more: ClassVar[tuple[str, ...]] = ()  # what it can be told besides the options of the game
    no_op: int | None = None  # the number of doing nothing, where somebody may be asked for whom nobody waits

    def __init__(self, seats: int, options: Any, layout: Layout, actions: int) -> None:
        self.seats, self.options, self.layout = seats, options, layout
        self.actions = actions  # how many numbers there are

    @property
    def game(self) -> Game[Any, Any, Any]:
        """The game of the registry."""
        return registered(self.game_id)

    @property
    def rivals(self) -> int:
        """How many others a seat plays against."""
        return self.seats - 1

    def observe(self, view: V) -> Observation:
        """What the seat of that view observes."""
        observation = bytearray(self.layout.size)  # an array of it costs nothing, and single numbers are set quicker
        self.write(view, observation)
        return np.frombuffer(observation, dtype=np.int8)

    def mask(self, view: V, legal: Iterable[Any]) -> Mask:
        """A 1 for each of these actions."""
        mask = bytearray(self.actions)
        number = self.number
        for action in legal:
            mask[number(view, action)] = 1
        return np.frombuffer(mask, dtype=np.int8)

    @abstractmethod
    def write(self, view: V, observation: bytearray) -> None:
        """The view into an observation that is all zeros."""

    @abstractmethod
    def number(self, view: V, action: Any) -> int:
        """The number of an action of the seat of that view."""

    @abstractmethod
    def action(self, view: V, number: int) -> Any:
        """The action of that number, which need not be legal; IllegalAction where there is none to name."""


def one_hot(observation: bytearray, start: int, place: int) -> None:
    """A 1 at that place of a field, where there is one."""
    if place >= 0:
        observation[start + place] = 1
