"""Kernels for what happens by itself, and when (TC-13): a twin of tocca.games.totsa.rules.clock."""

from tocca.compiled.kernels import compile_with, kernel
from tocca.games.totsa.compiled.acts import close, guess_failed
from tocca.games.totsa.compiled.penalties import pay_at_random
from tocca.games.totsa.compiled.rows import DUE, NO_CLOCK, NOTHING, NOW, PACE, PHASE, ROLLS, SHOWN, SINCE, WINDOW
from tocca.games.totsa.compiled.rules import reveal, throw
from tocca.games.totsa.compiled.tables import GAP, LATE, OVER, PAYING, POINTING, RACE, THROWN, Numbers
from tocca.games.totsa.rules.acts import POINT_TIME
from tocca.games.totsa.rules.clock import ROLL_TIME
from tocca.games.totsa.rules.penalties import PAY_TIME

NEVER = -1


@kernel
def due(row: Numbers) -> int:
    """The next time at which something happens by itself; NEVER."""
    if row[NOW] == NO_CLOCK or row[PHASE] == OVER:
        return NEVER
    if row[PHASE] == GAP and row[NOW] >= row[DUE]:
        return row[DUE] + ROLL_TIME
    return row[DUE]


@kernel
def advance(row: Numbers, at: int, draws: Numbers) -> int:
    """Everything that is due by then, in order and in place; how many of the `draws` that used. Time runs forward."""
    if row[PHASE] == OVER:
        return 0
    used = 0
    if row[NOW] == NO_CLOCK:
        row[NOW] = row[SINCE] = at
        row[DUE] = at + _lasts(row)
    while NEVER < due(row) <= at:
        row[NOW] = due(row)
        used = _lapse(row, draws, used)
    if row[PHASE] != OVER:
        row[NOW] = at
    return used


@compile_with(inline="always")
def _lasts(row: Numbers) -> int:
    """The clock starts, in whatever phase the game without one is."""
    if row[PHASE] == GAP:
        return row[PACE] if row[ROLLS] else 0
    if row[PHASE] == RACE:
        return row[WINDOW]
    return POINT_TIME if row[PHASE] == POINTING else PAY_TIME


@kernel
def _lapse(row: Numbers, draws: Numbers, used: int) -> int:
    """What a deadline brings, at that very moment; the draws used so far."""
    phase = row[PHASE]
    if phase == GAP and row[NOW] == row[DUE]:
        return used
    row[SHOWN] = NOTHING
    if phase == THROWN:
        return reveal(row, draws, used)
    if phase == PAYING:
        return pay_at_random(row, draws, used)
    if phase == GAP:
        return throw(row, draws, used)
    if phase == RACE:
        close(row)
    else:
        guess_failed(row, LATE, -1, -1)
    return used
