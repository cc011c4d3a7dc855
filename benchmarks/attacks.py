"""While one address attacks a server in the ways that once stalled it, how long does an honest client wait?

`make bench-attacks`. The attackers have a core of their own; the server and the honest client, which does little, share
another. Every attack comes from 127.0.0.2, the honest client from 127.0.0.3; it asks for `/healthz` and sends a
WebSocket message every 50 ms. The worst request must stay below 250 ms, on a machine that does nothing else.
"""

import asyncio
import contextlib
import json
import multiprocessing
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from http.client import HTTPConnection, HTTPException
from typing import Any

from websockets.asyncio.client import connect

from tocca.server.live.frames import CONTINUATION, PING, TEXT, write_frame

SECONDS = 6.0  # of each attack
ATTACKER, HONEST = "127.0.0.2", "127.0.0.3"
LIMIT_MS = 250.0
HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def _connect(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), 10, source_address=(ATTACKER, 0))


def _repeat(port: int, attack: Callable[[socket.socket], None]) -> None:
    """On one connection after the other, until this process is killed."""
    while True:
        with contextlib.suppress(OSError), _connect(port) as line:
            attack(line)


def endless_header(port: int) -> None:
    def attack(line: socket.socket) -> None:
        line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-A: ")
        while True:
            line.sendall(b"a" * 65_536)

    _repeat(port, attack)


def _frames(port: int, frames: bytes, first: bytes = b"") -> None:
    def attack(line: socket.socket) -> None:
        line.sendall(HANDSHAKE + first)
        while True:
            line.sendall(frames)

    _repeat(port, attack)


def _mask(opcode: int, payload: bytes = b"", fin: bool = True) -> bytes:
    bare = bytearray(write_frame(opcode, payload))
    bare[0] &= 0xFF if fin else 0x7F
    bare[1] |= 0x80
    return bytes(bare[:2]) + b"\0\0\0\0" + payload


def pings(port: int) -> None:
    _frames(port, _mask(PING) * 10_000)


def continuations(port: int) -> None:
    _frames(port, _mask(CONTINUATION, fin=False) * 10_000, _mask(TEXT, b"{", fin=False))


def half_open(port: int) -> None:
    """As many sockets as possible, each with half a header."""
    lines: list[socket.socket] = []
    while True:
        with contextlib.suppress(OSError):
            line = _connect(port)
            line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
            lines.append(line)
        if len(lines) > 2_000:
            lines.pop(0).close()


def _requests(port: int, method: str, path: str, body: bytes | None = None) -> None:
    while True:
        connection = HTTPConnection("127.0.0.1", port, timeout=10, source_address=(ATTACKER, 0))
        with contextlib.suppress(OSError, HTTPException):
            while True:
                connection.request(method, path, body, {"Content-Type": "application/json"})
                connection.getresponse().read()
        connection.close()


def games(port: int) -> None:
    _requests(port, "GET", "/api/games")


def qr_codes(port: int) -> None:
    _requests(port, "POST", "/api/qr", json.dumps({"link": "http://x/t/" + "a" * 250 + str(os.getpid())}).encode())


def replays(port: int) -> None:
    _requests(port, "POST", "/api/replay", json.dumps({"record": _read_example(port), "seat": "all"}).encode())


def _read_example(port: int) -> str:
    connection = HTTPConnection("127.0.0.1", port, timeout=60)
    connection.request("GET", "/api/examples/" + _first_game(port))
    return connection.getresponse().read().decode()


def _first_game(port: int) -> str:
    connection = HTTPConnection("127.0.0.1", port, timeout=60)
    connection.request("GET", "/api/games")
    name: str = json.load(connection.getresponse())[-1]["id"]
    return name


def guests(port: int) -> None:
    _requests(port, "POST", "/api/guests")


ATTACKS: dict[str, tuple[Callable[[int], None], int]] = {
    "nothing": (lambda port: time.sleep(3_600), 1),
    "a header without end": (endless_header, 1),
    "empty pings": (pings, 3),
    "empty continuations": (continuations, 3),
    "half-sent requests": (half_open, 1),
    "/api/games": (games, 20),
    "/api/qr": (qr_codes, 20),
    "/api/replay": (replays, 4),
    "throw-away guests": (guests, 20),
}


async def honest(port: int, seconds: float) -> list[float]:
    """Milliseconds of each request: HTTP and WebSocket in turn."""
    taken: list[float] = []
    address = f"ws://127.0.0.1:{port}/ws"
    loop = asyncio.get_running_loop()
    async with connect(address, local_addr=(HONEST, 0)) as line:
        await line.send('{"t":"hello","version":2}')
        await line.recv()
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            began = time.perf_counter()
            await line.send('{"t":"ping","id":"x"}')
            await line.recv()
            taken.append((time.perf_counter() - began) * 1000)
            taken.append(await loop.run_in_executor(None, _ask, port))
            await asyncio.sleep(0.05)
    return taken


def _ask(port: int) -> float:
    began = time.perf_counter()
    connection = HTTPConnection("127.0.0.1", port, timeout=60, source_address=(HONEST, 0))
    connection.request("GET", "/healthz")
    assert connection.getresponse().read() == b"ok"
    connection.close()
    return (time.perf_counter() - began) * 1000


def measure(port: int, attack: Callable[[int], None], times: int) -> list[float]:
    context = multiprocessing.get_context("fork")
    attackers = [context.Process(target=attack, args=(port,), daemon=True) for _ in range(times)]
    for one in attackers:
        one.start()
        assert one.pid is not None
        _pin(one.pid, 1)
    try:
        time.sleep(0.5)
        return sorted(asyncio.run(honest(port, SECONDS)))
    finally:
        for one in attackers:
            one.kill()
            one.join()


def _pin(pid: int, core: int) -> None:
    if (os.cpu_count() or 1) > 1 and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(pid, {core})


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "TOCCA_DATA": folder, "TOCCA_PORT": "0", "TOCCA_LOG": "error"}
        server: subprocess.Popen[str] = subprocess.Popen(
            [sys.executable, "-m", "tocca.server.serve"], env=environment, stdout=subprocess.PIPE, text=True
        )
        _pin(server.pid, 0)
        _pin(0, 0)
        assert server.stdout is not None
        port = int(server.stdout.readline().split()[4].rpartition(":")[2])
        worst: dict[str, Any] = {}
        print(f"{'attack':24} {'median':>9} {'99 %':>9} {'worst':>9}   ms")
        try:
            for name, (attack, times) in ATTACKS.items():
                taken = measure(port, attack, times)
                worst[name] = taken[-1]
                print(f"{name:24} {taken[len(taken) // 2]:9.1f} {taken[int(len(taken) * 0.99)]:9.1f} {taken[-1]:9.1f}")
        finally:
            server.terminate()
            server.wait()
    return 1 if max(worst.values()) > LIMIT_MS else 0


if __name__ == "__main__":
    sys.exit(main())
