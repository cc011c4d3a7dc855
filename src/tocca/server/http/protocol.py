"""HTTP connections with limits and time-outs, before the parser and the app get to see anything.

uvicorn's parser takes headers of any size, and waits for them for ever. Here every phase of a request has a deadline:
its head, its body, and the client's reading of the response. One timer for all connections enforces them.
"""

import asyncio
from ipaddress import ip_address, ip_network
from math import inf
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tocca.server.live.addresses import Addresses
from tocca.server.live.limits import Limits

MAX_HEAD = 16 * 1024  # bytes of a request line and its headers
MAX_BODY = 2 * 1024 * 1024  # bytes of a body as it is sent, chunks and all; the app allows less
HEAD_WITHIN = 10.0  # seconds
BODY_WITHIN = 30.0
READ_WITHIN = 60.0  # for the client to have read the response, and for the app to make it
_CHECK_EVERY = 1.0
_TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Guard:
    """What all connections of a server share: who is connected, and the limits."""

    def __init__(self, limits: Limits, addresses: Addresses, proxies: str = "") -> None:
        self.limits = limits
        self.addresses = addresses
        self._proxies = [one.strip() for one in proxies.split(",") if one.strip()]
        self._connections: set[GuardedHttp] = set()
        self._timer: asyncio.TimerHandle | None = None

    def is_proxy(self, address: str) -> bool:
        """Whether all kinds of people come from that address, so that it can't be limited as one."""
        return any(_matches(proxy, address) for proxy in self._proxies)

    def is_welcome(self, address: str) -> bool:
        """Whether a connection from there is listened to at all."""
        usage = self.addresses.usage(address)
        too_many = usage.http >= self.limits.http_per_address or self.addresses.is_exhausted(address)
        if too_many and not self.is_proxy(address):
            self.addresses.note_refusal(address, "too many connections")
            return False
        return True

    def add(self, connection: "GuardedHttp") -> None:
        """A connection was made."""
        self._connections.add(connection)
        if self._timer is None:
            self._timer = connection.loop.call_later(_CHECK_EVERY, self._check, connection.loop)

    def discard(self, connection: "GuardedHttp") -> None:
        """A connection was closed, or has become a WebSocket."""
        self._connections.discard(connection)

    def _check(self, loop: asyncio.AbstractEventLoop) -> None:
        now = loop.time()
        for connection in [one for one in self._connections if one.deadline < now]:
            self.addresses.note_refusal(connection.peer, "too slow")
            connection.transport.abort()
        self._timer = loop.call_later(_CHECK_EVERY, self._check, loop) if self._connections else None


def _matches(proxy: str, address: str) -> bool:
    if proxy in ("*", address):
        return True
    try:
        return ip_address(address) in ip_network(proxy)
    except ValueError:
        return False


class GuardedHttp(HttpToolsProtocol):
    """uvicorn's HTTP protocol behind the limits of its guard."""

    guard: ClassVar[Guard]
    peer: str = ""  # the address at the other end, a client's or a proxy's
    deadline: float = inf  # of the current phase, in the loop's time
    _counted: bool = False
    _in_head: bool = True
    _bytes: int = 0  # of the current head or body
    _latest: bytes = b""  # while it is parsed

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.peer = self.client[0] if self.client else ""
        guard = self.guard
        welcome = guard.is_welcome(self.peer)  # again: several may have been accepted at once
        guard.addresses.usage(self.peer).http += 1
        self._counted = True
        guard.add(self)
        if welcome:
            self._begin_head()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        super().handle_websocket_upgrade()
        _, _, early = self._latest.partition(b"\r\n\r\n")
        if early:  # uvicorn drops what a client sends right after its handshake
            self.transport.get_protocol().data_received(early)  # type: ignore[attr-defined]

    def _leave(self) -> None:
        if self._counted:
            self._counted = False
            self.guard.addresses.note_whole(self.peer, self)
            self.guard.addresses.usage(self.peer).http -= 1
            self.guard.discard(self)

    # -- the phases of a request -------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._bytes += len(data)
        self._latest = data
        super().data_received(data)
        self._latest = b""
        if self._in_head and self._bytes > MAX_HEAD:
            self._refuse_head()
        elif self._bytes > MAX_BODY:
            self.transport.abort()

    def on_message_begin(self) -> None:
        self._begin_head()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._bytes = 0
        self.deadline = self.loop.time() + BODY_WITHIN
        self.guard.addresses.note_whole(self.peer, self)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._bytes = 0
        self.deadline = self.loop.time() + READ_WITHIN
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self.deadline = self.loop.time() + READ_WITHIN
        super().on_response_complete()

    def _begin_head(self) -> None:
        self._in_head = True
        self.deadline = self.loop.time() + HEAD_WITHIN
        self.guard.addresses.note_half_open(self.peer, self, self.transport.abort)

    def _refuse_head(self) -> None:
        self.guard.addresses.note_refusal(self.peer, "headers without end")
        if not self.transport.is_closing():
            self.transport.write(_TOO_LARGE)
            self.transport.close()
            self.deadline = self.loop.time()  # cut if it does not read that either


def make_protocol(guard: Guard) -> type[GuardedHttp]:
    """The class of a server's connections: uvicorn makes them, so the guard has to be in the class."""
    return type("GuardedHttp", (GuardedHttp,), {"guard": guard})
