"""The tables of one browser: creates them, loads them from its database, brings connections to them.

There is one guest, whoever uses this browser. So nobody needs a key, and every table is the guest's own.
"""

import asyncio
import logging
import secrets
import time

import msgspec

from tocca.offline.storage import NotStored, StoredLog
from tocca.server import protocol, room
from tocca.server.answers.tables import NewTable
from tocca.server.live.addresses import Addresses
from tocca.server.live.broadcast import Askers
from tocca.server.live.hints import HintService
from tocca.server.live.host import Metrics
from tocca.server.live.limits import Limits
from tocca.server.live.links import Signer, new_table_id
from tocca.server.live.session import AGAIN, Session
from tocca.server.live.table import LiveTable
from tocca.server.live.thinking import Thinkers
from tocca.server.protocol import Refused
from tocca.server.refusals import Refusal
from tocca.server.room.events import encode
from tocca.server.room.model import Room
from tocca.server.room.requests import TableSetup, Woke
from tocca.server.room.roles import PLAY
from tocca.server.store.errors import UnknownTable
from tocca.server.store.rows import Append, TableInfo

log = logging.getLogger("tocca.offline")

GUEST = "here"
NO_LIMITS = Limits(messages_per_second=1_000_000, burst=1_000_000)  # nobody floods their own browser
PREFIX = "local"  # of a table's name; no server's table begins with it, since an l is not in their alphabet


class BrowserTables:
    """The tables in memory; the database has all others. A `tocca.server.live.host.Host`."""

    def __init__(self, writer: StoredLog, bots: Thinkers) -> None:
        self.loop = asyncio.get_running_loop()
        self.writer = writer
        self.bots = bots
        self.hints = HintService(bots)
        self.signer = Signer(secrets.token_bytes(32))  # its tokens are never checked: there is only one guest
        self.metrics = Metrics()
        self.addresses = Addresses(NO_LIMITS)
        self.draining = False
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._known: set[str] = set()  # tables that this page has had in memory

    @staticmethod
    def now() -> int:
        """This device's time, in milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def identify_guest(self, token: str) -> str:
        """Always the same guest."""
        return GUEST

    def crash_point(self, name: str) -> None:
        """A tab can be closed at any time, so tests need no particular point."""

    def encode_card(self, now: Room) -> str:
        """What a list of tables shows of that table, as JSON."""
        seats = [chair.name or chair.bot for chair in now.chairs]
        return msgspec.json.encode({"seats": seats, "options": now.options, "clock": now.clock}).decode()

    async def create(self, asked: NewTable) -> Room:
        """Create a table and store it. Refusal if that is not allowed."""
        agreed = (asked.seats, asked.options, asked.clock, False)
        setup = TableSetup(f"{PREFIX}{new_table_id()}", asked.game, GUEST, *agreed, hints=asked.hints)
        now = self.now()
        step = room.create(setup, now)
        rows = tuple((event.at, encode(event)) for event in step.events)
        info = TableInfo(setup.table, step.room.game_id, step.room.phase, False, now, now, self.encode_card(step.room))
        await self.writer.append(Append(setup.table, 1, rows, info))
        self.tables[setup.table] = LiveTable(self, step.room, len(rows))
        self._known.add(setup.table)
        return step.room

    def join(self, session: Session, message: protocol.Join) -> None:
        """Bring the session to its table, which may have to be loaded first."""
        task = self.loop.create_task(self.find(message.table))
        task.add_done_callback(lambda done: self._finish_join(session, message, done))

    def _finish_join(self, session: Session, message: protocol.Join, done: "asyncio.Task[LiveTable | None]") -> None:
        problem = None if done.cancelled() else done.exception()
        if isinstance(problem, Refusal):
            session.send(Refused(message.id, problem.reason, problem.message))
            return
        if done.cancelled() or problem is not None:
            log.error("table %s can't be loaded now: %s", message.table, problem)
            session.close(AGAIN, "not-loaded", "the table can't be brought back right now; try again in a moment")
            return
        table = done.result()
        if table is None:
            session.refuse(message.id, "no-such-table", "there is no such table in this browser")
        elif not session.closed:
            session.leave()
            session.role = PLAY
            table.join(session, message)

    async def find(self, name: str) -> LiveTable | None:
        """The table of that name, loaded if need be; None if there is none."""
        if name in self.tables:
            return self.tables[name]
        if name not in self._loading:
            self._loading[name] = self.loop.create_task(self._load(name))
        try:
            return await asyncio.shield(self._loading[name])
        finally:
            self._loading.pop(name, None)

    async def _load(self, name: str) -> LiveTable | None:
        try:
            events = await self.writer.load(name)
        except UnknownTable:
            return None
        table = self.tables[name] = LiveTable(self, room.replay(events), len(events))
        if name not in self._known:  # else another tab has written, and nobody was away
            self._known.add(name)
            table.handle_internal(Woke(events[-1].at))
        return table

    def drop_table(self, table: LiveTable, error: BaseException | None, askers: Askers) -> None:
        """Memory and database differ: an append failed, or another tab has written. Drop the table; when its
        connections come back, it is loaded. Who waits for an answer gets one only if it is sure that nothing was
        written; else they ask again and learn it."""
        if self.tables.get(table.room.table) is table:
            del self.tables[table.room.table]
        table.close()
        for (_, request), session in askers.items() if isinstance(error, NotStored) else ():
            session.refuse(request, "not-stored", "this could not be saved; please try again")
        for session in tuple(table.sessions):
            session.close(AGAIN, "not-stored", "the table is being brought back")

    def note_change(self, name: str) -> None:
        """Another tab of this browser has written to that table."""
        if name in self.tables:
            self.drop_table(self.tables[name], None, {})
