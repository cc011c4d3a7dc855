"""All tables of a server: finds them, brings them back from the store, lets the quiet ones go."""

import asyncio
import logging
import time
from functools import partial
from typing import Any

import msgspec

from tocca.server import protocol, room
from tocca.server.live.advice import Advice
from tocca.server.live.bots import Pool
from tocca.server.live.limits import Limits
from tocca.server.live.links import Signer, new_table_id
from tocca.server.live.session import AGAIN, Session
from tocca.server.live.table import Askers, Table
from tocca.server.protocol import Goodbye, Refused
from tocca.server.room.events import decode, encode
from tocca.server.room.model import Room
from tocca.server.room.requests import Refusal, Setup, Woke
from tocca.server.room.roles import PLAY, WATCH, Role
from tocca.server.store import Append, DamagedTable, Store, StoreError, TableInfo, UnknownTable, Writer, crash

log = logging.getLogger("tocca.hub")

QUIET_MS = 10 * 60_000  # a table nobody is at is put away after that
SWEEP_EVERY = 60.0  # seconds
EMPTY_LOBBY_MS = 14 * 24 * 3_600_000  # a lobby nobody ever started is deleted


class Metrics(msgspec.Struct):
    """What `/metrics` tells."""

    received: int = 0
    refused: int = 0
    malformed: int = 0
    stored: int = 0
    slow: int = 0
    joins: int = 0


class Hub:
    """The tables in memory, and the doors to those that are not."""

    def __init__(self, store: Store, signer: Signer, limits: Limits, bots: Pool | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        self.store = store
        self.writer = Writer(store)
        self.signer = signer
        self.limits = limits
        self.metrics = Metrics()
        self.bots = bots or Pool()
        self.advice = Advice(self.bots)
        self.sessions: set[Session] = set()
        self.tables: dict[str, Table] = {}
        self.draining = False
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._created: dict[str, int] = {}
        self._sweeper = self.loop.create_task(self._sweep())

    @staticmethod
    def now() -> int:
        """The server's time, in milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def guest_of(self, token: str) -> str:
        """Who that token is; a new guest if it is nobody's."""
        return self.signer.guest(token) or self.signer.new_guest()

    def crash_point(self, name: str) -> None:
        """Where tests kill the server."""
        crash.point(name)

    # -- tables ------------------------------------------------------------------------------------

    async def create(self, guest: str, asked: Any) -> Room:
        """A new table, stored; Refusal if it can't be."""
        if len(self.tables) >= self.limits.tables:
            raise Refusal("full", "there are too many tables here right now")
        if self._created.get(guest, 0) >= self.limits.tables_per_guest:
            raise Refusal("too-many-tables", "you have opened many tables; play at one of them first")
        agreed = (asked.seats, asked.options, asked.clock, asked.public)
        setup = Setup(new_table_id(), asked.game, guest, *agreed, hints=asked.hints)
        now = self.now()
        step = room.create(setup, now)
        rows = tuple((event.at, encode(event)) for event in step.events)
        info = TableInfo(setup.table, step.room.game_id, step.room.phase, setup.public, now, now, self.card(step.room))
        await self.writer.append(Append(setup.table, 1, rows, info))
        self._created[guest] = self._created.get(guest, 0) + 1
        self.tables[setup.table] = Table(self, step.room, len(rows))
        return step.room

    def join(self, session: Session, message: protocol.Join) -> None:
        """Bring the session to the table it asks for, from memory or from the store."""
        if self.draining:
            session.close(AGAIN, "draining", "the server is restarting; back in a moment")
            return
        self.metrics.joins += 1
        table = self.tables.get(message.table)
        if table is not None:
            self._enter(session, message, table)
        else:
            task = self.loop.create_task(self.find(message.table))
            task.add_done_callback(lambda done: self._found(session, message, done))

    def _found(self, session: Session, message: protocol.Join, done: "asyncio.Task[Table | None]") -> None:
        if done.cancelled() or done.exception() is not None:
            log.error("table %s can't be loaded now: %s", message.table, None if done.cancelled() else done.exception())
            session.close(AGAIN, "not-loaded", "the table can't be brought back right now; try again in a moment")
            return
        table = done.result()
        if table is None:
            session.tell(Refused(message.id, "no-such-table", "there is no such table"))
        elif not session.closed:
            self._enter(session, message, table)

    def _enter(self, session: Session, message: protocol.Join, table: Table) -> None:
        now = table.room
        role = self.signer.role(message.table, message.key, len(now.chairs))
        hosts, plays = session.guest == now.host, session.guest in {chair.guest for chair in now.chairs}
        if role is None and not (hosts or plays or now.public):
            session.tell(Refused(message.id, "no-such-table", "there is no such table"))
            return
        if len(table.sessions) >= self.limits.watchers_per_table and not (hosts or plays):
            session.tell(Refused(message.id, "crowded", "too many people are at this table"))
            return
        session.leave()
        anywhere = hosts or now.public or (plays and role == WATCH)
        session.role = PLAY if role is None or anywhere else role
        table.came(session, message)

    async def find(self, name: str) -> Table | None:
        """The table of that name; None if there is none."""
        if name in self.tables:
            return self.tables[name]
        if name not in self._loading:
            self._loading[name] = self.loop.create_task(self._load(name))
        try:
            return await asyncio.shield(self._loading[name])
        finally:
            self._loading.pop(name, None)

    async def _load(self, name: str) -> Table | None:
        try:
            events = await asyncio.to_thread(self.store.replay, name, decode)
        except UnknownTable:
            return None
        except DamagedTable:
            log.exception("table %s can't be brought back", name)
            return None
        try:
            now = room.replay(events)
        except Exception:  # one log that the rules of today can't follow must not keep the others away
            log.exception("table %s can't be brought back", name)
            return None
        table = Table(self, now, len(events))
        self.tables[name] = table
        table.do(Woke(events[-1].at))
        return table

    async def bring_back(self) -> int:
        """After a start: the tables in the middle of a match; how many there are."""
        unfinished = await asyncio.to_thread(self.store.unfinished)
        playing = [info.id for info in unfinished if info.phase == "playing"]
        for name in playing:
            await self.find(name)
        return len(playing)

    def lost(self, table: Table, error: BaseException | None, askers: Askers) -> None:
        """An append failed: what is in memory is not what is stored. Everybody comes back to what is."""
        log.error("table %s could not be stored: %s", table.room.table, error)
        if self.tables.get(table.room.table) is table:
            del self.tables[table.room.table]
        table.close()
        for (_, request), session in askers.items():
            session.tell(Refused(request, "not-stored", "this could not be saved; please try again"))
        for one in tuple(table.sessions):
            one.close(AGAIN, "not-stored", "the table is being brought back")

    # -- people --------------------------------------------------------------------------------------

    def card(self, now: Room) -> str:
        """What the lobby shows of a table."""
        seats = [chair.name or chair.bot for chair in now.chairs]
        card = {"seats": seats, "options": now.options, "clock": now.clock}
        return msgspec.json.encode(card).decode()

    def keys(self, now: Room) -> dict[str, Any]:
        """What the links of a table end in."""
        return {
            "play": self.signer.key(now.table, PLAY),
            "watch": self.signer.key(now.table, WATCH),
            "seats": [self.signer.key(now.table, Role("seat", seat)) for seat in range(len(now.chairs))],
        }

    async def drain(self) -> None:
        """Before the server goes down: tell everybody, write everything."""
        self.draining = True
        self._sweeper.cancel()
        bye = protocol.encode(Goodbye("draining", "the server is restarting; back in a moment"))
        for session in tuple(self.sessions):
            session.connection.tell(bye)
        for table in self.tables.values():
            table.close()
        self.advice.stop()
        self.bots.stop()
        await self.writer.stop()
        self.store.close()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            now = self.now()
            for name, table in tuple(self.tables.items()):
                if table.idle and now - table.quiet_since > QUIET_MS:
                    table.close()
                    del self.tables[name]
            self._created.clear()
            try:
                await self.writer.call(partial(self.store.sweep, now - EMPTY_LOBBY_MS, sparing=tuple(self.tables)))
            except StoreError as error:
                log.error("old lobbies could not be swept: %s", error)
