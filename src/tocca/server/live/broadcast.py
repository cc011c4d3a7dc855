"""The sessions at a table, and what each of them gets: snapshots, events as its audience may see them,
acknowledgements.

A table calls this only with rooms that are stored, so nobody ever sees what a crash could undo.
"""

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from tocca.server import protocol, room
from tocca.server.protocol import Done, Refused
from tocca.server.room import races
from tocca.server.room.model import Audience, Presence, Race, Room
from tocca.server.room.requests import RoomStep
from tocca.server.room.roles import WATCH

if TYPE_CHECKING:
    from tocca.server.live.host import Host
    from tocca.server.live.session import Session

Askers = dict[tuple[str, str], "Session"]  # the sessions that wait for an answer, by guest and request


class Broadcaster:
    """Sends to all sessions at one table."""

    def __init__(self, hub: "Host") -> None:
        self.sessions: set[Session] = set()
        self._hub = hub
        self._held_until = 0.0  # when everybody has seen the latest race begin, in the loop's time

    def add(self, session: "Session") -> None:
        """A session joins. It sees a race begin when the others do."""
        self.sessions.add(session)
        session.hold(self._held_until - self._hub.loop.time())

    def send_all(self, data: bytes) -> None:
        """The same message to everybody."""
        for session in tuple(self.sessions):
            session.send_bytes(data)

    def send_snapshot(
        self, session: "Session", stored: Room, request: str, seq: int = 0, seats: tuple[int, ...] = ()
    ) -> None:
        """The whole table, as this session's audience may see it. `seq` and `seats`: what the client has already."""
        session.audience = stored.audience(session.guest)
        snapshot = room.snapshot(stored, session.audience, seq, seats, self._hub.now())
        session.send(replace(snapshot, id=request, watches=session.role == WATCH))

    def publish(self, before: Room, step: RoomStep, askers: Askers, presence: Presence) -> Room:
        """Send each event of a stored step, and answer those who asked for it. Gives the room after it."""
        for event, after in zip(step.events, step.rooms, strict=True):
            if after.race is not None and (race := races.find_new(before, after)) is not None:
                self._hold_for_race(race)
            key = event.guest, event.id
            if self._send_event(before, event, after, askers.get(key), presence):
                del askers[key]
            before = after
        if askers:
            self._acknowledge_rest(step, askers)
        return before

    def _hold_for_race(self, race: Race) -> None:
        """Everybody sees a race begin at the same moment, so near connections wait for far ones (TC-16)."""
        self._held_until = self._hub.loop.time() + races.longest_hold(race) / 1000
        for session in self.sessions:
            session.hold(races.hold(race, session.audience.seats, session.round_trips.lag) / 1000)

    def _send_event(self, before: Room, event: Any, after: Room, asker: "Session | None", presence: Presence) -> bool:
        """Send each audience what it may see, the asker first. Whether the asker got its answer by that."""
        reseated = before.chairs is not after.chairs or before.host != after.host
        tell = room.teller(before, event, after)
        encoded: dict[Audience, bytes | None] = {}  # each message is encoded once per audience
        answered = False
        if asker is not None and asker in self.sessions:
            if reseated and asker.audience != after.audience(asker.guest):
                self.send_snapshot(asker, replace(after, presence=presence), event.id)
                answered = True
            else:
                answered = self._acknowledge(tell, asker, event.id)
        for session in tuple(self.sessions):  # one that can't keep up leaves in the middle of this
            if session is asker:
                continue
            if reseated and session.audience != after.audience(session.guest):
                self.send_snapshot(session, replace(after, presence=presence), "")
                continue
            audience = session.audience
            if audience not in encoded:
                message = tell(audience)
                encoded[audience] = None if message is None else protocol.encode(message)
            data = encoded[audience]
            if data is not None:
                session.send_bytes(data)
        return answered

    def _acknowledge(self, tell: "room.Teller", asker: "Session", request: str) -> bool:
        message = tell(asker.audience, request)
        if message is None:
            return False
        asker.send(message)
        self._hub.crash_point("after-acknowledge")
        return True

    def _acknowledge_rest(self, step: RoomStep, askers: Askers) -> None:
        """Answer those whose request led to no event they can see: it is done, or their press did not count."""
        refusals = {(guest, request): refusal for guest, request, refusal in step.late}
        for (guest, request), session in askers.items():
            if (refusal := refusals.get((guest, request))) is not None:
                session.send(Refused(request, refusal.reason, refusal.message))
            else:
                session.send(Done(request, step.room.seq(step.room.audience(guest))))
