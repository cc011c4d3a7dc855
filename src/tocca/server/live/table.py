"""A table as an actor around a pure room: decide, append to the store, then broadcast.

`room` holds everything that was decided, `stored` everything that is durable. Requests are judged by `room`; clients
only ever see `stored`. So the order is always: commit, acknowledge, broadcast.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from tocca.server import protocol, room
from tocca.server.live.bots import TableBots
from tocca.server.live.broadcast import Askers, Broadcaster
from tocca.server.protocol import Refused
from tocca.server.refusals import Refusal
from tocca.server.room.events import encode
from tocca.server.room.model import Room
from tocca.server.room.requests import Came, Internal, Measured, Request, Step, Tick, Went
from tocca.server.store import Append, MatchRecord, TableInfo

if TYPE_CHECKING:
    from tocca.server.live.hub import Hub
    from tocca.server.live.session import Session

log = logging.getLogger("tocca.table")


class LiveTable:
    """One table in memory, with the sessions that are at it."""

    def __init__(self, hub: "Hub", now: Room, length: int) -> None:
        self.hub = hub
        self.room = now
        self.stored = now
        self.quiet_since = hub.now()
        self._broadcaster = Broadcaster(hub)
        self.sessions = self._broadcaster.sessions
        self._length = length  # of the log
        self._submitted = self._finished = 0  # appends given to the store, and those it has finished
        self._when_stored: list[tuple[int, Callable[[], None]]] = []  # calls that wait for an append, by its number
        self._timer: asyncio.TimerHandle | None = None
        self._pressing: Askers = {}  # sessions whose press waits for the referee
        self._closed = False
        self._bots = TableBots(self, hub.bots)
        self.schedule()

    # -- sessions ----------------------------------------------------------------------------------

    def join(self, session: "Session", message: protocol.Join) -> None:
        """Add a session. It gets a snapshot of what is stored, and every event from then on."""
        session.table = self
        self._broadcaster.add(session)
        self._update_presence(Came(session.guest, message.name))
        self.note_round_trip(session)
        session.connection.ping_often(self.stored.game.real_time)
        self._broadcaster.send_snapshot(session, self.stored, message.id, message.seq, message.seats)

    def leave(self, session: "Session") -> None:
        """Remove a session."""
        self.sessions.discard(session)
        self.quiet_since = self.hub.now()
        if not self._closed and not any(other.guest == session.guest for other in self.sessions):
            self._update_presence(Went(session.guest))

    def note_round_trip(self, session: "Session") -> None:
        """Tell the room how long this guest's messages take. The best of several connections counts, so that nobody
        gains by a bad one."""
        if self.room.game.real_time:
            lag = min(other.round_trips.lag for other in self.sessions if other.guest == session.guest)
            self.room = room.handle(self.room, Measured(session.guest, lag), self.hub.now()).room

    def _update_presence(self, change: Came | Went) -> None:
        step = room.handle(self.room, change, self.hub.now())
        self.room = step.room
        self.stored = replace(self.stored, presence=step.room.presence)
        self._broadcaster.send_all(protocol.encode(room.present(self.stored)))
        self.schedule()

    # -- requests ----------------------------------------------------------------------------------

    def handle_request(self, session: "Session", message: Any, digest: int) -> None:
        """A request of a guest at this table. `digest`: the checksum of the message as it was sent."""
        try:
            request = Request(session.guest, message, session.role, digest)
            step = room.handle(self.room, request, self.hub.now())
            if step.question is not None:
                self.hub.hints.start(self, session, message.id, step.question)
        except Refusal as refusal:
            self.hub.metrics.refused += 1
            refused = Refused(message.id, refusal.reason, refusal.message)  # `refusal` is gone after this block
            self.call_when_stored(lambda: session.send(refused))
            return
        askers = {(session.guest, message.id): session}
        if step.waits:
            self._pressing |= askers
            askers = {}
        if step.events:
            self._append(step, askers)
        else:
            self.room = step.room
            answer = step.answer
            if answer is not None:
                self.call_when_stored(lambda: session.send(answer))
        self.schedule()

    def handle_internal(self, request: Internal) -> bool:
        """A request of the server itself. False if the room refused it, or the table is closed."""
        if self._closed:
            return False
        try:
            step = room.handle(self.room, request, self.hub.now())
        except Refusal as refusal:
            log.debug("table %s refused %s: %s", self.room.table, type(request).__name__, refusal.reason)
            return False
        if step.events:
            self._append(step, {})
        else:
            self.room = step.room
        self.schedule()
        return True

    def call_when_stored(self, call: Callable[[], None]) -> None:
        """Call it once everything that was decided so far is durable; at once if it is already."""
        if self.settled:
            call()
        else:
            self._when_stored.append((self._submitted, call))

    # -- commit, acknowledge, broadcast ------------------------------------------------------------

    def _append(self, step: Step, askers: Askers) -> None:
        before, self.room = self.room, step.room
        append = self._make_append(before, step)
        self._length += len(step.events)
        self._submitted += 1
        if step.late:
            late = {(guest, request) for guest, request, _ in step.late}
            askers |= {key: self._pressing.pop(key) for key in late & self._pressing.keys()}
        self.hub.writer.submit(append, lambda _, error: self._finish_append(error, before, step, askers))

    def _make_append(self, before: Room, step: Step) -> Append:
        after = step.room
        rows = tuple([(event.at, encode(event)) for event in step.events])
        changed = self._length == 0 or _is_index_stale(before, after)
        info = self._make_info(after, step.events[-1].at) if changed else None
        record = None
        if after.phase == "over" and before.phase != "over":
            record = MatchRecord(after.playing.number, room.record(after).dumps(), step.events[-1].at)
        return Append(after.table, self._length + 1, rows, info, record)

    def _make_info(self, now: Room, at: int) -> TableInfo:
        return TableInfo(now.table, now.game_id, now.phase, now.public, at, at, self.hub.encode_card(now))

    def _finish_append(self, error: Exception | None, before: Room, step: Step, askers: Askers) -> None:
        self._finished += 1
        if error is None:
            self._publish(before, step, askers)
        else:
            self.hub.drop_table(self, error, askers)
        while self._when_stored and self._when_stored[0][0] <= self._finished:
            self._when_stored.pop(0)[1]()

    def _publish(self, before: Room, step: Step, askers: Askers) -> None:
        self.hub.crash_point("before-acknowledge")
        presence = self.room.presence
        after = self._broadcaster.publish(before, step, askers, presence)
        self.stored = after if after.presence is presence else replace(after, presence=presence)
        self.hub.crash_point("after-broadcast")
        self.hub.metrics.stored += len(step.events)

    # -- time and bots -----------------------------------------------------------------------------

    def schedule(self) -> None:
        """Set the timer for what is due next, and let bots think whose turn it is."""
        if self._closed:
            return
        self._cancel_timer()
        due = room.wake_at(self.room)
        if due is not None:
            self._timer = self.hub.loop.call_later(max(0, due - self.hub.now()) / 1000, self._tick)
        self._bots.update(self.room)

    def _tick(self) -> None:
        self._timer = None
        self.handle_internal(Tick())

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def close(self) -> None:
        """Stop the table; the store has it. Nothing happens here any more, whoever still joins or leaves."""
        self._closed = True
        self._cancel_timer()
        self._bots.stop()

    @property
    def settled(self) -> bool:
        """Whether everything that was decided is stored and sent."""
        return self._submitted == self._finished

    @property
    def idle(self) -> bool:
        """Whether the table may be dropped from memory: nobody is here and nothing is due."""
        return not self.sessions and self.settled and room.wake_at(self.room) is None


def _is_index_stale(before: Room, after: Room) -> bool:
    """Whether the store's index of tables must be updated. A step that changes none of this keeps the same objects."""
    return (
        before.phase != after.phase
        or before.chairs is not after.chairs
        or before.options is not after.options
        or before.public != after.public
    )
