"""A WebSocket client for load: no more than it takes to keep a server busy from one core."""

import asyncio
import base64
import os
import struct
from typing import Any

import msgspec

from tocca.server.protocol import PROTOCOL


class Eye(msgspec.Struct):
    """What a player of random moves needs to see."""

    seat: int | None
    legal: tuple[msgspec.Raw, ...] = ()


class About(msgspec.Struct):
    phase: str = ""


class Told(msgspec.Struct):
    """Any message of the server's, as far as it matters here."""

    t: str
    id: str = ""
    eyes: tuple[Eye, ...] = ()
    about: About | None = None
    token: str = ""
    reason: str = ""
    message: str = ""


_decode = msgspec.json.Decoder(Told).decode
_encode = msgspec.json.Encoder().encode


class Wire(asyncio.Protocol):
    """One connection; `receive` is called for each message of ours, `text` for anybody's."""

    path = "/ws"

    def __init__(self, host: str, port: int) -> None:
        self._host, self._port = host, port
        self._buffer = bytearray()
        self._open = False
        self.transport: Any = None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {self._host}:{self._port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            del self._buffer[: end + 4]
            self._open = True
            self.ready.set_result(None)
        self._frames()

    def _frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            opcode, length, head = buffer[at] & 15, buffer[at + 1] & 127, 2
            if length == 126:
                head = 4
            elif length == 127:
                head = 10
            if len(buffer) - at < head:
                break
            if head > 2:
                length = int.from_bytes(buffer[at + 2 : at + head], "big")
            if len(buffer) - at < head + length:
                break
            payload = bytes(buffer[at + head : at + head + length])
            at += head + length
            if opcode == 1:
                self.text(payload)
            elif opcode == 9:
                self._frame(10, payload)
        del buffer[:at]

    def text(self, payload: bytes) -> None:
        """A text frame."""
        self.receive(_decode(payload))

    def receive(self, message: Told) -> None:
        """For subclasses."""

    def send(self, message: dict[str, Any]) -> None:
        """Send a message."""
        self._frame(1, _encode(message))

    def send_text(self, payload: bytes) -> None:
        """Send a text frame."""
        self._frame(1, payload)

    def hello(self, token: str = "") -> None:
        self.send({"t": "hello", "version": PROTOCOL, "token": token})

    def _frame(self, opcode: int, payload: bytes) -> None:
        # A mask of zeros is a mask: the payload stays as it is.
        length = len(payload)
        head = (
            struct.pack("!BB", 128 | opcode, 128 | length)
            if length < 126
            else struct.pack("!BBH", 128 | opcode, 254, length)
        )
        self.transport.write(head + b"\0\0\0\0" + payload)


async def open_wire(wire: Wire, host: str, port: int) -> None:
    """Connect it."""
    await asyncio.get_running_loop().create_connection(lambda: wire, host, port)
    await wire.ready
