"""What people read and type: notation, drawings, reasons. Every part has a general form that a game may replace."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, ClassVar, Generic

from tocca.core.actions import Numbered
from tocca.core.drawing import PLAIN, Pen
from tocca.core.errors import BadNotation, IllegalAction, refuse
from tocca.core.names import kind_of
from tocca.core.state import A, P, V

WIDTH = 80  # columns of a drawing, at most
NARROW = 44  # of a general one: it must be legible on a phone


class Presentation(Numbered[A], Generic[P, A, V]):
    """The words of a game. `format` and `parse` are exact inverses."""

    name: ClassVar[str]
    refusals: ClassVar[
        tuple[str, ...]
    ] = ()  # the reason codes of `why_not`, apart from `tocca.core.errors.CoreRefusal`

    def format(self, action: A) -> str:
        """The action in notation, short enough to speak: its kind and its fields."""
        values = [str(value) for name, value in action._asdict().items() if name != "kind"]  # type: ignore[attr-defined]
        return " ".join((kind_of(type(action)), *values)).lower()

    def parse(self, text: str) -> A:
        """The action that such a text names, forgiving case and spaces; else BadNotation."""
        found = self._by_notation.get(" ".join(text.lower().split()))
        if found is None:
            raise BadNotation(f"{text!r} is no action of {self.name}; one would be {next(iter(self._by_notation))}")
        return found

    @cached_property
    def _by_notation(self) -> dict[str, A]:
        return {self.format(action).lower(): action for action in self.actions}

    def why_not(self, position: P, seat: int, action: A) -> IllegalAction:
        """Why an action is not legal for a seat that may act: a reason code and a sentence."""
        return refuse("not-legal", f"{self.format(action)} is not possible now")

    def draw(self, view: V, pen: Pen = PLAIN) -> str:
        """The view as text of at most 80 columns, legible without colour. In general: its fields, line by line."""
        return "\n".join(_wrap(name, text, pen) for name, text in _fields(view))

    def preview(self, view: V, action: A) -> Any:
        """What a legal action would do, as far as the view tells: a NamedTuple for the client to draw."""
        return None

    def scene(self, view: V) -> Any:
        """What a client draws beside the view, worked out by the rules: a NamedTuple, or None."""
        return None

    def narrate(self, before: V, after: V) -> Any:
        """What a list of moves tells of a step beside its action: what a spectator, with these views, saw come of it.
        A NamedTuple, or None where there is nothing to add."""
        return None

    @cached_property
    def tells(self) -> bool:
        """Whether the game has something to tell."""
        return type(self).narrate is not Presentation.narrate

    def keys(self, view: V) -> Mapping[str, A]:
        """Single keys for actions, where there is no time to type."""
        return {}


def _fields(view: Any) -> Iterator[tuple[str, str]]:
    """The names and texts of a view's fields; a field with a pile for each seat has a line for each."""
    for name, value in view._asdict().items():
        label = name.replace("_", " ")
        if name in ("seat", "options"):
            continue
        if hasattr(value, "_fields"):
            yield from _fields(value)
        elif isinstance(value, tuple) and any(isinstance(item, tuple) for item in value):
            yield from ((f"{label} {number}", _format_value(item)) for number, item in enumerate(value, 1))
        else:
            yield label, _format_value(value)


def _format_value(value: Any) -> str:
    if isinstance(value, frozenset):
        value = tuple(sorted(value))
    if isinstance(value, tuple):
        return ", ".join(map(_format_value, value)) or "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None or value == "" else str(value)


def _wrap(label: str, text: str, pen: Pen) -> str:
    from textwrap import fill  # late: `import tocca` draws nothing

    lines = fill(f"{label}: {text}", NARROW, subsequent_indent="    ")
    return f"{pen(label, 'bold')}{lines.removeprefix(label)}"
