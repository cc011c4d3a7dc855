"""Three nodes with PostgreSQL and NATS between them, people who play at any of them, and what may go wrong."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from pathlib import Path
from typing import TypeVar

from tests.server.cluster.lines import Line
from tests.server.cluster.parts import Database, NatsServer
from tests.server.players import Listener, Player, check_pictures, check_promises, check_secrets
from tests.server.process import PATIENCE, Nursery, Server
from tocca.client import open_table
from tocca.client.connection import socket_address
from tocca.client.web import Opened
from tocca.server import protocol, room
from tocca.server.room import events
from tocca.server.store import Store

TABLES = (("tomoko", 2), ("toncc", 3), ("toscana", 2), ("tomoko", 3), ("totsa", 2))


R = TypeVar("R", bound="Roaming")


class Node:
    """A server, and its own lines to the database and the bus."""

    def __init__(self, server: Server, database: Line, bus: Line) -> None:
        self.server = server
        self.database = database
        self.bus = bus
        self.reachable = True  # as a load balancer sees it

    @property
    def url(self) -> str:
        return self.server.url


class Nodes:
    """All nodes, as a load balancer knows them."""

    def __init__(self, nodes: list[Node]) -> None:
        self.all = nodes
        self._rng = random.Random("nodes")

    def choose(self, but: str = "") -> str:
        """The address of a node that can be reached, if possible another one."""
        found = [node.url for node in self.all if node.reachable]
        return self._rng.choice([url for url in found if socket_address(url) != but] or found)


class Roaming(Listener):
    """Comes back at another node each time."""

    nodes: Nodes

    async def _talk(self) -> bool:
        if self._here.is_set():
            self._address = socket_address(self.nodes.choose(but=self._address))
        return await super()._talk()


class RoamingPlayer(Roaming, Player):
    """Plays a seat, and comes back at another node each time."""


class Table:
    """The people at one table."""

    def __init__(self, owner: Node, players: list[RoamingPlayer], watcher: Roaming) -> None:
        self.owner = owner  # at first
        self.players = players
        self.everybody: list[Listener] = [*players, watcher]

    @property
    def promised(self) -> int:
        return sum(len(player.promised) for player in self.players)


class Rig:
    """The cluster and the people. `live_through` some trouble, then `check`."""

    def __init__(self, nodes: Nodes, database: Database, bus: NatsServer) -> None:
        self.nodes = nodes
        self.database = database
        self.bus = bus
        self.tables: list[Table] = []

    async def live_through(self, trouble: Callable[[], Awaitable[None]]) -> None:
        """Seat people, let them play while there is trouble, and let them catch up."""
        for number, (game, seats) in enumerate(TABLES):
            self.tables.append(await self._seat(number, game, seats))
        async with asyncio.TaskGroup() as playing:
            for table in self.tables:
                for player in table.players:
                    playing.create_task(player.play())
            await self.play_on(10)
            await trouble()
            await self.play_on(10)
            for table in self.tables:
                for player in table.players:
                    player.stop()
        for table in self.tables:
            final = room.replay(await asyncio.to_thread(self._load, table))
            for one in table.everybody:
                await one.catch_up(final)
        for table in self.tables:
            for one in table.everybody:
                await one.close()

    async def play_on(self, requests: int, tables: list[Table] | None = None) -> float:
        """Wait until so many more requests were carried out at each of these tables. Gives the seconds it took."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        wanted = [(table, table.promised + requests) for table in (self.tables if tables is None else tables)]
        async with asyncio.timeout(PATIENCE):
            while any(table.promised < enough for table, enough in wanted):
                await asyncio.sleep(0.01)
        return loop.time() - began

    def check(self) -> int:
        """Nothing acknowledged is lost, done twice or different from what somebody was told; how many were kept."""
        promises = 0
        for table in self.tables:
            log = self._load(table)
            promises += check_promises(log, [*table.players])
            check_pictures(log, table.everybody)
            check_secrets(log, table.everybody)
        self.tables.clear()
        return promises

    async def _seat(self, number: int, game: str, seats: int) -> Table:
        """The owner is the node at which the table was opened; people sit at this one and others."""
        count = len(self.nodes.all)
        urls = [self.nodes.all[(number + seat) % count].url for seat in range(1, seats + 1)]
        owner = self.nodes.all[number % count]
        opened = await open_table(owner.url, game, seats=seats)
        players = [self._player(url, opened, seat) for seat, url in enumerate(urls)]
        watcher = self._at_nodes(Roaming(owner.url, opened, opened.watch))
        for one in (*players, watcher):
            await one.open()
        for player in players:
            await player.sit(player.seat)
        await players[0].ask(protocol.Start(players[0].new_id()))
        return Table(owner, players, watcher)

    def _player(self, url: str, opened: Opened, seat: int) -> RoamingPlayer:
        token = opened.token if seat == 0 else ""
        return self._at_nodes(RoamingPlayer(url, opened, seat, token, pace=(0.02, 0.08)))

    def _at_nodes(self, one: R) -> R:
        one.nodes = self.nodes
        return one

    def _load(self, table: Table) -> list[events.Event]:
        with Store.open(self.database.url) as store:
            return store.replay(table.players[0].opened.table, events.decode)


@asynccontextmanager
async def open_rig(folder: Path, nursery: Nursery, database: Database, bus: NatsServer) -> AsyncIterator[Rig]:
    """Three nodes on that database and bus."""
    async with AsyncExitStack() as lines:
        with ExitStack() as servers:
            nodes = []
            for number in range(3):
                to_database = await lines.enter_async_context(Line(database.port))
                to_bus = await lines.enter_async_context(Line(bus.port))
                settings = {
                    "DATABASE": database.through(to_database.port),
                    "BUS": f"nats://127.0.0.1:{to_bus.port}",
                }
                server = Server(folder / f"node{number}", nursery, **settings)
                server.begin()
                servers.callback(_end, server)
                nodes.append(Node(server, to_database, to_bus))
            for node in nodes:
                await asyncio.to_thread(node.server.wait_until_open)
            yield Rig(Nodes(nodes), database, bus)


def _end(server: Server) -> None:
    if server.pid:
        server.kill()
    assert "Traceback" not in server.read_log(), server.read_log()
