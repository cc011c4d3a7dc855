"""The tables that a host has in memory, while all others are stored: what a server's hub and a browser's page share."""

import asyncio
import logging
from abc import ABC, abstractmethod
from typing import Protocol

import msgspec

from tocca.server import protocol, room
from tocca.server.live.addresses import Addresses
from tocca.server.live.broadcast import Askers
from tocca.server.live.hints import HintService
from tocca.server.live.host import AppendLog, Metrics
from tocca.server.live.links import Signer
from tocca.server.live.session import AGAIN, Session
from tocca.server.live.table import LiveTable
from tocca.server.live.thinking import Thinkers
from tocca.server.protocol import Refused
from tocca.server.refusals import Refusal
from tocca.server.room.events import encode
from tocca.server.room.model import Room
from tocca.server.room.requests import TableSetup
from tocca.server.store.rows import Append, TableInfo


class TableLog(AppendLog, Protocol):
    """Whoever makes events durable, also for somebody who waits for it."""

    async def append(self, append: Append) -> None:
        """Return once it is durable."""


class LiveTables(ABC):
    """Creates tables, loads them, and drops those whose log could not be written. A `tocca.server.live.host.Host`."""

    log: logging.Logger
    not_found = "there is no such table"  # what somebody is told who asks for one
    writer: TableLog
    bots: Thinkers
    signer: Signer
    addresses: Addresses
    hints: HintService

    def __init__(self) -> None:
        self.loop: asyncio.AbstractEventLoop = asyncio.get_running_loop()
        self.metrics = Metrics()
        self.draining = False
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}

    @abstractmethod
    def now(self) -> int:
        """The time, in milliseconds since 1970."""

    @abstractmethod
    def identify_guest(self, token: str) -> str:
        """The guest of that token; a new guest if it is not valid."""

    @abstractmethod
    def crash_point(self, name: str) -> None:
        """A point where tests kill the server."""

    @abstractmethod
    def join(self, session: Session, message: protocol.Join) -> None:
        """Bring the session to its table, which may have to be loaded first."""

    @abstractmethod
    def _admit(self, session: Session, message: protocol.Join, table: LiveTable) -> None:
        """Bring the session to this table, in the role that it has there."""

    @abstractmethod
    async def _load(self, name: str) -> LiveTable | None:
        """The table from what is stored; None if there is none."""

    @abstractmethod
    def _is_unwritten(self, error: BaseException | None) -> bool:
        """Whether it is sure that nothing was written."""

    def encode_card(self, now: Room) -> str:
        """What a list of tables shows of that table, as JSON."""
        seats = [chair.name or chair.bot for chair in now.chairs]
        return msgspec.json.encode({"seats": seats, "options": now.options, "clock": now.clock}).decode()

    async def find(self, name: str) -> LiveTable | None:
        """The table of that name, loaded if need be; None if there is none. Refusal if a match there was begun by
        other rules."""
        if name in self.tables:
            return self.tables[name]
        if name not in self._loading:
            self._loading[name] = self.loop.create_task(self._load(name))
        try:
            return await asyncio.shield(self._loading[name])
        finally:
            self._loading.pop(name, None)

    async def _store_new(self, setup: TableSetup) -> Room:
        """Create a table, which is in memory once it is stored. Refusal if the game can't be played like that."""
        now = self.now()
        step = room.create(setup, now)
        rows = tuple((event.at, encode(event)) for event in step.events)
        card = self.encode_card(step.room)
        info = TableInfo(setup.table, step.room.game_id, step.room.phase, setup.public, now, now, card)
        await self.writer.append(Append(setup.table, 1, rows, info))
        self.tables[setup.table] = LiveTable(self, step.room, len(rows))
        return step.room

    def _find_and_join(self, session: Session, message: protocol.Join) -> None:
        task = self.loop.create_task(self.find(message.table))
        task.add_done_callback(lambda done: self._finish_join(session, message, done))

    def _finish_join(self, session: Session, message: protocol.Join, done: "asyncio.Task[LiveTable | None]") -> None:
        problem = None if done.cancelled() else done.exception()
        if isinstance(problem, Refusal):
            session.send(Refused(message.id, problem.reason, problem.message))
            return
        if done.cancelled() or problem is not None:
            self.log.error("table %s can't be loaded now: %s", message.table, problem)
            session.close(AGAIN, "not-loaded", "the table can't be brought back right now; try again in a moment")
            return
        table = done.result()
        if table is None:
            session.refuse(message.id, "no-such-table", self.not_found)
        elif not session.closed:
            self._admit(session, message, table)

    def drop_table(self, table: LiveTable, error: BaseException | None, askers: Askers) -> None:
        """Memory and log differ: an append failed, or somebody else has written. Drop the table; when its clients
        reconnect, it is loaded. Who waits for an answer gets one only if it is sure that nothing was written; else they
        ask again and learn it."""
        if self.tables.get(table.room.table) is table:
            del self.tables[table.room.table]
        table.close()
        for (_, request), session in askers.items() if self._is_unwritten(error) else ():
            session.refuse(request, "not-stored", "this could not be saved; please try again")
        for session in tuple(table.sessions):
            session.close(AGAIN, "not-stored", "the table is being brought back")
