"""A connection to a table that survives a lost line, a restarted server and a repeated message.

    async with connect("http://127.0.0.1:8642", table, key) as seat:
        await seat.sit(0, "Ada")
        await seat.act(0, "W3 dark")
        async for message in seat: ...

Requests carry an id. When the line breaks the connection comes back by itself, says what it has seen, and
asks again whatever was not answered; the server does nothing twice. Only what was meant for a moment, an action in a
real-time game, is not asked again: by then it would be a slap at other dice.
"""

import asyncio
import itertools
import random
import secrets
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from typing import Any, TypeVar
from urllib.parse import urlsplit, urlunsplit

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import InvalidMessage, InvalidStatus, WebSocketException

import tocca
from tocca.core.errors import ToccaError
from tocca.server import protocol
from tocca.server.protocol import (
    Done,
    Given,
    Goodbye,
    Happened,
    Hinted,
    Looked,
    Present,
    Previewed,
    Refused,
    ServerMessage,
    Table,
    Welcome,
)

T = TypeVar("T")

FIRST_PAUSE, LONGEST_PAUSE = 0.05, 5.0  # seconds between two tries to come back
PATIENCE = 60.0  # before giving up
MOST_UNREAD = 10_000  # messages kept for who iterates
NO_TABLES = (404, 405, 426, 501)  # HTTP statuses of a server that has no WebSocket there


class Denied(ToccaError):
    """The table refused a request. `reason` is its code."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


class Lost(ToccaError):
    """The server can't be reached any more."""


class NotTocca(ToccaError):
    """Something answers at `address`, but it is no Tocca server."""

    def __init__(self, address: str) -> None:
        super().__init__(f"{address} is no Tocca server")
        self.address = address


def socket_address(server: str) -> str:
    """Where the WebSocket of a server is."""
    parts = urlsplit(server if "://" in server else f"http://{server}")
    scheme = {"http": "ws", "https": "wss"}.get(parts.scheme, parts.scheme)
    return urlunsplit((scheme, parts.netloc, parts.path.rstrip("/") + "/ws", "", ""))


class Connection:
    """Somebody at a table. `about` and `eyes` are the latest picture of it, `seq` what has been seen.

    Iterating gives every message as it came; who does not read them loses the oldest, the picture stays true."""

    longest_pause = LONGEST_PAUSE
    patience = PATIENCE

    def __init__(self, server: str, table: str, key: str = "", token: str = "", name: str = "") -> None:
        self.token = token
        self.name = name
        self.seq = 0
        self.about: protocol.About | None = None
        self.eyes: dict[int | None, protocol.Eye] = {}
        self._address = socket_address(server)
        self._table = table
        self._key = key
        self._numbers = itertools.count(1)
        self._session = secrets.token_hex(4)
        self._asked: dict[str, tuple[Any, asyncio.Future[ServerMessage]]] = {}
        self._inbox: asyncio.Queue[ServerMessage | None] = asyncio.Queue(MOST_UNREAD)
        self._socket: ClientConnection | None = None  # while it is at the table
        self._news = asyncio.Event()  # set, and replaced, with every message
        self._here = asyncio.Event()  # it has been at the table
        self._task: asyncio.Task[None] | None = None
        self._failure: ToccaError | None = None
        self._closed = False

    # -- asking ------------------------------------------------------------------------------------

    async def sit(self, seat: int, name: str = "") -> None:
        """Take a seat."""
        await self.ask(protocol.Sit(self._id(), seat, name or self.name))

    async def start(self) -> None:
        """Begin the match, once every seat is taken. Whoever opened the table may."""
        await self.ask(protocol.Start(self._id()))

    async def ready(self) -> None:
        """Say that you are ready for a race, where everybody is asked first (`about.ready`)."""
        await self.ask(protocol.Ready(self._id()))

    async def rematch(self) -> None:
        """Ask for another match at this table. It begins once every person who plays has asked."""
        await self.ask(protocol.Rematch(self._id()))

    async def act(self, seat: int, action: Given, *, seq: int | None = None, since: int | None = None) -> None:
        """Play an action, in notation or as `{kind, ...fields}`; returns once it is durable. In a real-time game Denied
        with the reason "interrupted" if the line breaks before the answer: then the table says whether it counted."""
        await self.ask(protocol.Act(self._id(), seat, action, seq, since))

    async def preview(self, seat: int, action: Given) -> Any:
        """What the action would do."""
        answer = await self.ask(protocol.Preview(self._id(), seat, action))
        assert isinstance(answer, Previewed)
        return msgspec.json.decode(answer.effect)

    async def look(self, seat: int | None, seq: int) -> protocol.Eye:
        """What was to be seen after the move of that line; `seat` None: by a spectator."""
        answer = await self.ask(protocol.Look(self._id(), seat, seq))
        assert isinstance(answer, Looked)
        return answer.eye

    async def hint(self, seat: int) -> Hinted:
        """What a bot would do."""
        answer = await self.ask(protocol.Hint(self._id(), seat))
        assert isinstance(answer, Hinted)
        return answer

    async def ask(self, message: Any) -> ServerMessage:
        """Send any request and wait for its answer; Denied if it is refused, Lost if nobody will ever answer."""
        if self._failure is not None:
            raise self._failure
        if self._socket is None and self._is_for_now(message):
            raise _interruption()
        future: asyncio.Future[ServerMessage] = asyncio.get_running_loop().create_future()
        self._asked[message.id] = (message, future)
        await self._send(message)
        try:
            answer = await future
        finally:
            self._asked.pop(message.id, None)
        if isinstance(answer, Refused):
            raise Denied(answer.reason, answer.message)
        return answer

    def new_id(self) -> str:
        """An id for a request."""
        return self._id()

    async def news(self) -> None:
        """Wait until the picture may have changed. Any number of tasks may; the messages are left for who iterates."""
        await self._news.wait()
        if self._failure is not None:
            raise self._failure

    def __aiter__(self) -> AsyncIterator[ServerMessage]:
        return self

    async def __anext__(self) -> ServerMessage:
        message = await self._inbox.get()
        if message is None:
            self._keep(None)  # for whoever asks next
            if self._failure is not None and not self._closed:
                raise self._failure
            raise StopAsyncIteration
        return message

    # -- the line ----------------------------------------------------------------------------------

    async def open(self) -> None:
        """Connect, and wait until the table is there."""
        self._task = asyncio.create_task(self._run())
        arrived = asyncio.create_task(self._here.wait())
        await asyncio.wait({arrived, self._task}, return_when=asyncio.FIRST_COMPLETED)
        arrived.cancel()
        if self._failure is not None:
            raise self._failure

    async def close(self) -> None:
        """Hang up."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        try:
            await self._keep_talking()
        except Exception as problem:
            self._failure = Lost(f"the server can't be understood: {problem}")
        finally:
            self._give_up()

    async def _keep_talking(self) -> None:
        loop = asyncio.get_running_loop()
        pause, since = FIRST_PAUSE, loop.time()
        while self._failure is None:
            try:
                arrived = await self._talk()
            except (TimeoutError, OSError, WebSocketException) as problem:
                arrived = False
                if not self._here.is_set() and _is_foreign(problem):
                    self._failure = NotTocca(self._address)
            if arrived:
                pause, since = FIRST_PAUSE, loop.time()
            elif loop.time() - since > self.patience:
                self._failure = self._failure or Lost("the server can't be reached")
            if self._failure is None:
                await asyncio.sleep(pause * (0.5 + random.random()))
                pause = min(2 * pause, self.longest_pause)

    async def _talk(self) -> bool:
        """One life of the line, from hello to its end; whether it came to the table."""
        async with self._dial() as socket:
            arrived = False
            try:
                await socket.send(protocol.encode(protocol.Hello(protocol.PROTOCOL, self.token)), text=True)
                async for data in socket:
                    await self._receive(protocol.decode_told(data), socket)
                    arrived = arrived or self._socket is not None
            except WebSocketException:
                pass
            finally:
                self._socket = None
                self._interrupt()
        return arrived

    def _dial(self) -> AbstractAsyncContextManager[ClientConnection]:
        return open_socket(self._address, max_size=None, ping_interval=20, open_timeout=10)

    async def _receive(self, message: ServerMessage, socket: ClientConnection) -> None:
        if isinstance(message, Welcome):
            self.token = message.token
            yours = () if self.about is None else self.about.yours
            join = protocol.Join("join", self._table, self._key, self.name, self.seq, yours)
            await socket.send(protocol.encode(join), text=True)
            return
        if isinstance(message, Table):
            await self._enter(message, socket)
        elif isinstance(message, Happened):
            self.seq = message.line.seq
            self.about = message.about or self.about
            if self.about is not None and message.awaited is not None:
                self.about = msgspec.structs.replace(self.about, awaited=message.awaited)
            self._see(message.eyes)
        elif isinstance(message, Present) and self.about is not None:
            self.about = _with_presence(self.about, message)
        elif isinstance(message, Refused) and message.id == "join":
            self._failure = Denied(message.reason, message.message)
            await socket.close()
        elif isinstance(message, Goodbye) and message.reason == "version":
            self._failure = Denied(message.reason, message.message)
        self._answer(message)
        self._keep(message)

    async def _enter(self, message: Table, socket: ClientConnection) -> None:
        self.seq, self.about = message.seq, message.about
        self.eyes.clear()
        self._see(message.eyes)
        if message.id == "join":
            self._socket = socket
            self._here.set()
            for asked, _ in tuple(self._asked.values()):
                await socket.send(protocol.encode(asked), text=True)

    def _see(self, eyes: tuple[protocol.Eye, ...]) -> None:
        for eye in eyes:
            self.eyes[eye.seat] = eye

    def _answer(self, message: ServerMessage) -> None:
        asked = self._asked.get(getattr(message, "id", ""))
        answers = isinstance(message, Done | Happened | Hinted | Looked | Previewed | Refused | Table)
        if asked is not None and answers and not asked[1].done():
            asked[1].set_result(message)

    async def _send(self, message: Any) -> None:
        socket = self._socket
        if socket is not None:
            with suppress(WebSocketException):  # it is asked again when the line is back
                await socket.send(protocol.encode(message), text=True)

    def _is_for_now(self, message: Any) -> bool:
        return isinstance(message, protocol.Act) and self.about is not None and tocca.game(self.about.game).real_time

    def _interrupt(self) -> None:
        for message, future in self._asked.values():
            if self._is_for_now(message) and not future.done():
                future.set_exception(_interruption())

    def _give_up(self) -> None:
        self._failure = self._failure or Lost("the connection was closed")
        for _, future in self._asked.values():
            if not future.done():
                future.set_exception(self._failure)
        self._keep(None)

    def _keep(self, message: ServerMessage | None) -> None:
        self._news.set()
        if message is not None:
            self._news = asyncio.Event()
        if self._inbox.full():
            self._inbox.get_nowait()
        self._inbox.put_nowait(message)

    def _id(self) -> str:
        return f"{self._session}-{next(self._numbers)}"


def _is_foreign(problem: Exception) -> bool:
    """Whether a server answered that has no tables here. A Tocca server that is busy or restarts answers otherwise."""
    if isinstance(problem, InvalidStatus):
        return problem.response.status_code < 400 or problem.response.status_code in NO_TABLES
    return isinstance(problem, InvalidMessage) and isinstance(problem.__cause__, ValueError)  # else it hung up


def _with_presence(about: protocol.About, present: Present) -> protocol.About:
    seats = tuple(msgspec.structs.replace(info, here=seat in present.here) for seat, info in enumerate(about.seats))
    return msgspec.structs.replace(about, seats=seats, watchers=present.watchers)


def _interruption() -> Denied:
    return Denied("interrupted", "the line broke before the table could answer; it is not asked again")


@asynccontextmanager
async def connect(
    server: str, table: str, key: str = "", *, token: str = "", name: str = ""
) -> AsyncIterator[Connection]:
    """A connection to that table, closed at the end."""
    connection = Connection(server, table, key, token, name)
    await connection.open()
    try:
        yield connection
    finally:
        await connection.close()
