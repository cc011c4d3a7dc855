"""What a board of Totsa! draws beside the view: how long a phase lasts, the aims, and the layout of the field."""

from functools import cache, lru_cache
from typing import NamedTuple

from tocca.games.totsa.rules.acts import POINT_TIME
from tocca.games.totsa.rules.cards import ROWS, Row, figure_die
from tocca.games.totsa.rules.clock import ROLL_TIME
from tocca.games.totsa.rules.penalties import PAY_TIME
from tocca.games.totsa.rules.position import Phase, aims
from tocca.games.totsa.rules.view import View

TABLES = 32  # for so many the scene is kept: all who sit there ask at the same time


class Deadline(NamedTuple):
    """When something happens by itself, on the match's clock, and how long it was to come. `opens`: then the roller may
    roll, so a wait ends and not a chance."""

    at: int
    lasts: int
    opens: bool


class Scene(NamedTuple):
    """What happens by itself, in order (TC-13), but not how long the dice roll. How many open cards and how many
    face-down ones an aim is made of (TC-3; 0: the simple game has no such aim, TC-14). The rows of the field (TC-2).
    How many figures the die has (TC-1)."""

    deadlines: tuple[Deadline, ...]
    open_aim: int
    down_aim: int
    rows: tuple[Row, ...]
    figures: int


def scene(view: View) -> Scene:
    """Worked out from the view alone; the very same one for all seats at a table."""
    options = view.options
    return _scene(view.phase, None if view.now is None else view.due, options.pace, options.window, options.simple)


@lru_cache(TABLES)
def _scene(phase: Phase, due: int | None, pace: int, window: int, simple: bool) -> Scene:
    return Scene(_deadlines(phase, due, pace, window), *_list_constants(simple))


def _deadlines(phase: Phase, due: int | None, pace: int, window: int) -> tuple[Deadline, ...]:
    if due is None or phase == "over":
        return ()
    if phase == "gap":
        return Deadline(due, pace, True), Deadline(due + ROLL_TIME, ROLL_TIME, False)
    return (Deadline(due, {"race": window, "pointing": POINT_TIME, "paying": PAY_TIME}[phase], False),)


@cache
def _list_constants(simple: bool) -> tuple[int, int, tuple[Row, ...], int]:
    return *aims(simple), ROWS[simple], len(figure_die(simple))
