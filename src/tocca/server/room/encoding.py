"""Views as JSON, quickly: what `core.codec.to_json` says, at the speed of msgspec.

msgspec writes a NamedTuple as a list and a Struct as an object. So every NamedTuple class gets a *mirror*,
a Struct with the same fields, made from its annotations; mirroring a value copies only the parts that
contain NamedTuples or sets. tests/server/room/test_views.py holds it to `to_json`.

Those parts are kept as they were encoded, by their identity: all seats at a table see the same objects, and most of
them stay the same from one action to the next. What is kept of an object is its JSON, so it says nothing to a seat
whose view does not hold that object.
"""

import types
from collections.abc import Callable
from functools import cache
from operator import call
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec

Mirroring = Callable[[Any], Any]

MOST_PARTS = 32  # of each field that are kept as JSON: of a few tables, so that they stay in the cache
FEW_FIELDS = 3
MOST_ITEMS = 10_000  # of lists that are kept so

_encode = msgspec.json.Encoder().encode


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
    return _mirror_named(kind) if hasattr(kind, "_fields") else None


def _mirror_named(kind: Any, without: str = "", keep: bool = False) -> Mirroring:
    """The mirror of a NamedTuple, but for the field it is to be without. `keep`: what its parts look like as JSON."""
    hints = get_type_hints(kind, include_extras=True)
    mirror = msgspec.defstruct(kind.__name__, [(name, Any) for name in hints], gc=False)
    left_out = list(hints).index(without) if without else None
    changes = [
        (place, _keep(hint, change) if keep and _is_large(hint) else change)
        for place, hint in enumerate(hints.values())
        if place != left_out and (change := mirroring(hint))
    ]
    if not changes and left_out is None:
        return lambda value: mirror(*value)

    def replace_parts(value: Any) -> Any:
        items = list(value)
        if left_out is not None:
            items[left_out] = msgspec.UNSET
        for place, change in changes:
            items[place] = change(items[place])
        return mirror(*items)

    return replace_parts


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


def _is_large(kind: Any) -> bool:
    """Whether it takes longer to encode than to look up: lists, and NamedTuples of many fields."""
    return get_origin(kind) is tuple or len(getattr(kind, "_fields", ())) > FEW_FIELDS


def _keep(kind: Any, change: Mirroring) -> Mirroring:
    """How a part becomes JSON, which is kept."""
    known: dict[int, tuple[Any, msgspec.Raw]] = {}
    encoded = _list(kind) or (lambda value: _encode(change(value)))

    def part(value: Any) -> Any:
        kept = known.get(id(value))
        if kept is not None:
            return kept[1]
        raw = msgspec.Raw(encoded(value))
        if len(known) >= MOST_PARTS:
            known.clear()
        known[id(value)] = value, raw  # which keeps the value, and so its identity, alive
        return raw

    return part


def _list(kind: Any) -> Callable[[Any], bytes] | None:
    """How a list of NamedTuples becomes JSON, where it is one: an item that is in many lists is encoded once."""
    items = get_args(kind)
    if get_origin(kind) is not tuple or items[1:] != (Ellipsis,) or not hasattr(items[0], "_fields"):
        return None
    change = _mirror_named(items[0])
    known: dict[int, tuple[Any, bytes]] = {}

    def item(value: Any) -> bytes:
        if len(known) >= MOST_ITEMS:
            known.clear()
        encoded = _encode(change(value))
        known[id(value)] = value, encoded
        return encoded

    def join(values: Any) -> bytes:
        found = known.get
        return b"[%b]" % b",".join([kept[1] if (kept := found(id(one))) else item(one) for one in values])

    return join


@cache
def _without_options(kind: Any) -> Mirroring:
    return _mirror_named(kind, "options", keep=True)


@cache
def _whole(kind: Any) -> Mirroring | None:
    return _mirror_named(kind, keep=True) if hasattr(kind, "_fields") else mirroring(kind)


def json(value: Any) -> msgspec.Raw:
    """A NamedTuple, or None, as JSON."""
    kind: Any = type(value)
    mirrored = _whole(kind)
    return msgspec.Raw(_encode(value if mirrored is None else mirrored(value)))


def encode_view(view: Any) -> msgspec.Raw:
    """The view as JSON, without its options, which everybody at the table knows."""
    kind: Any = type(view)
    return msgspec.Raw(_encode(_without_options(kind)(view)))
