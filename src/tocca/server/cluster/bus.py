"""The bus between the nodes: NATS. It may lose messages, and loses all of them while it is away."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Protocol

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error as NatsError

log = logging.getLogger("tocca.bus")

OPEN_WITHIN = 20.0  # seconds
PING_EVERY = 1  # seconds; after two pings without an answer the connection is taken for lost
MOST_WAITING = 50_000  # messages

Receive = Callable[[bytes], None]


class Bus(Protocol):
    """Whatever carries messages between nodes."""

    @property
    def connected(self) -> bool:
        """Whether messages can be sent right now."""

    def publish(self, subject: str, data: bytes) -> None:
        """Send a message to whoever listens to that subject. It may be lost."""

    async def subscribe(self, subject: str, receive: Receive) -> None:
        """Listen to a subject."""

    async def close(self) -> None:
        """Send what is waiting, and end."""


class NatsBus:
    """A connection to NATS that comes back by itself."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._waiting: deque[tuple[str, bytes]] = deque(maxlen=MOST_WAITING)
        self._wake = asyncio.Event()
        self._sender = asyncio.get_running_loop().create_task(self._send())

    @classmethod
    async def open(cls, url: str) -> "NatsBus":
        """Connect to one address, or to several with commas between them. OSError if there is no bus."""
        try:
            async with asyncio.timeout(OPEN_WITHIN):
                client = await nats.connect(
                    [one.strip() for one in url.split(",")],
                    error_cb=_note_error,
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=0.2,
                    connect_timeout=2,
                    ping_interval=PING_EVERY,
                    max_outstanding_pings=2,
                    pending_size=-1,  # while it is away, what is sent is lost: the channels send it again
                )
        except (TimeoutError, NatsError, OSError) as problem:
            raise ConnectionError(f"there is no bus at the address in the settings ({problem})") from problem
        return cls(client)

    @property
    def connected(self) -> bool:
        """Whether messages can be sent right now."""
        return self._client.is_connected

    def publish(self, subject: str, data: bytes) -> None:
        """Send a message to whoever listens to that subject. It may be lost."""
        self._waiting.append((subject, data))
        self._wake.set()

    async def subscribe(self, subject: str, receive: Receive) -> None:
        """Listen to a subject."""

        async def pass_on(message: Msg) -> None:
            receive(message.data)

        await self._client.subscribe(subject, cb=pass_on)

    async def close(self) -> None:
        """Send what is waiting, and end."""
        self._sender.cancel()
        await self._send_waiting()
        try:
            if self.connected:
                await self._client.flush(timeout=1)
        except (TimeoutError, NatsError):
            log.warning("the bus did not take the last messages")
        await self._client.close()

    async def _send(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            await self._send_waiting()

    async def _send_waiting(self) -> None:
        while self._waiting:
            subject, data = self._waiting.popleft()
            try:
                await self._client.publish(subject, data)
            except NatsError as problem:
                log.debug("lost a message: %s", problem)


async def _note_error(problem: Exception) -> None:
    log.info("the bus: %s", problem or type(problem).__name__)
