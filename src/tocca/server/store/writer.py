"""One thread that writes for a whole asyncio loop, with group commit.

When the thread is free, it writes everything that is waiting in one transaction and wakes the loop once. So the more
callers wait, the fewer commits each of them costs.
"""

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from itertools import groupby
from typing import Any, NamedTuple, TypeVar, cast

from tocca.server.store.errors import Conflict, Overtaken, Rejected, StoreFull, StoreUnavailable
from tocca.server.store.rows import Append, Callback
from tocca.server.store.store import Store

T = TypeVar("T")

PATIENCE = 10.0  # seconds that a caller waits for a database that does not answer
MANY, GATHER = 16, 0.004  # appends in a commit, and the seconds that the next one then waits for more
WAITING = 4_096  # callers in the queue; more wait until there is room
_FIRST_PAUSE, _LONGEST_PAUSE = 0.02, 1.0  # between two tries


class _Job(NamedTuple):
    """An append, or a call that must run in the writer's thread."""

    callback: Callback
    since: float
    work: Append | Callable[[], object]
    counted: bool = True  # whether it takes a place in the queue

    @property
    def append(self) -> Append:
        return cast(Append, self.work)

    def build_failure(self, error: Exception) -> "_Result":
        return _Result(self.callback, error=error, counted=self.counted)


class _Result(NamedTuple):
    callback: Callback
    value: object = None
    error: Exception | None = None
    counted: bool = True


class OvertakenOwners:
    """Those whose append has failed. What they decided after it must not be written, even if it seems to continue the
    log: the failed append may have been written all the same, and somebody else goes on from there."""

    def __init__(self) -> None:
        self._owners: set[int] = set()

    def __bool__(self) -> bool:
        return bool(self._owners)

    def add(self, failed: Iterable[Append]) -> None:
        """These have failed."""
        self._owners.update(append.owner for append in failed if append.owner)

    def refusal(self, append: Append) -> Overtaken | None:
        """Why that one can't be written."""
        return Overtaken(append.table, append.first) if append.owner in self._owners else None


class Writer:
    """`async with Writer(store) as writer: await writer.append(...)` returns after the commit.

    Stopping the writer does not close the store. `commits` and `appends` count what was written, for the metrics."""

    def __init__(self, store: Store, *, waiting: int = WAITING, patience: float = PATIENCE) -> None:
        self.commits = 0
        self.appends = 0
        self._store = store
        self._patience = patience
        self._loop = asyncio.get_running_loop()
        self._places = waiting
        self._free = asyncio.Semaphore(waiting)
        self._stopping = False
        self._overtaken = OvertakenOwners()
        self._many = False  # whether the latest commit had many appends
        self._queue: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def __aenter__(self) -> "Writer":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def append(self, append: Append) -> None:
        """Return once it is durable. Rejected: this append can't be written (others are not affected). StoreFull: it
        was not written. StoreUnavailable: nobody knows whether it was written."""
        await self._wait_for(append)

    def submit(self, append: Append, callback: Callback) -> None:
        """The same without waiting, for callers who limit their appends themselves. The callback runs in the loop's
        thread once the append is durable, or has failed."""
        if self._stopping:
            self._loop.call_soon(callback, None, StoreUnavailable("The store is about to close."))
        else:
            self._queue.put(_Job(callback, time.monotonic(), append, counted=False))

    async def call(self, function: Callable[..., T], *arguments: object) -> T:
        """Run a function of the store in the writer's thread, after all earlier appends."""
        result: T = await self._wait_for(partial(function, *arguments))
        return result

    async def stop(self) -> None:
        """Refuse new work, write what is waiting, end the thread."""
        if not self._stopping:
            self._stopping = True
            for _ in range(self._places):  # with every place taken, nobody else can be waiting
                await self._free.acquire()
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    async def _wait_for(self, work: Append | Callable[[], object]) -> Any:
        if self._stopping:
            raise StoreUnavailable("The store is about to close.")
        since = time.monotonic()
        await self._free.acquire()
        future = self._loop.create_future()
        self._queue.put(_Job(partial(_settle, future), since, work))
        return await future

    def _deliver(self, results: list[_Result]) -> None:
        """Runs in the loop's thread. A cancelled caller keeps its place until here, so that the queue stays bounded."""
        for callback, value, error, counted in results:
            if counted:
                self._free.release()
            try:
                callback(value, error)
            except Exception as problem:  # an error of one caller must not reach the others
                self._loop.call_exception_handler({"message": "after an append", "exception": problem})

    # -- in the writer's thread --------------------------------------------------------------------

    def _run(self) -> None:
        while jobs := self._take_jobs():
            results: list[_Result] = []
            for calls, run in groupby(jobs, key=lambda job: callable(job.work)):
                group = list(run)
                results += [_run_call(job) for job in group] if calls else self._write(group)
            with suppress(RuntimeError):  # the loop was closed without stop(), so nobody waits for results
                self._loop.call_soon_threadsafe(self._deliver, results)

    def _take_jobs(self) -> list[_Job]:
        """All waiting jobs, at least one; none at the end. When many are writing, wait a moment for more: a commit
        costs about the same for a hundred appends as for ten."""
        taken = []
        job = self._queue.get()
        if self._many:
            time.sleep(GATHER)
        while job:
            taken.append(job)
            if self._queue.empty():
                break
            job = self._queue.get()
        if taken and job is None:
            self._queue.put(None)  # stop after these
        self._many = len(taken) >= MANY
        return taken

    def _write(self, group: list[_Job]) -> list[_Result]:
        """Write the group with one commit. If some appends are rejected, write the others without them."""
        results: list[_Result] = []
        groups = [group]
        while groups:
            group = groups.pop()
            if self._overtaken:  # hardly ever anybody is
                refusals = [(job, self._overtaken.refusal(job.append)) for job in group]
                results += [job.build_failure(refusal) for job, refusal in refusals if refusal is not None]
                group = [job for job, refusal in refusals if refusal is None]
                if not group:
                    continue
            try:
                self._commit(cast("list[Append]", [job.work for job in group]), group[0].since + self._patience)
            except Exception as error:
                parts = _split_group(error, group)
                groups += parts
                if not parts:
                    results += [job.build_failure(error) for job in group]
                    self._overtaken.add(job.append for job in group)
            else:
                results += [_Result(job.callback, counted=job.counted) for job in group]
        return results

    def _commit(self, batch: list[Append], deadline: float) -> None:
        """Try again while the database does not answer, until the deadline."""
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
            # If the connection broke after the commit and before its answer, the conflict is with ourselves.
            if not (doubtful and self._store.contains(batch)):
                raise


def _run_call(job: _Job) -> _Result:
    try:
        return _Result(job.callback, value=cast(Callable[[], object], job.work)())
    except Exception as error:
        return _Result(job.callback, error=error)


def _settle(future: asyncio.Future[Any], value: object, error: Exception | None) -> None:
    if future.done():  # its caller was cancelled
        return
    if error is None:
        future.set_result(value)
    else:
        future.set_exception(error)


def _split_group(error: Exception, group: list[_Job]) -> list[list[_Job]]:
    """The group in parts to try again: all other tables together, the rejected table's appends one by one, as a stack
    (the last part is tried first). Empty if the group can't be split further."""
    if not isinstance(error, Rejected) or len(group) == 1:
        return []
    suspects = [[job] for job in group if job.append.table == error.table]
    others = [job for job in group if job.append.table != error.table]
    return suspects[::-1] + ([others] if others else [])
