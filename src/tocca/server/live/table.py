"""A table as an actor: it asks the pure room, stores what came of it, and only then tells anybody.

`room` is as far as has been decided, `stored` as far as is durable. Requests are judged by the first, and
whatever leaves is made of the second: commit, then acknowledge, then broadcast.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from tocca.server import protocol, room
from tocca.server.live.bots import Thinkers
from tocca.server.protocol import Done, Refused
from tocca.server.room import races
from tocca.server.room.events import encode
from tocca.server.room.model import Audience, Race, Room
from tocca.server.room.requests import Came, Internal, Measured, Refusal, Request, Step, Tick, Went
from tocca.server.store import Append, MatchRecord, TableInfo

if TYPE_CHECKING:
    from tocca.server.live.hub import Hub
    from tocca.server.live.session import Session

log = logging.getLogger("tocca.table")

Askers = dict[tuple[str, str], "Session"]  # the connections to be answered, by guest and request


class Table:
    """One table, with the connections that are there."""

    def __init__(self, hub: "Hub", now: Room, length: int) -> None:
        self.hub = hub
        self.room = now
        self.stored = now
        self.sessions: set[Session] = set()
        self.quiet_since = hub.now()
        self._length = length
        self._sent = self._landed = 0  # appends on their way to the disk, and those that are there
        self._later: list[tuple[int, Callable[[], None]]] = []  # what waits for which append
        self._timer: asyncio.TimerHandle | None = None
        self._pressing: Askers = {}  # whose press waits for its verdict
        self._closed = False
        self._covered_until = 0.0  # when the beginning of a race has reached everybody, in the loop's time
        self._thinkers = Thinkers(self, hub.bots)
        self.attend()

    # -- who is there ------------------------------------------------------------------------------

    def came(self, session: "Session", message: protocol.Join) -> None:
        """A connection joins: it gets the table as it is stored, and from then on whatever happens."""
        session.table = self
        self.sessions.add(session)
        session.hold(self._covered_until - self.hub.loop.time())
        self._presence(Came(session.guest, message.name))
        self.measured(session)
        session.connection.watch_closely(self.stored.game.real_time)
        self.show(session, message.id, message.seq, message.seats)

    def show(self, session: "Session", request: str, seq: int = 0, seats: tuple[int, ...] = ()) -> None:
        """The whole table, as far as this connection may know it."""
        session.audience = self.stored.audience(session.guest)
        whole = room.snapshot(self.stored, session.audience, seq, seats, self.hub.now())
        session.tell(replace(whole, id=request))

    def went(self, session: "Session") -> None:
        """A connection has left."""
        self.sessions.discard(session)
        self.quiet_since = self.hub.now()
        if not self._closed and not any(other.guest == session.guest for other in self.sessions):
            self._presence(Went(session.guest))

    def measured(self, session: "Session") -> None:
        """How good that guest's connection is: of several the best counts, so that nobody gains by a bad one."""
        if self.room.game.real_time:
            lag = min(other.round_trips.lag for other in self.sessions if other.guest == session.guest)
            self.room = room.handle(self.room, Measured(session.guest, lag), self.hub.now()).room

    def _presence(self, change: Came | Went) -> None:
        step = room.handle(self.room, change, self.hub.now())
        self.room = step.room
        self.stored = replace(self.stored, presence=step.room.presence)
        self.tell_all(protocol.encode(room.present(self.stored)))
        self.attend()

    def tell_all(self, data: bytes) -> None:
        """The same to everybody."""
        for session in tuple(self.sessions):
            session.tell_bytes(data)

    # -- what is asked -----------------------------------------------------------------------------

    def ask(self, session: "Session", message: Any, digest: int) -> None:
        """A request of somebody who is here; `digest` is the checksum of what they sent."""
        try:
            request = Request(session.guest, message, session.role, digest)
            step = room.handle(self.room, request, self.hub.now())
            if step.question is not None:
                self.hub.advice.begin(self, session, message.id, step.question)
        except Refusal as refusal:
            self.hub.metrics.refused += 1
            refused = Refused(message.id, refusal.reason, refusal.message)  # `refusal` is gone after this block
            self.after_storing(lambda: session.tell(refused))
            return
        askers = {(session.guest, message.id): session}
        if step.waits:
            self._pressing |= askers
            askers = {}
        if step.events:
            self._store(step, askers)
        else:
            self.room = step.room
            answer = step.answer
            if answer is not None:
                self.after_storing(lambda: session.tell(answer))
        self.attend()

    def do(self, request: Internal) -> bool:
        """Something the server itself asks for; False if the room refused it, or the table is closed."""
        if self._closed:
            return False
        try:
            step = room.handle(self.room, request, self.hub.now())
        except Refusal as refusal:
            log.debug("table %s refused %s: %s", self.room.table, type(request).__name__, refusal.reason)
            return False
        if step.events:
            self._store(step, {})
        else:
            self.room = step.room
        self.attend()
        return True

    def after_storing(self, then: Callable[[], None]) -> None:
        """Once all that was decided so far is durable; at once if it is."""
        if self._sent == self._landed:
            then()
        else:
            self._later.append((self._sent, then))

    # -- commit, acknowledge, broadcast ------------------------------------------------------------

    def _store(self, step: Step, askers: Askers) -> None:
        before, self.room = self.room, step.room
        append = self._append(before, step)
        self._length += len(step.events)
        self._sent += 1
        if step.late:
            late = {(guest, request) for guest, request, _ in step.late}
            askers |= {key: self._pressing.pop(key) for key in late & self._pressing.keys()}
        self.hub.writer.submit(append, lambda _, error: self._landing(error, before, step, askers))

    def _append(self, before: Room, step: Step) -> Append:
        after = step.room
        rows = tuple([(event.at, encode(event)) for event in step.events])
        changed = self._length == 0 or _index_changed(before, after)
        info = self._info(after, step.events[-1].at) if changed else None
        record = None
        if after.phase == "over" and before.phase != "over":
            record = MatchRecord(after.playing.number, room.record(after).dumps(), step.events[-1].at)
        return Append(after.table, self._length + 1, rows, info, record)

    def _info(self, now: Room, at: int) -> TableInfo:
        return TableInfo(now.table, now.game_id, now.phase, now.public, at, at, self.hub.card(now))

    def _landing(self, error: Exception | None, before: Room, step: Step, askers: Askers) -> None:
        self._landed += 1
        if error is None:
            self._committed(before, step, askers)
        else:
            self.hub.lost(self, error, askers)
        while self._later and self._later[0][0] <= self._landed:
            self._later.pop(0)[1]()

    def _committed(self, before: Room, step: Step, askers: Askers) -> None:
        self.hub.crash_point("before-acknowledge")
        for event, after in zip(step.events, step.rooms, strict=True):
            if after.race is not None and (race := races.began(before, after)) is not None:
                self._cover(race)
            key = event.guest, event.id
            if self._tell(before, event, after, askers.get(key), event.id):
                del askers[key]
            before = after
        here = self.room.presence
        self.stored = before if before.presence is here else replace(before, presence=here)
        if askers:
            self._answer_the_rest(step, askers)
        self.hub.crash_point("after-broadcast")
        self.hub.metrics.stored += len(step.events)

    def _answer_the_rest(self, step: Step, askers: Askers) -> None:
        """Those for whom nothing that was told is the answer: it is done, or a press came to nothing."""
        refusals = {(guest, request): refusal for guest, request, refusal in step.late}
        for (guest, request), session in askers.items():
            if (refusal := refusals.get((guest, request))) is not None:
                self.hub.metrics.refused += 1
                session.tell(Refused(request, refusal.reason, refusal.message))
            else:
                session.tell(Done(request, step.room.seq(step.room.audience(guest))))

    def _cover(self, race: Race) -> None:
        """All are to see at the same moment how a race begins, so the near lines wait for the far ones (TC-16)."""
        self._covered_until = self.hub.loop.time() + races.longest_hold(race) / 1000
        for session in self.sessions:
            session.hold(races.hold(race, session.audience.seats, session.round_trips.lag) / 1000)

    def _tell(self, before: Room, event: Any, after: Room, asker: "Session | None", request: str) -> bool:
        """Tell every connection what it may know, the asker first; whether the asker was told."""
        moved = before.chairs is not after.chairs or before.host != after.host
        tell = room.teller(before, event, after)
        told: dict[Audience, bytes | None] = {}
        answered = False
        if asker is not None and asker in self.sessions:
            answered = self._answer(tell, after, asker, request, moved)
        for session in self.sessions if not moved else tuple(self.sessions):
            if session is asker:
                continue
            if moved and session.audience != after.audience(session.guest):
                self._show_moved(session, after, "")
                continue
            audience = session.audience
            if audience not in told:
                message = tell(audience)
                told[audience] = None if message is None else protocol.encode(message)
            data = told[audience]
            if data is not None:
                session.tell_bytes(data)
        return answered

    def _answer(self, tell: "room.Teller", after: Room, asker: "Session", request: str, moved: bool) -> bool:
        if moved and asker.audience != after.audience(asker.guest):
            self._show_moved(asker, after, request)
            return True
        message = tell(asker.audience)
        if message is None:
            return False
        asker.tell(replace(message, id=request))
        self.hub.crash_point("after-acknowledge")
        return True

    def _show_moved(self, session: "Session", now: Room, request: str) -> None:
        """Who holds other seats than before sees another table."""
        self.stored = replace(now, presence=self.room.presence)
        self.show(session, request)

    # -- what is due -------------------------------------------------------------------------------

    def attend(self) -> None:
        """Set the alarm for what is due next, and let bots think whose turn it is."""
        if self._closed:
            return
        self._still()
        due = room.wake_at(self.room)
        if due is not None:
            self._timer = self.hub.loop.call_later(max(0, due - self.hub.now()) / 1000, self._alarm)
        self._thinkers.attend(self.room)

    def _alarm(self) -> None:
        self._timer = None
        self.do(Tick())

    def close(self) -> None:
        """Forget the table; the store remembers it. Nothing happens here any more, whoever still comes or goes."""
        self._closed = True
        self._still()
        self._thinkers.stop()

    def _still(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    @property
    def settled(self) -> bool:
        """Whether all that was decided is stored and told."""
        return self._sent == self._landed

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it."""
        return not self.sessions and self.settled and room.wake_at(self.room) is None


def _index_changed(before: Room, after: Room) -> bool:
    """Whether the index of tables has to be written anew. A room that changes none of this keeps the very objects."""
    return (
        before.phase != after.phase
        or before.chairs is not after.chairs
        or before.options is not after.options
        or before.public != after.public
    )
