"""The annotations of a NamedTuple as a tree: read once, for all code that converts such values.

Positions, actions, views and options are NamedTuples of numbers, texts, flags, choices, tuples and sets. JSON
(codec.py) and observations (tocca.learning.general) both follow this tree. An annotation may say more than its type:

    class View(NamedTuple):
        prize: Annotated[int, Range(1, 9)]
        hand: Annotated[tuple[int, ...], Length(5)]  # at most five
"""

import types
from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from tocca.core.options import Range


class Length(NamedTuple):
    """A tuple or set holds at most so many items."""

    most: int


class Scalar(NamedTuple):
    """One value of that type: int, bool, str or None. `limits` are those of an int, where they are declared."""

    kind: type
    limits: Range | None = None

    def fits(self, value: object) -> bool:
        """Whether it is such a value."""
        return type(value) is self.kind


class OneOf(NamedTuple):
    """One of these values."""

    values: tuple[Any, ...]

    def fits(self, value: object) -> bool:
        """Whether it is one of them."""
        return value in self.values


class Either(NamedTuple):
    """A value of one of these kinds."""

    kinds: "tuple[Structure, ...]"

    def fits(self, value: object) -> bool:
        """Whether it is of one of them."""
        return any(kind.fits(value) for kind in self.kinds)


class Row(NamedTuple):
    """A tuple with a kind for each of its items."""

    items: "tuple[Structure, ...]"

    def fits(self, value: object) -> bool:
        """Whether it is such a tuple."""
        return type(value) is tuple and len(value) == len(self.items)


class Many(NamedTuple):
    """A tuple, or a frozenset, of any number of items, or of at most `most`."""

    item: "Structure"
    collection: type
    most: int | None = None

    def fits(self, value: object) -> bool:
        """Whether it is a tuple, or a frozenset; its items are not checked."""
        return type(value) is self.collection


class Named(NamedTuple):
    """A NamedTuple."""

    kind: Any

    def fits(self, value: object) -> bool:
        """Whether it is an instance."""
        return isinstance(value, self.kind)

    @property
    def fields(self) -> "Mapping[str, Structure]":
        """The structure of each field."""
        return _fields(self.kind)


Structure = Scalar | OneOf | Either | Row | Many | Named


@cache
def structure(kind: Any) -> Structure:
    """The structure of values with that annotation."""
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _annotate(structure(arguments[0]), arguments[1:])
    if origin is Literal:
        return OneOf(arguments)
    if origin in (Union, types.UnionType):
        return Either(tuple(map(structure, arguments)))
    if origin is frozenset or (origin is tuple and arguments[1:] == (Ellipsis,)):
        return Many(structure(arguments[0]), origin)
    if origin is tuple:
        return Row(tuple(map(structure, arguments)))
    return Named(kind) if hasattr(kind, "_fields") else Scalar(kind)


def _annotate(plain: Structure, notes: tuple[Any, ...]) -> Structure:
    for note in notes:
        if isinstance(note, Range) and isinstance(plain, Scalar):
            return plain._replace(limits=note)
        if isinstance(note, Length) and isinstance(plain, Many):
            return plain._replace(most=note.most)
    return plain


@cache
def _fields(kind: Any) -> Mapping[str, Structure]:
    return {name: structure(hint) for name, hint in get_type_hints(kind, include_extras=True).items()}
