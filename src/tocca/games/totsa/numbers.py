"""What a player of Totsa! wants to know of a match: how quick the hand was, and how often it was wrong."""

from itertools import pairwise

from tocca.core.records import Record
from tocca.games.totsa.rules.position import ERRORS, GOOD, Position, RollEvent


def count(record: Record, seat: int) -> dict[str, tuple[int, int]]:
    """Reactions: from the moment the dice could be seen to a hand that was right (TC-7). Errors: TC-9, TC-11, TC-16."""
    reactions, errors, acts = list[int](), 0, 0
    for event, (before, after) in zip(record.events, pairwise(record.states), strict=True):
        was: Position = before.position
        mine = [one.kind for one in _list_new(was, after.position) if one.seat == seat]
        errors += sum(kind in ERRORS for kind in mine)
        acts += sum(kind in GOOD and kind != "won" for kind in mine)
        if (
            event.seat == seat
            and event.at is not None
            and was.phase == "race"
            and was.now is not None
            and GOOD & {*mine}
        ):
            reactions.append(event.at - was.since)
    return {"reaction-ms": (sum(reactions), len(reactions)), "errors": (errors, 1), "acts": (acts, 1)}


def _list_new(before: Position, after: Position) -> tuple[RollEvent, ...]:
    """What has happened since the step before, in the same roll or in a new one."""
    return after.events[len(before.events) if before.rolls == after.rolls else 0 :]
