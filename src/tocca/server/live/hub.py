"""All tables of a server: creates them, loads them from the store, drops the quiet ones from memory."""

import asyncio
import logging
import time
from functools import partial
from typing import Any, NamedTuple

import msgspec

from tocca.server import protocol, room
from tocca.server.live.broadcast import Askers
from tocca.server.live.hints import HintService
from tocca.server.live.limits import Limits
from tocca.server.live.links import Signer, new_table_id
from tocca.server.live.session import AGAIN, Session
from tocca.server.live.table import LiveTable
from tocca.server.live.workers import BotPool
from tocca.server.refusals import Refusal, say_goodbye
from tocca.server.room.events import decode, encode
from tocca.server.room.model import Room
from tocca.server.room.requests import Setup, Woke
from tocca.server.room.roles import PLAY, WATCH, Role
from tocca.server.store import Append, DamagedTable, Store, StoreError, TableInfo, UnknownTable, Writer, crash

log = logging.getLogger("tocca.hub")

QUIET_MS = 10 * 60_000  # after that a table nobody is at is dropped from memory
SWEEP_EVERY = 60.0  # seconds
EMPTY_LOBBY_MS = 14 * 24 * 3_600_000  # a lobby nobody ever started is deleted


class Metrics(msgspec.Struct):
    """What the hub counts for `/metrics`, since the start."""

    received: int = 0
    refused: int = 0
    malformed: int = 0
    stored: int = 0
    slow: int = 0
    joins: int = 0


class LinkKeys(NamedTuple):
    """What the links of a table end in: to play on any free seat, to watch, or for one seat."""

    play: str
    watch: str
    seats: tuple[str, ...]


class Hub:
    """The tables in memory, the sessions, and the store with all other tables."""

    def __init__(self, store: Store, signer: Signer, limits: Limits, bots: BotPool | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        self.store = store
        self.writer = Writer(store)
        self.signer = signer
        self.limits = limits
        self.metrics = Metrics()
        self.bots = bots or BotPool()
        self.hints = HintService(self.bots)
        self.sessions: set[Session] = set()
        self.tables: dict[str, LiveTable] = {}
        self.draining = False
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._created: dict[str, int] = {}  # tables per guest since the last sweep
        self._sweeper = self.loop.create_task(self._sweep())

    @staticmethod
    def now() -> int:
        """The server's time, in milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def identify_guest(self, token: str) -> str:
        """The guest of that token; a new guest if it is not valid."""
        return self.signer.verify_token(token) or self.signer.new_guest()

    def crash_point(self, name: str) -> None:
        """A point where tests kill the server."""
        crash.point(name)

    # -- tables ------------------------------------------------------------------------------------

    async def create(self, guest: str, asked: Any) -> Room:
        """Create a table and store it. Refusal if that is not allowed."""
        if len(self.tables) >= self.limits.tables:
            raise Refusal("full", "there are too many tables here right now")
        if self._created.get(guest, 0) >= self.limits.tables_per_guest:
            raise Refusal("too-many-tables", "you have opened many tables; play at one of them first")
        agreed = (asked.seats, asked.options, asked.clock, asked.public)
        setup = Setup(new_table_id(), asked.game, guest, *agreed, hints=asked.hints)
        now = self.now()
        step = room.create(setup, now)
        rows = tuple((event.at, encode(event)) for event in step.events)
        info = TableInfo(
            setup.table, step.room.game_id, step.room.phase, setup.public, now, now, self.encode_card(step.room)
        )
        await self.writer.append(Append(setup.table, 1, rows, info))
        self._created[guest] = self._created.get(guest, 0) + 1
        self.tables[setup.table] = LiveTable(self, step.room, len(rows))
        return step.room

    def join(self, session: Session, message: protocol.Join) -> None:
        """Bring the session to its table, which may have to be loaded first."""
        if self.draining:
            session.close(AGAIN, "draining", "the server is restarting; back in a moment")
            return
        self.metrics.joins += 1
        table = self.tables.get(message.table)
        if table is not None:
            self._admit(session, message, table)
        else:
            task = self.loop.create_task(self.find(message.table))
            task.add_done_callback(lambda done: self._finish_join(session, message, done))

    def _finish_join(self, session: Session, message: protocol.Join, done: "asyncio.Task[LiveTable | None]") -> None:
        if done.cancelled() or done.exception() is not None:
            log.error("table %s can't be loaded now: %s", message.table, None if done.cancelled() else done.exception())
            session.close(AGAIN, "not-loaded", "the table can't be brought back right now; try again in a moment")
            return
        table = done.result()
        if table is None:
            session.refuse(message.id, "no-such-table", "there is no such table")
        elif not session.closed:
            self._admit(session, message, table)

    def _admit(self, session: Session, message: protocol.Join, table: LiveTable) -> None:
        now = table.room
        role = self.signer.verify_key(message.table, message.key, len(now.chairs))
        is_host, is_player = session.guest == now.host, session.guest in {chair.guest for chair in now.chairs}
        if role is None and not (is_host or is_player or now.public):
            session.refuse(message.id, "no-such-table", "there is no such table")
            return
        if len(table.sessions) >= self.limits.watchers_per_table and not (is_host or is_player):
            session.refuse(message.id, "crowded", "too many people are at this table")
            return
        session.leave()
        may_sit_anywhere = is_host or now.public or (is_player and role == WATCH)
        session.role = PLAY if role is None or may_sit_anywhere else role
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
            events = await asyncio.to_thread(self.store.replay, name, decode)
        except UnknownTable:
            return None
        except DamagedTable:
            log.exception("table %s can't be loaded", name)
            return None
        try:
            now = room.replay(events)
        except Exception:  # a log that today's rules can't replay must not stop the other tables
            log.exception("table %s can't be loaded", name)
            return None
        table = LiveTable(self, now, len(events))
        self.tables[name] = table
        table.handle_internal(Woke(events[-1].at))
        return table

    async def restore_matches(self) -> int:
        """After a start, load the tables where a match is on. Gives their number."""
        unfinished = await asyncio.to_thread(self.store.unfinished)
        playing = [info.id for info in unfinished if info.phase == "playing"]
        for name in playing:
            await self.find(name)
        return len(playing)

    def drop_table(self, table: LiveTable, error: BaseException | None, askers: Askers) -> None:
        """An append failed, so memory and store differ. Drop the table; when its clients reconnect, it is loaded."""
        log.error("table %s could not be stored: %s", table.room.table, error)
        if self.tables.get(table.room.table) is table:
            del self.tables[table.room.table]
        table.close()
        for (_, request), session in askers.items():
            session.refuse(request, "not-stored", "this could not be saved; please try again")
        for session in tuple(table.sessions):
            session.close(AGAIN, "not-stored", "the table is being brought back")

    # -- the lobby and links -----------------------------------------------------------------------

    def encode_card(self, now: Room) -> str:
        """What the lobby shows of a table, as JSON."""
        seats = [chair.name or chair.bot for chair in now.chairs]
        card = {"seats": seats, "options": now.options, "clock": now.clock}
        return msgspec.json.encode(card).decode()

    def link_keys(self, now: Room) -> LinkKeys:
        """The keys of a table's links."""
        sign = partial(self.signer.sign_key, now.table)
        return LinkKeys(sign(PLAY), sign(WATCH), tuple(sign(Role("seat", seat)) for seat in range(len(now.chairs))))

    # -- the end and the sweep ---------------------------------------------------------------------

    async def drain(self) -> None:
        """Before the server stops: say goodbye to everybody and write everything."""
        self.draining = True
        self._sweeper.cancel()
        bye = protocol.encode(say_goodbye("draining", "the server is restarting; back in a moment"))
        for session in tuple(self.sessions):
            session.connection.send_frame(bye)
        for table in self.tables.values():
            table.close()
        self.hints.stop()
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
