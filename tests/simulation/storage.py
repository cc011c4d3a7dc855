"""A disk that loses what was not synced, fills up and fails; and on it what a hub needs of a store and its writer.

The promises are those of `tocca.server.store`: an append is durable when its callback comes without an error; after
StoreFull nothing was written; after StoreUnavailable nobody knows.
"""

import asyncio
import random
from collections.abc import Callable, Collection
from typing import Any

from tocca.server.store import (
    Append,
    Checkpoint,
    Conflict,
    Gap,
    MatchRecord,
    StoreFull,
    StoreUnavailable,
    TableInfo,
    UnknownTable,
)
from tocca.server.store.rows import Callback
from tocca.server.store.writer import PATIENCE, OvertakenOwners

GATHERING, SYNCING = (0.0002, 0.01), (0.0005, 0.03)  # seconds


class Disk:
    """What is stored. It outlives processes. Commits are in order; the last of them may not be synced yet."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.full = False
        self.away_until = 0.0  # the database does not answer before, in the loop's time
        self.commits: list[tuple[Append, ...]] = []
        self.synced = 0
        self.settings: dict[str, str] = {}
        self.logs: dict[str, list[bytes]] = {}
        self.infos: dict[str, TableInfo] = {}
        self.matches: dict[str, dict[int, MatchRecord]] = {}
        self.checkpoints: dict[str, Checkpoint] = {}

    def write(self, batch: tuple[Append, ...]) -> None:
        """A commit that is not synced yet."""
        self.commits.append(batch)
        self._fold(batch)

    def sync(self) -> None:
        """Everything written so far is durable."""
        self.synced = len(self.commits)

    def lose_unsynced(self) -> None:
        """The power fails. Of the commits that were not synced the first few may have reached the disk."""
        del self.commits[self.rng.randint(self.synced, len(self.commits)) :]
        self.synced = len(self.commits)
        self.logs, self.infos, self.matches, self.checkpoints = {}, {}, {}, {}
        for batch in self.commits:
            self._fold(batch)

    def damage_checkpoints(self) -> None:
        """A bit of each checkpoint is wrong from now on."""
        for table, (seq, data) in self.checkpoints.items():
            wrong = bytearray(data)
            wrong[self.rng.randrange(len(data))] ^= 1 << self.rng.randrange(8)
            self.checkpoints[table] = Checkpoint(seq, bytes(wrong))

    def refusal(self, append: Append) -> Exception | None:
        """Why that append can't be written after those before it."""
        last = len(self.logs.get(append.table, ()))
        if last == 0 and append.info is None:
            return UnknownTable(append.table, append.first)
        if append.first <= last:
            return Conflict(append.table, append.first)
        return Gap(append.table, append.first, last) if append.first > last + 1 else None

    def _fold(self, batch: tuple[Append, ...]) -> None:
        for append in batch:
            self.logs.setdefault(append.table, []).extend(data for _, data in append.events)
            if append.info is not None:
                self.infos[append.table] = append.info
            if append.checkpoint is not None:
                self.checkpoints[append.table] = append.checkpoint
            if append.record is not None:
                self.matches.setdefault(append.table, {})[append.record.match] = append.record


class SimulatedStore:
    """What a hub asks of a store."""

    def __init__(self, disk: Disk) -> None:
        self._disk = disk

    def setting(self, key: str) -> str | None:
        return self._disk.settings.get(key)

    def put_setting(self, key: str, value: str) -> None:
        self._disk.settings[key] = value

    def checkpoint(self, table: str) -> Checkpoint | None:
        self._check_answering()
        return self._disk.checkpoints.get(table)

    def replay(self, table: str, decode: Callable[[bytes], Any], first: int = 1) -> list[Any]:
        self._check_answering()
        if table not in self._disk.logs:
            raise UnknownTable(table)
        return [decode(data) for data in self._disk.logs[table][first - 1 :]]

    def list_unfinished(self) -> list[TableInfo]:
        self._check_answering()
        return [info for info in self._disk.infos.values() if info.phase != "over"]

    def sweep(
        self, before: int, *, phases: Collection[str] = ("lobby",), sparing: Collection[str] = ()
    ) -> tuple[str, ...]:
        return ()  # the tables of a run are never that old

    def close(self) -> None:
        pass

    def _check_answering(self) -> None:
        if asyncio.get_running_loop().time() < self._disk.away_until:
            raise StoreUnavailable("the database does not answer")


class SimulatedWriter:
    """What a hub asks of a writer: group commit, and errors as the real one tells them."""

    def __init__(self, disk: Disk) -> None:
        self.commits = self.appends = 0
        self._disk = disk
        self._loop = asyncio.get_running_loop()
        self._queue: list[tuple[Append | Callable[[], object], Callback]] = []
        self._busy = self._stopping = False
        self._overtaken = OvertakenOwners()

    def submit(self, append: Append, callback: Callback) -> None:
        if self._stopping:
            self._loop.call_soon(callback, None, StoreUnavailable("the store is about to close"))
        else:
            self._put(append, callback)

    async def append(self, append: Append) -> None:
        await self._wait_for(append)

    async def call(self, function: Callable[..., Any], *arguments: object) -> Any:
        return await self._wait_for(lambda: function(*arguments))

    async def stop(self) -> None:
        await self._wait_for(lambda: None)
        self._stopping = True

    def _put(self, work: Append | Callable[[], object], callback: Callback) -> None:
        self._queue.append((work, callback))
        if not self._busy:
            self._busy = True
            self._loop.call_later(self._disk.rng.uniform(*GATHERING), self._take)

    async def _wait_for(self, work: Append | Callable[[], object]) -> Any:
        future = self._loop.create_future()

        def settle(value: object, error: Exception | None) -> None:
            if not future.done():
                future.set_result(value) if error is None else future.set_exception(error)

        self._put(work, settle)
        return await future

    def _take(self) -> None:
        """Begin with everything that waits, when the database answers."""
        jobs, self._queue = self._queue, []
        away = self._disk.away_until - self._loop.time()
        if away > PATIENCE:
            self._loop.call_later(PATIENCE, self._write, jobs, StoreUnavailable("the database does not answer"))
        else:
            self._loop.call_later(max(0.0, away), self._write, jobs)

    def _write(self, jobs: list[tuple[Any, Callback]], trouble: Exception | None = None) -> None:
        if trouble is None and self._disk.full:
            trouble = StoreFull("the disk is full")
        # Who lost the connection to a database does not know whether its last commit came through.
        written = trouble is None or (not isinstance(trouble, StoreFull) and self._disk.rng.random() < 0.5)
        results: list[tuple[Callback, object, Exception | None]] = []
        for work, callback in jobs:
            if isinstance(work, Append):
                refusal = self._overtaken.refusal(work) or self._disk.refusal(work)
                if written and refusal is None:
                    self._disk.write((work,))
                if refusal is not None or trouble is not None:
                    self._overtaken.add((work,))
                results.append((callback, None, trouble or refusal))
            else:
                results.append((callback, work(), None))
        self._loop.call_later(self._disk.rng.uniform(*SYNCING), self._finish, results)

    def _finish(self, results: list[tuple[Callback, object, Exception | None]]) -> None:
        self._disk.sync()
        self.commits += 1
        self.appends += len(results)
        self._busy = False
        if self._queue:
            self._busy = True
            self._loop.call_soon(self._take)
        for callback, value, error in results:
            callback(value, error)
