"""A table as an actor around a pure room: decide, append to the store, then broadcast.

`room` holds everything that was decided, `stored` everything that is durable. Requests are judged by `room`; clients
only ever see `stored`. So the order is always: commit, acknowledge, broadcast.
"""

import asyncio
import itertools
import logging
from typing import TYPE_CHECKING, Any
from zlib import crc32

from msgspec.structs import replace

from tocca.server import protocol, room
from tocca.server.live.bots import TableBots
from tocca.server.live.broadcast import Askers, Broadcaster
from tocca.server.protocol import Refused
from tocca.server.refusals import Refusal
from tocca.server.room import checkpoints
from tocca.server.room.cards import write_card
from tocca.server.room.events import Started, encode
from tocca.server.room.model import Room
from tocca.server.room.requests import Came, Internal, Measured, Request, RoomStep, Tick, Went, Woke
from tocca.server.store import Append, Checkpoint, MatchInfo, MatchRecord, TableInfo

if TYPE_CHECKING:
    from tocca.server.live.host import Host
    from tocca.server.live.session import Session

log = logging.getLogger("tocca.table")

_numbers = itertools.count(1)  # of all tables that were ever loaded: the store must know them apart
SLEEP_AFTER = 60.0  # seconds with nobody at the table


class LiveTable:
    """One table in memory, with the sessions that are at it."""

    def __init__(self, hub: "Host", now: Room, length: int, epoch: int = 1) -> None:
        self.hub = hub
        self.room = now
        self.stored = now
        self.quiet_since = hub.now()
        self._broadcaster = Broadcaster(hub)
        self.sessions = self._broadcaster.sessions
        self._length = length  # of the log
        self._epoch = epoch  # of the lease on this table, where several nodes share the store
        self._number = next(_numbers)
        self._submitted = self._finished = 0  # appends given to the store, and those it has finished
        self._answers: list[tuple[int, Session, protocol.ServerMessage]] = []  # that wait for an append, by its number
        self._timer: asyncio.TimerHandle | None = None
        self._pressing: Askers = {}  # sessions whose press waits for the referee
        self._closed = False
        self._slept_at: int | None = None  # since when it sleeps, in the server's time
        self._bots = TableBots(self, hub.bots)
        self._bedtime: asyncio.TimerHandle | None = hub.loop.call_later(SLEEP_AFTER, self.sleep)
        self.schedule()

    # -- sessions ----------------------------------------------------------------------------------

    def join(self, session: "Session", message: protocol.Join) -> None:
        """Add a session. It gets a snapshot of what is stored, and every event from then on."""
        session.table = self
        self._wake()
        self._broadcaster.add(session)
        self._update_presence(Came(session.guest, message.name))
        self.note_round_trip(session)
        session.connection.ping_often(self.stored.game.real_time)
        self._broadcaster.send_snapshot(session, self.stored, message.id, message.seq, message.seats)

    def leave(self, session: "Session") -> None:
        """Remove a session."""
        self.sessions.discard(session)
        self.quiet_since = self.hub.now()
        if self._closed:
            return
        if not any(other.guest == session.guest for other in self.sessions):
            self._update_presence(Went(session.guest))
        if not self.sessions:
            self._bedtime = self.hub.loop.call_later(SLEEP_AFTER, self.sleep)

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
        self._broadcaster.send_all(protocol.encode(room.present(self.stored, self.hub.now())))
        self.schedule()

    # -- requests ----------------------------------------------------------------------------------

    def handle_request(self, session: "Session", message: Any, data: bytes) -> None:
        """A request of a guest at this table, decoded and as it was sent."""
        try:
            request = Request(session.guest, message, session.role, crc32(data))
            step = room.handle(self.room, request, self.hub.now())
            if step.question is not None:
                self.hub.hints.start(self, session, message.id, step.question)
        except Refusal as refusal:
            self.answer(session, Refused(message.id, refusal.reason, refusal.message))
            return
        askers = {(session.guest, message.id): session}
        if step.waits:
            self._pressing |= askers
            askers = {}
        if step.events:
            self._append(step, askers)
        else:
            self.room = step.room
            if step.answer is not None:
                self.answer(session, step.answer)
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

    def answer(self, session: "Session", message: protocol.ServerMessage) -> None:
        """Answer a request that leads to no event, once everything that was decided before is durable: an answer may
        tell of it. But if all of that is hidden from this session the answer can't depend on it, and does not wait: its
        time would tell that there is something. A request that leads to an event is answered when that is published."""
        if self.settled or self._sees_no_difference(session):
            session.send(message)
        else:
            self._answers.append((self._submitted, session, message))

    def _sees_no_difference(self, session: "Session") -> bool:
        """Whether this session may see nothing of what was decided and is not stored yet."""
        audience = session.audience
        same = self.room.chairs is self.stored.chairs and self.room.host == self.stored.host
        return same and self.room.seq(audience) == self.stored.seq(audience)

    # -- commit, acknowledge, broadcast ------------------------------------------------------------

    def _append(self, step: RoomStep, askers: Askers) -> None:
        before, self.room = self.room, step.room
        append = self._make_append(before, step)
        self._length += len(step.events)
        self._submitted += 1
        if step.late:
            late = {(guest, request) for guest, request, _ in step.late}
            askers |= {key: self._pressing.pop(key) for key in late & self._pressing.keys()}
        self.hub.writer.submit(append, lambda _, error: self._finish_append(error, before, step, askers))

    def _make_append(self, before: Room, step: RoomStep) -> Append:
        after = step.room
        rows = tuple([(event.at, encode(event)) for event in step.events])
        changed = self._length == 0 or _is_index_stale(before, after)
        info = self._make_info(after, step.events[-1].at) if changed else None
        record = None
        if after.phase == "over" and before.phase != "over":
            record = MatchRecord(after.playing.number, room.write_record(after), step.events[-1].at)
        rematch = before.match is not None and before.match.number != after.playing.number
        checkpoint = self._make_checkpoint(step) if rematch else None
        match = self._make_match(before, after, step.events[-1].at) if changed else None
        return Append(after.table, self._length + 1, rows, info, record, checkpoint, match, self._number, self._epoch)

    def _make_match(self, before: Room, after: Room, at: int) -> MatchInfo | None:
        """For the list of the players' matches: when one begins or ends, or somebody else plays on."""
        new = after.match is not None and (before.match is None or before.match.number != after.match.number)
        turned = before.match is not None and (before.phase == "over") != (after.phase == "over")
        replaced = before.phase in ("playing", "paused") and before.chairs is not after.chairs
        if not (new or turned or replaced):
            return None
        guests = tuple(chair.guest or chair.former for chair in after.chairs)
        ended = at if after.phase == "over" else 0
        return MatchInfo(after.playing.number, at, ended, write_card(after), guests)

    def _make_checkpoint(self, step: RoomStep) -> Checkpoint | None:
        """When another match begins: whoever loads the table later need not replay those before it."""
        for number, (event, after) in enumerate(zip(step.events, step.rooms, strict=True), 1):
            if isinstance(event, Started):
                return Checkpoint(self._length + number, checkpoints.save(after))
        return None

    def _make_info(self, now: Room, at: int) -> TableInfo:
        return TableInfo(now.table, now.game_id, now.phase, now.public, at, at, self.hub.encode_card(now))

    def _finish_append(self, error: Exception | None, before: Room, step: RoomStep, askers: Askers) -> None:
        self._finished += 1
        if error is None:
            self._publish(before, step, askers)
        else:
            self.hub.drop_table(self, error, askers)
        while self._answers and self._answers[0][0] <= self._finished:
            _, session, message = self._answers.pop(0)
            session.send(message)

    def _publish(self, before: Room, step: RoomStep, askers: Askers) -> None:
        self.hub.crash_point("before-acknowledge")
        presence = self.room.presence
        after = self._broadcaster.publish(before, step, askers, presence)
        presence = self.room.presence  # somebody who could not keep up may have left meanwhile
        self.stored = after if after.presence is presence else replace(after, presence=presence)
        self.hub.crash_point("after-broadcast")
        self.hub.metrics.seen += self.stored.count.everybody - before.count.everybody

    # -- time and bots -----------------------------------------------------------------------------

    def schedule(self) -> None:
        """Set the timer for what is due next, and let bots think whose turn it is."""
        if self._closed:
            return
        self._cancel_timer()
        due = self.next_due
        if due is not None:
            self._timer = self.hub.loop.call_later(max(0, due - self.hub.now()) / 1000, self._tick)
        if self._slept_at is None:
            self._bots.update(self.room)

    @property
    def next_due(self) -> int | None:
        """When something happens by itself, in the server's time; None: never, as things stand."""
        return None if self._slept_at is not None and self._stands_still else room.wake_at(self.room)

    @property
    def _stands_still(self) -> bool:
        """Whether also time stands still while the table sleeps: in a race, and for who plays with bots. Where people
        play by a clock it runs on, or leaving would save both of them from it."""
        return self.room.game.real_time or len(self.room.persons) < 2

    def sleep(self) -> None:
        """Nobody has been here for a while: bots stop, and so does time where nobody waits for anybody."""
        by_days = self.room.clock.kind == "days" and self.room.persons  # a bot's answer is awaited for days, too
        if not (self._closed or self.sessions or by_days):
            self._slept_at = self.hub.now()
            self._bots.stop()
            self.schedule()

    def _wake(self) -> None:
        if self._bedtime is not None:
            self._bedtime.cancel()
            self._bedtime = None
        slept_at, self._slept_at = self._slept_at, None
        if slept_at is None:
            return
        if self._stands_still:
            self.handle_internal(Woke(slept_at))
        self.schedule()

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
        if self._bedtime is not None:
            self._bedtime.cancel()
        self._bots.stop()

    @property
    def settled(self) -> bool:
        """Whether everything that was decided is stored and sent."""
        return self._submitted == self._finished

    def may_be_dropped(self, until: int) -> bool:
        """Whether the table may be dropped from memory: nobody is here, and nothing is due until then."""
        due = self.next_due
        return not self.sessions and self.settled and (due is None or due > until)


def _is_index_stale(before: Room, after: Room) -> bool:
    """Whether the store's index of tables must be updated. A step that changes none of this keeps the same objects."""
    return (
        before.phase != after.phase
        or before.chairs is not after.chairs
        or before.options is not after.options
        or before.public != after.public
    )
