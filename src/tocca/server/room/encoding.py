"""Views as JSON, quickly: what `core.codec.to_json` says, at the speed of msgspec.

msgspec writes a NamedTuple as a list and a Struct as an object. So every NamedTuple class gets a *mirror*,
a Struct with the same fields, made from its annotations; mirroring a value copies only the parts that
contain NamedTuples or sets. tests/server/room/test_views.py holds it to `to_json`.
"""

import types
from collections.abc import Callable
from functools import cache
from operator import call
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec

Mirroring = Callable[[Any], Any]


@cache
def mirroring(kind: Any) -> Mirroring | None:
    """How a value of that annotated kind is made ready for msgspec; None: it is as it stands."""
    origin = get_origin(kind)
    if origin is Annotated:
        return mirroring(get_args(kind)[0])
    if origin in (Union, types.UnionType):
        return _either(get_args(kind))
    if origin is tuple:
        return _tuple(get_args(kind))
    if origin is frozenset:
        return sorted
    return _named(kind) if hasattr(kind, "_fields") else None


def _named(kind: Any, without: str = "") -> Mirroring:
    """The mirror of a NamedTuple, but for the field it is to be without."""
    hints = get_type_hints(kind, include_extras=True)
    mirror = msgspec.defstruct(kind.__name__, [(name, Any) for name in hints], gc=False)
    left_out = list(hints).index(without) if without else None
    changes = [
        (place, change)
        for place, hint in enumerate(hints.values())
        if place != left_out and (change := mirroring(hint))
    ]
    if not changes and left_out is None:
        return lambda value: mirror(*value)

    def mirrored(value: Any) -> Any:
        items = list(value)
        if left_out is not None:
            items[left_out] = msgspec.UNSET
        for place, change in changes:
            items[place] = change(items[place])
        return mirror(*items)

    return mirrored


def _tuple(items: tuple[Any, ...]) -> Mirroring | None:
    if len(items) == 2 and items[1] is Ellipsis:
        change = mirroring(items[0])
        return None if change is None else lambda value: [change(item) for item in value]
    each = [mirroring(item) or _as_it_is for item in items]
    if all(change is _as_it_is for change in each):
        return None
    return lambda value: list(map(call, each, value))


def _either(kinds: tuple[Any, ...]) -> Mirroring | None:
    """One of several kinds: which, says the class of the value."""
    changes = {get_origin(kind) or kind: change for kind in kinds if (change := mirroring(kind))}
    if not changes:
        return None
    return lambda value: changes.get(type(value), _as_it_is)(value)


def _as_it_is(value: Any) -> Any:
    return value


_encode = msgspec.json.Encoder().encode


@cache
def _without_options(kind: Any) -> Mirroring:
    return _named(kind, "options")


def json(value: Any) -> msgspec.Raw:
    """A NamedTuple, or None, as JSON."""
    kind: Any = type(value)
    mirrored = mirroring(kind)
    return msgspec.Raw(_encode(value if mirrored is None else mirrored(value)))


def written(view: Any) -> msgspec.Raw:
    """The view as JSON, without its options, which everybody at the table knows."""
    kind: Any = type(view)
    return msgspec.Raw(_encode(_without_options(kind)(view)))
