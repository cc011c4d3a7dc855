"""A full disk, a locked file, a line that breaks: a clear error or a short wait, and then it goes on."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import cycle

import pytest

from tests.server.store.line import Line
from tests.server.store.making import behind, log, more, new
from tocca.server.store import Append, Store, StoreFull, StoreUnavailable, Writer
from tocca.server.store.writer import PATIENCE

BIG = b'"' + b"x" * 100_000 + b'"'


def _pragma(store: Store, pragma: str) -> None:
    """On both connections that write: the one in the pool, and the driver's own."""
    assert store._driver is not None
    assert store._driver.driver_connection is not None
    store._driver.driver_connection.execute(f"PRAGMA {pragma}")
    with store._engine.connect() as connection:
        connection.exec_driver_sql(f"PRAGMA {pragma}")


def test_a_full_disk_is_said_clearly_and_gets_over(sqlite: str) -> None:
    async def main(store: Store) -> None:
        async with Writer(store, patience=3_600) as writer:
            await writer.append(new("a"))
            _pragma(store, "max_page_count = 200")
            async with asyncio.timeout(60):  # a full disk does not get better by waiting
                with pytest.raises(StoreFull, match="no space left"):
                    await _append_big_ones(writer)
            seq = len(store.load("a")) + 1
            assert seq > 2
            with pytest.raises(StoreFull):
                await writer.append(Append("a", seq, ((1, BIG),)))
            _pragma(store, "max_page_count = 100000")
            await writer.append(Append("a", seq, ((1, BIG),)))
            await writer.append(more("a", seq + 1))
            assert len(store.load("a")) == seq + 1

    with Store.open(sqlite) as store:
        asyncio.run(main(store))


async def _append_big_ones(writer: Writer) -> None:
    for seq in range(2, 100):
        await writer.append(Append("a", seq, ((1, BIG),)))


def test_nothing_of_a_batch_that_fills_the_disk_is_written(sqlite: str) -> None:
    with Store.open(sqlite) as store:
        store.append([new("a"), new("b")])
        _pragma(store, "max_page_count = 100")
        with pytest.raises(StoreFull):
            store.append([more("a", 2), *(Append("b", seq, ((1, BIG),)) for seq in range(2, 20))])
        assert (store.load("a"), store.load("b")) == (log("a", 1), log("b", 1))
        store.append([more("a", 2)])


@contextmanager
def _lock(url: str) -> Iterator[sqlite3.Connection]:
    """Somebody else is writing to the file."""
    other = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    yield other
    other.close()


def test_a_locked_file_is_waited_for(sqlite: str) -> None:
    async def main(store: Store) -> None:
        async with Writer(store) as writer:
            with _lock(sqlite) as other:
                threading.Timer(0.4, other.rollback).start()
                await writer.append(new("a"))
                assert not other.in_transaction

    with Store.open(sqlite) as store:
        asyncio.run(main(store))
        assert store.load("a") == log("a", 1)


def test_a_file_that_stays_locked_is_unavailable(sqlite: str) -> None:
    async def main(store: Store) -> None:
        async with Writer(store, patience=0.3) as writer:
            _pragma(store, "busy_timeout = 20")
            with _lock(sqlite), pytest.raises(StoreUnavailable, match="locked"):
                await writer.append(new("a"))
            await writer.append(new("a"))

    with Store.open(sqlite) as store:
        asyncio.run(main(store))
        assert store.load("a") == log("a", 1)


@asynccontextmanager
async def _through(line: Line, patience: float = 10) -> AsyncIterator[tuple[Store, Writer]]:
    store = await asyncio.to_thread(Store.open, line.url)
    async with Writer(store, patience=patience) as writer:
        await writer.append(new("a"))
        yield store, writer
    await asyncio.to_thread(store.close)


def test_connections_that_the_database_ends_are_made_anew(postgresql: str) -> None:
    async def main(store: Store) -> None:
        async with Writer(store) as writer:
            await writer.append(new("a"))
            for seq in range(2, 40):
                if seq % 4 == 0:
                    with behind(postgresql) as admin:
                        admin.exec_driver_sql(
                            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
                        )
                await writer.append(more("a", seq))

    with Store.open(postgresql) as store:
        asyncio.run(main(store))
        assert store.load("a") == log("a", 39)


def test_callers_wait_while_the_line_is_cut(postgresql: str) -> None:
    async def main() -> None:
        async with Line(postgresql) as line, _through(line) as (store, writer):
            line.cut()
            waiting = [asyncio.create_task(writer.append(new(f"table-{n}"))) for n in range(20)]
            await asyncio.sleep(0.5)
            assert not any(task.done() for task in waiting)
            await line.mend()
            await asyncio.wait_for(asyncio.gather(*waiting), 10)
            assert (await asyncio.to_thread(store.counts)).tables == {"lobby": 21}

    asyncio.run(main())


def test_callers_wait_no_longer_than_their_patience(postgresql: str) -> None:
    async def main() -> None:
        async with Line(postgresql) as line, _through(line, patience=0.5) as (store, writer):
            line.cut()
            began = time.monotonic()
            with pytest.raises(StoreUnavailable, match="does not answer"):
                await writer.append(more("a", 2))
            assert 0.2 < time.monotonic() - began < PATIENCE
            await line.mend()
            await writer.append(more("a", 2))
            assert await asyncio.to_thread(store.load, "a") == log("a", 2)

    asyncio.run(main())


def test_a_line_that_breaks_at_any_moment_loses_and_doubles_nothing(postgresql: str) -> None:
    async def main() -> None:
        async with Line(postgresql) as line, _through(line) as (_, writer):
            breaking = asyncio.create_task(_break_often(line))
            for seq in range(2, 120):
                await writer.append(more("a", seq))
            breaking.cancel()
        with Store.open(postgresql) as calm:  # not through the line: its last connection may just be breaking
            assert calm.load("a") == log("a", 119)

    asyncio.run(main())


async def _break_often(line: Line) -> None:
    """After a short while and after longer ones: on a busy machine a connection alone takes a while."""
    for pause in cycle((0.03, 0.06, 0.12, 0.25, 0.5)):
        await asyncio.sleep(pause)
        line.drop()


def test_a_commit_whose_answer_was_lost_is_not_a_conflict(postgresql: str) -> None:
    """The line breaks after the database has committed and before it could say so."""

    async def main() -> None:
        async with Line(postgresql) as line, _through(line) as (store, writer):
            line.lose_answer_to(b"COMMIT")
            await asyncio.gather(writer.append(more("a", 2, 3)), writer.append(new("b")))
            assert line.losses == 1
            assert await asyncio.to_thread(store.load, "a") == log("a", 4)
            assert await asyncio.to_thread(store.load, "b") == log("b", 1)

    asyncio.run(main())
