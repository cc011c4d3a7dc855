"""JSON for the NamedTuples that positions, views and options are made of, led by their annotations.

Tuples and sets become lists, NamedTuples become objects, whole numbers stay exact at any size.
"""

from typing import Any

from tocca.core.structure import Either, Many, Named, OneOf, Row, Structure, structure


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
    return _read(structure(kind), value)


def _read(expected: Structure, value: Any) -> Any:
    match expected:
        case Named():
            return _read_named(expected, value)
        case Many(item, collection):
            _expect(isinstance(value, list), expected, value)
            return collection([_read(item, one) for one in value])
        case Row(items):
            _expect(isinstance(value, list), expected, value)
            return tuple([_read(item, one) for item, one in zip(items, value, strict=True)])
        case Either(kinds):
            return _one_of(kinds, value)
        case OneOf(values):
            return _expect(value in values, expected, value)
    return _expect(type(value) is expected.kind, expected, value)


def _read_named(expected: Named, value: Any) -> Any:
    fields = expected.fields
    _expect(isinstance(value, dict) and value.keys() == fields.keys(), expected, value)
    return expected.kind(*[_read(field, value[name]) for name, field in fields.items()])


def _one_of(kinds: tuple[Structure, ...], value: Any) -> Any:
    for kind in kinds:
        try:
            return _read(kind, value)
        except (ValueError, TypeError):
            continue
    raise ValueError(f"{value!r} is none of {kinds}")


def _expect(good: bool, expected: Structure, value: Any) -> Any:
    if not good:
        raise ValueError(f"{value!r} is not {expected}")
    return value
