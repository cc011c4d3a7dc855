"""A client at one node, a table at another: both ends of the way between them.

At the client's node a `RemoteTable` stands for the table. At the table's node the client has a session like any other,
whose connection is a `RelayedConnection`. So rooms, limits of clients and secrets know nothing of nodes.
"""

from typing import TYPE_CHECKING, Any

from tocca.server.cluster.messages import Often, Quit, RelayedRequest, Shut, Tell, Trips
from tocca.server.live.limits import Limits
from tocca.server.room.fairness import RoundTrips

if TYPE_CHECKING:
    from tocca.server.cluster.peers import Peer
    from tocca.server.live.session import Session

NO_LIMITS = Limits(messages_per_second=1_000_000, burst=1_000_000)  # the client's own node has counted already


class RemoteTable:
    """A table of another node, for one session."""

    def __init__(self, peer: "Peer", relay: int, session: "Session") -> None:
        self.session = session
        self._peer = peer
        self._relay = relay

    def handle_request(self, session: "Session", message: Any, data: bytes) -> None:
        """Pass a request on, as it was sent."""
        self._peer.send(RelayedRequest(self._relay, data))

    def note_round_trip(self, session: "Session") -> None:
        """Pass a measurement on."""
        self._peer.send(Trips(self._relay, session.round_trips.recent))

    def leave(self, session: "Session") -> None:
        """The session leaves."""
        self._peer.clients.pop(self._relay, None)
        self._peer.send(Quit(self._relay))


class RelayedConnection:
    """The connection of a client that is at another node."""

    def __init__(self, peer: "Peer", relay: int, address: str) -> None:
        self.address = address
        self._peer = peer
        self._relay = relay

    def send_frame(self, data: bytes) -> bool:
        """Send a message; the other node notices if the client can't keep up."""
        self._peer.send(Tell(self._relay, data))
        return True

    def send_close(self, code: int, reason: str) -> None:
        """Close the connection at the other node."""
        self._peer.send(Shut(self._relay, code, reason))

    def ping_often(self, often: bool) -> None:
        """Whether the other node must measure the round trip well."""
        self._peer.send(Often(self._relay, often))


def add_way(trips: tuple[int, ...], seconds: float) -> RoundTrips:
    """Round trips of a client as the table must count them: with the way between the nodes."""
    return RoundTrips(tuple(ms + round(seconds * 1000) for ms in trips))
