"""Many coroutines, one thread, few commits; and each caller gets the answer to its own append."""

import asyncio
import random
import threading
from collections.abc import Callable, Sequence
from contextvars import Context
from typing import TypeVarTuple

import pytest

from tests.server.store.making import behind, info, log, more, new
from tocca.server.store import (
    Append,
    Conflict,
    Gap,
    Overtaken,
    Store,
    StoreUnavailable,
    UnknownTable,
    Unwritable,
    Writer,
)

Ts = TypeVarTuple("Ts")


class Watched(Store):
    """Notes how big the batches are and which thread writes them."""

    def append(self, batch: Sequence[Append]) -> None:
        sizes: list[int] = self.__dict__.setdefault("sizes", [])
        sizes.append(len(batch))
        self.__dict__["thread"] = threading.current_thread()
        super().append(batch)


def test_it_is_committed_when_append_returns(store: Store, url: str) -> None:
    async def main() -> None:
        async with Writer(store) as writer:
            for seq in range(1, 6):
                await writer.append(new("a") if seq == 1 else more("a", seq))
                with behind(url) as other:
                    assert other.exec_driver_sql("SELECT max(seq) FROM events").scalar_one() == seq

    asyncio.run(main())


def test_many_tables_share_commits_and_keep_their_order(store: Store) -> None:
    names = [f"table-{number}" for number in range(60)]

    async def play(writer: Writer, name: str) -> None:
        await writer.append(new(name))
        for seq in range(2, 31):
            await writer.append(more(name, seq))
            if random.random() < 0.2:
                await asyncio.sleep(random.random() / 500)

    async def main() -> None:
        async with Writer(store) as writer:
            await asyncio.gather(*(play(writer, name) for name in names))
            assert writer.appends == 60 * 30
            assert writer.commits < writer.appends / 3

    asyncio.run(main())
    assert all(store.load(name) == log(name, 30) for name in names)


def test_appends_that_do_not_wait_for_each_other_keep_their_order(store: Store) -> None:
    async def main() -> None:
        async with Writer(store) as writer:
            await writer.append(new("a"))
            await asyncio.gather(*(writer.append(more("a", seq)) for seq in range(2, 300)))

    asyncio.run(main())
    assert store.load("a") == log("a", 299)


def test_whose_append_has_failed_writes_nothing_more(store: Store) -> None:
    """Even if it fits: the failed append may have been written all the same, and another goes on from there."""

    async def main() -> list[object]:
        async with Writer(store) as writer:
            await writer.append(new("a"))
            wanted = (more("a", 5), more("a", 2), more("a", 2)), (7, 7, 8)
            tries = [writer.append(one._replace(owner=owner)) for one, owner in zip(*wanted, strict=True)]
            return list(await asyncio.gather(*tries, return_exceptions=True))

    gap, overtaken, fine = asyncio.run(main())
    assert isinstance(gap, Gap)
    assert isinstance(overtaken, Overtaken)
    assert fine is None
    assert store.load("a") == log("a", 2)


def test_whoever_can_be_written_is_written(store: Store) -> None:
    """Bad appends of every kind, at random places among good ones: each gets its own error."""
    store.append([new(f"table-{number}", 3) for number in range(100)])
    wrong: dict[int, tuple[Append, type[Exception]]] = {
        7: (more("table-7", 3), Conflict),
        20: (more("table-20", 5), Gap),
        21: (more("nowhere", 1), UnknownTable),
        50: (Append("table-50", 4, ((2**70, b"{}"),)), Unwritable),
        99: (more("table-99", 4)._replace(info=info("table-99", card="\ud800")), Unwritable),
    }
    batch = [wrong[number][0] if number in wrong else more(f"table-{number}", 4) for number in range(100)]

    async def main() -> list[BaseException | None]:
        async with Writer(store) as writer:
            return await asyncio.gather(*map(writer.append, batch), return_exceptions=True)

    for number, answer in enumerate(asyncio.run(main())):
        expected = wrong[number][1] if number in wrong else type(None)
        assert type(answer) is expected, (number, answer)
        assert len(store.load(f"table-{number}")) == (3 if number in wrong else 4)


def test_of_two_for_the_same_place_one_is_written(store: Store) -> None:
    store.append([new("a"), new("b")])

    async def main() -> list[BaseException | None]:
        async with Writer(store) as writer:
            wishes = [more("a", 2), more("b", 2), more("a", 2), more("a", 3), more("a", 5), more("b", 3)]
            return await asyncio.gather(*map(writer.append, wishes), return_exceptions=True)

    answers = asyncio.run(main())
    assert [type(answer) for answer in answers] == [type(None), type(None), Conflict, type(None), Gap, type(None)]
    assert (store.load("a"), store.load("b")) == (log("a", 3), log("b", 3))


def test_it_ends_also_when_appends_are_waiting_that_nobody_waits_for(sqlite: str) -> None:
    """As a server does that is told to stop while people play."""
    busy, free = threading.Event(), threading.Event()

    class Held(Store):
        def append(self, batch: Sequence[Append]) -> None:
            busy.set()
            free.wait(60)
            super().append(batch)

    async def main() -> None:
        told: list[Exception | None] = []
        writer = Writer(store)
        writer.submit(new("a"), lambda _, error: told.append(error))
        await asyncio.to_thread(busy.wait)
        writer.submit(more("a", 2), lambda _, error: told.append(error))
        stopping = asyncio.create_task(writer.stop())
        await asyncio.sleep(0)
        free.set()
        ended, _ = await asyncio.wait({stopping}, timeout=20)
        writer._queue.put(None)  # so that a thread which has not ended does not keep this test for ever
        assert ended
        assert told == [None, None]

    with Held.open(sqlite) as store:
        asyncio.run(main())
        assert store.load("a") == log("a", 2)


def test_the_loop_is_woken_once_for_a_batch(sqlite: str) -> None:
    class Counting(asyncio.SelectorEventLoop):
        woken = 0

        def call_soon_threadsafe(
            self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
        ) -> asyncio.Handle:
            self.woken += 1
            return super().call_soon_threadsafe(callback, *args, context=context)

    async def main(store: Store) -> None:
        writer = Writer(store)
        await asyncio.gather(*(writer.append(new(f"table-{number}")) for number in range(400)))
        loop = asyncio.get_running_loop()
        assert isinstance(loop, Counting)
        assert loop.woken == writer.commits <= 5
        await writer.stop()

    with Store.open(sqlite) as store, asyncio.Runner(loop_factory=Counting) as runner:
        runner.run(main(store))


def test_the_queue_is_bounded(url: str) -> None:
    async def main(store: Store) -> None:
        async with Writer(store, waiting=8) as writer:
            await asyncio.gather(*(writer.append(new(f"table-{number}")) for number in range(200)))

    with Watched.open(url) as store:
        asyncio.run(main(store))
        sizes: list[int] = store.__dict__["sizes"]
        assert sum(sizes) == 200
        assert max(sizes) <= 8
        assert store.__dict__["thread"].name == "store-writer"


def test_stopping_writes_what_is_waiting_and_takes_nothing_more(store: Store) -> None:
    async def main() -> None:
        writer = Writer(store, waiting=16)
        waiting = [asyncio.create_task(writer.append(new(f"table-{number}"))) for number in range(100)]
        await asyncio.sleep(0)
        await asyncio.gather(writer.stop(), writer.stop())
        assert all(task.done() and task.exception() is None for task in waiting)
        with pytest.raises(StoreUnavailable, match="about to close"):
            await writer.append(new("late"))
        await writer.stop()

    asyncio.run(main())
    assert store.counts().tables == {"lobby": 100}
    assert "store-writer" not in {thread.name for thread in threading.enumerate()}


def test_a_caller_who_goes_away_hinders_nobody(store: Store) -> None:
    async def main() -> None:
        async with Writer(store, waiting=2) as writer:
            impatient = [asyncio.create_task(writer.append(new(f"table-{number}"))) for number in range(9)]
            await asyncio.sleep(0)
            for task in impatient:
                task.cancel()
            await asyncio.wait(impatient)
            await asyncio.wait_for(asyncio.gather(*(writer.append(new(f"new-{n}")) for n in range(9))), 10)

    asyncio.run(main())
    assert all(store.load(f"new-{number}") for number in range(9))


def test_calls_run_in_the_writers_thread_after_what_came_before(store: Store) -> None:
    def fail() -> None:
        raise LookupError(threading.current_thread().name)

    async def main() -> None:
        async with Writer(store) as writer:
            made = asyncio.gather(*(writer.append(new(f"table-{number}")) for number in range(5)))
            await asyncio.sleep(0)
            swept = await writer.call(store.sweep, 1_000)
            assert swept == tuple(f"table-{number}" for number in range(5))
            await made
            with pytest.raises(UnknownTable):
                await writer.append(more("table-0", 2))
            with pytest.raises(LookupError, match="store-writer"):
                await writer.call(fail)

    asyncio.run(main())


def test_reading_while_writing_sees_whole_appends(store: Store) -> None:
    """A reader on another thread always gets a log without gaps, up to the end of some append."""
    store.append([new("a", 3)])
    done = threading.Event()
    lengths: list[int] = []

    def read() -> None:
        while not done.is_set():
            lengths.append(len(store.load("a")))

    async def main() -> None:
        async with Writer(store) as writer:
            for first in range(4, 304, 3):
                await writer.append(more("a", first, 3))

    reader = threading.Thread(target=read)
    reader.start()
    asyncio.run(main())
    done.set()
    reader.join()
    assert lengths == sorted(lengths)
    assert {length % 3 for length in lengths} == {0}
    assert len(set(lengths)) > 3
    assert store.load("a") == log("a", 303)
