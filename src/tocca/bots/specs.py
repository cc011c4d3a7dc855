"""The text that asks for a bot: a name, and after a colon what it is made with: `search:seconds=0.5,simulations=9`."""

import inspect
import types
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Union, get_args, get_origin

from tocca.bots.player import BadBot, Bot

Factory = Callable[..., Bot]
_ANY_NUMBER = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
_FLAGS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
_KINDS = {bool: "yes or no", int: "a whole number", float: "a number", str: "a word", types.NoneType: "none"}


class Spec(NamedTuple):
    """A bot's name and its arguments as they were typed."""

    name: str
    arguments: Mapping[str, str]


def read_spec(text: str) -> Spec:
    """The parts of the text; BadBot where it has none."""
    name, colon, rest = text.strip().partition(":")
    pairs = [part.partition("=") for part in rest.split(",")] if colon else []
    for key, equals, value in pairs:
        if not (key.strip() and equals and value.strip()):
            raise BadBot(f"a bot is written name:key=value,key=value, not {text!r}")
    arguments = {key.strip(): value.strip() for key, _, value in pairs}
    if len(arguments) < len(pairs):
        raise BadBot(f"{text!r} says the same thing twice")
    return Spec(name.strip(), arguments)


def make_bot(spec: Spec, factory: Factory) -> Bot:
    """The bot with these arguments; BadBot says which one is wrong and what there is."""
    known = _parameters(spec.name, factory)
    for key in spec.arguments:
        if key not in known:
            raise BadBot(f"{spec.name} has no argument {key!r}; {_takes(known)}")
    for key, parameter in known.items():
        if parameter.default is parameter.empty and parameter.kind not in _ANY_NUMBER and key not in spec.arguments:
            raise BadBot(f"{spec.name} needs the argument {key!r}; {_takes(known)}")
    player = factory(**{key: _read(spec.name, known[key], text) for key, text in spec.arguments.items()})
    if not isinstance(player, Bot):
        raise BadBot(f"{spec.name} makes no bot: it gives {type(player).__name__}, which can't choose")
    return player


def _parameters(name: str, factory: Factory) -> Mapping[str, inspect.Parameter]:
    try:
        return inspect.signature(factory, eval_str=True).parameters
    except (TypeError, ValueError, NameError) as problem:
        raise BadBot(f"{name} makes no bot: {problem}") from problem


def _takes(known: Mapping[str, inspect.Parameter]) -> str:
    return f"it takes {', '.join(known)}" if known else "it takes none"


def _read(name: str, parameter: inspect.Parameter, text: str) -> Any:
    kinds = _kinds(parameter.annotation)
    for kind in kinds:
        value = _as(kind, text)
        if value is not None:
            return value
    if types.NoneType in kinds and text.lower() == "none":
        return None
    wanted = " or ".join(_KINDS[kind] for kind in kinds)
    raise BadBot(f"{parameter.name} of {name} is {wanted}, not {text!r}")


def _kinds(annotation: Any) -> tuple[type, ...]:
    kinds = get_args(annotation) if get_origin(annotation) in (Union, types.UnionType) else (annotation,)
    return tuple(kind for kind in kinds if kind in _KINDS) or (str,)


def _as(kind: type, text: str) -> Any:
    """The text as a value of that kind; None if it is none."""
    if kind is bool:
        return _FLAGS.get(text.lower())
    if kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            return None
    return text if kind is str else None
