"""One thread that writes for a whole asyncio loop, with as few commits as it can.

Whatever is waiting when the thread is free goes into one transaction; then the loop is woken once for
all of it. So the more callers wait, the fewer commits each of them costs.
"""

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import groupby
from typing import Any, NamedTuple, TypeVar, cast

from tocca.server.store.errors import Conflict, Rejected, StoreFull, StoreUnavailable
from tocca.server.store.rows import Append
from tocca.server.store.store import Store

T = TypeVar("T")
Told = Callable[[Any, Exception | None], None]  # the value, or what went wrong

PATIENCE = 10.0  # seconds that a caller waits for a database which has gone away
MANY, GATHER = 16, 0.004  # appends in a commit, and the seconds that the next one then waits for more
WAITING = 4_096  # callers that may wait at once; the others wait for their turn to wait
_FIRST_PAUSE, _LONGEST_PAUSE = 0.02, 1.0  # between two tries


class _Waiting(NamedTuple):
    """Somebody who waits for an append, or for a call that must run in the writer's thread."""

    tell: Told
    since: float
    wants: Append | Callable[[], object]
    counted: bool = True  # whether he holds one of the places


class _Result(NamedTuple):
    tell: Told
    value: object = None
    error: Exception | None = None
    counted: bool = True


class Writer:
    """`async with Writer(store) as writer: await writer.append(...)` goes on when that is committed.

    The store is not closed with it. `commits` and `appends` count what was written, for the metrics."""

    def __init__(self, store: Store, *, waiting: int = WAITING, patience: float = PATIENCE) -> None:
        self.commits = 0
        self.appends = 0
        self._store = store
        self._patience = patience
        self._loop = asyncio.get_running_loop()
        self._places = waiting
        self._free = asyncio.Semaphore(waiting)
        self._stopping = False
        self._many = False  # whether the latest commit was for many
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def __aenter__(self) -> "Writer":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def append(self, append: Append) -> None:
        """Returns once it is durable. Rejected: it can't be written (and nobody else's append suffers).
        StoreFull: not written. StoreUnavailable: whether it was written is not known."""
        await self._wait_for(append)

    def submit(self, append: Append, then: Told) -> None:
        """The same without waiting, for a caller who minds the number of his appends himself: `then` is called in
        the loop's thread once it is durable, or can't be."""
        if self._stopping:
            self._loop.call_soon(then, None, StoreUnavailable("The store is about to close."))
        else:
            self._queue.put(_Waiting(then, time.monotonic(), append, counted=False))

    async def call(self, function: Callable[..., T], *arguments: object) -> T:
        """Runs a function of the store in the writer's thread, after what was appended before."""
        result: T = await self._wait_for(partial(function, *arguments))
        return result

    async def stop(self) -> None:
        """Take nothing more, write what is waiting, end the thread."""
        if not self._stopping:
            self._stopping = True
            for _ in range(self._places):  # who holds every place knows that nobody waits
                await self._free.acquire()
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    async def _wait_for(self, wants: Append | Callable[[], object]) -> Any:
        if self._stopping:
            raise StoreUnavailable("The store is about to close.")
        since = time.monotonic()
        await self._free.acquire()
        future = self._loop.create_future()
        self._queue.put(_Waiting(partial(_settle, future), since, wants))
        return await future

    def _deliver(self, results: list[_Result]) -> None:
        """In the loop's thread. A caller who was cancelled keeps his place until here, so that the queue
        stays bounded."""
        for tell, value, error, counted in results:
            if counted:
                self._free.release()
            try:
                tell(value, error)
            except Exception as problem:  # of one caller: the others are to be told all the same
                self._loop.call_exception_handler({"message": "after an append", "exception": problem})

    # -- in the writer's thread --------------------------------------------------------------------

    def _run(self) -> None:
        while waiting := self._take():
            results: list[_Result] = []
            for calls, run in groupby(waiting, key=lambda one: callable(one.wants)):
                group = list(run)
                results += [_called(one) for one in group] if calls else self._write(group)
            with suppress(RuntimeError):  # the loop was closed without stop(): nobody is there to be told
                self._loop.call_soon_threadsafe(self._deliver, results)

    def _take(self) -> list[_Waiting]:
        """Everybody who waits, at least one; nobody at the end. While many write, a moment is given to more of
        them: a commit costs much the same for a hundred appends as for ten."""
        taken = []
        one = self._queue.get()
        if self._many:
            time.sleep(GATHER)
        while one:
            taken.append(one)
            if self._queue.empty():
                break
            one = self._queue.get()
        if taken and one is None:
            self._queue.put(None)  # the end comes after these
        self._many = len(taken) >= MANY
        return taken

    def _write(self, group: list[_Waiting]) -> list[_Result]:
        """One commit for all; if some can't be written, one for those who can."""
        results: list[_Result] = []
        groups = [group]
        while groups:
            group = groups.pop()
            try:
                self._commit([cast(Append, one.wants) for one in group], group[0].since + self._patience)
            except Exception as error:
                parts = _without(error, group)
                groups += parts
                results += [] if parts else [_Result(one.tell, error=error, counted=one.counted) for one in group]
            else:
                results += [_Result(one.tell, counted=one.counted) for one in group]
        return results

    def _commit(self, batch: list[Append], deadline: float) -> None:
        """Tries again while the database is away, until the deadline."""
        pause, doubtful = _FIRST_PAUSE, False
        while True:
            try:
                self._commit_once(batch, doubtful)
                break
            except StoreFull:
                raise
            except StoreUnavailable:
                doubtful = True
                if time.monotonic() + pause > deadline:
                    raise
                time.sleep(pause)
                pause = min(2 * pause, _LONGEST_PAUSE)
        self.commits += 1
        self.appends += len(batch)

    def _commit_once(self, batch: list[Append], doubtful: bool) -> None:
        try:
            self._store.append(batch)
        except Conflict:
            # The line may have broken after the commit and before its answer: then the conflict is with ourselves.
            if not (doubtful and self._store.contains(batch)):
                raise


def _called(one: _Waiting) -> _Result:
    try:
        return _Result(one.tell, value=cast(Callable[[], object], one.wants)())
    except Exception as error:
        return _Result(one.tell, error=error)


def _settle(future: asyncio.Future[Any], value: object, error: Exception | None) -> None:
    if future.done():  # its caller has gone away
        return
    if error is None:
        future.set_result(value)
    else:
        future.set_exception(error)


def _without(error: Exception, group: list[_Waiting]) -> list[list[_Waiting]]:
    """The group in parts to try again: all other tables together, the rejected table's appends one by
    one. Last things first. Nothing, if there is no more to be learned by trying."""
    if not isinstance(error, Rejected) or len(group) == 1:
        return []
    suspects = [[one] for one in group if cast(Append, one.wants).table == error.table]
    others = [one for one in group if cast(Append, one.wants).table != error.table]
    return suspects[::-1] + ([others] if others else [])
