"""Connections between clients and nodes that are slow, break, stay half open, repeat and reorder what they carry.

A connection keeps the order of what a server sends, as TCP does. What it carries may come late, and when it breaks each
end learns of it in its own time; what was under way is lost. Requests of clients may also come twice or out of order,
as over a bus.

A network of several nodes fits in here: `Network.listen` takes an address for each, and `split` cuts some of them off.
"""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Protocol

from websockets.exceptions import ConnectionClosedError

from tests.simulation.loop import Process, SimulatedLoop

NOTICED_AFTER = (0.0, 25.0)  # seconds until an end notices that a connection is gone without a word
MOST_UNREAD = 48 * 1024  # bytes under way to a client that does not read
RACE_PING_EVERY = 1.0
SPACING = 1e-6  # seconds between two messages in one direction: timers of the same moment have no order


class Accepted(Protocol):
    """What a node makes of a connection."""

    def receive(self, data: bytes) -> None: ...

    def note_round_trip(self, ms: float) -> None: ...


Accept = Callable[["Link"], tuple[Accepted, Callable[[], None]]]  # the session, and what ends it


class Weather:
    """How bad the network is right now."""

    def __init__(self) -> None:
        self.latency = (0.005, 0.05)
        self.repeats = 0.0  # the share of requests
        self.reorders = 0.0
        self.slow: set[str] = set()  # clients that do not read


class Link:
    """One connection, both ends of it."""

    address = "10.0.0.1"

    def __init__(self, network: "Network", client: str, node: Process, number: int) -> None:
        self.client, self.node, self.number = client, node, number
        self.broken = False
        self._network, self._loop = network, network.loop
        self._rng = random.Random(f"{network.seed} link {number}")
        self._session: Accepted | None = None
        self._end_session: Callable[[], None] = lambda: None
        self._inbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._unread = 0
        self._last_up = self._last_down = 0.0
        self._server_open = self._client_open = True

    def open(self, accept: Accept) -> None:
        """In the node's process: it accepts."""
        self._session, self._end_session = accept(self)

    # -- the server's end --------------------------------------------------------------------------

    def send_frame(self, data: bytes) -> bool:
        if not self._server_open or self._unread > MOST_UNREAD:
            return False
        self._unread += len(data)
        self._last_down = max(self._last_down + SPACING, self._loop.time() + self._delay())
        self._loop.call_at(self._last_down, self._deliver_down, data, context=self._network.context)
        return True

    def send_close(self, code: int, reason: str) -> None:
        if self._server_open:
            self._loop.call_at(
                max(self._last_down, self._loop.time()) + self._delay(),
                self._close_client,
                context=self._network.context,
            )
            self._close_server()

    def ping_often(self, often: bool) -> None:
        if often:
            self._ping()

    def _ping(self) -> None:
        if self._server_open and self._session is not None:
            self._session.note_round_trip(1000 * (self._delay() + self._delay()))
            self._loop.call_later(RACE_PING_EVERY, self._ping)

    # -- the client's end --------------------------------------------------------------------------

    async def send(self, data: bytes, text: bool = True) -> None:
        if not self._client_open:
            raise ConnectionClosedError(None, None)
        weather = self._network.weather
        first_words = data.startswith((b'{"t":"hello"', b'{"t":"join"'))
        arrives = self._loop.time() + self._delay()
        if first_words or self._rng.random() >= weather.reorders:
            arrives = self._last_up = max(self._last_up + SPACING, arrives)
        self._loop.call_at(arrives, self._deliver_up, data, context=self.node.context)
        if not first_words and self._rng.random() < weather.repeats:
            self._network.repeated = True
            again = arrives + self._rng.uniform(0.0, 3.0)
            self._loop.call_at(again, self._deliver_up, data, context=self.node.context)

    async def close(self) -> None:
        """The client hangs up."""
        self._close_client()
        self._loop.call_later(self._delay(), self._close_server, context=self.node.context)

    def __aiter__(self) -> "Link":
        return self

    async def __anext__(self) -> bytes:
        while self.client in self._network.weather.slow:
            await asyncio.sleep(0.25)
        data = await self._inbox.get()
        if data is None:
            raise StopAsyncIteration
        self._unread -= len(data)
        return data

    # -- in between --------------------------------------------------------------------------------

    def cut(self) -> None:
        """Break it without a word to either end."""
        if not self.broken:
            self.broken = True
            self._loop.call_later(self._rng.uniform(*NOTICED_AFTER), self._close_server, context=self.node.context)
            self._loop.call_later(
                self._rng.uniform(*NOTICED_AFTER) / 5, self._close_client, context=self._network.context
            )

    def reset(self) -> None:
        """The node has died, and its machine says so."""
        self._server_open = False
        self._loop.call_later(self._delay(), self._close_client, context=self._network.context)

    def _deliver_up(self, data: bytes) -> None:
        if not self.broken and self._server_open and self._session is not None:
            self._network.note(f"{self.client} > {data.decode()}")
            self._session.receive(data)

    def _deliver_down(self, data: bytes) -> None:
        if not self.broken and self._client_open:
            self._network.note(f"{self.client} < {data.decode()}")
            self._inbox.put_nowait(data)

    def _close_server(self) -> None:
        if self._server_open:
            self._server_open = False
            self._end_session()

    def _close_client(self) -> None:
        if self._client_open:
            self._client_open = False
            self._network.links.pop(self.number, None)
            self._inbox.put_nowait(None)

    def _delay(self) -> float:
        return self._rng.uniform(*self._network.weather.latency)


class Network:
    """All connections, and who listens where."""

    def __init__(self, loop: SimulatedLoop, seed: str, note: Callable[[str], None], context: Any) -> None:
        self.loop, self.seed, self.note, self.context = loop, seed, note, context
        self.weather = Weather()
        self.links: dict[int, Link] = {}
        self._nodes: dict[str, tuple[Process, Accept]] = {}
        self._cut_off: dict[str, float] = {}  # until when
        self._numbers = 0
        self.repeated = False  # whether any request was carried twice

    def listen(self, address: str, node: Process, accept: Accept) -> None:
        """A node accepts connections at that address, until it dies."""
        self._nodes[address] = (node, accept)
        node.on_death.append(lambda: self._forget(address, node))

    def split(self, address: str, seconds: float) -> None:
        """Nobody reaches that node for a while."""
        self._cut_off[address] = max(self._cut_off.get(address, 0.0), self.loop.time() + seconds)
        for link in tuple(self.links.values()):
            link.cut()

    def join_again(self) -> None:
        """All nodes can be reached."""
        self._cut_off.clear()

    @asynccontextmanager
    async def dial(self, address: str, client: str) -> AsyncIterator[Link]:
        """A connection of that client; OSError if nobody answers."""
        self._numbers += 1
        number = self._numbers
        await asyncio.sleep(random.Random(f"{self.seed} dial {number}").uniform(*self.weather.latency))
        if address not in self._nodes or self.loop.time() < self._cut_off.get(address, 0.0):
            raise ConnectionRefusedError(address)
        node, accept = self._nodes[address]
        link = self.links[number] = Link(self, client, node, number)
        self.loop.call_soon(link.open, accept, context=node.context)
        try:
            yield link
        finally:
            await link.close()

    def _forget(self, address: str, node: Process) -> None:
        self._nodes.pop(address, None)
        for link in tuple(self.links.values()):
            if link.node is node:
                link.reset()
