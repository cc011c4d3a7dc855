"""The other nodes, as far as clients here are at their tables, or theirs at ours."""

import asyncio
import itertools
import logging
from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from tocca.server import protocol
from tocca.server.cluster import messages
from tocca.server.cluster.bus import Bus
from tocca.server.cluster.channel import Channel
from tocca.server.cluster.messages import Enter, Message, MessageBatch, Often, Quit, RelayedRequest, Shut, Tell, Trips
from tocca.server.cluster.relays import NO_LIMITS, RelayedConnection, RemoteTable, add_way
from tocca.server.live.session import AGAIN, Session
from tocca.server.protocol import Join

if TYPE_CHECKING:
    from tocca.server.cluster.hub import ClusterHub

log = logging.getLogger("tocca.cluster")

BEAT = 0.25  # seconds between two signs of life
SILENT = 3.0  # seconds without one; then the other node is taken for lost
MOST_IN_BATCH = 200_000  # bytes, more or less: NATS takes a million


class Peer:
    """Another node: the channel to it, our clients at its tables (by relay), its clients at ours."""

    def __init__(self, peers: "Peers", node: str) -> None:
        self.node = node
        self.channel = Channel(peers.me, peers.streams)
        self.channel.heard_at = peers.hub.loop.time()
        self.clients: dict[int, Session] = {}
        self.guests: dict[int, Session] = {}
        self.silent = False  # it does not answer; its clients come back until another node owns their table
        self._peers = peers

    @property
    def in_use(self) -> bool:
        """Whether any client is relayed between the two nodes."""
        return bool(self.clients or self.guests)

    def send(self, message: Message) -> None:
        """Send a message to that node."""
        self.channel.send(message)
        self._peers.flush_soon(self)

    def enter(self, relay: int, session: Session, join: Join) -> None:
        """Bring a session of ours to a table of theirs."""
        session.leave()
        self.clients[relay] = session
        session.table = RemoteTable(self, relay, session)
        address, trips = session.connection.address, session.round_trips.recent
        self.send(Enter(relay, session.guest, address, protocol.encode(join), trips))

    def receive(self, message: Message) -> None:
        """A message of that node."""
        if isinstance(message, Enter):
            self._welcome(message)
        elif isinstance(message, Tell | Often | Shut):
            client = self.clients.get(message.relay)
            if client is not None:
                self._tell(client, message)
            elif not isinstance(message, Shut):
                self.send(Quit(message.relay))  # it was gone before the other node had let it in
        elif (session := self.guests.get(message.relay)) is not None:
            self._hear(session, message)

    def _welcome(self, message: Enter) -> None:
        connection = RelayedConnection(self, message.relay, message.address)
        session = Session(self._peers.hub, connection, NO_LIMITS, message.guest)
        session.round_trips = add_way(message.trips, self.channel.round_trip)
        self.guests[message.relay] = session
        if self._peers.hub.draining:
            session.close(AGAIN, "draining", "the server is restarting; back in a moment")
        session.receive(message.join)

    def _hear(self, session: Session, message: RelayedRequest | Trips | Quit) -> None:
        if isinstance(message, RelayedRequest):
            session.receive(message.data)
        elif isinstance(message, Trips):
            session.round_trips = add_way(message.trips, self.channel.round_trip)
            if session.table is not None:
                session.table.note_round_trip(session)
        else:
            del self.guests[message.relay]
            session.end()

    def _tell(self, session: Session, message: Tell | Often | Shut) -> None:
        if isinstance(message, Tell):
            session.send_bytes(message.data)
        elif isinstance(message, Often):
            session.connection.ping_often(message.often)
        else:
            session.closed = True  # the owner has said goodbye already
            session.connection.send_close(message.code, message.reason)

    def part(self) -> None:
        """Nothing is relayed any more: our clients come back by themselves, and theirs are gone."""
        clients, self.clients = self.clients, {}
        guests, self.guests = self.guests, {}
        for session in clients.values():
            session.table = None
            session.close(AGAIN, "not-loaded", "the table is being brought back")
        for session in guests.values():
            session.end()


class Peers:
    """All other nodes that this one talks to."""

    def __init__(self, hub: "ClusterHub", bus: Bus, prefix: str, me: str) -> None:
        self.hub = hub
        self.me = me
        self._bus = bus
        self._prefix = prefix
        self._peers: dict[str, Peer] = {}
        self._to_flush: set[Peer] = set()
        self.streams = itertools.count(1)
        self._relays = itertools.count(1)
        self._heart = hub.loop.create_task(self._beat())

    async def listen(self) -> None:
        """Receive what the others send to this node."""
        await self._bus.subscribe(f"{self._prefix}.node.{self.me}", self.receive)

    def relay(self, session: Session, join: Join, node: str) -> None:
        """Bring a session to a table of that node."""
        self._peer(node).enter(next(self._relays), session, join)

    def receive(self, data: bytes) -> None:
        """A batch has come."""
        try:
            batch: MessageBatch = messages.decode(data)
        except msgspec.DecodeError:
            log.error("somebody else talks on the bus")
            return
        peer = self._peer(batch.sender)
        peer.silent = False
        anew, new, answer = peer.channel.receive(batch, self.hub.loop.time())
        if anew:
            log.warning("node %s has begun anew", peer.node)
            peer.part()
        if answer is not None:
            self._publish(peer, answer)
        if peer.channel.is_lost:
            self._part(peer)
        for message in new:
            peer.receive(message)

    def flush_soon(self, peer: Peer) -> None:
        """Send what is waiting for that node, when everything else is done that can be done now."""
        if not self._to_flush:
            self.hub.loop.call_soon(self._flush)
        self._to_flush.add(peer)

    def keep(self, living: set[str]) -> None:
        """Only these nodes live."""
        for node in self._peers.keys() - living:
            if self._peers[node].in_use:
                log.warning("node %s is gone", node)
            self._peers[node].part()
            del self._peers[node]

    def part_all(self) -> None:
        """Nothing is relayed any more."""
        for peer in self._peers.values():
            if peer.in_use:
                self._part(peer)

    def close(self) -> None:
        """Send away whoever is at a table of ours, and send what is waiting."""
        self._heart.cancel()
        for peer in self._peers.values():
            for session in tuple(peer.guests.values()):
                session.close(AGAIN, "draining", "the server is restarting; back in a moment")
        self._flush()

    def _peer(self, node: str) -> Peer:
        if node not in self._peers:
            self._peers[node] = Peer(self, node)
        return self._peers[node]

    def _flush(self) -> None:
        peers, self._to_flush = self._to_flush, set()
        now = self.hub.loop.time()
        for peer in peers:
            if peer.channel.waiting:
                self._publish(peer, peer.channel.take_batch(now))

    def _publish(self, peer: Peer, batch: MessageBatch) -> None:
        subject = f"{self._prefix}.node.{peer.node}"
        for part in split(batch):
            self._bus.publish(subject, messages.encode(part))

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            now = self.hub.loop.time()
            for peer in tuple(self._peers.values()):
                if not peer.in_use:
                    peer.channel.heard_at = now
                elif now - peer.channel.heard_at > SILENT or peer.channel.is_lost:
                    if not peer.silent:
                        log.warning("node %s is silent", peer.node)
                    peer.silent = True
                    self._part(peer)
                else:
                    self._publish(peer, peer.channel.take_batch(now))

    def _part(self, peer: Peer) -> None:
        peer.part()
        peer.channel.begin_anew()


def split(batch: MessageBatch) -> Iterator[MessageBatch]:
    """The batch in parts that the bus takes."""
    start = size = 0
    for number, message in enumerate(batch.messages):
        length = len(message.data) if isinstance(message, RelayedRequest | Tell) else 0
        if size and size + length > MOST_IN_BATCH:
            yield _cut(batch, start, number)
            start, size = number, 0
        size += length
    yield _cut(batch, start, len(batch.messages)) if start else batch


def _cut(batch: MessageBatch, start: int, end: int) -> MessageBatch:
    """It says of itself that it is the latest: what follows is not missing yet."""
    part = batch.messages[start:end]
    return msgspec.structs.replace(batch, first=batch.first + start, messages=part, sent=batch.first + end - 1)
