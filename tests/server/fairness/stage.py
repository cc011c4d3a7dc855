"""A table with its connections on a clock that the test moves: what is sent to each line, and when."""

import heapq
from collections.abc import Callable
from itertools import count
from typing import Any, cast

import msgspec

from tests.server.room.scene import NOON, Scene
from tocca.server import protocol
from tocca.server.live.connection import WebSocketConnection
from tocca.server.live.host import Metrics
from tocca.server.live.hub import Hub
from tocca.server.live.limits import Limits
from tocca.server.live.session import Session
from tocca.server.live.table import LiveTable
from tocca.server.live.workers import BotPool
from tocca.server.protocol import Join, ServerMessage
from tocca.server.room.fairness import SAMPLES, RoundTrips
from tocca.server.room.roles import PLAY
from tocca.server.store.rows import Append, Callback

COMMIT = 4  # milliseconds that the store takes


class Loop:
    """As much of an event loop as tables need."""

    def __init__(self) -> None:
        self.ms = 0
        self._numbers = count()
        self._later: list[tuple[int, int, Callable[[], object]]] = []
        self._cancelled: set[int] = set()

    def time(self) -> float:
        return self.ms / 1000

    def call_later(self, seconds: float, call: Callable[..., object], *args: Any) -> "Handle":
        number = next(self._numbers)
        heapq.heappush(self._later, (self.ms + round(seconds * 1000), number, lambda: call(*args)))
        return Handle(number, self._cancelled)

    def call_soon(self, call: Callable[..., object], *args: Any, context: object = None) -> "Handle":
        return self.call_later(0, call, *args)

    def get_debug(self) -> bool:
        return False

    def run_until(self, ms: int) -> None:
        """Everything that is due by then, in order."""
        while self._later and self._later[0][0] <= ms:
            self.ms, number, call = heapq.heappop(self._later)
            if number not in self._cancelled:
                call()
        self.ms = ms


class Handle:
    def __init__(self, number: int, cancelled: set[int]) -> None:
        self._number, self._all = number, cancelled

    def cancel(self) -> None:
        self._all.add(self._number)


class Writer:
    """Stores nothing, and takes its time."""

    def __init__(self, loop: Loop) -> None:
        self._loop = loop

    def submit(self, append: Append, callback: Callback) -> None:
        self._loop.call_later(COMMIT / 1000, callback, None, None)


class Server:
    """As much of a hub as a table needs."""

    def __init__(self) -> None:
        self.loop = Loop()
        self.writer = Writer(self.loop)
        self.metrics = Metrics()
        self.bots = BotPool()
        self.draining = False

    def now(self) -> int:
        return NOON + self.loop.ms

    def crash_point(self, name: str) -> None:
        pass


class Wire:
    """A line that keeps what is sent."""

    def __init__(self, loop: Loop) -> None:
        self._loop = loop
        self.sent: list[tuple[int, ServerMessage]] = []

    def send_frame(self, data: bytes) -> bool:
        self.sent.append((self._loop.ms, protocol.decode_told(data)))
        return True

    def ping_often(self, often: bool) -> None:
        pass

    def since(self, ms: int) -> list[tuple[int, ServerMessage]]:
        return [(at, message) for at, message in self.sent if at >= ms]

    def dice_at(self) -> int | None:
        """When the dice were first told."""
        return next((at for at, message in self.sent if _shows_dice(message)), None)


def _shows_dice(message: ServerMessage) -> bool:
    return any(msgspec.json.decode(eye.view)["dice"] >= 0 for eye in getattr(message, "eyes", ()))


class Stage:
    """A table of Totsa! with as many seats as there are letters of guests, all of whom have yet to come."""

    def __init__(self, seats: int) -> None:
        self.server = Server()
        self.loop = self.server.loop
        scene = Scene("totsa", seats)
        self.table = LiveTable(cast(Hub, self.server), scene.room, len(scene.log))
        self._ids = count()

    def join(self, guest: str, round_trip: int | None = None) -> "Connection":
        return Connection(self, guest, round_trip)

    def roll(self) -> int:
        """On to the moment in which the dice are decided; it is not stored yet."""
        self.loop.run_until(5_000)  # rolled by itself
        thrown = self.table.room.playing.state.deadline
        assert thrown is not None
        self.loop.run_until(thrown)
        assert self.table.room.race is not None
        assert self.table.stored.race is None
        return thrown


class Connection:
    """One of a guest, with a round trip that the server knows, or doesn't."""

    def __init__(self, stage: Stage, guest: str, round_trip: int | None) -> None:
        self.wire = Wire(stage.loop)
        self.session = Session(cast(Hub, stage.server), cast(WebSocketConnection, self.wire), Limits())
        self.session.guest, self.session.role = guest, PLAY
        if round_trip is not None:
            self.session.round_trips = RoundTrips((round_trip,) * SAMPLES)
        self._table = stage.table
        stage.table.join(self.session, Join("join", "t1"))

    def ask(self, message: protocol.ClientMessage) -> None:
        self._table.handle_request(self.session, message, protocol.encode(message))

    def kinds(self, since: int) -> list[str]:
        """What was told since then: the kinds of lines, or of other messages."""
        told = [message for _, message in self.wire.since(since)]
        return [one.line.kind if isinstance(one, protocol.Happened) else type(one).__name__ for one in told]
