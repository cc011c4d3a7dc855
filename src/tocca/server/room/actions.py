"""Actions on the wire: `{kind, ...fields, text}`, and back.

The fields are those of the action's NamedTuple, `text` is its notation, and `kind` its own field of that name, else the
name of its class: `HandOver` is "hand-over". A client sends such an object, without `text` if it likes, or notation.
What an action looks like never changes, so every action of a game is encoded once and kept.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple, get_type_hints

import msgspec

import tocca
from tocca.core import codec, names
from tocca.core.contract import Game
from tocca.server.refusals import Refusal

AnyGame = Game[Any, Any, Any]
Given = str | Mapping[str, Any]  # what a client may send as an action

MOST_LISTS = 1_000  # of legal actions that are kept as they were encoded
_known_lists: dict[int, tuple[tuple[Any, ...], tuple[msgspec.Raw, ...]]] = {}
_json = msgspec.json.Encoder().encode


class Known(NamedTuple):
    """An action with its notation and its JSON, and as a client sends it back."""

    action: Any
    text: str
    json: msgspec.Raw
    fields: dict[str, Any]  # what the JSON says


@cache
def _encode_all(game: AnyGame) -> dict[int, Known]:
    """By identity: the rules hand out the very objects of `actions`, which live as long as the game."""
    return {id(action): _encode(game, action) for action in game.actions}


@cache
def _ready(game: AnyGame) -> dict[int, msgspec.Raw]:
    """By identity, as in `_encode_all`, the JSON alone."""
    return {number: known.json for number, known in _encode_all(game).items()}


@cache
def _by_text(game: AnyGame) -> dict[str, Known]:
    return {known.text: known for known in _encode_all(game).values()}


@cache
def _by_value(game: AnyGame) -> dict[tuple[type, Any], Any]:
    return {(type(action), action): action for action in game.actions}


@cache
def _kinds(game: AnyGame) -> dict[str, type]:
    """The class of every kind of action."""
    return {kind_of(action): type(action) for action in game.actions}


def _encode(game: AnyGame, action: Any) -> Known:
    text = game.format(action)
    fields = {"kind": kind_of(action), **codec.to_json(action), "text": text}
    return Known(action, text, msgspec.Raw(_json(fields)), fields)


def kind_of(action: Any) -> str:
    """What kind of action it is, as the wire names it."""
    return str(getattr(action, "kind", None) or names.kind_of(type(action)))


# -- to the wire -----------------------------------------------------------------------------------


def find_known(game: AnyGame, action: Any) -> Known:
    """The action with its notation and its JSON."""
    return _encode_all(game).get(id(action)) or _encode(game, action)


def text_json(game: AnyGame, text: str) -> msgspec.Raw:
    """The action of a text that the log holds, as JSON."""
    found = _by_text(game).get(text)
    return found.json if found is not None else _encode(game, game.parse(text)).json


def all_json(game: AnyGame, actions: tuple[Any, ...]) -> tuple[msgspec.Raw, ...]:
    """Each of them as JSON. Where the rules hand out the same tuple again and again, so does this."""
    kept = _known_lists.get(id(actions))
    if kept is not None and kept[0] is actions:
        return kept[1]
    ready = _ready(game)
    try:
        encoded = tuple([ready[id(action)] for action in actions])
    except KeyError:
        encoded = tuple([find_known(game, action).json for action in actions])
    if len(_known_lists) >= MOST_LISTS:
        _known_lists.clear()
    _known_lists[id(actions)] = (actions, encoded)  # which keeps the tuple, and so its identity, alive
    return encoded


# -- from the wire ---------------------------------------------------------------------------------


def read(game: AnyGame, given: Given) -> Any:
    """The action that a client means; Refusal if there is none. Most send back what they were told is legal."""
    if isinstance(given, str):
        found = _by_text(game).get(given)
        return _parse(game, given) if found is None else found.action
    text = given.get("text")
    found = _by_text(game).get(text) if isinstance(text, str) else None
    return found.action if found is not None and found.fields == given else _from_fields(game, given)


def _parse(game: AnyGame, text: str) -> Any:
    try:
        return game.parse(text)
    except tocca.BadNotation as problem:
        raise Refusal("bad-notation", str(problem)) from None


def _from_fields(game: AnyGame, given: Mapping[str, Any]) -> Any:
    """The very action of `game.actions` that has these fields; their `text` is for people and is not read."""
    kinds = _kinds(game)
    kind = given.get("kind")
    if not isinstance(kind, str) or kind not in kinds:
        raise _refusal(f"{game.name} has no action of the kind {_short(kind)}; the kinds are {', '.join(kinds)}")
    found = kinds[kind]
    fields: tuple[str, ...] = found._fields  # type: ignore[attr-defined]
    strange = [name for name in given if name not in ("kind", "text", *fields)]
    if strange:
        raise _refusal(f"the action {kind} has no field {_short(strange[0])}")
    values = [_value(found, kind, name, given) for name in fields]
    try:
        return _by_value(game)[found, found(*values)]
    except (KeyError, TypeError):
        said = ", ".join(f"{name} {_short(given[name])}" for name in fields if name in given and name != "kind")
        raise _refusal(f"{game.name} has no action {kind} with {said}") from None


def _value(found: Any, kind: str, name: str, given: Mapping[str, Any]) -> Any:
    if name not in given:
        if name in found._field_defaults:
            return found._field_defaults[name]
        raise _refusal(f"the action {kind} needs a field {name}")
    try:
        return codec.from_json(_hints(found)[name], given[name])
    except (ValueError, TypeError):
        raise _refusal(f"the field {name} of the action {kind} can't be {_short(given[name])}") from None


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _refusal(message: str) -> Refusal:
    return Refusal("not-an-action", message)


def _short(value: object, most: int = 40) -> str:
    """The value as a message may show it: somebody may have sent thousands of digits."""
    if isinstance(value, list | dict) or (isinstance(value, int) and abs(value) > 10**most):
        return "that"
    shown = str(value)
    return shown if len(shown) <= most else f"{shown[:most]}…"
