"""JSON for the NamedTuples that positions, views and options are made of, led by their annotations.

Tuples and sets become lists, NamedTuples become objects, whole numbers stay exact at any size.
"""

import types
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints


def to_json(value: Any) -> Any:
    """The value as JSON-ready lists, objects and scalars."""
    if isinstance(value, tuple):
        if hasattr(value, "_fields"):
            return {name: to_json(item) for name, item in zip(value._fields, value, strict=True)}
        return [to_json(item) for item in value]
    if isinstance(value, frozenset):
        return [to_json(item) for item in sorted(value)]
    return value


def from_json(kind: Any, value: Any) -> Any:
    """The value of that annotated kind which `to_json` wrote; ValueError where it isn't one."""
    origin = get_origin(kind)
    if origin is Annotated:
        return from_json(get_args(kind)[0], value)
    if origin is Literal:
        return _expect(value in get_args(kind), kind, value)
    if origin in (Union, types.UnionType):
        return _one_of(get_args(kind), value)
    if origin is tuple:
        return _tuple(get_args(kind), value)
    if origin is frozenset:
        return frozenset(from_json(get_args(kind)[0], item) for item in value)
    if hasattr(kind, "_fields"):
        return _named(kind, value)
    return _expect(type(value) is kind or (kind is types.NoneType and value is None), kind, value)


def _named(kind: Any, value: Any) -> Any:
    hints = _hints(kind)
    _expect(isinstance(value, dict) and value.keys() == hints.keys(), kind, value)
    return kind(*(from_json(hint, value[name]) for name, hint in hints.items()))


def _tuple(items: tuple[Any, ...], value: Any) -> tuple[Any, ...]:
    _expect(isinstance(value, list), tuple, value)
    if len(items) == 2 and items[1] is Ellipsis:
        return tuple(from_json(items[0], item) for item in value)
    return tuple(from_json(item, part) for item, part in zip(items, value, strict=True))


def _one_of(kinds: tuple[Any, ...], value: Any) -> Any:
    for kind in kinds:
        try:
            return from_json(kind, value)
        except (ValueError, TypeError):
            continue
    raise ValueError(f"{value!r} is none of {kinds}")


def _expect(good: bool, kind: Any, value: Any) -> Any:
    if not good:
        raise ValueError(f"{value!r} is not {kind}")
    return value


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)
