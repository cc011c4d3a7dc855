"""The hub of one node of several: it owns some tables, and relays its clients to the owners of all others."""

import asyncio
import logging
from hashlib import blake2b
from typing import Any

from tocca.server import room
from tocca.server.cluster.bus import Bus, NatsBus
from tocca.server.cluster.lease import NodeLease
from tocca.server.cluster.orders import Order, Orders
from tocca.server.cluster.peers import Peers
from tocca.server.cluster.relays import RelayedConnection
from tocca.server.live.addresses import Addresses
from tocca.server.live.clock import ServerClock
from tocca.server.live.hub import Hub, LinkKeys, has_clock
from tocca.server.live.limits import Limits
from tocca.server.live.links import Signer
from tocca.server.live.session import AGAIN, Session
from tocca.server.live.table import LiveTable
from tocca.server.live.workers import BotPool
from tocca.server.protocol import Join
from tocca.server.refusals import Refusal
from tocca.server.room.events import decode
from tocca.server.room.model import Room
from tocca.server.room.requests import BegunMatch
from tocca.server.store import NodeInfo, SharedStore, StoreError, StoreUnavailable, UnknownTable

log = logging.getLogger("tocca.cluster")


class OwnedElsewhere(StoreError):
    """Another node owns the table."""

    def __init__(self, table: str, node: str) -> None:
        super().__init__(f"Table {table!r} belongs to node {node}.")
        self.node = node


class ClusterHub(Hub):
    """The tables that this node owns, in memory; all others are at other nodes, or in the store."""

    store: SharedStore

    def __init__(
        self, store: SharedStore, signer: Signer, limits: Limits, bots: BotPool, addresses: Addresses | None, bus: Bus,
        cluster: str, address: str,
    ) -> None:  # fmt: skip
        self.lease = NodeLease(store, bus, address, self)
        # All nodes go by the database's time, however wrong their machines' clocks are.
        clock = ServerClock(wall=lambda: store.clock() * 1_000_000)
        super().__init__(store, signer, limits, bots, addresses, clock)
        self._bus = bus
        self._peers = Peers(self, bus, cluster, self.lease.process)
        self._orders = Orders(bus, cluster, self.lease.process, self._carry_out)

    async def begin(self) -> None:
        """Join the other nodes."""
        await self._peers.listen()
        await self._orders.listen()
        await self.lease.begin()

    @property
    def draining(self) -> bool:
        """Whether this node serves nobody: it is about to stop, or can't be sure that its tables are still its own."""
        return self._stopping or not self.lease.valid

    @draining.setter
    def draining(self, stopping: bool) -> None:
        self._stopping = stopping

    @property
    def problem(self) -> str:
        """Why this node serves nobody."""
        return "" if self._stopping else self.lease.problem

    @property
    def nodes(self) -> tuple[NodeInfo, ...]:
        """All nodes that live."""
        return tuple(self.lease.living)

    # -- tables ------------------------------------------------------------------------------------

    async def create(self, guest: str, asked: Any, address: str = "", past: BegunMatch | None = None) -> Room:
        """Create a table and store it. Refusal if that is not allowed."""
        if self.draining:
            raise StoreUnavailable(self.lease.problem)
        return await super().create(guest, asked, address, past)

    async def _load(self, name: str, epoch: int = 1) -> LiveTable | None:
        """Load a table if it is this node's, or becomes it now. OwnedElsewhere if it is another's."""
        lease = await self.writer.call(self.store.claim, name)
        if lease is None:
            return None
        if lease.node != self.store.node:
            raise OwnedElsewhere(name, lease.node)
        try:
            return await super()._load(name, lease.epoch)
        except Refusal:  # another node may have the rules by which it is played
            await self._release([name])
            raise

    def _finish_join(self, session: Session, message: Join, done: "asyncio.Task[LiveTable | None]") -> None:
        problem = None if done.cancelled() else done.exception()
        if not isinstance(problem, OwnedElsewhere):
            super()._finish_join(session, message, done)
        elif isinstance(session.connection, RelayedConnection):  # it has moved since that node asked
            session.close(AGAIN, "not-loaded", "the table is being brought back")
        elif not session.closed:
            self._peers.relay(session, message, process_of(problem.node))

    async def restore_matches(self) -> int:
        """Load the matches by the clock that no node owns. Gives their number."""
        restored = 0
        for info in filter(has_clock, await self.read(self.store.orphans)):
            try:
                restored += await self._find_if_possible(info.id) is not None
            except OwnedElsewhere:
                log.debug("another node was quicker")
        return restored

    def drop_quiet_tables(self) -> list[str]:
        """Let others have the tables at which nobody is; those where something is due stay this node's."""
        dropped = super().drop_quiet_tables()
        released = [name for name in dropped if name not in self._alarms]
        if released:
            self.loop.create_task(self._release(released))
        return dropped

    async def tables_in_use(self) -> tuple[str, ...]:
        return tuple(await self.read(self.store.list_leased))

    async def _release(self, names: list[str]) -> None:
        try:
            await self.writer.call(self.store.release, names)
        except StoreError as problem:  # they are taken over when this node is found dead
            log.error("tables could not be given up: %s", problem)

    # -- the lease ---------------------------------------------------------------------------------

    def count(self) -> tuple[int, int]:
        """The connections and the tables here."""
        return len(self.sessions), len(self.tables)

    def stop_acting(self) -> None:
        """The lease has run out: let go of all tables at once. Their clients come back, here or elsewhere."""
        if self.tables:
            log.error("let go of %d tables", len(self.tables))
        tables, self.tables = self.tables, {}
        self._alarms.clear()
        for table in tables.values():
            table.close()
            for session in tuple(table.sessions):
                session.close(AGAIN, "not-loaded", "the table is being brought back")
        self._peers.part_all()

    async def give_up(self) -> None:
        """The others can't reach this node: let them have its tables."""
        owned = list(self.tables)
        self.stop_acting()
        await self._release(owned)

    async def meet(self, living: list[NodeInfo], buried: list[str]) -> None:
        """These nodes live, and those have just been found dead."""
        self._peers.keep({process_of(node.id) for node in living})
        if buried:
            log.warning("found %d nodes dead; restored %d matches", len(buried), await self.restore_matches())

    async def drain(self) -> None:
        """Before the server stops: store and tell what was decided, hand all tables over, say goodbye."""
        if self._drained:
            return
        self.draining = True
        self.lease.stop()
        for table in self.tables.values():
            table.close()
        try:
            await self.writer.call(self.store.leave)
        except StoreError as problem:
            log.error("the tables could not be handed over: %s", problem)
        self._peers.close()
        await super().drain()
        await self._bus.close()

    # -- what the host of the server asks for ------------------------------------------------------

    async def kick(self, guest: str) -> int:
        """Close all connections of that guest, on all nodes."""
        return await super().kick(guest) + await self._order("kick", guest)

    async def announce(self, text: str) -> int:
        """Tell all tables where somebody is something, on all nodes."""
        return await super().announce(text) + await self._order("say", text)

    async def ban(self, who: str, until: int) -> None:
        """Keep somebody out, on all nodes."""
        await self.read(self.read_orders)
        await super().ban(who, until)
        await self._order("look", who)

    async def unban(self, who: str) -> bool:
        """Let them in again, on all nodes."""
        await self.read(self.read_orders)
        found = await super().unban(who)
        await self._order("look", who)
        return found

    async def close_table(self, name: str) -> None:
        """Send everybody away from a table, whoever owns it."""
        await super().close_table(name)
        await self._order("close", name)

    async def renew_links(self, name: str) -> LinkKeys | None:
        """Make all links of a table invalid, whoever owns it."""
        await self.read(self.read_orders)
        try:
            now = room.replay(await self.read(self.store.replay, name, decode))
        except UnknownTable:
            return None
        keys = await self._void_links(now)
        await self._order("look", name)
        return keys

    async def _order(self, do: str, about: str) -> int:
        return await self._orders.give(do, about, len(self.lease.living) - 1)

    async def _carry_out(self, order: Order) -> int:
        if order.do == "kick":
            return await super().kick(order.about)
        if order.do == "say":
            return await super().announce(order.about)
        await self.read(self.read_orders)
        self.close_kept_out()
        if order.do == "close":
            self._close_here(order.about)
        return 0


def process_of(node: str) -> str:
    """The name of a node on the bus; in the store it has another one in each life."""
    return node.partition("-")[0]


async def open_hub(
    database: str, bus: str, limits: Limits, bots: BotPool, addresses: Addresses | None, secret: str, address: str
) -> ClusterHub:
    """A hub on that database and bus. `secret`: that of a new database."""
    store = SharedStore.open(database)
    try:
        kept = bytes.fromhex(store.get_or_set("secret", secret))
        cluster = f"tocca.{blake2b(kept, digest_size=8).hexdigest()}"  # others may share the bus
        hub = ClusterHub(store, Signer(kept), limits, bots, addresses, await NatsBus.open(bus), cluster, address)
        await hub.begin()
    except BaseException:
        store.close()
        raise
    return hub
