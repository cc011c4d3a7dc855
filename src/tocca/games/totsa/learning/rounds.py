"""Totsa! in rounds, without a clock: the seats that a round asks, and the order of their answers.

Matches and OpenSpiel share it. They differ only in how equally quick answers are put in order.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from tocca.games.totsa.rules.actions import PASS, ROLL, SHOUT, Action
from tocca.games.totsa.rules.position import Position


class RoundTable(Protocol):
    """Where a round is played: the latest state, and a way to apply an action to it."""

    state: Any

    def apply(self, seat: int, action: Any) -> None:
        """One action of the rules."""


def may_shout(position: Position, seat: int) -> bool:
    """Whether the seat would win with a shout and has not let it be in this gap (TC-11)."""
    return seat not in position.passed and position.has_aim(seat)


def choosers(position: Position) -> tuple[int, ...]:
    """The seats with something to choose: all in a race; else those that point, pay or could shout."""
    match position.phase:
        case "over":
            return ()
        case "race":
            return tuple(sorted(position.active()))
        case "pointing":
            assert position.capturer is not None
            return (position.capturer,)
    return tuple(seat for seat in range(position.seats) if seat in position.debts[:1] or may_shout(position, seat))


def play_round(table: RoundTable, order: Sequence[int], chosen: Mapping[int, Action]) -> None:
    """What the seats have chosen, one after the other: `order` is by reaction time."""
    match table.state.position.phase:
        case "gap":
            _roll_on(table, order, chosen)
        case "paying":
            _pay(table, order, chosen)
        case _:
            _race(table, order, chosen)


def _race(table: RoundTable, order: Sequence[int], chosen: Mapping[int, Action]) -> None:
    """The earliest valid act counts; wrong ones before it are errors, later ones are void (TC-7, TC-16)."""
    for seat in sorted(order, key=lambda seat: chosen[seat] == PASS):
        if table.state.position.phase in ("race", "pointing"):
            table.apply(seat, chosen[seat])


def _pay(table: RoundTable, order: Sequence[int], chosen: Mapping[int, Action]) -> None:
    """Shouts come first: with the aim nothing is paid any more (TC-10). Seats that let it be do so before that."""
    for seat in sorted(order, key=lambda seat: (chosen[seat] != SHOUT, chosen[seat] != PASS)):
        if table.state.to_act:
            table.apply(seat, chosen[seat])


def _roll_on(table: RoundTable, order: Sequence[int], chosen: Mapping[int, Action]) -> None:
    """The next roll, unless somebody shouts. Without a clock the roller comes last. Seats that were not asked pass."""
    roller, seats = table.state.position.roller, range(table.state.seats)
    asked = sorted(order, key=lambda seat: chosen[seat] != SHOUT)
    for seat in (*asked, *(seat for seat in seats if seat not in asked)):
        if seat != roller and seat in table.state.to_act:
            table.apply(seat, chosen.get(seat, PASS))
    if table.state.to_act:
        table.apply(roller, SHOUT if chosen.get(roller) == SHOUT else ROLL)
