"""Kill -9 at any moment: whatever was acknowledged is there."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest

from tests.server.store.making import log
from tocca.server.store import Store

NEVER = 10**9


class Appenders:
    """A nursery of processes that append (appender.py)."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.store.appender"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def start(self, url: str, tables: list[str], last: int = NEVER, **environment: str) -> None:
        """One more of them."""
        self._order({"url": url, "tables": tables, "last": last, "environment": environment})

    def pid(self) -> int:
        """Of the one just started."""
        return int(self._line().removeprefix("pid "))

    def wait_for_acknowledgement(self) -> dict[str, int]:
        """Wait for one acknowledgement: a table and a number."""
        table, number = self._line().split()
        return {table: int(number)}

    def end(self) -> tuple[int, dict[str, int]]:
        """Wait for one to die: its status, and the last number acknowledged for each table."""
        self._order({})
        last: dict[str, int] = {}
        while not (line := self._line()).startswith("dead"):
            table, number = line.split()
            assert int(number) > last.get(table, 0)
            last[table] = int(number)
        return int(line.split()[1]), last

    def status(self) -> int:
        """Wait for one to die, whatever it and the others say."""
        self._order({})
        while not (line := self._line()).startswith("dead"):
            pass
        return int(line.split()[1])

    def close(self) -> None:
        """No more orders."""
        self._process.communicate(timeout=10)

    def _order(self, order: dict[str, object]) -> None:
        assert self._process.stdin
        self._process.stdin.write(json.dumps(order).encode() + b"\n")
        self._process.stdin.flush()

    def _line(self) -> str:
        assert self._process.stdout
        return self._process.stdout.readline().decode().rstrip("\n")


@pytest.fixture(scope="module")
def appenders() -> Iterator[Appenders]:
    nursery = Appenders()
    yield nursery
    nursery.close()


def _kill_often(appenders: Appenders, url: str, kills: int) -> None:
    """Every second time, it may die while it still opens the store."""
    known, rng = {f"table-{number}": 0 for number in range(8)}, random.Random(kills)
    for kill in range(kills):
        appenders.start(url, list(known))
        pid = appenders.pid()
        known |= appenders.wait_for_acknowledgement() if kill % 2 else {}
        time.sleep(rng.uniform(0, 0.3))
        os.kill(pid, signal.SIGKILL)
        status, last = appenders.end()
        assert status == -signal.SIGKILL
        known = _check(url, known | last)
    assert sum(known.values()) >= kills // 2


def _check(url: str, acknowledged: dict[str, int]) -> dict[str, int]:
    """How many events each table has: all acknowledged ones, and at most the one that was under way."""
    with Store.open(url) as store:
        there = {info.id for info in store.list_unfinished()}
        logs = {table: store.load(table) if table in there else [] for table in acknowledged}
    for table, events in logs.items():
        assert events == log(table, len(events))
        assert acknowledged[table] <= len(events) <= acknowledged[table] + 1
    return {table: len(events) for table, events in logs.items()}


def test_twenty_kills_at_random_moments(appenders: Appenders, sqlite: str) -> None:
    _kill_often(appenders, sqlite, 20)


def test_kills_at_random_moments_on_postgresql(appenders: Appenders, postgresql: str) -> None:
    _kill_often(appenders, postgresql, 5)


@pytest.mark.parametrize(("point", "stored"), [("before-commit:5", 4), ("after-commit:5", 5), ("after-commit", 1)])
def test_a_crash_at_a_named_point(appenders: Appenders, url: str, point: str, stored: int) -> None:
    """Before the commit it is not there, after it it is; neither was acknowledged."""
    appenders.start(url, ["a"], TOCCA_TESTING="1", TOCCA_CRASH=point)
    appenders.pid()
    status, acknowledged = appenders.end()
    assert status == -signal.SIGKILL
    assert acknowledged.get("a", 0) == int(point.partition(":")[2] or 1) - 1
    with Store.open(url) as store:
        assert store.load("a") == log("a", stored)


def test_named_points_are_for_tests_only(appenders: Appenders, sqlite: str) -> None:
    appenders.start(sqlite, ["a"], last=10, TOCCA_CRASH="before-commit", TOCCA_TESTING="")
    appenders.pid()
    assert appenders.end() == (0, {"a": 10})


def test_several_processes_may_open_a_new_database_at_once(appenders: Appenders, url: str) -> None:
    for number in range(4):
        appenders.start(url, [f"table-{number}"], last=3)
    assert [appenders.status() for _ in range(4)] == [0] * 4
    with Store.open(url) as store:
        assert all(store.load(f"table-{number}") == log(f"table-{number}", 3) for number in range(4))
