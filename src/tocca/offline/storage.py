"""The log of every table, in the browser's database. Commit, acknowledge, broadcast: as on a server."""

import asyncio
from collections.abc import Awaitable, Sequence
from typing import Protocol

import msgspec

from tocca.server.room.events import Event, decode
from tocca.server.store.errors import StoreError, StoreUnavailable, UnknownTable
from tocca.server.store.rows import Append, Callback, MatchInfo, PlayedMatch

NOT_STORED = "NotStored"  # the name of the error which web/src/offline/storage.ts throws where nothing was written


class NotStored(StoreError):
    """The browser has refused it, or another tab was faster: nothing was written."""


class Storage(Protocol):
    """The browser's database, as web/src/offline/storage.ts offers it. Texts go in and come out."""

    def append(self, append: str) -> Awaitable[object]:
        """Make an `Append` durable (JSON). Fails with an error of the name NotStored if nothing was written,
        for example because the table does not have exactly the events before it."""

    def events(self, table: str) -> Awaitable[str]:
        """All events of that table, as a JSON array of texts; empty if there is no such table."""

    def record(self, table: str, match: int) -> Awaitable[str]:
        """The record of a finished match; empty if there is none."""

    def list_matches(self) -> Awaitable[str]:
        """All matches, as a JSON array of `KeptMatch`."""

    def put_numbers(self, counted: str) -> Awaitable[object]:
        """Keep what was counted of matches: a JSON array of [table, match, seat, text]."""


class KeptMatch(msgspec.Struct):
    """A match as the browser's database keeps it."""

    table: str
    game: str
    phase: str
    match: int
    began: int
    ended: int
    card: str
    guests: tuple[str, ...]
    numbers: dict[str, str] = {}


class StoredLog:
    """Appends to the browser's database, in the order in which they are given."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._loop = asyncio.get_running_loop()
        self._tasks: set[asyncio.Task[None]] = set()  # the loop itself keeps no task alive

    def submit(self, append: Append, callback: Callback) -> None:
        """Store it; then call back."""
        task = self._loop.create_task(self._store(append, callback))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def append(self, append: Append) -> None:
        """Return once it is durable; NotStored, or StoreUnavailable where nobody knows whether it was stored."""
        text = _encode(append)
        try:
            await self._storage.append(text)
        except Exception as problem:  # whatever the browser says
            refused = getattr(problem, "name", "") == NOT_STORED
            raise (NotStored if refused else StoreUnavailable)(str(problem)) from problem

    async def load(self, table: str) -> list[Event]:
        """All events of that table; UnknownTable if there are none."""
        texts = msgspec.json.decode(await self._storage.events(table), type=list[str])
        if not texts:
            raise UnknownTable(f"there is no table {table!r}")
        return [decode(text.encode()) for text in texts]

    async def record(self, table: str, match: int) -> str:
        """The record of a finished match; empty if there is none."""
        return await self._storage.record(table, match)

    async def list_matches(self) -> list[PlayedMatch]:
        """All matches of this browser, the latest first."""
        found = msgspec.json.decode(await self._storage.list_matches(), type=list[KeptMatch])
        return [
            PlayedMatch(
                one.table,
                one.game,
                one.phase,
                MatchInfo(one.match, one.began, one.ended, one.card, one.guests),
                {seat: one.numbers.get(str(seat), "") for seat in range(len(one.guests))},
            )
            for one in sorted(found, key=lambda one: -one.began)
        ]

    async def put_numbers(self, counted: Sequence[tuple[str, int, int, str]]) -> None:
        """Keep what was counted of matches."""
        await self._storage.put_numbers(msgspec.json.encode(counted).decode())

    async def _store(self, append: Append, callback: Callback) -> None:
        try:
            await self.append(append)
        except Exception as error:  # also one of ours: the table must not wait for ever
            callback(None, error)
        else:
            callback(None, None)


def _encode(append: Append) -> str:
    events = [[at, data.decode()] for at, data in append.events]
    info = append.info and append.info._asdict()
    record = append.record and append.record._asdict()
    match = append.match and append.match._asdict()
    told = {"table": append.table, "first": append.first, "events": events, "info": info}
    told |= {"record": record, "match": match}
    return msgspec.json.encode(told).decode()
