"""What the page's worker calls: connections to tables, and requests as a server answers them over HTTP."""

import logging
import re
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

import tocca
from tocca.core.errors import ToccaError
from tocca.offline.storage import Storage, StoredLog
from tocca.offline.tables import GUEST, NO_LIMITS, BrowserTables
from tocca.offline.thinkers import WorkerAnalysts, WorkerThinkers
from tocca.server.answers.finished import find_photo_finishes, find_result
from tocca.server.answers.games import Agreement, check_options, describe_games
from tocca.server.answers.mine import Mine, count_seat, describe_mine, is_my_turn, list_uncounted
from tocca.server.answers.pictures import PictureRequest, draw_record
from tocca.server.answers.practice import PracticeRequest, practise
from tocca.server.answers.replays import ReplayRequest, encode_replay
from tocca.server.answers.tables import Guest, MomentOfMatch, NewTable, OpenedTable, read_moment
from tocca.server.live.analyses import AnalysisService
from tocca.server.live.session import Session
from tocca.server.refusals import Refusal
from tocca.server.room.requests import BegunMatch
from tocca.server.store.errors import StoreError

log = logging.getLogger("tocca.offline")

COUNTED = 5  # records that are read for one list of matches
_ANALYSIS = re.compile(r"api/analysis/([0-9a-f]{32})")
_CHECK = re.compile(r"api/games/([a-z][a-z0-9_-]*)/check")
_MATCH = re.compile(r"api/tables/(?P<table>[a-z0-9]{1,24})/(?P<what>records|results|verdicts)/(?P<match>\d{1,6})")


class AnalysedRecord(msgspec.Struct, frozen=True):
    """A record to analyse."""

    record: str


class PortConnection:
    """A connection to the page, in place of a WebSocket."""

    address = GUEST

    def __init__(self, send: Callable[[str], object], close: Callable[[], object]) -> None:
        self._send, self._close = send, close

    def send_frame(self, data: bytes) -> bool:
        """Send a message to the page."""
        self._send(data.decode())
        return True

    def send_close(self, code: int, reason: str) -> None:
        """Tell the page that this connection is closed."""
        self._close()

    def ping_often(self, often: bool) -> None:
        """A message inside a browser takes no time worth measuring."""


class PageSession:
    """The worker's end of one connection."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def receive(self, text: str) -> None:
        """A message from the page."""
        self._session.receive(text.encode())

    def end(self) -> None:
        """The page has closed the connection."""
        self._session.end()


class Page:
    """The server of one page."""

    def __init__(self, storage: Storage, think: Callable[[str], Awaitable[str]], pace: float = 1.0) -> None:
        self._log = StoredLog(storage)
        self.tables = BrowserTables(self._log, WorkerThinkers(think, pace))
        self._analyses = AnalysisService(WorkerAnalysts(think))

    def open(self, send: Callable[[str], object], close: Callable[[], object]) -> PageSession:
        """A new connection: `send` gets each message for the page, `close` is called when the table ends it."""
        session = Session(self.tables, PortConnection(send, close), NO_LIMITS)
        session.note_round_trip(0)
        return PageSession(session)

    def note_change(self, table: str) -> None:
        """Another tab has written to that table."""
        self.tables.note_change(table)

    async def ask(self, path: str, body: str) -> str:
        """Answer a request as a server would: JSON of `[status, text]`. Without a body it is a GET."""
        try:
            status, text = 200, await self._answer(path, body)
        except LookupError as problem:
            status, text = 404, _describe("not-found", str(problem))
        except Refusal as refusal:
            status, text = 400, _describe(refusal.reason, refusal.message)
        except (msgspec.DecodeError, ToccaError) as problem:
            status, text = 400, _describe("malformed", str(problem))
        except StoreError as problem:
            log.error("the browser's database: %s", problem)
            status, text = 503, _describe("store-away", "the browser could not store this")
        return msgspec.json.encode([status, text]).decode()

    async def _answer(self, path: str, body: str) -> str:
        if body:
            return await self._answer_post(path, body)
        if path == "api/games":
            return _encode(describe_games())
        if path == "api/mine":
            return _encode(await self._describe_mine())
        if (analysis := _ANALYSIS.fullmatch(path)) is not None:
            return _encode(self._analyses.follow(analysis[1]))
        found = _MATCH.fullmatch(path)
        if found is None:
            raise LookupError("there is no such page")
        return await self._answer_about_match(found["table"], found["what"], int(found["match"]))

    async def _answer_post(self, path: str, body: str) -> str:
        if path == "api/guests":
            return _encode(Guest(GUEST))
        if (checked := _CHECK.fullmatch(path)) is not None and checked[1] in tocca.games():
            return _encode(check_options(checked[1], msgspec.json.decode(body, type=Agreement)))
        if path == "api/replay":
            return encode_replay(msgspec.json.decode(body, type=ReplayRequest)).decode()
        if path == "api/picture":
            return draw_record(msgspec.json.decode(body, type=PictureRequest))
        if path == "api/practice":
            return _encode(practise(msgspec.json.decode(body, type=PracticeRequest)))
        if path == "api/analysis":  # a match that was given up is over, though its record does not know it
            record = msgspec.json.decode(body, type=AnalysedRecord).record
            return _encode(self._analyses.ask(record, GUEST, ended=True))
        if path == "api/tables":
            return await self._open(msgspec.json.decode(body, type=NewTable))
        if path == "api/tables/from":
            return await self._open(*read_moment(msgspec.json.decode(body, type=MomentOfMatch)))
        raise LookupError("there is no such page")

    async def _open(self, wanted: NewTable, past: BegunMatch | None = None) -> str:
        opened = await self.tables.create(wanted, past)
        return _encode(OpenedTable(opened.table, "", "", tuple("" for _ in opened.chairs)))

    async def _describe_mine(self) -> Mine:
        """All matches of this browser. A few are counted for each request; the page asks again."""
        played = await self._log.list_matches()
        if some := list_uncounted(GUEST, played)[:COUNTED]:
            counted = []
            for one, seat in some:
                text = await self._log.record(one.table, one.info.match)
                counted.append((one.table, one.info.match, seat, count_seat(text, seat, one.info.ended)))
            await self._log.put_numbers(counted)
            played = await self._log.list_matches()
        here = self.tables.tables
        turns = {one.table: is_my_turn(here[one.table].stored, GUEST) for one in played if one.table in here}
        return describe_mine(GUEST, played, turns)

    async def _answer_about_match(self, table: str, what: str, match: int) -> str:
        record = await self._log.record(table, match)
        if not record:
            raise LookupError("there is no such finished match")
        if what == "records":
            return record
        events = await self._log.load(table)
        return _encode(find_result(events, match) if what == "results" else find_photo_finishes(events, match))


def _encode(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _describe(reason: str, detail: str) -> str:
    return _encode({"reason": reason, "detail": detail})
