"""The actions of a game have numbers that never change: for learning programs and short messages."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar, cast

from tocca.core.errors import BadNotation

A = TypeVar("A", bound=tuple[Any, ...])


class Numbered(Generic[A]):
    """Every action there can be, listed once. A game's `actions` gives the order."""

    name: ClassVar[str]
    actions: ClassVar[Sequence[Any]]  # in an order that never changes

    def action_id(self, action: A) -> int:
        """The action's number, the same for ever."""
        try:
            return self._ids[(type(action), action)]
        except (KeyError, TypeError):
            raise BadNotation(f"{action!r} is no action of {self.name}") from None

    def action(self, number: int) -> A:
        """The action of that number."""
        if type(number) is not int or not 0 <= number < len(self.actions):
            raise BadNotation(f"{self.name} has actions 0 to {len(self.actions) - 1}, not {number!r}")
        return cast(A, self.actions[number])

    @cached_property
    def kinds(self) -> frozenset[type]:
        """The types of the actions."""
        return frozenset(map(type, self.actions))

    @cached_property
    def _ids(self) -> dict[tuple[type, A], int]:
        return {(type(action), action): number for number, action in enumerate(self.actions)}
