"""One connection: who it is, at which table, and what it may ask for. Bytes in, bytes out, no rules."""

import time
from typing import TYPE_CHECKING
from zlib import crc32

import msgspec

from tocca.server import protocol
from tocca.server.live.connection import WebSocketConnection
from tocca.server.live.limits import Bucket, Limits
from tocca.server.protocol import Goodbye, Hello, Join, Leave, Ping, Pong, Refused, ServerMessage, Welcome
from tocca.server.room.fairness import RoundTrips
from tocca.server.room.model import Audience
from tocca.server.room.roles import WATCH

if TYPE_CHECKING:
    from tocca.server.live.hub import Hub
    from tocca.server.live.table import Table

POLICY = 1008  # WebSocket close codes: refused by policy, too big, try again later
TOO_BIG = 1009
AGAIN = 1013
MOST_WRONG = 20  # messages that make no sense before the connection is closed
HELLO_WITHIN = 10.0  # seconds


_ABOUT_THE_LINE = frozenset((Hello, Ping, Join, Leave))


class Session:
    """A connection after its handshake. `received` is called for each message, `gone` once."""

    __slots__ = (
        "_bucket",
        "_greeted",
        "_held",
        "_holds",
        "_hub",
        "_wrong",
        "audience",
        "closed",
        "connection",
        "guest",
        "role",
        "round_trips",
        "table",
    )

    def __init__(self, hub: "Hub", connection: WebSocketConnection, limits: Limits) -> None:
        self._hub = hub
        self._bucket = Bucket(limits.messages_per_second, limits.burst, time.monotonic())
        self._greeted = False
        self._wrong = 0
        self._holds = 0
        self._held: list[bytes] = []
        self.connection = connection
        self.guest = ""
        self.role = WATCH  # what the link it came by allows
        self.table: Table | None = None
        self.audience = Audience()  # what it is told as, at its table
        self.round_trips = RoundTrips()
        self.closed = False

    def received(self, data: bytes) -> None:
        """A message came in."""
        if self.closed or self._hub.draining:
            return
        if len(data) > protocol.MOST_BYTES:
            self.close(TOO_BIG, "too-big", f"a message has at most {protocol.MOST_BYTES} bytes")
        elif not self._bucket.take(time.monotonic()):
            self.close(POLICY, "too-many", "too many messages at once")
        else:
            self._handle(data)

    def expect_hello(self) -> None:
        """By now somebody should have said who he is."""
        if not self._greeted:
            self.close(POLICY, "hello-first", "the first message must be hello, and come soon")

    def measured(self, ms: float) -> None:
        """A ping came back."""
        self.round_trips = self.round_trips.ponged(round(ms))
        if self.table is not None:
            self.table.measured(self)

    def tell(self, message: ServerMessage) -> None:
        """Send a message."""
        self.tell_bytes(protocol.encode(message))

    def tell_bytes(self, data: bytes) -> None:
        """Send an encoded message; who can't keep up is let go, and gets everything when it comes back."""
        if self._holds:
            self._held.append(data)
        elif not self.closed and not self.connection.tell(data):
            self._hub.metrics.slow += 1
            self.close(AGAIN, "slow", "this connection is too slow; come back and you will see everything")

    def hold(self, seconds: float) -> None:
        """Keep back whatever is told from now on, for so long; then it is told, in order."""
        if seconds > 0:
            self._holds += 1
            self._hub.loop.call_later(seconds, self._let_go)

    def _let_go(self) -> None:
        self._holds -= 1
        if not self._holds:
            held, self._held = self._held, []
            for data in held:
                self.tell_bytes(data)

    def close(self, code: int, reason: str, message: str) -> None:
        """Say why, and hang up."""
        if not self.closed:
            self.closed = True
            self.connection.tell(protocol.encode(Goodbye(reason, message)))
            self.connection.hang_up(code, reason)

    def gone(self) -> None:
        """The connection is closed."""
        self.closed = True
        self.leave()

    def leave(self) -> None:
        """Go away from the table."""
        table, self.table = self.table, None
        if table is not None:
            table.went(self)

    def _handle(self, data: bytes) -> None:
        try:
            message = protocol.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            self._hub.metrics.malformed += 1
            self._wrong += 1
            if self._wrong > MOST_WRONG:
                self.close(POLICY, "malformed", "too many messages that make no sense")
            else:
                self.tell(Refused("", "malformed", f"this message makes no sense: {problem}"))
            return
        self._hub.metrics.received += 1
        table = self.table
        if table is not None and type(message) not in _ABOUT_THE_LINE:
            table.ask(self, message, crc32(data))
        elif isinstance(message, Hello):
            self._greet(message)
        elif isinstance(message, Ping):
            self.tell(Pong(message.id, self._hub.now()))
        elif not self._greeted:
            self.tell(Refused(message.id, "hello-first", "the first message must be hello"))
        elif isinstance(message, Join):
            self._hub.join(self, message)
        elif table is None:
            self.tell(Refused(message.id, "no-table", "join a table first"))
        else:  # Leave
            table.ask(self, message, crc32(data))  # a host may leave his rights to somebody
            self.leave()

    def _greet(self, message: Hello) -> None:
        if message.version != protocol.PROTOCOL:
            self.close(POLICY, "version", f"this server speaks version {protocol.PROTOCOL}; reload the page")
            return
        if self._greeted:
            self.tell(Refused("", "hello-again", "this connection has said hello already"))
            return
        self.guest = self._hub.guest_of(message.token)
        self._greeted = True
        self.tell(Welcome(protocol.PROTOCOL, self._hub.signer.token(self.guest), self._hub.now()))
