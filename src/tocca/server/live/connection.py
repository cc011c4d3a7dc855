"""A WebSocket connection with back-pressure and a measured round-trip time.

Incoming messages arrive by callback; outgoing messages are written at once. `websockets` answers the handshake. After
it the connection reads and writes frames itself (frames.py). A queue and a task switch for each message, and reading
stopped and started around it, more than halved the messages per core when we measured it.

uvicorn makes these connections: it needs nothing of them but what the constructor takes and `shutdown`.

Round trips come from WebSocket ping frames. The browser answers those by itself, so no script of a page can answer
early or late; and on a direct connection the kernel knows better than any answer.
"""

import asyncio
import codecs
import logging
import random
import secrets
import struct
from collections.abc import Callable, MutableMapping
from typing import Any
from urllib.parse import unquote

from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from tocca.server.live.frames import (
    BINARY,
    CLOSE,
    CONTINUATION,
    NOT_TEXT,
    NOT_UTF8,
    PING,
    PONG,
    PROTOCOL_ERROR,
    TEXT,
    TOO_BIG,
    BadFrame,
    Frame,
    FrameReader,
    apply_mask,
    is_utf8,
    read_close,
    write_frame,
)
from tocca.server.live.kernel import round_trip_bound
from tocca.server.protocol import MOST_BYTES

log = logging.getLogger("tocca.connection")

EXTENSION = "tocca.connection"
PING_EVERY = 20.0  # seconds; keeps a connection alive
PONG_WITHIN = 20.0  # seconds; then the client is gone
RACE_PING_EVERY = 1.0  # in a race milliseconds count, so the round trip is measured often
FIRST_PINGS, FIRST_PING_EVERY = 5, 0.05  # so that the round trip is known before the first race
MAX_UNSENT = 512 * 1024  # bytes a slow client may leave unread before it is disconnected
MAX_FRAME = 2 * MOST_BYTES  # bytes
MAX_EARLY = 4 * MOST_BYTES  # bytes that a client may send before its handshake is answered
MAX_LATE_FRAMES = 100  # that are looked at after our close frame, for the client's own
MAX_DISCARDED = 64 * 1024 * 1024  # bytes that are read and dropped after a close; then the connection is cut
CLOSE_TIMEOUT = 2.0  # seconds the client has to answer a close frame; then the connection is cut

new_utf8_decoder = codecs.getincrementaldecoder("utf-8")

_LONG_TEXT = struct.Struct("!BBH").pack
_WHOLE_TEXT = 0x80 | TEXT


class WebSocketConnection(asyncio.Protocol):
    """A connection from its handshake to its end. An ASGI app accepts it; then messages go to `on_message`."""

    on_message: Callable[[bytes], None] | None = None
    on_frame: Callable[[int], None] | None = None  # called with the size of every frame that is no whole message
    on_round_trip: Callable[[float], None] | None = None  # called with each round trip, in milliseconds
    address: str = ""  # of the client, also behind a proxy; the app sets it
    peer: str = ""  # the address at the other end, the client's or a proxy's
    direct: bool = False  # whether no proxy is in between, so that the kernel's round trip is the client's
    transport: asyncio.Transport

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
        self.loop: asyncio.AbstractEventLoop = _loop or asyncio.get_running_loop()
        self._config = config
        self._server = server_state
        self._app_state = app_state
        self._handshake = ServerProtocol(max_size=MAX_FRAME)
        self._events: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._early = bytearray()
        self._response: Response | None = None  # to the handshake
        self._accepted = False
        self._frames = FrameReader(MAX_FRAME)
        self._pieces: bytearray | None = None  # of a message in several frames
        self._utf8 = new_utf8_decoder()  # of these pieces
        self._failed = False  # whether the client broke the protocol: what it sends from then on is dropped
        self._discarded = 0  # bytes that were dropped
        self._late_frames = 0  # since our close frame
        self.close_sent = False
        self.disconnected = False
        self._close_timer: asyncio.TimerHandle | None = None
        self._ping_timer: asyncio.TimerHandle | None = None
        self._pong_timer: asyncio.TimerHandle | None = None
        self._ping_interval = PING_EVERY
        self._quick_pings = 0  # still to be sent in quick succession
        self._ping = b""  # the payload of the ping that is not answered yet
        self._pinged_at = 0.0

    # -- the life of a connection ------------------------------------------------------------------

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        self._server.connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.disconnected = True
        self._server.connections.discard(self)
        self._stop_timers()
        self._events.put_nowait({"type": "websocket.disconnect", "code": 1006})

    def shutdown(self) -> None:
        """uvicorn stops."""
        if self._accepted:
            self.send_close(1012, "restart")
        self.transport.close()

    def _stop_timers(self) -> None:
        for timer in (self._close_timer, self._ping_timer, self._pong_timer):
            if timer is not None:
                timer.cancel()
        self._ping_timer = self._pong_timer = None

    # -- the handshake, and the app behind it ------------------------------------------------------

    def _receive_early(self, data: bytes) -> None:
        """Before the app has accepted: the handshake, and what an impatient client sends right after it."""
        if self._response is not None:
            self._early += data
            if len(self._early) > MAX_EARLY:
                self.transport.abort()
            return
        self._handshake.receive_data(data)
        for event in self._handshake.events_received():
            if isinstance(event, Request):
                self._receive_request(event)
        if self._handshake.parser_exc is not None:
            self._refuse(400)

    def _receive_request(self, request: Request) -> None:
        self._response = self._handshake.accept(request)
        if self._response.status_code != 101:
            self._write_response(self._response)
            self.transport.close()
            return
        self._events.put_nowait({"type": "websocket.connect"})
        task = self.loop.create_task(self._run_app(self._make_scope(request)))
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)

    def _make_scope(self, request: Request) -> dict[str, Any]:
        path, _, query = request.path.partition("?")
        root: str = self._config.root_path
        headers = request.headers.raw_items()
        client = self._name("peername")
        self.peer = client[0] if client else ""
        return {
            "type": "websocket",
            "asgi": {"version": self._config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "server": self._name("sockname"),
            "client": client,
            "root_path": root,
            "path": root + unquote(path),
            "raw_path": (root + path).encode(),
            "query_string": query.encode(),
            "headers": [(name.lower().encode(), value.encode("latin-1", "replace")) for name, value in headers],
            "subprotocols": [],
            "state": self._app_state.copy(),
            "extensions": {EXTENSION: self},
        }

    def _name(self, end: str) -> tuple[str, int] | None:
        found = self.transport.get_extra_info(end)
        return (str(found[0]), int(found[1])) if isinstance(found, tuple) else None

    async def _run_app(self, scope: dict[str, Any]) -> None:
        try:
            await self._config.loaded_app(scope, self._events.get, self._receive_from_app)
        except Exception:
            log.exception("a WebSocket failed")
        finally:
            self._refuse(500)
            if self._close_timer is None:
                self.transport.close()

    async def _receive_from_app(self, message: MutableMapping[str, Any]) -> None:
        """The app accepts the connection, or does not. Later messages go by `send_frame` and `send_close`."""
        if message["type"] != "websocket.accept":
            self._refuse(403)
        elif not (self._accepted or self.transport.is_closing()):
            assert self._response is not None
            self._accepted = True
            self._write_response(self._response)
            self._schedule_ping()
            self.loop.call_soon(self._receive_rest)  # after the app has set its callbacks

    def _receive_rest(self) -> None:
        early, self._early = bytes(self._early), bytearray()
        if early:
            self.data_received(early)

    def _refuse(self, status: int) -> None:
        if not (self._accepted or self.transport.is_closing()):
            self._write_response(self._handshake.reject(status, ""))
            self.transport.close()

    def _write_response(self, response: Response) -> None:
        self.transport.write(response.serialize())

    # -- out ---------------------------------------------------------------------------------------

    def send_frame(self, data: bytes) -> bool:
        """Write a text frame. False: the client reads too slowly, or is gone."""
        transport = self.transport
        if self.disconnected or self.close_sent or transport.get_write_buffer_size() > MAX_UNSENT:
            return False
        length = len(data)
        if 126 <= length < 65_536:  # most messages have this size
            transport.write(_LONG_TEXT(_WHOLE_TEXT, 126, length) + data)
        else:
            transport.write(write_frame(TEXT, data))
        return True

    def send_close(self, code: int, reason: str) -> None:
        """Send a close frame with a reason, and cut the connection if the client does not answer it."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return
        self._close(struct.pack("!H", code) + reason.encode()[:100], code)

    def _close(self, payload: bytes, code: int) -> None:
        self._events.put_nowait({"type": "websocket.disconnect", "code": code})
        self.transport.write(write_frame(CLOSE, payload))
        self.close_sent = True
        # abort(), not close(): close() waits until everything is written, for ever if the client does not read.
        self._close_timer = self.loop.call_later(CLOSE_TIMEOUT, self.transport.abort)

    # -- in ----------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.on_message is None or self._early:
            self._receive_early(data)
        elif self._is_short_text(data):
            self._receive_text(apply_mask(data[6:], data[2:6]))
        else:
            self._receive_frames(data)

    def _is_short_text(self, data: bytes) -> bool:
        """Whether this is exactly one short message and nothing else is buffered. Nearly all messages are."""
        length = len(data) - 6
        if not 0 <= length < 126 or data[0] != _WHOLE_TEXT or data[1] != 0x80 | length:
            return False
        return self._pieces is None and self._frames.empty and not self.close_sent

    def _receive_frames(self, data: bytes) -> None:
        if self._failed:
            self._discard(data)
            return
        self._frames.feed(data)
        try:
            while not self._failed and (frame := self._frames.read()) is not None:
                self._receive_frame(frame)
        except BadFrame as bad:  # nobody knows where the next frame begins
            self.send_close(bad.code, bad.why)
            self._fail()

    def _fail(self) -> None:
        """Read no more frames."""
        self._failed = True
        self._frames.clear()

    def _discard(self, data: bytes) -> None:
        """Read on for a while: a connection that is closed with bytes unread is reset, and the client would not see why
        it was closed."""
        self._discarded += len(data)
        if self._discarded > MAX_DISCARDED:
            self.transport.abort()

    def _receive_frame(self, frame: Frame) -> None:
        opcode, last, payload = frame
        if self.close_sent:
            self._late_frames += 1
            if opcode == CLOSE:
                self.transport.close()
            elif self._late_frames > MAX_LATE_FRAMES:
                self._fail()
        elif opcode == TEXT and last and self._pieces is None:
            self._receive_text(payload)
        elif self._count_frame(len(payload)):
            self._receive_other(frame)

    def _count_frame(self, length: int) -> bool:
        """Whether the session goes on after one more frame that is no whole message."""
        if self.on_frame is not None:
            self.on_frame(length)
        return not self.close_sent

    def _receive_other(self, frame: Frame) -> None:
        opcode, last, payload = frame
        if opcode == PING:
            self._receive_ping(payload)
        elif opcode == PONG:
            self._receive_pong(payload)
        elif opcode == CLOSE:
            code = read_close(payload)
            self._close(payload[:2], code)
            self.transport.close()
        else:
            self._receive_piece(opcode, last, payload)

    def _receive_piece(self, opcode: int, last: bool, payload: bytes) -> None:
        if opcode == BINARY:
            raise BadFrame(NOT_TEXT, "messages are text")
        if (opcode == CONTINUATION) != (self._pieces is not None):
            raise BadFrame(PROTOCOL_ERROR, "the pieces of a message follow each other")
        if self._pieces is None:
            self._pieces, self._utf8 = bytearray(), new_utf8_decoder()
        pieces = self._pieces
        pieces += payload
        try:
            self._utf8.decode(payload, last)  # piece by piece, so that nobody waits for the end of what is no text
        except UnicodeDecodeError:
            raise BadFrame(NOT_UTF8, "text is UTF-8") from None
        self._pieces = None if last else pieces
        if len(pieces) > MAX_FRAME:
            raise BadFrame(TOO_BIG, "too-big")
        if last:
            self._receive_text(bytes(pieces))

    def _receive_text(self, payload: bytes) -> None:
        if not is_utf8(payload):
            self.send_close(NOT_UTF8, "text is UTF-8")
            return
        assert self.on_message is not None
        self.on_message(payload)

    # -- pings -------------------------------------------------------------------------------------

    def ping_often(self, often: bool) -> None:
        """Ping often, as a race needs, or only to keep the connection alive."""
        self._ping_interval = RACE_PING_EVERY if often else PING_EVERY
        self._quick_pings = FIRST_PINGS - 1 if often else 0
        if self._ping_timer is not None:  # else a ping is under way and schedules the next one
            self._ping_timer.cancel()
            delay = 0.0 if often else random.random() * PING_EVERY
            self._ping_timer = self.loop.call_later(delay, self._send_ping)

    def _schedule_ping(self, round_trip: float = 0.0) -> None:
        delay = max(0.0, self._ping_interval - round_trip)
        if self._quick_pings:
            self._quick_pings -= 1
            delay = FIRST_PING_EVERY
        self._ping_timer = self.loop.call_later(delay, self._send_ping)

    def _send_ping(self) -> None:
        self._ping_timer = None
        if self.close_sent or self.transport.is_closing():
            return
        self._ping = secrets.token_bytes(4)  # nobody can answer a ping before it has arrived
        self._pinged_at = self.loop.time()
        self.transport.write(write_frame(PING, self._ping))
        self._pong_timer = self.loop.call_later(PONG_WITHIN, self._miss_pong)

    def _miss_pong(self) -> None:
        self._pong_timer = None
        self.send_close(1011, "no answer to a ping")

    def _receive_ping(self, payload: bytes) -> None:
        if self.transport.get_write_buffer_size() > MAX_UNSENT:
            self._failed = True
            self.transport.abort()  # it sends pings and never reads the pongs
        else:
            self.transport.write(write_frame(PONG, payload))

    def _receive_pong(self, payload: bytes) -> None:
        if self._pong_timer is None or payload != self._ping:
            return
        round_trip = self.loop.time() - self._pinged_at
        self._pong_timer.cancel()
        self._pong_timer = None
        self._schedule_ping(round_trip)
        if self.on_round_trip is not None:
            self.on_round_trip(self._believe(round_trip * 1000))

    def _believe(self, round_trip: float) -> float:
        """A late pong counts no more than what the kernel has measured on the same connection."""
        bound = round_trip_bound(self.transport) if self.direct else None
        return round_trip if bound is None else min(round_trip, bound)


def get_connection(scope: Any) -> WebSocketConnection:
    """The connection of an ASGI WebSocket scope."""
    connection = scope["extensions"].get(EXTENSION)
    if not isinstance(connection, WebSocketConnection):
        raise RuntimeError(f"the server must run with ws={__name__}.WebSocketConnection (see tocca serve)")
    return connection
