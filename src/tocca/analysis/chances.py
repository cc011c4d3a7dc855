"""The chances of every seat over a match, and the moments at which they turned."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Literal, NamedTuple

from tocca.analysis.choices import AnalysedChoice
from tocca.bots.worlds import shares
from tocca.core.records import Record

Cause = Literal["mistake", "gift", "chance", "play"]

LEAST_TURN = 0.08  # of a chance to win: less is no turning point


class ChancePoint(NamedTuple):
    """A seat's chance to win after so many events of the record, as far as its player could know."""

    step: int
    chance: float


class TurningPoint(NamedTuple):
    """A moment at which a seat's chances changed much: its own mistake, another's gift, chance, or the others' play."""

    event: int  # its number, from 1: what happened then turned the match
    seat: int
    before: float
    after: float
    cause: Cause
    by: int | None = None  # the seat that acted

    @property
    def swing(self) -> float:
        """How much."""
        return abs(self.after - self.before)


def trace_chances(record: Record, choices: Sequence[AnalysedChoice]) -> tuple[tuple[ChancePoint, ...], ...]:
    """The chances by seat: one before each of its choices, and how the match ended."""
    outcome, last = record.state.outcome, len(record.events)
    found = []
    for seat in range(record.state.seats):
        own = [ChancePoint(one.event - 1, one.best[0].chance) for one in choices if one.seat == seat]
        end = [] if outcome is None else [ChancePoint(last, shares(outcome, record.state.seats)[seat])]
        found.append((*own, *end))
    return tuple(found)


def find_turns(record: Record, choices: Sequence[AnalysedChoice], most: int = 6) -> list[TurningPoint]:
    """The largest turning points, in the order of the match; each event is named once, for the seat it hit most."""
    losses = {one.event: one for one in choices}
    largest: dict[int, TurningPoint] = {}
    for seat, curve in enumerate(trace_chances(record, choices)):
        for before, after in pairwise(curve):
            turn = _name_cause(record, losses, seat, before, after)
            known = largest.get(turn.event)
            if turn.swing >= LEAST_TURN and (known is None or turn.swing > known.swing):
                largest[turn.event] = turn
    return sorted(sorted(largest.values(), key=lambda one: -one.swing)[:most], key=lambda one: one.event)


def _name_cause(
    record: Record, losses: dict[int, AnalysedChoice], seat: int, before: ChancePoint, after: ChancePoint
) -> TurningPoint:
    """What changed the chances between two choices of a seat. Its own loss, if that is most of the fall; the largest
    loss of another, if that is much of the rise; else the last thing that chance brought, else the last action."""
    first, change = before.step + 1, after.chance - before.chance
    told = (seat, before.chance, after.chance)
    own = losses.get(first)
    if own is not None and change < 0 and own.loss >= -change / 2:
        return TurningPoint(first, *told, "mistake", seat)
    between = range(first + 1, after.step + 1)
    gifts = [losses[one] for one in between if one in losses and losses[one].seat != seat]
    gift = max(gifts, key=lambda one: one.loss, default=None)
    if gift is not None and change > 0 and gift.loss >= change / 3:
        return TurningPoint(gift.event, *told, "gift", gift.seat)
    drawn = [one for one in range(first, after.step + 1) if record.events[one - 1].drawn]
    if drawn:
        return TurningPoint(drawn[-1], *told, "chance", record.events[drawn[-1] - 1].seat)
    event = max(first, after.step)
    return TurningPoint(event, *told, "play", record.events[event - 1].seat)
