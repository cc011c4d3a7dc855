"""Our WebSocket framing beside maintained libraries: processor time of a server that sends every message back.

`python -m benchmarks.framing`. Each server runs in a process of its own, on uvloop if it is installed. One client for
all writes masked text frames to a real socket and reads the echoes: one at a time, as players' messages come, and in
bursts, where a server may answer several with one write. Servers take turns, several rounds each, so that whatever else
the machine does hits all of them. What counts is the processor time of the server for a message.

    pip install picows wsproto    # not among our requirements; those that are missing are left out
"""

import asyncio
import contextlib
import importlib
import importlib.util
import multiprocessing
import os
import random
import resource
import socket
import statistics
import struct
import sys
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

from websockets.server import ServerProtocol

from tocca.server.live.connection import WebSocketConnection
from tocca.server.live.frames import PING, TEXT, apply_mask, write_frame

ROUNDS = 5
BURSTS = (1, 8)  # messages that a client sends before it reads
MESSAGES = 8_000  # of a size in a round
SIZES = (60, 400, 4_000)  # bytes: a move, a view, a whole table
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)

Serve = Callable[[socket.socket], Any]


class Answering(asyncio.Protocol):
    """Answers the handshake as our server does, then hands the connection over."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: Any = transport
        self.handshake = ServerProtocol()

    def data_received(self, data: bytes) -> None:
        self.handshake.receive_data(data)
        for request in self.handshake.events_received():
            self.handshake.send_response(self.handshake.accept(request))  # type: ignore[arg-type]
            self.transport.write(b"".join(self.handshake.data_to_send()))
            self.go_on()

    def go_on(self) -> None:
        """The handshake is done."""
        ours = WebSocketConnection(None, SimpleNamespace(connections=set()), {})
        ours.connection_made(self.transport)
        ours.on_message = ours.send_frame  # type: ignore[assignment]
        ours.on_frame = lambda size: None
        self.transport.set_protocol(ours)


async def serve_ours(listener: socket.socket) -> None:
    """The class that `tocca serve` runs."""
    await asyncio.get_running_loop().create_server(Answering, sock=listener)


async def serve_picows(listener: socket.socket) -> None:
    """picows, in Cython."""
    picows = importlib.import_module("picows")

    class Echo(picows.WSListener):  # type: ignore[misc, name-defined]
        """Sends back what is text."""

        def on_ws_frame(self, transport: Any, frame: Any) -> None:
            if frame.msg_type == picows.WSMsgType.TEXT:
                transport.send(picows.WSMsgType.TEXT, frame.get_payload_as_utf8_text().encode())

    await picows.ws_create_server(lambda request: Echo(), sock=listener)


class WebsocketsSansIo(Answering):
    """`websockets` without its own input and output."""

    answered = False

    def go_on(self) -> None:
        self.answered = True

    def data_received(self, data: bytes) -> None:
        if not self.answered:
            super().data_received(data)
            return
        protocol = self.handshake
        protocol.receive_data(data)
        for frame in protocol.events_received():
            protocol.send_text(frame.data)  # type: ignore[union-attr]
        self.transport.write(b"".join(protocol.data_to_send()))


async def serve_websockets_sansio(listener: socket.socket) -> None:
    """The part of `websockets` that uvicorn builds on."""
    await asyncio.get_running_loop().create_server(WebsocketsSansIo, sock=listener)


async def serve_websockets(listener: socket.socket) -> None:
    """`websockets` as its documentation shows it."""
    server = importlib.import_module("websockets.asyncio.server")
    line_errors = importlib.import_module("websockets.exceptions")

    async def echo(line: Any) -> None:
        with contextlib.suppress(ConnectionError, line_errors.ConnectionClosed):
            async for message in line:
                await line.send(message)

    await server.serve(echo, sock=listener, compression=None)


class Wsproto(asyncio.Protocol):
    """wsproto, also without input and output."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        wsproto = importlib.import_module("wsproto")
        self.events = importlib.import_module("wsproto.events")
        self.transport: Any = transport
        self.line = wsproto.WSConnection(wsproto.ConnectionType.SERVER)

    def data_received(self, data: bytes) -> None:
        self.line.receive_data(data)
        for event in self.line.events():
            if isinstance(event, self.events.TextMessage):
                self.transport.write(self.line.send(self.events.TextMessage(event.data)))
            elif isinstance(event, self.events.Request):
                self.transport.write(self.line.send(self.events.AcceptConnection()))


async def serve_wsproto(listener: socket.socket) -> None:
    """wsproto under asyncio."""
    await asyncio.get_running_loop().create_server(Wsproto, sock=listener)


SERVERS: dict[str, tuple[Serve, str]] = {
    "ours": (serve_ours, "tocca"),
    "picows": (serve_picows, "picows"),
    "websockets, sans-IO": (serve_websockets_sansio, "websockets"),
    "websockets": (serve_websockets, "websockets"),
    "wsproto": (serve_wsproto, "wsproto"),
}


def run_server(name: str, listener: socket.socket, times: Any) -> None:
    """Serve; whenever asked, tell the processor time so far."""

    async def main() -> None:
        await SERVERS[name][0](listener)
        loop = asyncio.get_running_loop()
        loop.add_reader(times.fileno(), lambda: (times.recv(), times.send(_processor_time())))
        await asyncio.Event().wait()

    try:
        uvloop = importlib.import_module("uvloop")
    except ImportError:
        asyncio.run(main())
    else:
        uvloop.run(main())


def _processor_time() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def make_frames(size: int, burst: int) -> bytes:
    """A burst of masked frames of text."""
    rng = random.Random(size)
    frames = b""
    for _ in range(burst):
        text = ('{"t":"act","id":"' + "".join(rng.choices("abcdefghij", k=size)))[: size - 2] + '"}'
        bare, mask = bytearray(write_frame(TEXT, text.encode())), rng.randbytes(4)
        bare[1] |= 0x80
        head = len(bare) - size
        frames += bytes(bare[:head]) + mask + apply_mask(text.encode(), mask)
    return frames


def play(port: int, size: int, burst: int, count: int) -> None:
    """Send so many messages, and read all echoes."""
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        line.sendall(HANDSHAKE)
        assert line.recv(4_096).startswith(b"HTTP/1.1 101")
        frames, echo = make_frames(size, burst), burst * len(write_frame(TEXT, b"x" * size))
        for _ in range(count // burst):
            line.sendall(frames)
            left = echo
            while left > 0:
                data = line.recv(left)
                assert data, "the server has closed the connection"
                if data[:1] == struct.pack("B", 0x80 | PING) and left == echo:
                    data = data[6:]  # a ping of ours, which may come first
                left -= len(data)


def measure(burst: int) -> Iterator[tuple[str, int, float]]:
    """For each server, size and round the microseconds of processor time for a message."""
    context = multiprocessing.get_context("spawn")
    running: dict[str, tuple[int, Any, Any]] = {}
    for name, (_, package) in SERVERS.items():
        if importlib.util.find_spec(package) is None:
            print(f"{name} is not installed")
            continue
        listener = socket.create_server(("127.0.0.1", 0))
        ours, theirs = context.Pipe()
        process = context.Process(target=run_server, args=(name, listener, theirs), daemon=True)
        process.start()
        running[name] = listener.getsockname()[1], ours, process
    for round_ in range(ROUNDS + 1):
        for size in SIZES:
            for name, (port, times, _) in running.items():
                count = MESSAGES if round_ else 800
                times.send(None)
                before = times.recv()
                play(port, size, burst, count)
                times.send(None)
                if round_:  # the first one warms up
                    yield name, size, (times.recv() - before) / count * 1e6
                else:
                    times.recv()
    for _, _, process in running.values():
        process.kill()


def main() -> int:
    for burst in BURSTS:
        found: dict[tuple[str, int], list[float]] = {}
        for name, size, micros in measure(burst):
            found.setdefault((name, size), []).append(micros)
        print(f"{f'µs a message, {burst} at once':26}" + "".join(f"{size:>16} B" for size in SIZES))
        for name in dict.fromkeys(name for name, _ in found):
            cells = [found[name, size] for size in SIZES]
            print(f"{name:26}" + "".join(f"{min(cell):9.2f} ({statistics.median(cell):.2f})" for cell in cells))
    print(f"the best of {ROUNDS} rounds (and the median); load {os.getloadavg()[0]:.0f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
