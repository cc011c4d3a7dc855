"""A browser for tests in plain Python: its database, and a page that talks to its tables."""

import asyncio
import itertools
import json
from typing import Any

from tocca.offline.page import Page
from tocca.offline.thinkers import think
from tocca.server.protocol import PROTOCOL

_numbers = itertools.count()


class NotStoredError(Exception):
    """What storage.ts throws where nothing was written."""

    name = "NotStored"


class MemoryStorage:
    """What web/src/offline/storage.ts does, in memory. `open` cleared: nothing is committed until it is set."""

    def __init__(self) -> None:
        self.logs: dict[str, list[str]] = {}
        self.records: dict[tuple[str, int], str] = {}
        self.matches: dict[tuple[str, int], dict[str, Any]] = {}
        self.infos: dict[str, dict[str, Any]] = {}
        self.open = asyncio.Event()
        self.open.set()
        self.fails_after_writing = False

    async def append(self, append: str) -> None:
        told = json.loads(append)
        await self.open.wait()
        log = self.logs.setdefault(told["table"], [])
        if len(log) != told["first"] - 1:
            raise NotStoredError("another tab was faster")
        log += [event for _, event in told["events"]]
        if told["info"]:
            self.infos[told["table"]] = told["info"]
        if told["match"]:
            key = told["table"], told["match"]["match"]
            self.matches[key] = {**told["match"], "began": self.matches.get(key, told["match"])["began"], "numbers": {}}
        if self.fails_after_writing:
            raise OSError("the channel to the other tabs is closed")
        if told["record"]:
            self.records[told["table"], told["record"]["match"]] = told["record"]["text"]

    async def events(self, table: str) -> str:
        return json.dumps(self.logs.get(table, []))

    async def record(self, table: str, match: int) -> str:
        return self.records.get((table, match), "")

    async def list_matches(self) -> str:
        found = [
            {**match, "table": table, "game": self.infos[table]["game"], "phase": self.infos[table]["phase"]}
            for (table, _), match in self.matches.items()
        ]
        return json.dumps(found)

    async def put_numbers(self, counted: str) -> None:
        for table, match, seat, text in json.loads(counted):
            self.matches[table, match]["numbers"][str(seat)] = text


async def think_here(text: str) -> str:
    return think(text)


class Tab:
    """A page with one connection to a table."""

    def __init__(self, page: Page) -> None:
        self.told: list[dict[str, Any]] = []
        self.closed = False
        self._session = page.open(lambda text: self.told.append(json.loads(text)), self._close)
        self._session.receive(json.dumps({"t": "hello", "version": PROTOCOL, "token": ""}))

    def _close(self) -> None:
        self.closed = True

    def send(self, **message: Any) -> str:
        """Send a request; gives its id."""
        request = message.get("id", f"r{next(_numbers)}")
        self._session.receive(json.dumps({**message, "id": request}))
        return str(request)

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Send a request, and wait for its answer."""
        request = self.send(**message)
        return await self.answer(request)

    async def answer(self, request: str) -> dict[str, Any]:
        for _ in range(2_000):
            for message in self.told:
                if message.get("id") == request:
                    return message
            await asyncio.sleep(0.005)
        raise AssertionError(f"no answer to {request}: {self.told[-3:]}")


def new_page(storage: MemoryStorage) -> Page:
    return Page(storage, think_here, pace=0)


async def open_table(page: Page, **wanted: Any) -> str:
    """A new table; gives its name."""
    status, text = json.loads(await page.ask("api/tables", json.dumps(wanted)))
    assert status == 200, text
    table: str = json.loads(text)["table"]
    return table


async def sit_down(page: Page, table: str, people: int, *bots: str) -> Tab:
    """Somebody at that table who plays so many seats, with bots on the others; the match has begun."""
    tab = Tab(page)
    await tab.ask(t="join", id="join", table=table)
    for seat in range(people):
        await tab.ask(t="sit", seat=seat, name=f"P{seat}")
    for seat, bot in enumerate(bots, people):
        await tab.ask(t="seat-bot", seat=seat, bot=bot)
    await tab.ask(t="start")
    return tab
