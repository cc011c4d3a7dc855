"""How much the server bears: real WebSockets, a real SQLite with synchronous=FULL, one core for the server.

`make bench-server` runs it. Closed loop: 200 tables of Tomoko with two players who answer at once with a
random legal push. Open loop: 1,000 tables with a push every two seconds each, and how long an
acknowledged push takes. Then what an idle table and an idle connection cost. Round by round the closed loop is
also run with boardgame.io (benchmarks/beside.py), since these machines are noisy: believe the ratio, not the
figures. Prints a table, writes bench-results/server.json.
"""

import asyncio
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.beside import BoardgamePlayer, BoardgameProcess, install, seat_matches
from benchmarks.wire import Told, Wire, open_wire

RESULTS = Path("bench-results")
HOST = "127.0.0.1"


class Player(Wire):
    """A player of random pushes. In a closed loop they answer at once, else when told to."""

    def __init__(self, port: int, table: dict[str, Any], seat: int, token: str, *, eager: bool) -> None:
        super().__init__(HOST, port)
        self.table, self.seat, self.token, self.eager = table, seat, token, eager
        self.seated: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.legal: tuple[msgspec.Raw, ...] = ()
        self.moves = 0
        self.asked_again = False
        self.times: list[float] = []
        self._sent = 0.0
        self._number = 0
        self._pick = random.Random(f"{table['table']} {seat}").random

    def receive(self, message: Told) -> None:
        if message.t == "welcome":
            self.ask("join", table=self.table["table"], key=self.table["seats"][self.seat])
        elif message.t == "table" and not self.seated.done():
            if message.id == "sit":
                self.seated.set_result(None)
            elif message.id == "join":
                self.ask("sit", seat=self.seat, name=f"P{self.seat}")
        elif message.t == "refused":
            raise RuntimeError(f"{message.reason}: {message.message}")
        elif message.t == "goodbye":
            raise RuntimeError(f"goodbye: {message.reason}")
        elif message.t == "happened":
            if message.id.startswith("act"):
                self.times.append(time.perf_counter() - self._sent)
                self.moves += 1
            self._look(message)

    def _look(self, message: Told) -> None:
        for eye in message.eyes:
            if eye.seat == self.seat:
                self.legal = eye.legal
        if message.about is not None and message.about.phase != "over":
            self.asked_again = False
        if message.about is not None and message.about.phase == "over":
            self.legal = ()
            if not self.asked_again:
                self.asked_again = True
                self.ask("rematch", seating="same")
        elif self.legal and self.eager:
            self.push()

    def push(self) -> None:
        """A random legal push, if it is this one's turn."""
        if self.legal:
            action = self.legal[int(self._pick() * len(self.legal))]
            self.legal = ()
            self._sent = time.perf_counter()
            self.ask("act", seat=self.seat, action=action)

    def ask(self, what: str, **more: Any) -> None:
        self._number += 1
        number = what if what in ("join", "sit") else f"{what}{self._number}"
        self.send({"t": what, "id": number, **more})


class ServerProcess:
    """A real server on one core, with these settings besides (as in the environment, without TOCCA_)."""

    def __init__(self, folder: str, core: int = 0, **settings: str) -> None:
        many = {
            "MESSAGES_PER_SECOND": 10**6,
            "BURST": 10**6,
            "CONNECTIONS_PER_ADDRESS": 10**6,
            "TABLES_PER_GUEST": 10**6,
            "TABLES_PER_ADDRESS": 10**6,
            "HTTP_PER_ADDRESS": 10**6,
            "HALF_OPEN_PER_ADDRESS": 10**6,
            "REQUESTS_PER_SECOND": 10**6,
            "REQUEST_BURST": 10**6,
        }
        environment = {**os.environ, "TOCCA_DATA": folder, "TOCCA_PORT": "0", "TOCCA_LOG": "warning"}
        environment |= {f"TOCCA_{name}": str(value) for name, value in {**many, **settings}.items()}
        command = [sys.executable, "-m", "tocca.server.serve"]
        self._process = subprocess.Popen(
            command,
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
            preexec_fn=lambda: os.sched_setaffinity(0, {core}),
        )
        assert self._process.stdout is not None
        found = re.search(r":(\d+)", self._process.stdout.readline())
        assert found is not None, "the server did not start"
        self.port = int(found[1])

    def memory(self) -> float:
        """Resident megabytes."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+)", status)
        return int(found[1]) / 1024 if found else 0.0

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        return read_cpu(self.pid)

    @property
    def pid(self) -> int:
        return self._process.pid

    def post(self, path: str, body: Any, token: str = "") -> Any:
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
        data = json.dumps(body).encode() if body is not None else b""
        request = urllib.request.Request(f"http://{HOST}:{self.port}{path}", data, headers, method="POST")
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(20)


def read_cpu(pid: int) -> float:
    """Seconds of processor time that a process has used so far, with its children that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


async def seat_tables(
    server: ServerProcess, count: int, *, eager: bool, at: ServerProcess | None = None
) -> list[tuple[Player, Player]]:
    """So many tables of Tomoko, two players at each, not started yet. `at`: another node, to which they connect."""
    tables = []
    port = (at or server).port
    for _ in range(count):
        token = server.post("/api/guests", None)["token"]
        table = server.post("/api/tables", {"game": "tomoko", "seats": 2, "options": {"limit": 10_000}}, token)
        pair = tuple(Player(port, table, seat, token if seat == 0 else "", eager=eager) for seat in (0, 1))
        for player in pair:
            await open_wire(player, HOST, port)
            player.hello(player.token)
            await player.seated
        tables.append((pair[0], pair[1]))
    return tables


async def closed_loop(server: ServerProcess, tables: int, seconds: float) -> dict[str, Any]:
    """Everybody answers at once."""
    seated = await seat_tables(server, tables, eager=True)
    players = [player for pair in seated for player in pair]
    for host, _ in seated:
        host.ask("start")
    await asyncio.sleep(1.0)
    return {"what": f"closed loop, {tables} tables", **await _count(server, players, seconds)}


async def boardgame_loop(server: BoardgameProcess, tables: int, seconds: float) -> dict[str, Any]:
    """The same with boardgame.io."""
    players = await seat_matches(server.port, tables)
    for player in players:
        player.begin()
    await asyncio.sleep(1.0)
    return {"what": f"boardgame.io, {tables} matches", **await _count(server, players, seconds)}


async def _count(
    server: ServerProcess | BoardgameProcess, players: Sequence[Player | BoardgamePlayer], seconds: float
) -> dict[str, Any]:
    """What they get done from now on; then they hang up."""
    for player in players:
        player.moves, player.times = 0, []
    began, cpu = time.perf_counter(), server.cpu()
    await asyncio.sleep(seconds)
    took, used = time.perf_counter() - began, server.cpu() - cpu
    times = sorted(one for player in players for one in player.times)
    moves = sum(player.moves for player in players)
    for player in players:
        player.transport.abort()
    return {
        "moves_per_second": round(moves / took), "cpu": round(used / took, 2),
        "cpu_us_per_move": round(used / max(1, moves) * 1e6), **_percentiles(times),
    }  # fmt: skip


async def open_loop(server: ServerProcess, tables: int, every: float, seconds: float) -> dict[str, Any]:
    """A push at each table now and then, and how long it takes until it is acknowledged."""
    seated = await seat_tables(server, tables, eager=False)
    for host, _ in seated:
        host.ask("start")
    await asyncio.sleep(2.0)
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    cpu = server.cpu()

    async def keep_pushing(pair: tuple[Player, Player], first: float) -> None:
        await asyncio.sleep(first)
        while loop.time() < end:
            for player in pair:
                if player.legal:
                    player.push()
                    break
            await asyncio.sleep(every)

    await asyncio.gather(*(keep_pushing(pair, every * n / tables) for n, pair in enumerate(seated)))
    used = (server.cpu() - cpu) / seconds
    times = sorted(one for pair in seated for player in pair for one in player.times)
    memory = server.memory()
    for pair in seated:
        for player in pair:
            player.transport.abort()
    return {
        "what": f"open loop, {tables} tables, one push in {every:g} s", "moves_per_second": round(len(times) / seconds),
        "cpu": round(used, 2), **_percentiles(times), "memory_mb": round(memory),
    }  # fmt: skip


async def crowd(server: ServerProcess, tables: int, seconds: float) -> dict[str, Any]:
    """So many tables with two connections each, nearly all idle; every hundredth plays. What the others cost it."""
    seated = await seat_tables(server, tables, eager=False)
    playing = seated[::100]
    for host, _ in playing:
        host.ask("start")
    await asyncio.sleep(1.0)
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    while loop.time() < end:
        for pair in playing:
            for player in pair:
                player.push()
        await asyncio.sleep(0.1)
    times = sorted(one for pair in playing for player in pair for one in player.times)
    memory = server.memory()
    for pair in seated:
        for player in pair:
            player.transport.abort()
    return {"what": f"{2 * tables} connections", **_percentiles(times), "memory_mb": round(memory)}


async def memory_costs(server: ServerProcess, count: int = 1000) -> dict[str, Any]:
    """What an idle table, and an idle connection, take."""
    token = server.post("/api/guests", None)["token"]
    before = server.memory()
    tables = [server.post("/api/tables", {"game": "tomoko", "seats": 2}, token) for _ in range(count)]
    after_tables = server.memory()
    wires = []
    for table in tables:
        wire = Player(server.port, table, 0, "", eager=False)
        await open_wire(wire, HOST, server.port)
        wire.hello()
        await wire.seated
        wires.append(wire)
    after_wires = server.memory()
    for wire in wires:
        wire.transport.abort()
    return {
        "what": "memory", "kb_per_idle_table": round((after_tables - before) * 1024 / count, 1),
        "kb_per_connection": round((after_wires - after_tables) * 1024 / count, 1),
    }  # fmt: skip


def _percentiles(times: list[float]) -> dict[str, float]:
    if len(times) < 100:
        return {}
    return {
        "p50_ms": round(statistics.median(times) * 1000, 2),
        "p99_ms": round(times[int(len(times) * 0.99)] * 1000, 2),
        "worst_ms": round(times[-1] * 1000, 1),
    }


async def measure(seconds: float, rounds: int) -> list[dict[str, Any]]:
    """All of it, each part with a server of its own."""
    other = RESULTS / "boardgameio"
    missing = install(other)
    if missing:
        print(f"nothing to compare with: {missing}")
    rows = []
    for number in range(rounds):
        parts = ["closed"] if missing else ["closed", "boardgame.io"]
        for part in [*parts, "open", "crowd", "memory"] if number == 0 else parts:
            rows.append(await _boardgame(other, seconds) if part == "boardgame.io" else await _ours(part, seconds))
            print(rows[-1], flush=True)
    return rows


async def _boardgame(folder: Path, seconds: float) -> dict[str, Any]:
    server = BoardgameProcess(folder)
    try:
        return await boardgame_loop(server, 200, seconds)
    finally:
        server.stop()


async def _ours(part: str, seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(folder)
        try:
            if part == "closed":
                return await closed_loop(server, 200, seconds)
            if part == "open":
                return await open_loop(server, 1000, 2.0, seconds * 2)
            if part == "crowd":
                return await crowd(server, 4000, seconds * 2)
            return await memory_costs(server)
        finally:
            server.stop()


def main() -> None:
    """Measure, print, write."""
    os.sched_setaffinity(0, {1})
    import uvloop

    seconds = float(os.environ.get("SECONDS", "8"))
    rows = uvloop.run(measure(seconds, int(os.environ.get("ROUNDS", "3"))))
    for what in ("closed loop", "boardgame.io"):
        rates = [row["moves_per_second"] for row in rows if row["what"].startswith(what)]
        if rates:
            print(f"{what}: median {statistics.median(rates):.0f} moves/s, best {max(rates)}")
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "server.json").write_text(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()
