"""What tables and sessions need of the place they are at: a server's hub, or a page in a browser (`tocca.offline`)."""

import asyncio
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from tocca.server import protocol
from tocca.server.live.addresses import Addresses
from tocca.server.live.links import Signer
from tocca.server.live.thinking import Thinkers
from tocca.server.room.model import Room
from tocca.server.store.rows import Append, Callback

if TYPE_CHECKING:
    from tocca.server.live.broadcast import Askers
    from tocca.server.live.hints import HintService
    from tocca.server.live.session import Session
    from tocca.server.live.table import LiveTable


class Metrics(msgspec.Struct):
    """What a host counts, since its start. Nothing here may change with an action that is hidden from somebody: whoever
    reads it may be a player. So messages, refusals, commits and hidden events are not counted."""

    malformed: int = 0
    seen: int = 0
    slow: int = 0
    joins: int = 0


class ClientConnection(Protocol):
    """A way to one client."""

    address: str

    def send_frame(self, data: bytes) -> bool:
        """Send a message; False if the client can't keep up."""

    def send_close(self, code: int, reason: str) -> None:
        """Close it, with a WebSocket close code."""

    def ping_often(self, often: bool) -> None:
        """Whether the round-trip time must be known well."""


class JoinedTable(Protocol):
    """What a session needs of its table."""

    def handle_request(self, session: "Session", message: Any, data: bytes) -> None:
        """A request of a guest at this table, decoded and as it was sent."""

    def note_round_trip(self, session: "Session") -> None:
        """The session's round-trip time was measured again."""

    def leave(self, session: "Session") -> None:
        """The session leaves."""


class AppendLog(Protocol):
    """Whoever makes events durable."""

    def submit(self, append: Append, callback: Callback) -> None:
        """Store it; then call back, with the error if it failed."""


class Host(Protocol):
    """A place with tables."""

    loop: asyncio.AbstractEventLoop
    signer: Signer
    metrics: Metrics
    addresses: Addresses
    hints: "HintService"
    draining: bool

    @property
    def writer(self) -> AppendLog:
        """Stores what was decided."""

    @property
    def bots(self) -> Thinkers:
        """Lets bots think."""

    def now(self) -> int:
        """The time, in milliseconds since 1970."""

    def identify_guest(self, token: str) -> str:
        """The guest of that token; a new guest if it is not valid."""

    def join(self, session: "Session", message: protocol.Join) -> None:
        """Bring the session to its table."""

    def crash_point(self, name: str) -> None:
        """A point where tests kill the server."""

    def encode_card(self, now: Room) -> str:
        """What a list of tables shows of that table, as JSON."""

    def drop_table(self, table: "LiveTable", error: BaseException | None, askers: "Askers") -> None:
        """An append failed: drop the table from memory, and tell its sessions."""
