"""Before a race everybody says that they are ready; then the table counts down, and only then time begins to run.

Until then the match stands still at its first moment. Bots are always ready. Once somebody is, the others are not
waited for for ever: those who are not connected for a short while, those who are for a long one.
"""

from msgspec.structs import replace

from tocca.server.refusals import Refusal
from tocca.server.room.events import Began, Counted, Readied
from tocca.server.room.model import Gathering, Room, note
from tocca.server.room.requests import Asking, Decided
from tocca.server.room.seating import first_seat

COUNTDOWN_MS = 3_000
PATIENCE_MS = 120_000  # with somebody who is here, after the first one was ready
ABSENCE_MS = 15_000  # with somebody who is not


def is_gathering(room: Room) -> bool:
    """Whether the match has not begun yet because people are asked whether they are ready."""
    return room.gathering is not None and room.phase == "paused"


def ready(room: Room, asking: Asking) -> Decided:
    """One more is ready; with the last one the countdown begins."""
    seat, gathering = first_seat(room, asking.guest), room.gathering
    if gathering is None or not is_gathering(room):
        raise Refusal("not-gathering", "nobody is asked right now whether they are ready")
    if asking.guest in gathering.ready or gathering.begins is not None:
        return []
    events: Decided = [Readied(seat=seat, **asking.stamp)]
    if room.persons <= {*gathering.ready, asking.guest}:
        events.append(count_down(asking.now))
    return events


def count_down(now: int) -> Counted:
    """The countdown that begins now."""
    return Counted(at=now, until=now + COUNTDOWN_MS)


def due(room: Room) -> int | None:
    """When the countdown is over, or begins without those who don't answer; in the server's time."""
    gathering = room.gathering
    assert gathering is not None
    missing = room.persons - gathering.ready.keys()
    if gathering.begins is not None or not missing:
        return gathering.begins or 0
    if not gathering.ready:
        return None
    patience = [PATIENCE_MS if guest in room.presence.here else ABSENCE_MS for guest in missing]
    return min(gathering.ready.values()) + max(patience)


def tick(room: Room, now: int) -> Decided:
    """What is due by now."""
    gathering, when = room.gathering, due(room)
    if gathering is None or when is None or when > now:
        return []
    return [Began(at=now)] if gathering.begins is not None else [count_down(now)]


def fold_readied(room: Room, event: Readied) -> Room:
    gathering = room.gathering or Gathering()
    return note(room, event, gathering=replace(gathering, ready={**gathering.ready, event.guest: event.at}))


def fold_counted(room: Room, event: Counted) -> Room:
    return note(room, event, gathering=replace(room.gathering or Gathering(), begins=event.until))


def fold_began(room: Room, event: Began) -> Room:
    """What passed meanwhile is left out of the match's time."""
    match = replace(room.playing, stopped=None, zero=event.at)
    return note(room, event, phase="playing", gathering=None, match=match)
