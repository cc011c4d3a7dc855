"""How many events a second the store makes durable, from one asyncio loop on one core.

`python -m benchmarks.store` prints a table and writes bench-results/store.json. Each caller has a table
of its own, appends one event, waits until it is committed, and appends the next. PostgreSQL is measured
too where TOCCA_TEST_POSTGRES gives its address (`scripts/postgres run`). The machine's disk decides a
lot, so what the disk alone can do stands beside it: a small write and fsync, one after the other.
"""

import asyncio
import json
import os
import platform
import statistics
import tempfile
import time
import uuid
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import sqlalchemy

from tocca.server.store import Append, Store, TableInfo, Writer, sqlite_url

ROUNDS = 3
SECONDS = 2.0  # a round
RESULTS = Path("bench-results")
POSTGRES = os.environ.get("TOCCA_TEST_POSTGRES")

EVENT = msgspec.json.encode(
    {"t": "acted", "at": 1_700_000_000_000, "seat": 1, "action": "d4 n", "drawn": [17, 4], "match_ms": 73_211,
     "guest": "Zr0cXy2hVn8Qd1Lw", "id": "c-000123", "digest": "4f1d3a90bb27c655"}
)  # fmt: skip


class Measure(NamedTuple):
    """How many callers append at the same time, and how long the loop is busy for each of them."""

    callers: int
    busy: float  # seconds


MEASURES = (Measure(1, 0), Measure(20, 0), Measure(200, 0), Measure(200, 30e-6), Measure(1_000, 0))


class Speed(NamedTuple):
    """What was reached in one round."""

    events: float  # a second
    batch: float  # appends a commit
    cpu: float  # microseconds an event, of all threads
    median: float  # milliseconds a caller waits
    slow: float  # the same, 99th percentile


def main() -> None:
    """Measure in turns, print the table, write the JSON."""
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    speeds: dict[tuple[str, Measure], list[Speed]] = {}
    disk = []
    for turn in range(ROUNDS):
        print(f"round {turn + 1} of {ROUNDS}", flush=True)
        disk.append(fsyncs())
        for database in ("SQLite", "PostgreSQL") if POSTGRES else ("SQLite",):
            for measure in MEASURES:
                speeds.setdefault((database, measure), []).append(speed(database, measure))
    rows = [
        {"database": database, "callers": measure.callers, "busy_us": round(measure.busy * 1e6),
         "best": round(max(one.events for one in found)), **_medians(found)}
        for (database, measure), found in speeds.items()
    ]  # fmt: skip
    _report(rows, round(statistics.median(disk)))


def speed(database: str, measure: Measure) -> Speed:
    """Of one round, in a new database."""
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        if database == "SQLite":
            return asyncio.run(_round(sqlite_url(Path(folder)), measure))
        assert POSTGRES
        admin = sqlalchemy.create_engine(
            sqlalchemy.make_url(POSTGRES).set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT"
        )
        name = f"bench_{uuid.uuid4().hex}"
        with admin.connect() as connection:
            connection.exec_driver_sql(f"CREATE DATABASE {name}")
            url = sqlalchemy.make_url(POSTGRES).set(database=name).render_as_string(hide_password=False)
            found = asyncio.run(_round(url, measure))
            connection.exec_driver_sql(f"DROP DATABASE {name} WITH (FORCE)")
        admin.dispose()
    return found


async def _round(url: str, measure: Measure) -> Speed:
    names = [f"table-{number:05}" for number in range(measure.callers)]
    waits: list[float] = []
    with Store.open(url) as store:
        store.append(
            [Append(name, 1, ((0, EVENT),), TableInfo(name, "tomoko", "playing", False, 0, 0)) for name in names]
        )
        async with Writer(store) as writer:
            began, cpu = time.perf_counter(), time.process_time()
            await asyncio.gather(*(_caller(writer, name, began + SECONDS, measure.busy, waits) for name in names))
            took, cpu = time.perf_counter() - began, time.process_time() - cpu
            batch = writer.appends / writer.commits
    waits.sort()
    middle, slow = waits[len(waits) // 2], waits[len(waits) * 99 // 100]
    return Speed(len(waits) / took, batch, cpu / len(waits) * 1e6, middle * 1e3, slow * 1e3)


async def _caller(writer: Writer, name: str, end: float, busy: float, waits: list[float]) -> None:
    seq = 1
    while (now := time.perf_counter()) < end:
        while time.perf_counter() < now + busy:
            pass
        seq += 1
        asked = time.perf_counter()
        await writer.append(Append(name, seq, ((1_700_000_000_000 + seq, EVENT),)))
        waits.append(time.perf_counter() - asked)


def fsyncs() -> float:
    """Small durable writes a second, without any database."""
    with tempfile.TemporaryFile(dir=Path.cwd(), buffering=0) as file:
        began, count = time.perf_counter(), 0
        while time.perf_counter() - began < SECONDS / 4:
            file.write(bytes(4_096))
            os.fdatasync(file.fileno())
            count += 1
    return count / (SECONDS / 4)


def _medians(found: list[Speed]) -> dict[str, float]:
    return {name: round(statistics.median(getattr(one, name) for one in found), 1) for name in Speed._fields}


def _report(rows: list[dict[str, Any]], disk: int) -> None:
    print(f"\nthe disk alone: {disk:,} small durable writes a second; one core for loop and writer\n")
    heads = ("callers", "busy_us", "events", "best", "batch", "cpu", "median", "slow")
    titles = ("callers", "busy µs", "events/s", "best", "a commit", "cpu µs", "p50 ms", "p99 ms")
    print(f"{'':<12}" + "".join(f"{title:>10}" for title in titles))
    for row in rows:
        print(f"{row['database']:<12}" + "".join(f"{row[head]:>10,}" for head in heads))
    RESULTS.mkdir(exist_ok=True)
    about = {"python": platform.python_version(), "machine": platform.processor() or platform.machine()}
    (RESULTS / "store.json").write_text(json.dumps({"about": about, "fsyncs": disk, "speed": rows}, indent=1))


if __name__ == "__main__":
    main()
