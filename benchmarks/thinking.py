"""What thinking bots cost the people: how long an acknowledged push takes while eight bots think, and while none does.

`make bench-thinking` runs it. One server on all cores, as it is run; forty tables of Tomoko at which somebody pushes
now and then. Each round measures them alone, then with eight tables of Toscana between bots of level 5 beside them, so
that eight are thinking at any time. Prints the rounds, writes bench-results/thinking.json.
"""

import asyncio
import json
import os
import statistics
import tempfile
from pathlib import Path
from typing import Any

from benchmarks.server import HOST, Player, ServerProcess, _percentiles, seat_tables
from benchmarks.wire import Told, Wire, open_wire
from tocca import compiled
from tocca.arena.provenance import provenance

RESULTS = Path("bench-results")
TABLES, BOT_TABLES = 40, 8
EVERY = 0.2  # seconds between two pushes at a table
GAME, BOT = "toscana", "level-5"
EVENTS_BEFORE_A_MOVE = 3  # two bots seated and the start


class Host(Wire):
    """Sets a table up for two bots and lets them play."""

    def __init__(self, port: int, table: dict[str, Any], token: str) -> None:
        super().__init__(HOST, port)
        self.table, self.token = table, token
        self.moves = 0
        self.started: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def receive(self, message: Told) -> None:
        if message.t == "welcome":
            self.send({"t": "join", "id": "join", "table": self.table["table"], "key": self.table["seats"][0]})
        elif message.t == "table" and message.id == "join":
            for seat in (0, 1):
                self.send({"t": "seat-bot", "id": f"bot{seat}", "seat": seat, "bot": BOT})
            self.send({"t": "start", "id": "start"})
        elif message.t == "refused":
            raise RuntimeError(f"{message.reason}: {message.message}")
        elif message.t == "happened":
            self.moves += 1
            if message.id == "start" and not self.started.done():
                self.started.set_result(None)


async def bots_at_work(server: ServerProcess) -> list[Host]:
    """Eight tables between bots that have found their stride: the first moves load the compiled game."""
    hosts = []
    for _ in range(BOT_TABLES):
        token = server.post("/api/guests", None)["token"]
        hosts.append(Host(server.port, server.post("/api/tables", {"game": GAME, "seats": 2}, token), token))
        await open_wire(hosts[-1], HOST, server.port)
        hosts[-1].hello(token)
        await hosts[-1].started
    while sum(host.moves for host in hosts) < len(hosts) * (EVENTS_BEFORE_A_MOVE + 1):
        await asyncio.sleep(0.05)
    return hosts


async def pushing(seated: list[tuple[Player, Player]], seconds: float) -> dict[str, float]:
    """How long pushes take that come one after the other."""
    for pair in seated:
        for player in pair:
            player.times = []
    end = asyncio.get_running_loop().time() + seconds
    while asyncio.get_running_loop().time() < end:
        for pair in seated:
            for player in pair:
                player.push()
            await asyncio.sleep(EVERY / len(seated))
    return _percentiles(sorted(one for pair in seated for player in pair for one in player.times))


async def one_round(seconds: float) -> dict[str, Any]:
    """Idle, then with bots, at a fresh server."""
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(folder)
        os.sched_setaffinity(server._process.pid, range(os.cpu_count() or 1))
        try:
            seated = await seat_tables(server, TABLES, eager=False)
            for host, _ in seated:
                host.ask("start")
            await asyncio.sleep(1.0)
            idle = await pushing(seated, seconds)
            hosts = await bots_at_work(server)
            before = sum(host.moves for host in hosts)
            busy = await pushing(seated, seconds)
            moves = sum(host.moves for host in hosts) - before
            for wire in (*hosts, *(player for pair in seated for player in pair)):
                wire.transport.abort()
        finally:
            server.stop()
    return {"idle": idle, "thinking": busy, "bot_moves": moves, "rise_ms": round(busy["p99_ms"] - idle["p99_ms"], 2)}


async def measure(seconds: float, rounds: int) -> list[dict[str, Any]]:
    """So many rounds."""
    rows = []
    for _ in range(rounds):
        rows.append(await one_round(seconds))
        print(rows[-1], flush=True)
    return rows


def main() -> None:
    """Measure, print, write."""
    compiled.ready(GAME)  # compiled beforehand: compiling is another question
    rows = asyncio.run(measure(float(os.environ.get("SECONDS", "10")), int(os.environ.get("ROUNDS", "5"))))
    rise = statistics.median(row["rise_ms"] for row in rows)
    print(f"99 of 100 pushes are acknowledged {rise:+.2f} ms later while {BOT_TABLES} bots think (target: below 5)")
    RESULTS.mkdir(exist_ok=True)
    found = {"from": provenance(), "rise_ms": rise, "rounds": rows}
    (RESULTS / "thinking.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
