"""A TCP line between a node and something it needs. A test can cut it: nothing gets through, and nobody is told."""

import asyncio
from contextlib import suppress
from types import TracebackType


class Line:
    """`async with Line(port) as line:` leads from `line.port` to that port."""

    def __init__(self, to: int) -> None:
        self._to = to
        self._open = asyncio.Event()
        self._open.set()
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server
        self.port = 0

    async def __aenter__(self) -> "Line":
        self._server = await asyncio.start_server(self._join, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, _: type[BaseException] | None, __: object, ___: TracebackType | None) -> None:
        self._server.close()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> None:
        """From now on bytes get lost on the way, in both directions."""
        self._open.clear()

    def mend(self) -> None:
        """New connections get through again. The old ones, which have lost bytes, break."""
        self._open.set()
        for writer in tuple(self._writers):
            writer.transport.abort()

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        with suppress(OSError, asyncio.CancelledError):
            await self._open.wait()
            there_reader, there = await asyncio.open_connection("127.0.0.1", self._to)
            ends = {writer, there}
            self._writers |= ends
            try:
                ways = [asyncio.create_task(self._carry(*way)) for way in ((reader, there), (there_reader, writer))]
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in ways:
                    way.cancel()
            finally:
                self._writers -= ends
                there.transport.abort()
        writer.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65_536):
                if self._open.is_set():
                    writer.write(data)
                    await writer.drain()
