"""This node's lease on life: renewed in the database, and watched by this node's own monotonic clock.

The database's clock decides when a lease has run out. A node that can't renew it stops acting a little earlier, by its
own clock, so that its clients look for another node. Even if it went on, the database would refuse what it stores.
"""

import asyncio
import itertools
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Protocol

from tocca.server.cluster.bus import Bus
from tocca.server.store import LeaseLost, NodeInfo, SharedStore, StoreError

log = logging.getLogger("tocca.cluster")

RENEW_EVERY = 1.0  # seconds
WATCH_EVERY = 0.2  # seconds
WITHOUT_BUS = 1.5  # seconds that a node may be cut off from the bus which others have


class Owner(Protocol):
    """Whoever acts under the lease."""

    def count(self) -> tuple[int, int]:
        """The connections and the tables here."""

    def stop_acting(self) -> None:
        """The lease has run out: let go of all tables at once."""

    async def give_up(self) -> None:
        """The others can't reach this node: let them have its tables."""

    async def meet(self, living: list[NodeInfo], buried: list[str]) -> None:
        """These nodes live, and those have just been found dead."""


class NodeLease:
    """Keeps one node alive. `valid` says whether it may act."""

    def __init__(self, store: SharedStore, bus: Bus, address: str, owner: Owner) -> None:
        self.process = secrets.token_hex(6)  # the node's name on the bus; in the store each life has a name of its own
        self.living: list[NodeInfo] = []
        self._store = store
        self._bus = bus
        self._address = address
        self._owner = owner
        self._loop = asyncio.get_running_loop()
        self._lives = itertools.count(1)
        self._until = 0.0  # in the loop's time
        self._off_bus_since: float | None = None
        self._cut_off = False
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def valid(self) -> bool:
        """Whether this node may act: its lease has not run out, and the others can reach it."""
        return not self._cut_off and self._loop.time() < self._until

    @property
    def problem(self) -> str:
        """Why it may not act; empty if it may."""
        if self._cut_off:
            return "the bus can't be reached"
        return "" if self.valid else "the lease can't be renewed"

    async def begin(self) -> None:
        """Begin to live."""
        await self._begin_life()
        self._tasks = [self._loop.create_task(task) for task in (self._keep(self._renew, RENEW_EVERY), self._watch())]

    def stop(self) -> None:
        """Renew it no more."""
        self._until = 0.0
        for task in self._tasks:
            task.cancel()

    async def _begin_life(self) -> None:
        began = self._loop.time()
        await asyncio.to_thread(self._store.register, f"{self.process}-{next(self._lives)}", self._address)
        self._until = began + self._store.lease_ms / 1000

    async def _keep(self, do: Callable[[], Awaitable[None]], every: float) -> None:
        while True:
            try:
                await do()
            except StoreError as problem:
                log.error("the lease could not be renewed: %s", problem)
            except Exception:  # whatever it is, the node must go on trying
                log.exception("the lease could not be renewed")
            await asyncio.sleep(every)

    async def _watch(self) -> None:
        """Stop acting once the lease has run out, also while the database does not answer."""
        while True:
            await asyncio.sleep(WATCH_EVERY)
            if self._loop.time() >= self._until:
                self._owner.stop_acting()

    async def _renew(self) -> None:
        began = self._loop.time()
        connections, tables = self._owner.count()
        try:
            living = await asyncio.to_thread(self._store.renew, self._bus.connected, connections, tables)
        except LeaseLost:
            log.error("the other nodes have taken this one for dead; it begins anew")
            self._owner.stop_acting()
            await self._begin_life()
            return
        self._until = began + self._store.lease_ms / 1000
        self.living = living
        await self._look_at_bus(living)
        await self._owner.meet(living, await asyncio.to_thread(self._store.bury))

    async def _look_at_bus(self, living: list[NodeInfo]) -> None:
        """Whoever alone is cut off from the bus lets the others have its tables. If nobody has a bus, each node goes on
        with the clients that are at it."""
        now = self._loop.time()
        if self._bus.connected:
            self._off_bus_since = None
        elif self._off_bus_since is None:
            self._off_bus_since = now
        others = any(node.on_bus for node in living if node.id != self._store.node)
        since = self._off_bus_since
        cut_off = since is not None and now - since > WITHOUT_BUS and others
        if cut_off and not self._cut_off:
            log.error("this node alone is cut off from the bus; the others may have its tables")
            self._cut_off = True
            await self._owner.give_up()
        self._cut_off = cut_off
