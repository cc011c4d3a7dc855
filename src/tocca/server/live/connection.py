"""A WebSocket connection with back-pressure and a measured round-trip time.

Incoming messages arrive by callback; outgoing messages are written at once. uvicorn does the HTTP handshake. After it
the connection reads and writes frames itself. uvicorn's way (a queue and a task switch for each message, reading
stopped and started around it, a general library for frames) more than halved the messages per core when we measured
it.

Round trips come from WebSocket ping frames. The browser answers those by itself, so no script of a page can answer
early or late.
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
PING_EVERY = 20.0  # seconds; keeps a connection alive
RACE_PING_EVERY = 1.0  # in a race milliseconds count, so the round trip is measured often
FIRST_PINGS, FIRST_PING_EVERY = 5, 0.05  # so that the round trip is known before the first race
MAX_UNSENT = 512 * 1024  # bytes a slow client may leave unread before it is disconnected
MAX_FRAME = 2 * MOST_BYTES  # bytes; a longer frame is refused by its header
MAX_CONTROL = 125  # bytes of a ping, by RFC 6455
CLOSE_TIMEOUT = 2.0  # seconds the client has to answer a close frame; then the connection is cut

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
PROTOCOL_ERROR, TOO_BIG = 1002, 1009
_LONG_TEXT = struct.Struct("!BBH").pack


class WebSocketConnection(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol, which calls the app directly after the handshake."""

    on_message: Callable[[bytes], None] | None = None
    on_round_trip: Callable[[float], None] | None = None  # called with each round trip, in milliseconds
    address: str = ""  # of the client, also behind a proxy; the app sets it
    quick_pings: int = 0  # still to be sent in quick succession

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # not set when the handshake was refused
            cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = self
            self._buffer = bytearray()
            self._fragments: bytearray | None = None  # of a message in several frames
            self._to_discard: float = 0  # bytes of refused frames

    # -- out ---------------------------------------------------------------------------------------

    def send_frame(self, data: bytes) -> bool:
        """Write a text frame. False: the client reads too slowly, or is gone."""
        transport = self.transport
        if self.disconnected or self.close_sent or transport.get_write_buffer_size() > MAX_UNSENT:
            return False
        length = len(data)
        if 126 <= length < 65_536:  # most messages have this size
            transport.write(_LONG_TEXT(0x80 | TEXT, 126, length) + data)
        else:
            self._write(TEXT, data)
        return True

    def send_close(self, code: int, reason: str) -> None:
        """Send a close frame with a reason, and cut the connection if the client does not answer it."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self._write(CLOSE, struct.pack("!H", code) + reason.encode()[:100])
        self.close_sent = True
        # abort(), not close(): close() waits until everything is written, for ever if the client does not read.
        self.close_timer = self.loop.call_later(CLOSE_TIMEOUT, self.transport.abort)

    def shutdown(self) -> None:
        if self.on_message is None:
            super().shutdown()
        else:
            self.stop_keepalive()
            self.send_close(1012, "restart")
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
        if self.on_message is None:
            super().data_received(data)
            return
        if self._is_short_text(data):
            self.on_message(_unmask(data[6:], data[2:6]))
            return
        self._buffer += data
        while self._discard() and self._read_frame():
            pass

    def _is_short_text(self, data: bytes) -> bool:
        """Whether this is exactly one short message and nothing else is buffered. Nearly all messages are."""
        length = len(data) - 6
        if not 0 <= length < 126 or data[0] != 0x80 | TEXT or data[1] != 0x80 | length:
            return False
        return not (self._buffer or self._to_discard or self.close_sent) and self._fragments is None

    def _discard(self) -> bool:
        """Drop the bytes of refused frames. True if the buffer may hold more."""
        if self._to_discard:
            discarded = int(min(self._to_discard, len(self._buffer)))
            self._to_discard -= discarded
            del self._buffer[:discarded]
        return not self._to_discard

    def _read_frame(self) -> bool:
        """Take one frame off the buffer. False if none is complete."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        first, second = buffer[0], buffer[1]
        length, head = second & 0x7F, 6
        if not second & 0x80 or first & 0x70 or (first & 0x08 and length > MAX_CONTROL):
            self.send_close(PROTOCOL_ERROR, "frames of a client are masked, and plain")
            self._to_discard = inf  # nobody knows where the next frame begins
            return True
        if length == 126:
            length, head = int.from_bytes(buffer[2:4], "big"), 8
        elif length == 127:
            length, head = int.from_bytes(buffer[2:10], "big"), 14
        if len(buffer) < head:
            return False
        if length > MAX_FRAME:
            self.send_close(TOO_BIG, "too-big")
            self._to_discard = head + length
            return True
        if len(buffer) < head + length:
            return False
        mask = bytes(buffer[head - 4 : head])
        payload = _unmask(bytes(buffer[head : head + length]), mask)
        del buffer[: head + length]
        self._handle_frame(first & 0x0F, bool(first & 0x80), payload)
        return True

    def _handle_frame(self, opcode: int, last: bool, payload: bytes) -> None:
        if self.close_sent:
            if opcode == CLOSE:
                self.transport.close()
        elif opcode == TEXT and last and self._fragments is None:
            assert self.on_message is not None
            self.on_message(payload)
        elif opcode in (TEXT, BINARY, CONTINUATION):
            self._handle_fragment(opcode, last, payload)
        elif opcode == PING:
            self._handle_ping(payload)
        elif opcode == PONG:
            self._handle_pong(payload)
        elif opcode == CLOSE:
            self._handle_close(payload)
        else:
            self.send_close(PROTOCOL_ERROR, "no such kind of frame")

    def _handle_fragment(self, opcode: int, last: bool, payload: bytes) -> None:
        if opcode == BINARY or (opcode == CONTINUATION) != (self._fragments is not None):
            self.send_close(PROTOCOL_ERROR, "messages are text")
            return
        fragments = self._fragments or bytearray()
        fragments += payload
        self._fragments = None if last else fragments
        if len(fragments) > MAX_FRAME:
            self.send_close(TOO_BIG, "too-big")
        elif last:
            assert self.on_message is not None
            self.on_message(bytes(fragments))

    def _handle_close(self, payload: bytes) -> None:
        code = int.from_bytes(payload[:2], "big") if len(payload) >= 2 else 1005
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self._write(CLOSE, payload[:2])
        self.close_sent = True
        self.close_timer = self.loop.call_later(CLOSE_TIMEOUT, self.transport.abort)
        self.transport.close()

    # -- pings -------------------------------------------------------------------------------------

    def ping_often(self, often: bool) -> None:
        """Ping often, as a race needs, or only to keep the connection alive."""
        self.ping_interval = RACE_PING_EVERY if often else PING_EVERY
        self.quick_pings = FIRST_PINGS - 1 if often else 0
        if self.ping_timer is not None:  # else a ping is under way and schedules the next one
            self.ping_timer.cancel()
            delay = 0.0 if often else random.random() * PING_EVERY
            self.ping_timer = self.loop.call_later(delay, self.send_keepalive_ping)

    def schedule_ping(self) -> None:
        if self.quick_pings:
            self.quick_pings -= 1
            self.ping_timer = self.loop.call_later(FIRST_PING_EVERY, self.send_keepalive_ping)
        else:
            super().schedule_ping()

    def _handle_ping(self, payload: bytes) -> None:
        if self.transport.get_write_buffer_size() > MAX_UNSENT:
            self._to_discard = inf
            self.transport.abort()  # it sends pings and never reads the pongs
        else:
            self._write(PONG, payload)

    def _handle_pong(self, payload: bytes) -> None:
        if self.pending_ping_payload is None or payload != self.pending_ping_payload:
            return
        self.last_ping_rtt = self.loop.time() - self.ping_sent_at
        self.pending_ping_payload = None
        if self.pong_timer is not None:
            self.pong_timer.cancel()
            self.pong_timer = None
            self.schedule_ping()
        if self.on_round_trip is not None:
            self.on_round_trip(self.last_ping_rtt * 1000)

    def keepalive_timeout(self) -> None:
        self.pong_timer = None
        self.pending_ping_payload = None
        self.send_close(1011, "no answer to a ping")


def _unmask(data: bytes, mask: bytes) -> bytes:
    length = len(data)
    if not length or mask == b"\0\0\0\0":
        return data
    key = int.from_bytes((mask * (length // 4 + 1))[:length], "big")
    return (int.from_bytes(data, "big") ^ key).to_bytes(length, "big")


def get_connection(scope: Any) -> WebSocketConnection:
    """The connection of an ASGI WebSocket scope."""
    connection = scope["extensions"].get(EXTENSION)
    if not isinstance(connection, WebSocketConnection):
        raise RuntimeError(f"the server must run with ws={__name__}.WebSocketConnection (see tocca serve)")
    return connection
