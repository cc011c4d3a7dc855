"""One WebSocket connection as the app sees it: messages in by callback, messages out at once, its round trip.

uvicorn does the HTTP handshake. From then on a connection reads and writes frames itself: uvicorn would hand each
message to the app through a queue and a task switch, stop and start reading around it, and build and
parse frames with a general library; measured here that more than halves what a core can take. Round
trips come from WebSocket ping frames, which a page can't answer late or early by script.
"""

import random
import struct
from collections.abc import Callable
from math import inf
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from tocca.server.protocol import MOST_BYTES

EXTENSION = "tocca.connection"
PING_EVERY = 20.0  # seconds, to keep a connection alive
PING_EVERY_IN_A_RACE = 1.0  # and to know it well where milliseconds count
FIRST_PINGS, FIRST_PING_EVERY = 5, 0.05  # so that it is known before the first race
MOST_WAITING = 512 * 1024  # bytes a slow client may leave unread
MOST_FRAME = 2 * MOST_BYTES  # a longer frame is not even looked at
MOST_CONTROL = 125  # bytes of a ping, by the standard
LINGER = 2.0  # seconds that the other side has for its own goodbye; then the connection is cut

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
PROTOCOL_ERROR, TOO_BIG = 1002, 1009
_LONG_TEXT = struct.Struct("!BBH").pack


class WebSocketConnection(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol with a short cut to the app after the handshake."""

    received: Callable[[bytes], None] | None = None
    measured: Callable[[float], None] | None = None  # told each round trip, in milliseconds
    address: str = ""  # whose it is; the app knows, also behind a proxy
    quick_pings: int = 0  # to be sent right after one another

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # not set when the handshake was refused
            cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = self
            self._buffer = bytearray()
            self._parts: bytearray | None = None  # of a message that comes in several frames
            self._to_skip: float = 0  # bytes that nobody will look at

    # -- out ---------------------------------------------------------------------------------------

    def tell(self, data: bytes) -> bool:
        """Send a text frame now. False: the client reads too slowly, or is gone."""
        transport = self.transport
        if self.disconnected or self.close_sent or transport.get_write_buffer_size() > MOST_WAITING:
            return False
        length = len(data)
        if 126 <= length < 65_536:  # as most are
            transport.write(_LONG_TEXT(0x80 | TEXT, 126, length) + data)
        else:
            self._write(TEXT, data)
        return True

    def hang_up(self, code: int, reason: str) -> None:
        """Close the connection, with a reason for the client."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self._write(CLOSE, struct.pack("!H", code) + reason.encode()[:100])
        self.close_sent = True
        # Not close(): that waits until all is written, so for ever where nobody reads.
        self.close_timer = self.loop.call_later(LINGER, self.transport.abort)

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
        if self._is_short_text(data):
            self.received(_unmasked(data[6:], data[2:6]))
            return
        self._buffer += data
        while self._skip() and self._frame():
            pass

    def _is_short_text(self, data: bytes) -> bool:
        """Whether that is exactly one short message, and nothing is under way: so it nearly always is."""
        length = len(data) - 6
        if not 0 <= length < 126 or data[0] != 0x80 | TEXT or data[1] != 0x80 | length:
            return False
        return not (self._buffer or self._to_skip or self.close_sent) and self._parts is None

    def _skip(self) -> bool:
        """Throw away what is not wanted; whether something may be left."""
        if self._to_skip:
            skipped = int(min(self._to_skip, len(self._buffer)))
            self._to_skip -= skipped
            del self._buffer[:skipped]
        return not self._to_skip

    def _frame(self) -> bool:
        """Take one frame off the buffer, if a whole one is there."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        first, second = buffer[0], buffer[1]
        length, head = second & 0x7F, 6
        if not second & 0x80 or first & 0x70 or (first & 0x08 and length > MOST_CONTROL):
            self.hang_up(PROTOCOL_ERROR, "frames of a client are masked, and plain")
            self._to_skip = inf  # who knows where the next one begins
            return True
        if length == 126:
            length, head = int.from_bytes(buffer[2:4], "big"), 8
        elif length == 127:
            length, head = int.from_bytes(buffer[2:10], "big"), 14
        if len(buffer) < head:
            return False
        if length > MOST_FRAME:
            self.hang_up(TOO_BIG, "too-big")
            self._to_skip = head + length
            return True
        if len(buffer) < head + length:
            return False
        mask = bytes(buffer[head - 4 : head])
        payload = _unmasked(bytes(buffer[head : head + length]), mask)
        del buffer[: head + length]
        self._take(first & 0x0F, bool(first & 0x80), payload)
        return True

    def _take(self, opcode: int, last: bool, payload: bytes) -> None:
        if self.close_sent:
            if opcode == CLOSE:
                self.transport.close()
        elif opcode == TEXT and last and self._parts is None:
            assert self.received is not None
            self.received(payload)
        elif opcode in (TEXT, BINARY, CONTINUATION):
            self._take_part(opcode, last, payload)
        elif opcode == PING:
            self._pinged(payload)
        elif opcode == PONG:
            self._ponged(payload)
        elif opcode == CLOSE:
            self._closed(payload)
        else:
            self.hang_up(PROTOCOL_ERROR, "no such kind of frame")

    def _take_part(self, opcode: int, last: bool, payload: bytes) -> None:
        if opcode == BINARY or (opcode == CONTINUATION) != (self._parts is not None):
            self.hang_up(PROTOCOL_ERROR, "messages are text")
            return
        parts = self._parts or bytearray()
        parts += payload
        self._parts = None if last else parts
        if len(parts) > MOST_FRAME:
            self.hang_up(TOO_BIG, "too-big")
        elif last:
            assert self.received is not None
            self.received(bytes(parts))

    def _closed(self, payload: bytes) -> None:
        code = int.from_bytes(payload[:2], "big") if len(payload) >= 2 else 1005
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self._write(CLOSE, payload[:2])
        self.close_sent = True
        self.close_timer = self.loop.call_later(LINGER, self.transport.abort)
        self.transport.close()

    # -- pings -------------------------------------------------------------------------------------

    def watch_closely(self, closely: bool) -> None:
        """Ping often, as a race needs, or only to keep the connection alive."""
        self.ping_interval = PING_EVERY_IN_A_RACE if closely else PING_EVERY
        self.quick_pings = FIRST_PINGS - 1 if closely else 0
        if self.ping_timer is not None:  # else a ping is on its way, and the next one follows it
            self.ping_timer.cancel()
            delay = 0.0 if closely else random.random() * PING_EVERY
            self.ping_timer = self.loop.call_later(delay, self.send_keepalive_ping)

    def schedule_ping(self) -> None:
        if self.quick_pings:
            self.quick_pings -= 1
            self.ping_timer = self.loop.call_later(FIRST_PING_EVERY, self.send_keepalive_ping)
        else:
            super().schedule_ping()

    def _pinged(self, payload: bytes) -> None:
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self._to_skip = inf
            self.transport.abort()  # it pings and pings, and reads no pongs
        else:
            self._write(PONG, payload)

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


def _unmasked(data: bytes, mask: bytes) -> bytes:
    length = len(data)
    if not length or mask == b"\0\0\0\0":
        return data
    key = int.from_bytes((mask * (length // 4 + 1))[:length], "big")
    return (int.from_bytes(data, "big") ^ key).to_bytes(length, "big")


def connection_of(scope: Any) -> WebSocketConnection:
    """The connection of an ASGI WebSocket scope."""
    connection = scope["extensions"].get(EXTENSION)
    if not isinstance(connection, WebSocketConnection):
        raise RuntimeError(f"the server must run with ws={__name__}.WebSocketConnection (see tocca serve)")
    return connection
