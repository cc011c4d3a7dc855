"""The tables of one browser: creates them, loads them from its database, brings connections to them.

There is one guest, whoever uses this browser. So nobody needs a key, and every table is the guest's own.
"""

import logging
import secrets
import time

from tocca.offline.storage import NotStored, StoredLog
from tocca.server import protocol, room
from tocca.server.answers.tables import NewTable
from tocca.server.live.addresses import Addresses
from tocca.server.live.hints import HintService
from tocca.server.live.limits import Limits
from tocca.server.live.links import Signer, new_table_id
from tocca.server.live.session import Session
from tocca.server.live.table import LiveTable
from tocca.server.live.tables import LiveTables
from tocca.server.live.thinking import Thinkers
from tocca.server.room.model import Room
from tocca.server.room.requests import BegunMatch, TableSetup, Woke
from tocca.server.room.roles import PLAY
from tocca.server.store.errors import UnknownTable

log = logging.getLogger("tocca.offline")

GUEST = "here"
NO_LIMITS = Limits(messages_per_second=1_000_000, burst=1_000_000)  # nobody floods their own browser
PREFIX = "local"  # of a table's name; no server's table begins with it, since an l is not in their alphabet


class BrowserTables(LiveTables):
    """The tables in memory; the database has all others."""

    log = log
    not_found = "there is no such table in this browser"
    writer: StoredLog

    def __init__(self, writer: StoredLog, bots: Thinkers) -> None:
        super().__init__()
        self.writer = writer
        self.bots = bots
        self.hints = HintService(bots)
        self.signer = Signer(secrets.token_bytes(32))  # its tokens are never checked: there is only one guest
        self.addresses = Addresses(NO_LIMITS)
        self._known: set[str] = set()  # tables that this page has had in memory

    def now(self) -> int:
        """This device's time, in milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def identify_guest(self, token: str) -> str:
        """Always the same guest."""
        return GUEST

    def crash_point(self, name: str) -> None:
        """A tab can be closed at any time, so tests need no particular point."""

    async def create(self, asked: NewTable, past: BegunMatch | None = None) -> Room:
        """Create a table and store it; Refusal if that is not allowed. `past`: its match has begun, and goes on."""
        agreed = (asked.seats, asked.options, asked.clock, False)
        setup = TableSetup(f"{PREFIX}{new_table_id()}", asked.game, GUEST, *agreed, hints=asked.hints, past=past)
        now = await self._store_new(setup)
        self._known.add(setup.table)
        return now

    def join(self, session: Session, message: protocol.Join) -> None:
        """Bring the session to its table, which may have to be loaded first."""
        self._find_and_join(session, message)

    def _admit(self, session: Session, message: protocol.Join, table: LiveTable) -> None:
        session.leave()
        session.role = PLAY
        table.join(session, message)

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

    def _is_unwritten(self, error: BaseException | None) -> bool:
        return isinstance(error, NotStored)

    def note_change(self, name: str) -> None:
        """Another tab of this browser has written to that table."""
        if name in self.tables:
            self.drop_table(self.tables[name], None, {})
