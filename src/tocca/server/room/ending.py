"""A match that ends before the rules say so: a seat gives up, or its time has run out.

That seat has the last place, and with it its partner where the option `teams` makes partners of every second
seat. All others share the first: nothing hidden may decide between them.
"""

from msgspec.structs import replace

from tocca.server.protocol import Result
from tocca.server.refusals import Refusal
from tocca.server.room.events import Flagged, Resigned
from tocca.server.room.model import Room, note
from tocca.server.room.requests import Asking, Decided
from tocca.server.room.seating import check_holds, in_match


def resign(room: Room, asking: Asking) -> Decided:
    """Also in a pause."""
    check_holds(room, asking.message.seat, asking.guest)
    if not in_match(room):
        raise Refusal("not-playing", "there is no match to give up")
    return [Resigned(seat=asking.message.seat, **asking.stamp)]


def fold_resigned(room: Room, event: Resigned) -> Room:
    return _lose(room, event, "resigned")


def fold_flagged(room: Room, event: Flagged) -> Room:
    return _lose(room, event, "time")


def _lose(room: Room, event: Resigned | Flagged, reason: str) -> Room:
    match = room.playing
    seats = range(len(room.chairs))
    step = 2 if room.options.get("teams") else len(seats)
    winners = tuple(seat for seat in seats if (seat - event.seat) % step)
    places = tuple(1 if seat in winners else 1 + len(winners) for seat in seats)
    time = match.time_at(event.at)
    times = match.times and replace(
        match.times,
        left=tuple(match.times.compute_left(seat, time) for seat in seats),
        since=(None,) * len(seats),
    )
    result = Result(winners, (0,) * len(seats), reason, places)
    after = replace(match, result=result, times=times, time=time)
    return note(room, event, phase="over", ask=None, race=None, match=after)
