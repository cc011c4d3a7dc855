"""Time as data: what happens by itself, and when (TC-13). No rule reads a clock.

A position without a time (`now` is None) is the abstract game, in which nothing is ever due. The first
time that is given starts the clock, and the phase at hand lasts from that moment on.
"""

from tocca.core.chance import Chance
from tocca.core.errors import refuse
from tocca.games.totsa.rules.acts import POINT_TIME, close, guess_failed
from tocca.games.totsa.rules.penalties import PAY_TIME, pay_at_random
from tocca.games.totsa.rules.play import reveal, throw
from tocca.games.totsa.rules.position import Position, RollEvent

ROLL_TIME = 5_000  # for the roller, once they may roll (TC-13)


def due(position: Position) -> int | None:
    """The next time at which something happens by itself; None: never."""
    if position.now is None or position.phase == "over":
        return None
    if position.phase == "gap" and position.now >= position.due:
        return position.due + ROLL_TIME
    return position.due


def wait(position: Position, at: int, chance: Chance) -> Position:
    """The position at that time, after everything that was due by then, in order.

    A deadline at exactly that time comes first: a press at the very deadline is late.
    """
    if position.phase == "over":
        return position
    if position.now is None:
        position = _start(position, at)
    elif at < position.now:
        raise refuse("bad-time", f"time runs forward: {at} ms is before {position.now} ms")
    while (deadline := due(position)) is not None and deadline <= at:
        position = _lapse(position._replace(now=deadline), chance)
    return position if position.phase == "over" else position._replace(now=at)


def _start(position: Position, at: int) -> Position:
    """The clock starts, in whatever phase the abstract game is."""
    lasts = {
        "gap": position.options.pace if position.rolls else 0,  # nothing to wait for before the first roll
        "race": position.options.window,
        "pointing": POINT_TIME,
        "paying": PAY_TIME,
    }
    return position._replace(now=at, since=at, due=at + lasts[position.phase])


def _lapse(position: Position, chance: Chance) -> Position:
    """What a deadline brings, at that very moment."""
    if position.phase == "gap" and position.now == position.due:
        return position  # from now on the roller may roll; nobody else notices
    position = position._replace(shown=None)
    match position.phase:
        case "thrown":
            return reveal(position, chance)
        case "race":
            return close(position)  # TC-13: nobody acted
        case "pointing":
            assert position.capturer is not None
            return guess_failed(position, RollEvent("late", position.capturer, "capture"))  # TC-6
        case "paying":
            return pay_at_random(position, chance)
        case _:
            return throw(position, chance)  # TC-13: the dice roll by themselves
