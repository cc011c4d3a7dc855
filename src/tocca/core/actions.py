"""The actions of a game: numbers that never change, and a notation that refuses anything else."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar, cast

from tocca.core.errors import BadNotation

A = TypeVar("A", bound=tuple[Any, ...])


class Numbered(Generic[A]):
    """Every action there can be, listed once. A game's `actions` gives the order."""

    name: ClassVar[str]
    actions: ClassVar[Sequence[Any]]  # in an order that never changes

    def __init_subclass__(cls, **more: Any) -> None:
        """Checks the arguments of a game's own `format` and `parse`, so that they always get an action, or a text."""
        super().__init_subclass__(**more)
        for name, guarded in (("format", _guard_format), ("parse", _guard_parse)):
            own = cls.__dict__.get(name)
            if own is not None and not getattr(own, "__isabstractmethod__", False):
                setattr(cls, name, guarded(own))

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
    def _texts(self) -> dict[tuple[type, A], str]:
        """A cache of formatted actions: looking one up is faster than formatting it again."""
        return {}

    @cached_property
    def _ids(self) -> dict[tuple[type, A], int]:
        return {(type(action), action): number for number, action in enumerate(self.actions)}


def _guard_format(own: Any) -> Callable[[Any, Any], str]:
    """A game's `format`; BadNotation for anything but an action of the game."""

    plain = own.__func__ if isinstance(own, staticmethod) else None

    def format(self: Any, action: Any) -> str:  # noqa: A001  (the contract's name)
        try:
            text: str = self._texts[type(action), action]
        except (KeyError, TypeError):
            number = self.action_id(action)
            known = self.actions[number]
            text = self._texts[type(action), action] = plain(known) if plain else own(self, known)
        return text

    format.__doc__ = own.__doc__
    return format


MOST_NOTATION = 1_000  # letters


def _guard_parse(own: Any) -> Callable[[Any, Any], Any]:
    """A game's `parse`; BadNotation for anything but a text."""

    plain = own.__func__ if isinstance(own, staticmethod) else None

    def parse(self: Any, text: Any) -> Any:
        if not isinstance(text, str):
            raise BadNotation(f"an action of {self.name} is written as a text, not as {text!r}")
        if len(text) > MOST_NOTATION:  # also, Python reads no number of 5,000 digits
            raise BadNotation(f"no action of {self.name} has {len(text)} letters")
        return plain(text) if plain else own(self, text)

    parse.__doc__ = own.__doc__
    return parse
