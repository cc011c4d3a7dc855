"""Steps as text: the King and the number on the Compass, as in `Blue 4` (TN-10)."""

import re
from collections.abc import Iterable

from tocca.core.errors import BadNotation
from tocca.games.toncc.rules.board import MOVEMENTS
from tocca.games.toncc.rules.kings import KINGS, NAMES
from tocca.games.toncc.rules.play import STEPS, Step

_FORM = re.compile(r"\s*([^\W\d]*)[\s:.-]*([0-9]*)\s*")
_EXAMPLE = "a step is a King and a movement from 1 to 6, such as Blue 4"


def format_step(action: Step) -> str:
    """The step in notation."""
    return f"{NAMES[action.king]} {action.movement}"


def parse_step(text: str) -> Step:
    """The step that a text names; the first letters of a King will do."""
    form = _FORM.fullmatch(text)
    if form is None or not any(form.groups()):
        raise BadNotation(f"{text!r} is no step: {_EXAMPLE}")
    name, number = form.groups()
    movement = _movement(number) if number else None
    if not name:
        raise BadNotation(f"{number} of which King? {_or(f'{king} {number}' for king in NAMES)}")
    king = _king(name)
    if movement is None:
        raise BadNotation(f"where does {NAMES[king]} go? {_or(f'{NAMES[king]} {to}' for to in MOVEMENTS)}")
    return STEPS[king][movement - 1]


def _king(name: str) -> int:
    for king in KINGS:
        if NAMES[king].lower().startswith(name.lower()):
            return king
    raise BadNotation(f"there is no King {name!r}; the Kings are Red, Yellow and Blue")


def _movement(number: str) -> int:
    if number not in map(str, MOVEMENTS):
        raise BadNotation(f"there is no movement {number}; the movements are 1 to 6")
    return int(number)


def _or(texts: Iterable[str]) -> str:
    *most, last = texts
    return f"{', '.join(most)} or {last}"
