"""A session: one connection, the guest behind it, and the table it is at. Bytes in, bytes out, no rules."""

from typing import TYPE_CHECKING

import msgspec

from tocca.server import protocol
from tocca.server.live.limits import Bucket, Limits
from tocca.server.protocol import Hello, Join, Leave, Ping, Pong, ServerMessage, Welcome
from tocca.server.refusals import GoodbyeCode, RefusalCode, refuse, say_goodbye
from tocca.server.room.fairness import RoundTrips
from tocca.server.room.model import Audience
from tocca.server.room.roles import WATCH

if TYPE_CHECKING:
    from tocca.server.live.host import ClientConnection, Host, JoinedTable

POLICY = 1008  # WebSocket close codes: refused by policy, too big, try again later
TOO_BIG = 1009
AGAIN = 1013
MAX_MALFORMED = 20  # messages that can't be decoded before the connection is closed
HELLO_WITHIN = 10.0  # seconds
COUNTED_BYTES = 1_024  # a longer message counts as several

_NOT_FOR_A_TABLE = frozenset((Hello, Ping, Join, Leave))


class Session:
    """A connection after its handshake. The connection calls `receive` for each message; `end` is called once."""

    __slots__ = (
        "_bucket",
        "_greeted",
        "_held",
        "_holds",
        "_hub",
        "_malformed",
        "audience",
        "closed",
        "connection",
        "guest",
        "role",
        "round_trips",
        "table",
    )

    def __init__(self, hub: "Host", connection: "ClientConnection", limits: Limits, guest: str = "") -> None:
        """`guest`: who it is, if another node has heard the hello."""
        self._hub = hub
        self._bucket = Bucket(limits.messages_per_second, limits.burst, hub.loop.time())
        self._greeted = bool(guest)
        self._malformed = 0
        self._holds = 0  # delays that are running
        self._held: list[bytes] = []
        self.connection = connection
        self.guest = guest
        self.role = WATCH  # what the guest's link allows
        self.table: JoinedTable | None = None
        self.audience = Audience()  # at the table: decides which events it sees
        self.round_trips = RoundTrips()
        self.closed = False

    def receive(self, data: bytes) -> None:
        """Handle a message from the client."""
        if self.closed or self._hub.draining:
            return
        if len(data) > protocol.MOST_BYTES:
            self.close(TOO_BIG, "too-big", f"a message has at most {protocol.MOST_BYTES} bytes")
        elif self._bucket.take(self._hub.loop.time(), max(1.0, len(data) / COUNTED_BYTES)):
            self._handle(data)
        else:
            self._close_for_flooding()

    def count_frame(self, size: int) -> None:
        """A ping, or a piece of a message: it counts like a message."""
        if not self.closed and not self._bucket.take(self._hub.loop.time(), max(1.0, size / COUNTED_BYTES)):
            self._close_for_flooding()

    def _close_for_flooding(self) -> None:
        self.close(POLICY, "too-many", "too many messages at once")
        self._hub.addresses.punish(self.connection.address)

    def require_hello(self) -> None:
        """Close the connection if the client has not said hello yet."""
        if not self._greeted:
            self.close(POLICY, "hello-first", "the first message must be hello, and come soon")

    def note_round_trip(self, ms: float) -> None:
        """A pong has come back."""
        self.round_trips = self.round_trips.add_pong(round(ms))
        if self.table is not None:
            self.table.note_round_trip(self)

    def send(self, message: ServerMessage) -> None:
        """Send a message."""
        self.send_bytes(protocol.encode(message))

    def refuse(self, request: str, reason: RefusalCode, message: str) -> None:
        """Answer that a request is not carried out."""
        self.send(refuse(request, reason, message))

    def send_bytes(self, data: bytes) -> None:
        """Send an encoded message. A client that can't keep up is disconnected; it gets everything when it is back."""
        if self._holds:
            self._held.append(data)
        elif not self.closed and not self.connection.send_frame(data):
            self._hub.metrics.slow += 1
            self.close(AGAIN, "slow", "this connection is too slow; come back and you will see everything")

    def hold(self, seconds: float) -> None:
        """Hold back all messages for so long; then send them in order."""
        if seconds > 0:
            self._holds += 1
            self._hub.loop.call_later(seconds, self._release)

    def _release(self) -> None:
        self._holds -= 1
        if not self._holds:
            held, self._held = self._held, []
            for data in held:
                self.send_bytes(data)

    def close(self, code: int, reason: GoodbyeCode, message: str) -> None:
        """Say goodbye with a reason, and close the connection."""
        if not self.closed:
            self.closed = True
            self.connection.send_frame(protocol.encode(say_goodbye(reason, message)))
            self.connection.send_close(code, reason)

    def end(self) -> None:
        """The connection is closed."""
        self.closed = True
        self.leave()

    def leave(self) -> None:
        """Leave the table."""
        table, self.table = self.table, None
        if table is not None:
            table.leave(self)

    def _handle(self, data: bytes) -> None:
        try:
            message = protocol.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            self._refuse_malformed(problem)
            return
        table = self.table
        if table is not None and type(message) not in _NOT_FOR_A_TABLE:
            table.handle_request(self, message, data)
        elif isinstance(message, Hello):
            self._handle_hello(message)
        elif isinstance(message, Ping):
            self.send(Pong(message.id, self._hub.now()))
        elif not self._greeted:
            self.refuse(message.id, "hello-first", "the first message must be hello")
        elif isinstance(message, Join):
            self._hub.join(self, message)
        elif table is None:
            self.refuse(message.id, "no-table", "join a table first")
        else:  # Leave
            table.handle_request(self, message, data)  # the room may pass the host's rights on
            self.leave()

    def _refuse_malformed(self, problem: Exception) -> None:
        self._hub.metrics.malformed += 1
        self._malformed += 1
        if self._malformed > MAX_MALFORMED:
            self.close(POLICY, "malformed", "too many messages that make no sense")
        else:
            self.refuse("", "malformed", f"this message makes no sense: {problem}")

    def _handle_hello(self, message: Hello) -> None:
        if message.version != protocol.PROTOCOL:
            self.close(POLICY, "version", f"this server speaks version {protocol.PROTOCOL}; reload the page")
            return
        if self._greeted:
            self.refuse("", "hello-again", "this connection has said hello already")
            return
        self.guest = self._hub.identify_guest(message.token)
        self._greeted = True
        self.send(Welcome(protocol.PROTOCOL, self._hub.signer.sign_token(self.guest), self._hub.now()))
