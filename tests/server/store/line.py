"""A line to PostgreSQL that tests can cut, mend, and make lose an answer."""

import asyncio
from typing import Self

import sqlalchemy


class Line:
    """Passes bytes on between a port of its own and the database, in the running loop."""

    def __init__(self, url: str) -> None:
        self._far = sqlalchemy.make_url(url)
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()
        self._port = 0
        self._loses = b""
        self.losses = 0

    @property
    def url(self) -> str:
        """The database's address through this line."""
        return self._far.set(host="127.0.0.1", port=self._port).render_as_string(hide_password=False)

    async def __aenter__(self) -> Self:
        await self.mend()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.cut()
        await asyncio.sleep(0.01)

    async def mend(self) -> None:
        """Accept connections (again, at the same port)."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self._port)
        self._port = self._server.sockets[0].getsockname()[1]

    def cut(self) -> None:
        """Break all connections and accept no more."""
        if self._server:
            self._server.close()
        self.drop()

    def drop(self) -> None:
        """Break all connections."""
        for end in self._open:
            end.transport.abort()

    def lose_answer_to(self, words: bytes) -> None:
        """The next message with these words reaches the database, but its answer does not come back."""
        self._loses = words

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection(self._far.host, self._far.port)
        deaf = asyncio.Event()
        self._open |= {writer, far_writer}
        await asyncio.gather(self._ask(reader, far_writer, deaf), self._answer(far_reader, writer, deaf))
        self._open -= {writer, far_writer}

    async def _ask(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, deaf: asyncio.Event) -> None:
        while data := await _receive(reader):
            loses = bool(self._loses) and self._loses in data
            if loses:
                deaf.set()
                self._loses = b""
                self.losses += 1
            writer.write(data)
            if loses:
                await asyncio.sleep(0.1)  # for the database to do it
                self.drop()
        writer.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, deaf: asyncio.Event) -> None:
        while data := await _receive(reader):
            if not deaf.is_set():
                writer.write(data)
        writer.close()


async def _receive(reader: asyncio.StreamReader) -> bytes:
    try:
        return await reader.read(65_536)
    except ConnectionError:
        return b""
