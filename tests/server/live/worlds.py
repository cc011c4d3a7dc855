"""The real hub, table and sessions without sockets: bytes in, and every byte out on a tape. The clock is the test's."""

import asyncio
from pathlib import Path
from typing import Any, cast

from msgspec.structs import replace

from tocca.core.chance import Stream
from tocca.core.state import State
from tocca.server import protocol, room
from tocca.server.live.connection import WebSocketConnection
from tocca.server.live.hub import Hub
from tocca.server.live.limits import Limits
from tocca.server.live.links import Signer
from tocca.server.live.session import Session
from tocca.server.live.table import LiveTable
from tocca.server.live.workers import BotPool
from tocca.server.room.events import encode
from tocca.server.room.requests import TableSetup
from tocca.server.store import Append, Store, TableInfo, sqlite_url

ROOMY = Limits(messages_per_second=10**6, burst=10**6)
WATCHER = "watcher"


class SilentBots(BotPool):
    """Bots that never come to a decision: the test decides for them."""

    async def choose(self, game: str, name: str, view: Any, seed: str) -> str:
        await asyncio.Event().wait()
        raise AssertionError

    async def react(self, game: str, name: str, memory: Any, views: tuple[Any, ...], seed: str) -> tuple[int, str, Any]:
        await asyncio.Event().wait()
        raise AssertionError


class StillHub(Hub):
    """A hub whose time is what the test says."""

    time = 1_700_000_000_000

    @staticmethod
    def now() -> int:
        return StillHub.time


class Tape:
    """A line that keeps what is said to it."""

    def __init__(self) -> None:
        self.told: list[bytes] = []
        self.address = ""
        self.full = False  # whether its client does not read any more

    def send_frame(self, data: bytes) -> bool:
        if self.full:
            return False
        self.told.append(data)
        return True

    def send_close(self, code: int, reason: str) -> None:
        self.told.append(f"{code} {reason}".encode())

    def ping_often(self, often: bool) -> None:
        pass


class World:
    """One table, with people on its seats (guests "g0", "g1", …) and one who watches."""

    def __init__(self, hub: StillHub) -> None:
        self.hub = hub
        self.tapes: dict[str, Tape] = {}
        self.sessions: dict[str, Session] = {}
        self.table: LiveTable
        self._key = ""
        self._ids = 0

    async def set_up(self, name: str, game: str, seats: int, options: dict[str, Any], **more: Any) -> None:
        step = room.create(TableSetup(name, game, "g0", seats, options, seed=name, **more), self.hub.now())
        rows = tuple((event.at, encode(event)) for event in step.events)
        info = TableInfo(name, game, step.room.phase, False, 0, 0)
        await self.hub.writer.append(Append(name, 1, rows, info))
        self.table = LiveTable(self.hub, step.room, len(rows))
        self.hub.tables[name] = self.table
        self._key = self.hub.link_keys(step.room).play
        for guest in (*(f"g{seat}" for seat in range(seats)), WATCHER):
            self.connect(guest)
        for seat in range(seats):
            await self.say(f"g{seat}", protocol.Sit(self.id(), seat, f"P{seat}"))

    def connect(self, guest: str, **seen: Any) -> None:
        """A new connection of that guest, which says hello and comes to the table."""
        tape = self.tapes.setdefault(guest, Tape())
        if guest in self.sessions:
            self.sessions.pop(guest).end()
        session = self.sessions[guest] = Session(self.hub, cast(WebSocketConnection, tape), ROOMY)
        session.receive(protocol.encode(protocol.Hello(protocol.PROTOCOL, self.hub.signer.sign_token(guest))))
        session.receive(protocol.encode(protocol.Join("j", self.table.room.table, self._key, **seen)))

    def come_by(self, key: str, guest: str) -> None:
        """A new connection of that guest, by a link that ends in that key."""
        self._key = key
        self.connect(guest)

    async def say(self, guest: str, message: Any) -> None:
        """A message (or bytes) from that guest, and all that comes of it."""
        data = message if isinstance(message, bytes) else protocol.encode(message)
        self.sessions[guest].receive(data)
        await self.settle()

    async def settle(self) -> None:
        """Wait until everything is stored and told."""
        while not self.table.settled:
            await asyncio.sleep(0)

    def id(self) -> str:
        """A request id not used before."""
        self._ids += 1
        return f"r{self._ids}"

    def listen(self, guest: str) -> list[bytes]:
        """What that guest was told since the last time."""
        told, self.tapes[guest].told = self.tapes[guest].told, []
        return told

    def become(self, other: "World") -> None:
        """The same table as the other one's."""
        self.table.room, self.table.stored = other.table.room, other.table.stored

    def imagine(self, seat: int | None, rng: Any) -> None:
        """Another world that this seat can't tell from the true one."""
        true = self.table.room.playing.state
        position = true.game.resample(true.view(seat), rng).position
        stream = true._stream if rng.random() < 0.8 else Stream.from_seed(str(rng.random()))
        state = State(true.game, position, stream)
        for name in ("room", "stored"):
            now = getattr(self.table, name)
            dealt = now.playing.dealt if now.playing.plays else state
            setattr(self.table, name, replace(now, match=replace(now.playing, state=state, dealt=dealt)))


async def open_hub(folder: Path, bots: BotPool | None = None) -> StillHub:
    """A hub with a store of its own; all have the same secret."""
    return StillHub(Store.open(sqlite_url(folder)), Signer(b"s" * 32), ROOMY, bots or SilentBots())
