"""Can an observer tell by the times of answers that something hidden has happened? (docs/security.md)

`python -m benchmarks.timing`. At a table of Tóncc a player has chosen a tile in secret. In half of many short spans of
time, drawn at random, the player chooses another one; nobody may notice. An observer watches the table with 25
connections, asks one after the other for what is refused, and notes how long each answer takes. By the times in a span
the observer guesses whether there was a change. The area under the curve (AUC) of each way to guess is 0.5 for somebody
who knows nothing, and 1 for somebody who knows.

Player and observer are processes of their own beside the server, on the same machine: no network hides anything.
"""

import asyncio
import json
import multiprocessing
import os
import random
import socket
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tests.server.process import Command, Server

from tocca.client import connect, open_table
from tocca.client.web import Opened
from tocca.server import protocol
from tocca.server.live.frames import PING, PONG, TEXT, apply_mask, write_frame

CONNECTIONS = 25
SPAN = 0.05  # seconds
SPANS = 1_000
GAP = 0.001  # seconds between two questions: 40 a second on each connection, which is what one may ask
LIMIT = 0.6
_PING_HEAD = bytes((0x80 | PING, 4))

GUESSES: dict[str, Callable[[Sequence[float]], float]] = {
    "the longest": max,
    "the second longest": lambda times: sorted(times)[-2] if len(times) > 1 else 0.0,
    "the mean": lambda times: sum(times) / len(times),
    "the median": lambda times: sorted(times)[len(times) // 2],
}


class Plan(NamedTuple):
    """When each span begins, by the machine's monotonic clock, and whether something hidden happens in it."""

    begins: tuple[float, ...]
    changes: tuple[bool, ...]


def make_plan(spans: int, seed: int) -> Plan:
    """Half of the spans with a change, in any order."""
    changes = [number % 2 == 0 for number in range(spans)]
    random.Random(seed).shuffle(changes)
    first = time.monotonic() + 1.0
    return Plan(tuple(first + number * SPAN for number in range(spans)), tuple(changes))


class Watcher:
    """One connection of the observer, on a bare socket."""

    def __init__(self, port: int, opened: Opened) -> None:
        self._line = socket.create_connection(("127.0.0.1", port), 60)
        self._line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._line.sendall(
            b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self._data = b""
        self._read_until(b"\r\n\r\n")
        self._send({"t": "hello", "version": protocol.PROTOCOL})
        self._send({"t": "join", "id": "j", "table": opened.table, "key": opened.watch})
        self._read_until(b'"id":"j"')
        self._asked = 0

    def ask(self) -> float:
        """Ask for what is refused; how long the answer took."""
        self._asked += 1
        request = f"q{self._asked}"
        self._data = b""
        began = time.perf_counter()
        self._send({"t": "preview", "id": request, "seat": 0, "action": "nothing"})
        self._read_until(f'"id":"{request}"'.encode())
        return time.perf_counter() - began

    def close(self) -> None:
        """Leave."""
        self._line.close()

    def _send(self, message: dict[str, Any]) -> None:
        self._send_frame(TEXT, json.dumps(message).encode())

    def _send_frame(self, opcode: int, data: bytes) -> None:
        mask, bare = os.urandom(4), bytearray(write_frame(opcode, data))
        bare[1] |= 0x80
        self._line.sendall(bytes(bare[: len(bare) - len(data)]) + mask + apply_mask(data, mask))

    def _read_until(self, wanted: bytes) -> None:
        while wanted not in self._data:
            more = self._line.recv(65_536)
            assert more, "the server has closed the connection"
            self._data += more
            at = self._data.find(_PING_HEAD)
            if at >= 0 and len(self._data) >= at + 6:  # our server's pings have four bytes
                self._send_frame(PONG, self._data[at + 2 : at + 6])
                self._data = self._data[:at] + self._data[at + 6 :]


def observe(port: int, opened: Opened, plan: Plan) -> list[list[float]]:
    """How long the answers took, span by span."""
    watchers = [Watcher(port, opened) for _ in range(CONNECTIONS)]
    found: list[list[float]] = [[] for _ in plan.begins]
    end, number = plan.begins[-1] + SPAN, 0
    while (now := time.monotonic()) < end:
        if now >= plan.begins[0]:
            found[int((now - plan.begins[0]) / SPAN)].append(watchers[number % CONNECTIONS].ask())
            number += 1
        time.sleep(GAP)
    for watcher in watchers:
        watcher.close()
    return found


def play(url: str, opened: Opened, ready: Any) -> None:
    """A process: choose in secret, then again whenever the plan says so."""

    async def main() -> None:
        async with connect(url, opened.table, opened.play, token=opened.token) as player:
            await player.sit(0, "Ada")
            for seat in (1, 2):  # who never choose: nobody sits there who would
                async with connect(url, opened.table, opened.seats[seat]) as other:
                    await other.sit(seat, f"P{seat}")
            await player.start()
            while 0 not in player.eyes or not player.eyes[0].legal:
                await player.news()
            choices = [protocol.text_of(action) for action in player.eyes[0].legal]
            await player.act(0, choices[0])
            ready.send(None)
            plan: Plan = await asyncio.to_thread(ready.recv)
            rng = random.Random(1)
            for begins, changes in zip(plan.begins, plan.changes, strict=True):
                if changes:
                    await asyncio.sleep(max(0.0, begins + rng.uniform(0.1, 0.5) * SPAN - time.monotonic()))
                    await player.act(0, rng.choice(choices[1:]))
            ready.send(None)

    asyncio.run(main())


def find_auc(scores: Sequence[float], truths: Sequence[bool]) -> float:
    """How often a span with a change has the higher score than one without; ties count half."""
    ranked = sorted(zip(scores, truths, strict=True))
    ranks: dict[int, float] = {}
    at = 0
    while at < len(ranked):
        end = at
        while end < len(ranked) and ranked[end][0] == ranked[at][0]:
            end += 1
        ranks.update(dict.fromkeys(range(at, end), (at + end + 1) / 2))
        at = end
    yes = sum(truths)
    above = sum(ranks[number] for number, (_, truth) in enumerate(ranked) if truth) - yes * (yes + 1) / 2
    return above / (yes * (len(ranked) - yes))


def measure(server: Server, spans: int, seed: int = 1) -> dict[str, float]:
    """The AUC of each way to guess."""
    opened = asyncio.run(open_table(server.url, "toncc", seats=3))
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    player = context.Process(target=play, args=(server.url, opened, theirs), daemon=True)
    player.start()
    ours.recv()
    plan = make_plan(spans, seed)
    ours.send(plan)
    times = observe(server.port, opened, plan)
    ours.recv()
    player.join()
    seen = [(taken, changed) for taken, changed in zip(times, plan.changes, strict=True) if taken]
    return {
        name: find_auc([guess(taken) for taken, _ in seen], [changed for _, changed in seen])
        for name, guess in GUESSES.items()
    }


def main() -> int:
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), Command()) as server:
        found = measure(server, SPANS)
    for name, auc in found.items():
        print(f"by {name:20} of the answers in a span: AUC {auc:.3f}")
    print(f"{SPANS} spans of {SPAN * 1000:.0f} ms, {CONNECTIONS} connections; load {os.getloadavg()[0]:.0f}")
    return 1 if max(found.values()) >= LIMIT else 0


if __name__ == "__main__":
    sys.exit(main())
