"""What several nodes bear: PostgreSQL and NATS, real ones, on one machine.

`make bench-cluster` runs it. Tables of Tomoko with two players who answer at once, in a closed loop: at one server with
PostgreSQL, at one node with a bus, at two nodes with every client at the owner of its table, and at two with every
client at the other one. Nodes, PostgreSQL, NATS and the players share this machine, so look at the processor time of
each for a move: with cores of their own, a node carries 1,000,000 / its microseconds. Prints a table, writes
bench-results/cluster.json.
"""

import asyncio
import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from benchmarks.server import HOST, RESULTS, Player, ServerProcess, read_cpu, seat_tables

TABLES = 100


@contextmanager
def run_nats() -> Iterator[tuple[int, str]]:
    """NATS on a free port: its process and its address."""
    program = shutil.which("nats-server") or "/usr/sbin/nats-server"
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen([program, "--addr", HOST, "--port", str(port)], stderr=subprocess.PIPE, text=True)
    assert process.stderr is not None
    while "Server is ready" not in process.stderr.readline():
        assert process.poll() is None, "NATS does not start"
    try:
        yield process.pid, f"nats://{HOST}:{port}"
    finally:
        process.kill()
        process.communicate()


def find_backends() -> list[int]:
    """The processes of the PostgreSQL that scripts/postgres has started."""
    folder = Path(os.environ["TOCCA_TEST_POSTGRES_FOLDER"])
    first = int((folder / "data" / "postmaster.pid").read_text().split()[0])
    children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
    return [first, *map(int, children)]


async def play(nodes: list[ServerProcess], nats: int, seconds: float, *, crossed: bool) -> dict[str, Any]:
    """Moves a second, and the processor time of everybody for a move."""
    players: list[Player] = []
    for number, owner in enumerate(nodes):
        at = nodes[(number + 1) % len(nodes)] if crossed else owner
        seated = await seat_tables(owner, TABLES // len(nodes), eager=True, at=at)
        players += [player for pair in seated for player in pair]
        for host, _ in seated:
            host.ask("start")
    await asyncio.sleep(1.0)
    for player in players:
        player.moves, player.times = 0, []
    parts = {"nodes": [node.pid for node in nodes], "postgresql": find_backends(), "nats": [nats]}
    parts["players"] = [os.getpid()]
    before = {name: _measure_used(pids) for name, pids in parts.items()}
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    moves = max(1, sum(player.moves for player in players))
    used = {f"{name}_us": round((_measure_used(pids) - before[name]) / moves * 1e6) for name, pids in parts.items()}
    times = sorted(one for player in players for one in player.times)
    for player in players:
        player.transport.abort()
    return {"moves_per_second": round(moves / took), **used, "p50_ms": round(times[len(times) // 2] * 1000, 1)}


def _measure_used(pids: list[int]) -> float:
    return sum(read_cpu(pid) for pid in pids if Path(f"/proc/{pid}").exists())


async def measure(seconds: float) -> list[dict[str, Any]]:
    """All four."""
    rows = []
    database = os.environ["TOCCA_TEST_POSTGRES"]
    for what, count, bus, crossed in (
        ("one server, PostgreSQL", 1, False, False),
        ("one node", 1, True, False),
        ("two nodes, clients at the owners", 2, True, False),
        ("two nodes, all clients relayed", 2, True, True),
    ):
        with run_nats() as (nats, address), tempfile.TemporaryDirectory() as folder:
            settings = {"DATABASE": database, **({"BUS": address} if bus else {})}
            nodes = [ServerProcess(f"{folder}/{number}", number, **settings) for number in range(count)]
            try:
                rows.append({"what": what, **await play(nodes, nats, seconds, crossed=crossed)})
            finally:
                for node in nodes:
                    node.stop()
        print(rows[-1], flush=True)
    return rows


def main() -> None:
    """Measure, print, write."""
    import uvloop

    rows = uvloop.run(measure(float(os.environ.get("SECONDS", "8"))))
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "cluster.json").write_text(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()
