"""One WebSocket line as the app sees it: messages in by callback, messages out at once, and its round trip.

uvicorn does the HTTP handshake. From then on a line reads and writes frames itself: uvicorn would hand each
message to the app through a queue and a task switch, stop and start reading around it, and build and
parse frames with a general library; measured here that more than halves what a core can take. Round
trips come from WebSocket ping frames, which a page can't answer late or early by script.
"""

import random
import struct
from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from tocca.server.protocol import MOST_BYTES

EXTENSION = "tocca.line"
PING_EVERY = 20.0  # seconds, to keep a line alive
PING_EVERY_IN_A_RACE = 1.0  # and to know it well where milliseconds count
MOST_WAITING = 512 * 1024  # bytes a slow client may leave unread
MOST_FRAME = 2 * MOST_BYTES  # a longer frame is not even read to its end

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
PROTOCOL_ERROR, BAD_TEXT, TOO_BIG = 1002, 1007, 1009


class Line(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol with a short cut to the app after the handshake."""

    received: Callable[[bytes], None] | None = None
    measured: Callable[[float], None] | None = None  # told each round trip, in milliseconds
    address: str = ""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # not set when the handshake was refused
            cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = self
            self.address = self.client[0] if self.client else ""
            self._buffer = bytearray()
            self._parts: list[bytes] = []

    # -- out ---------------------------------------------------------------------------------------

    def tell(self, data: bytes) -> bool:
        """Send a text frame now. False: the client reads too slowly, or is gone."""
        if self.disconnected or self.close_sent or self.transport.get_write_buffer_size() > MOST_WAITING:
            return False
        self._write(TEXT, data)
        return True

    def hang_up(self, code: int, reason: str) -> None:
        """Close the line, with a reason for the client."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self._write(CLOSE, struct.pack("!H", code) + reason.encode()[:100])
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def shutdown(self) -> None:
        if self.received is None:
            super().shutdown()
        else:
            self.stop_keepalive()
            self.hang_up(1012, "restart")
            self.transport.close()

    def _write(self, opcode: int, data: bytes) -> None:
        length = len(data)
        if length < 126:
            head = bytes((0x80 | opcode, length))
        elif length < 65_536:
            head = struct.pack("!BBH", 0x80 | opcode, 126, length)
        else:
            head = struct.pack("!BBQ", 0x80 | opcode, 127, length)
        self.transport.write(head + data)

    # -- in ----------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.received is None:
            super().data_received(data)
            return
        self._buffer += data
        while not self.close_sent and self._frame():
            pass

    def _frame(self) -> bool:
        """Take one frame off the buffer, if a whole one is there."""
        buffer = self._buffer
        if len(buffer) < 6:
            return False
        first, second = buffer[0], buffer[1]
        length, head = second & 0x7F, 6
        if length == 126:
            length, head = int.from_bytes(buffer[2:4], "big"), 8
        elif length == 127:
            length, head = int.from_bytes(buffer[2:10], "big"), 14
        if not second & 0x80 or first & 0x70:
            self.hang_up(PROTOCOL_ERROR, "frames of a client are masked, and plain")
            return False
        if length > MOST_FRAME:
            self.hang_up(TOO_BIG, "too-big")
            return False
        if len(buffer) < head + length:
            return False
        mask = bytes(buffer[head - 4 : head])
        payload = _unmasked(bytes(buffer[head : head + length]), mask)
        del buffer[: head + length]
        self._take(first & 0x0F, bool(first & 0x80), payload)
        return True

    def _take(self, opcode: int, last: bool, payload: bytes) -> None:
        if opcode == TEXT and last and not self._parts:
            assert self.received is not None
            self.received(payload)
        elif opcode in (TEXT, BINARY, CONTINUATION):
            self._take_part(opcode, last, payload)
        elif opcode == PING:
            self._write(PONG, payload)
        elif opcode == PONG:
            self._ponged(payload)
        elif opcode == CLOSE:
            self._closed(payload)
        else:
            self.hang_up(PROTOCOL_ERROR, "no such kind of frame")

    def _take_part(self, opcode: int, last: bool, payload: bytes) -> None:
        if (opcode == CONTINUATION) != bool(self._parts) or (opcode == BINARY):
            self.hang_up(PROTOCOL_ERROR, "messages are text")
            return
        self._parts.append(payload)
        if sum(map(len, self._parts)) > MOST_FRAME:
            self.hang_up(TOO_BIG, "too-big")
        elif last:
            whole, self._parts = b"".join(self._parts), []
            assert self.received is not None
            self.received(whole)

    def _closed(self, payload: bytes) -> None:
        code = int.from_bytes(payload[:2], "big") if len(payload) >= 2 else 1005
        if not self.close_sent:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
            self._write(CLOSE, payload[:2])
            self.close_sent = True
        self.transport.close()

    # -- pings -------------------------------------------------------------------------------------

    def watch_closely(self, closely: bool) -> None:
        """Ping often, as a race needs, or only to keep the line alive."""
        self.ping_interval = PING_EVERY_IN_A_RACE if closely else PING_EVERY
        if self.ping_timer is not None:
            self.ping_timer.cancel()
            self.ping_timer = self.loop.call_later(random.random() * self.ping_interval, self.send_keepalive_ping)

    def _ponged(self, payload: bytes) -> None:
        if self.pending_ping_payload is None or payload != self.pending_ping_payload:
            return
        self.last_ping_rtt = self.loop.time() - self.ping_sent_at
        self.pending_ping_payload = None
        if self.pong_timer is not None:
            self.pong_timer.cancel()
            self.pong_timer = None
            self.schedule_ping()
        if self.measured is not None:
            self.measured(self.last_ping_rtt * 1000)

    def keepalive_timeout(self) -> None:
        self.pong_timer = None
        self.pending_ping_payload = None
        self.hang_up(1011, "no answer to a ping")
        self.transport.close()


def _unmasked(data: bytes, mask: bytes) -> bytes:
    length = len(data)
    if not length or mask == b"\0\0\0\0":
        return data
    key = int.from_bytes((mask * (length // 4 + 1))[:length], "big")
    return (int.from_bytes(data, "big") ^ key).to_bytes(length, "big")


def line_of(scope: Any) -> Line:
    """The line of an ASGI WebSocket scope."""
    line = scope["extensions"].get(EXTENSION)
    if not isinstance(line, Line):
        raise RuntimeError("the server must run with ws=tocca.server.line.Line (see tocca serve)")
    return line
