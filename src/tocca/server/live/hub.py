"""All tables of a server: creates them, loads them from the store, drops the quiet ones from memory."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, NamedTuple, TypeVar, get_args

import msgspec

from tocca.server import protocol
from tocca.server.live.addresses import HOUR, Addresses, group_of
from tocca.server.live.analyses import AnalysisService
from tocca.server.live.analysis_processes import AnalysisProcesses
from tocca.server.live.bans import FOR_EVER, Bans
from tocca.server.live.broadcast import Askers
from tocca.server.live.clock import BEAT, ServerClock
from tocca.server.live.hints import HintService
from tocca.server.live.limits import Limits
from tocca.server.live.links import Signer, is_table_id, new_table_id
from tocca.server.live.loading import find_guests, load_table
from tocca.server.live.memory import give_memory_back
from tocca.server.live.session import AGAIN, POLICY, Session
from tocca.server.live.table import LiveTable
from tocca.server.live.tables import LiveTables
from tocca.server.live.workers import BotPool
from tocca.server.refusals import Refusal, say_goodbye
from tocca.server.room.model import Room
from tocca.server.room.requests import Announce, BegunMatch, TableSetup, Woke
from tocca.server.room.roles import PLAY, READ, WATCH, Role
from tocca.server.store import (
    NodeInfo,
    Rejected,
    Store,
    StoreError,
    StoreFull,
    StoreUnavailable,
    TableInfo,
    UnknownTable,
    Writer,
    crash,
)

log = logging.getLogger("tocca.hub")

T = TypeVar("T")

QUIET_MS = 10 * 60_000  # after that a table nobody is at is dropped from memory
SWEEP_EVERY = 60.0  # seconds
MAX_READERS = 2  # of the store at the same time
LOBBY_FOR = 1.0  # seconds that the list of the lobby stays as it is
LOBBY_READ, LOBBY_SHOWN, LOBBY_PER_ADDRESS = 500, 100, 10  # tables
DAY_MS = 24 * 3_600_000
EMPTY_LOBBY_MS = 14 * DAY_MS  # a lobby nobody ever started is deleted


class LinkKeys(NamedTuple):
    """What the links of a table end in: to play on any free seat, to watch, or for one seat."""

    play: str
    watch: str
    seats: tuple[str, ...]


class Hub(LiveTables):
    """The tables in memory, the sessions, and the store with all other tables."""

    log = log
    writer: Writer
    bots: BotPool

    def __init__(
        self,
        store: Store,
        signer: Signer,
        limits: Limits,
        bots: BotPool | None = None,
        addresses: Addresses | None = None,
        clock: ServerClock | None = None,
        writer: Writer | None = None,
    ) -> None:
        super().__init__()
        self.store = store
        self.writer = writer or Writer(store)
        self.signer = signer
        self.limits = limits
        self.addresses = addresses or Addresses(limits)
        self.clock = clock or ServerClock()
        self.addresses.is_banned = lambda address: self.bans.keeps_out(address, self.now())
        self.read_orders()
        self.bots = bots or BotPool()
        self.hints = HintService(self.bots)
        self.analyses = AnalysisService(AnalysisProcesses())
        self.sessions: set[Session] = set()
        self._drained = False
        self.keep_days = 0  # how long tables are kept at which nothing happens; 0: for ever
        self._created: dict[str, int] = {}  # tables per guest in this hour
        self._hour_began = self.loop.time()
        self._opened_from: dict[str, str] = {}  # the addresses of public tables
        self._alarms: dict[str, int] = {}  # tables that were dropped although something is due, and when
        self._readers = asyncio.Semaphore(MAX_READERS)
        self._lobby: tuple[float, list[TableInfo]] = (-LOBBY_FOR, [])
        self._sweeper = self.loop.create_task(self._sweep())
        self._heart = self.loop.create_task(self._beat())

    @property
    def problem(self) -> str:
        """Why this server can't serve anybody right now, in a few words; empty if nothing is wrong."""
        return ""

    @property
    def nodes(self) -> tuple[NodeInfo, ...]:
        """All nodes of which this server is one; none if it is by itself."""
        return ()

    def now(self) -> int:
        """The server's time, in milliseconds since 1970."""
        return self.clock.now()

    async def read(self, function: Callable[..., T], *arguments: object) -> T:
        """Run a function of the store that only reads, beside the writer's thread: nobody who reads delays a commit."""
        async with self._readers:
            return await asyncio.to_thread(function, *arguments)

    def read_orders(self) -> None:
        """Read what the host has ordered: who is kept out, and which links are void."""
        self.bans = Bans(self.store.setting("bans"))
        stored = self.store.setting("renewed") or "{}"
        self._renewed: dict[str, int] = msgspec.json.decode(stored, type=dict[str, int])

    def identify_guest(self, token: str) -> str:
        """The guest of that token; a new guest if it is not valid."""
        return self.signer.verify_token(token) or self.signer.new_guest()

    def crash_point(self, name: str) -> None:
        """A point where tests kill the server."""
        crash.point(name)

    # -- tables ------------------------------------------------------------------------------------

    async def create(self, guest: str, asked: Any, address: str = "", past: BegunMatch | None = None) -> Room:
        """Create a table and store it; Refusal if that is not allowed. `past`: its match has begun, and goes on."""
        if self.bans.keeps_out(guest, self.now()):
            raise Refusal("banned", "the host of this server has locked you out")
        if len(self.tables) >= self.limits.tables:
            raise Refusal("full", "there are too many tables here right now")
        if self._created.get(guest, 0) >= self.limits.tables_per_guest:
            raise Refusal("too-many-tables", "you have opened many tables; play at one of them first")
        if address and not self.addresses.take_table(address):
            raise Refusal("too-many-tables", "many tables were opened from your address; play at one of them first")
        agreed = (asked.seats, asked.options, asked.clock, asked.public)
        setup = TableSetup(new_table_id(), asked.game, guest, *agreed, hints=asked.hints, past=past)
        now = await self._store_new(setup)
        self._created[guest] = self._created.get(guest, 0) + 1
        if setup.public:
            self._opened_from[setup.table] = group_of(address)
            self._lobby = (-LOBBY_FOR, [])
        return now

    def join(self, session: Session, message: protocol.Join) -> None:
        """Bring the session to its table, which may have to be loaded first."""
        if self.draining:
            session.close(AGAIN, "draining", "the server is restarting; back in a moment")
            return
        self.metrics.joins += 1
        if self.bans.keeps_out(session.guest, self.now()):
            session.refuse(message.id, "banned", "the host of this server has locked you out")
            return
        table = self.tables.get(message.table)
        if table is not None:
            self._admit(session, message, table)
        elif not is_table_id(message.table) or self.bans.keeps_out(message.table, self.now()):
            session.refuse(message.id, "no-such-table", "there is no such table")
        else:
            self._find_and_join(session, message)

    def _admit(self, session: Session, message: protocol.Join, table: LiveTable) -> None:
        now = table.room
        renewed = self._renewed.get(message.table, 0)
        role = self.signer.verify_key(message.table, message.key, len(now.chairs), renewed)
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

    async def may_read(self, name: str, token: str, key: str) -> bool:
        """Whether somebody with that token and key may read the finished matches of a table. At a public one everybody
        may, at others its host, whoever has ever had a seat there, and whoever has the key of one of its links."""
        info = await self.read(self.store.info, name)
        if info is None or self.bans.keeps_out(name, self.now()):
            return False
        if info.public or self.signer.opens_records(name, key, self._renewed.get(name, 0)):
            return True
        guest = self.signer.verify_token(token)
        return guest is not None and guest in await self.read(find_guests, self.store, name)

    def sign_record_key(self, name: str) -> str:
        """The key for a link to the finished matches of a table. It opens nothing else."""
        return self.signer.sign_key(name, READ, self._renewed.get(name, 0))

    async def _load(self, name: str, epoch: int = 1) -> LiveTable | None:
        try:
            loaded = await asyncio.to_thread(load_table, self.store, name)
        except UnknownTable:
            return None
        except StoreUnavailable:
            raise
        except Refusal as refusal:
            log.warning("table %s can't be loaded: %s", name, refusal)
            raise
        except Exception:  # a log that is damaged must not stop the other tables
            log.exception("table %s can't be loaded", name)
            return None
        table = LiveTable(self, loaded.room, loaded.length, epoch)
        self.tables[name] = table
        table.handle_internal(Woke(loaded.latest))
        return table

    async def restore_matches(self) -> int:
        """After a start, load the tables where a match is on and a clock runs. All others wait in the store until
        somebody comes. Gives the number of loaded ones."""
        unfinished = await asyncio.to_thread(self.store.list_unfinished)
        playing = [info.id for info in unfinished if info.phase == "playing" and has_clock(info)]
        return sum([await self._find_if_possible(name) is not None for name in playing])

    def drop_table(self, table: LiveTable, error: BaseException | None, askers: Askers) -> None:
        """An append failed, so memory and store differ."""
        log.error("table %s could not be stored: %s", table.room.table, error)
        super().drop_table(table, error, askers)

    def _is_unwritten(self, error: BaseException | None) -> bool:
        return isinstance(error, Rejected | StoreFull)

    # -- the lobby and links -----------------------------------------------------------------------

    async def list_lobby(self) -> list[TableInfo]:
        """Public tables that wait for players: those with people first, and only a few that one address has opened, so
        that nobody can flood the others away."""
        since, listed = self._lobby
        if self.loop.time() - since >= LOBBY_FOR:
            listed = self._rank_lobby(await self.read(self.store.lobby, LOBBY_READ))
            self._lobby = self.loop.time(), listed
        return listed

    def _rank_lobby(self, waiting: list[TableInfo]) -> list[TableInfo]:
        def is_empty(info: TableInfo) -> bool:
            return info.id not in self.tables or not self.tables[info.id].sessions

        by_address: Counter[str] = Counter()
        ranked = []
        for info in sorted(waiting, key=is_empty):
            address = self._opened_from.get(info.id, info.id)
            by_address[address] += 1
            if by_address[address] <= LOBBY_PER_ADDRESS:
                ranked.append(info)
        return ranked[:LOBBY_SHOWN]

    def link_keys(self, now: Room) -> LinkKeys:
        """The keys of a table's links."""
        sign = partial(self.signer.sign_key, now.table, renewed=self._renewed.get(now.table, 0))
        return LinkKeys(sign(PLAY), sign(WATCH), tuple(sign(Role("seat", seat)) for seat in range(len(now.chairs))))

    # -- what the host of the server asks for ------------------------------------------------------

    async def kick(self, guest: str) -> int:
        """Close all connections of that guest. Gives their number."""
        return self._close_all([session for session in self.sessions if session.guest == guest])

    async def ban(self, who: str, until: int) -> None:
        """Keep a guest, an address or a table out until then, and close what is open."""
        self.bans.add(who, until)
        await self.writer.call(self.store.put_setting, "bans", self.bans.encode())
        self.close_kept_out()

    def close_kept_out(self) -> None:
        """Close the connections of those who are banned."""
        self._close_all([one for one in self.sessions if self._is_kept_out(one)])

    async def unban(self, who: str) -> bool:
        """Let them in again. Whether they were kept out."""
        found = self.bans.remove(who)
        await self.writer.call(self.store.put_setting, "bans", self.bans.encode())
        return found

    async def close_table(self, name: str) -> None:
        """Send everybody away from a table and let nobody in, until it is unbanned."""
        await self.ban(name, FOR_EVER)
        self._close_here(name)

    def _close_here(self, name: str) -> None:
        table = self.tables.pop(name, None)
        if table is not None:
            self._close_all(table.sessions)
            table.close()

    async def delete_table(self, name: str) -> bool:
        """Delete a table with all its matches. Whether there was one."""
        await self.close_table(name)
        found = await self.writer.call(self.store.delete, name)
        await self.unban(name)
        return found

    async def rewrite_table(self, name: str, rewrite: Callable[[], None]) -> None:
        """Change what is stored of a table, while nobody has it in memory. Everybody comes back to it by themselves."""
        closed = self.bans.keeps_out(name, self.now())
        await self.close_table(name)
        try:
            await self.writer.call(rewrite)
        finally:
            if not closed:
                await self.unban(name)

    async def renew_links(self, name: str) -> LinkKeys | None:
        """Make all links of a table invalid. Gives the new keys; None if there is no such table. Whoever has a seat
        keeps it."""
        table = await self.find(name)
        return None if table is None else await self._void_links(table.room)

    async def _void_links(self, now: Room) -> LinkKeys:
        self._renewed[now.table] = self._renewed.get(now.table, 0) + 1
        await self.writer.call(self.store.put_setting, "renewed", msgspec.json.encode(self._renewed).decode())
        return self.link_keys(now)

    async def announce(self, text: str) -> int:
        """Tell all tables where somebody is something. Gives their number."""
        return sum(table.handle_internal(Announce(text)) for table in tuple(self.tables.values()) if table.sessions)

    def _is_kept_out(self, session: Session) -> bool:
        now = self.now()
        return self.bans.keeps_out(session.guest, now) or self.bans.keeps_out(session.connection.address, now)

    def _close_all(self, sessions: Iterable[Session]) -> int:
        closing = tuple(sessions)
        for session in closing:
            session.close(POLICY, "sent-away", "the host of the server has closed this connection")
        return len(closing)

    # -- the end and the sweep ---------------------------------------------------------------------

    async def drain(self) -> None:
        """Before the server stops: say goodbye to everybody and write everything. Once is enough."""
        if self._drained:
            return
        self._drained = self.draining = True
        self._sweeper.cancel()
        self._heart.cancel()
        bye = protocol.encode(say_goodbye("draining", "the server is restarting; back in a moment"))
        for session in tuple(self.sessions):
            session.connection.send_frame(bye)
        for table in self.tables.values():
            table.close()
        self.hints.stop()
        self.analyses.stop()
        self.bots.stop()
        await self.writer.stop()
        self.store.close()

    async def _beat(self) -> None:
        """Ask the clock regularly, so that it notices when the server was away."""
        while True:
            self.now()
            await asyncio.sleep(BEAT)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            self.drop_quiet_tables()
            if self.loop.time() - self._hour_began > HOUR:
                self._created.clear()
                self._hour_began = self.loop.time()
            self.addresses.sweep()
            before = self.now() - EMPTY_LOBBY_MS
            try:
                await self.writer.call(partial(self.store.sweep, before, sparing=await self.tables_in_use()))
                await self._wake_due_tables()
                await self._forget_old_tables()
            except StoreError as error:
                log.error("old lobbies could not be swept: %s", error)

    def drop_quiet_tables(self) -> list[str]:
        """Drop tables from memory at which nobody has been for a while. Where something is due, an alarm remains. Gives
        their names."""
        now, dropped = self.now(), list[str]()
        for name, table in tuple(self.tables.items()):
            if now - table.quiet_since > QUIET_MS and table.may_be_dropped(now + QUIET_MS):
                due = table.next_due
                table.close()
                del self.tables[name]
                dropped.append(name)
                self._opened_from.pop(name, None)
                if due is not None:
                    self._alarms[name] = due
        if dropped:
            give_memory_back()
        return dropped

    async def tables_in_use(self) -> tuple[str, ...]:
        """Those that are in somebody's memory, so that they are not swept away."""
        return tuple(self.tables)

    async def _forget_old_tables(self) -> None:
        """Delete tables at which nothing has happened for as many days as the host wants to keep them."""
        if self.keep_days:
            before = self.now() - self.keep_days * DAY_MS
            spared = await self.tables_in_use()
            old = partial(self.store.sweep, before, phases=get_args(protocol.Phase), sparing=spared)
            deleted = await self.writer.call(old)
            if deleted:
                log.info("deleted %d tables that were older than %d days", len(deleted), self.keep_days)

    async def _wake_due_tables(self) -> None:
        soon = self.now() + int(2 * SWEEP_EVERY * 1000)
        for name in [name for name, due in self._alarms.items() if due < soon]:
            del self._alarms[name]
            await self._find_if_possible(name)

    async def _find_if_possible(self, name: str) -> LiveTable | None:
        """As `find`, for whoever can't do anything about other rules."""
        try:
            return await self.find(name)
        except Refusal:
            return None  # which is in the log


def has_clock(info: TableInfo) -> bool:
    """Whether a clock of that table may run out: in days, or with people who may be gone."""
    clock = msgspec.json.decode(info.card).get("clock", {})
    return bool(clock.get("kind", "none") != "none")
