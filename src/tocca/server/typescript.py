"""TypeScript types of the wire, written from protocol.py and the games' views: one source for both sides.

`python -m tocca.server.typescript web/src` writes `wire.ts` and, for every game with a folder there,
`games/GAME/wire.ts` and, from the game's `words/constants.py`, `games/GAME/constants.ts`. With `--check` it only
compares.
"""

import importlib.util
import json
import sys
import types
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from tocca.core import codec, registry
from tocca.server import protocol
from tocca.server.room import actions

HEADER = "// Written by `make types-web` from src/tocca/server/protocol.py. Don't edit.\n"
GAME_HEADER = "// Written by `make types-web` from the game's view in Python. Don't edit.\n"
CONSTANTS_HEADER = (
    "// Written by `make types-web` from the game's words/constants.py, which explains them. Don't edit.\n"
)
ACTION = """/** An action of any game: its kind, its notation, and the fields that the game's own types name. */
export interface Action {
  kind: string;
  text: string;
}
"""
_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", types.NoneType: "null", Any: "unknown"}


def files(folder: Path) -> Iterator[tuple[Path, str]]:
    """Every file of types under the client's sources, with its text."""
    yield folder / "wire.ts", protocol_types()
    for name in registry.games():
        if (folder / "games" / name).is_dir():
            yield folder / "games" / name / "wire.ts", game_types(name)
            if (values := _constants(name)) is not None:
                yield folder / "games" / name / "constants.ts", constants(values)


def protocol_types() -> str:
    """The messages, the same for every game."""
    parts = [HEADER, f"export const PROTOCOL = {protocol.PROTOCOL};\n"]
    structs = [one for one in vars(protocol).values() if isinstance(one, type) and issubclass(one, msgspec.Struct)]
    parts.append(ACTION)
    parts += [_struct(one) for one in structs if one is not msgspec.Struct and not one.__name__.startswith("_")]
    parts += [_union("ClientMessage", protocol.ClientMessage), _union("ServerMessage", protocol.ServerMessage)]
    return "\n".join(parts)


def game_types(name: str) -> str:
    """What a game's view, scene and previews are made of, and its actions as a union told apart by `kind`."""
    game = registry.game(name)
    found: dict[str, str] = {}
    _declare_named(get_type_hints(type(game).view)["return"], found, without=("options",))
    for hook in (type(game).scene, type(game).preview, type(game).narrate):
        for part in _either(get_type_hints(hook).get("return")):
            if hasattr(part, "_fields"):
                _declare_named(part, found)
    return "\n".join([GAME_HEADER, *found.values(), *_actions(game, found)])


def constants(values: Any) -> str:
    """The values of a NamedTuple, the same in every match: a board is built with them, so they are never sent."""
    found: dict[str, str] = {}
    lines = []
    for name, hint in get_type_hints(type(values)).items():
        value = _value(codec.to_json(getattr(values, name)))
        if hint == tuple[str, ...]:  # so that TypeScript knows each of the texts
            lines.append(f"export const {name.upper()} = {value} as const;\n")
        else:
            lines.append(f"export const {name.upper()}: {_type(hint, found)} = {value};\n")
    return "\n".join([CONSTANTS_HEADER, *found.values(), *lines])


def _value(value: Any) -> str:
    """As JSON, on lines of their own what is nested."""
    if isinstance(value, list) and value and isinstance(value[0], list | dict):
        return "[\n" + "".join(f"  {json.dumps(one, ensure_ascii=False)},\n" for one in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def _constants(name: str) -> Any:
    words = registry.manifest(name).words
    if words is None or importlib.util.find_spec(f"{words}.constants") is None:
        return None
    return importlib.import_module(f"{words}.constants").CONSTANTS


def _actions(game: Any, found: dict[str, str]) -> Iterator[str]:
    """An interface for each kind, such as PushAction: a view may hold a Push, which has no kind and no notation."""
    kinds = {actions.kind_of(action): type(action) for action in game.actions}
    names = {kind: f"{found_in.__name__}Action" for kind, found_in in kinds.items()}
    for kind, action in kinds.items():
        known = dict(found)
        hints = get_type_hints(action, include_extras=True)
        fields = [f"  {name}: {_type(hint, known)};" for name, hint in hints.items() if name != "kind"]
        yield from (text for name, text in known.items() if name not in found)
        found |= known
        lines = [f'  kind: "{kind}";', *fields, "  text: string;"]
        yield f"export interface {names[kind]} {{\n" + "\n".join(lines) + "\n}\n"
    yield "export type Action =\n  | " + "\n  | ".join(names.values()) + ";\n"


def _either(hint: Any) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) in (Union, types.UnionType) else (hint,)


def _declare_named(kind: Any, found: dict[str, str], without: tuple[str, ...] = ()) -> str:
    if kind.__name__ not in found:
        found[kind.__name__] = ""
        hints = get_type_hints(kind, include_extras=True)
        fields = [f"  {name}: {_type(hint, found)};" for name, hint in hints.items() if name not in without]
        found[kind.__name__] = f"export interface {kind.__name__} {{\n" + "\n".join(fields) + "\n}\n"
    return str(kind.__name__)


def _struct(kind: type[msgspec.Struct]) -> str:
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    lines = [f"  {info.tag_field}: {_literal(info.tag)};"] if info.tag_field else []
    hints = get_type_hints(kind, include_extras=True)
    for field in info.fields:
        # A field with a default may be left out by a client, and is when the server omits defaults.
        client = kind in get_args(protocol.ClientMessage)
        optional = "?" if not field.required and (client or kind.__struct_config__.omit_defaults) else ""
        lines.append(f"  {field.encode_name}{optional}: {_field(field.name, hints[field.name])};")
    note = (kind.__doc__ or "").strip().splitlines()[0]
    return f"/** {note} */\nexport interface {kind.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def _field(name: str, hint: Any) -> str:
    """Actions and views are raw JSON in Python; which of them a field holds says its name."""
    raw = {"action": "Action", "legal": "Action[]"}
    return raw[name] if name in raw and hint in (protocol.Action, tuple[protocol.Action, ...]) else _type(hint, {})


def _type(hint: Any, found: dict[str, str]) -> str:
    origin, arguments = get_origin(hint), get_args(hint)
    if hint == protocol.Given:
        return "string | { kind: string }"
    if origin is Annotated:
        return _type(arguments[0], found)
    if hint in _PLAIN:
        return _PLAIN[hint]
    if hint is msgspec.Raw:
        return "unknown"
    if origin is Literal:
        return " | ".join(_literal(one) for one in arguments)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(_type(one, found) for one in arguments))
    if origin in (tuple, frozenset, list):
        return _sequence(arguments, found)
    if origin is dict:
        return f"Record<string, {_type(arguments[1], found)}>"
    if hasattr(hint, "_fields"):
        return _declare_named(hint, found)
    return str(hint.__name__)


def _sequence(arguments: tuple[Any, ...], found: dict[str, str]) -> str:
    if len(arguments) == 1 or arguments[1] is Ellipsis:
        inner = _type(arguments[0], found)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    return "[" + ", ".join(_type(one, found) for one in arguments) + "]"


def _union(name: str, kind: Any) -> str:
    return f"export type {name} =\n  | " + "\n  | ".join(one.__name__ for one in get_args(kind)) + ";\n"


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def main() -> None:
    """Write the files, or with --check fail if one is not as it would be written."""
    *flags, target = sys.argv[1:]
    wanted = dict(files(Path(target)))
    if "--check" not in flags:
        for path, text in wanted.items():
            path.write_text(text, encoding="utf-8")
    elif old := _find_outdated(wanted):
        sys.exit(f"not what the server says: {', '.join(map(str, old))}; `make types-web` writes them anew")


def _find_outdated(wanted: Mapping[Path, str]) -> list[Path]:
    return [path for path, text in wanted.items() if not path.exists() or path.read_text(encoding="utf-8") != text]


if __name__ == "__main__":
    main()
