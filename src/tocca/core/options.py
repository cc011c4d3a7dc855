"""A game's options: declared once, as a NamedTuple with annotations, and checked from there.

class Options(NamedTuple):
    claims: Literal["auto", "manual"] = "auto"
    limit: Annotated[int, Range(1, 10_000)] = 500
    teams: bool = False
    deck: Annotated[str | tuple[str, ...], Checked(read_deck)] = "standard"
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Annotated, Any, Literal, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

from tocca.core.errors import BadOption

O = TypeVar("O", bound=tuple[Any, ...])  # noqa: E741  (O for Options, as P, A and V in the contract)


class Range(NamedTuple):
    """Whole numbers from low to high, both allowed; `unit` is "ms" for milliseconds, which a form shows in seconds."""

    low: int
    high: int
    unit: str = ""


class Checked(NamedTuple):
    """An option with a reader of its own: it gives the value to keep or raises BadOption."""

    read: Callable[[object], Any]


class Option(NamedTuple):
    """One option as a form or a help page wants it. `type` is flag, number, choice or value."""

    name: str
    default: Any
    type: str
    choices: tuple[str, ...] = ()
    low: int | None = None
    high: int | None = None
    unit: str = ""
    read: Callable[[object], Any] | None = None

    @property
    def allowed(self) -> str:
        """What may be given, in words."""
        if self.type == "flag":
            return "true or false"
        if self.type == "number":
            return f"a whole number from {self.low} to {self.high}"
        return "one of " + ", ".join(self.choices) if self.choices else "a value"

    def check(self, value: object) -> Any:
        """The value to keep, or BadOption."""
        if self.read is not None:
            return self.read(value)
        if self.type == "flag":
            good = isinstance(value, bool)
        elif self.type == "number":
            good = type(value) is int and (self.low or 0) <= value <= (self.high or 0)
        else:
            good = isinstance(value, str) and value in self.choices
        if not good:
            raise BadOption(f"{self.name} must be {self.allowed}, not {value!r}")
        return value

    def parse(self, text: str) -> Any:
        """The value that a person typed."""
        words = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
        value: object = text
        if self.type == "flag":
            value = words.get(text.strip().lower(), text)
        elif self.type == "number" and _NUMBER.fullmatch(text.strip()):
            value = int(text)
        elif self.type == "choice":
            value = text.strip().lower()
        return self.check(value)


_NUMBER = re.compile(r"-?[0-9]{1,18}")


@cache
def list_options(options: type[tuple[Any, ...]]) -> Mapping[str, Option]:
    """The options that such a NamedTuple declares, in its order."""
    hints = get_type_hints(options, include_extras=True)
    defaults: dict[str, Any] = options._field_defaults  # type: ignore[attr-defined]
    return MappingProxyType({name: _option(name, hints[name], defaults[name]) for name in defaults})


def fill_options(kind: type[O], given: Mapping[str, Any]) -> O:
    """The options with these values, the rest at their defaults; BadOption if one is wrong."""
    known = list_options(kind)
    for name in given:
        if name not in known:
            raise BadOption(f"there is no option {name!r}; the options are {_join_names(known)}")
    return kind(**{name: option.check(given.get(name, option.default)) for name, option in known.items()})


def _option(name: str, hint: Any, default: Any) -> Option:
    if hint is bool:
        return Option(name, default, "flag")
    if get_origin(hint) is Literal:
        return Option(name, default, "choice", get_args(hint))
    if get_origin(hint) is Annotated:
        rule = hint.__metadata__[0]
        if isinstance(rule, Range):
            return Option(name, default, "number", (), rule.low, rule.high, rule.unit)
        if isinstance(rule, Checked):
            return Option(name, default, "value", read=rule.read)
    raise TypeError(f"option {name} has an annotation that says no range: {hint}")


def _join_names(names: Iterable[str]) -> str:
    return ", ".join(names) or "none"
