"""A long way to the server: a door beside it through which every byte takes its time."""

import asyncio
import threading
from types import TracebackType

from tests.web.serving import Serving


class FarLine:
    """`with FarLine(serving, 120) as door:` pages opened at its address are 120 ms away from the server, each way."""

    def __init__(self, serving: Serving, ms: int) -> None:
        self._to = serving.port
        self._delay = ms / 1000
        self._open = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self._ends: set[asyncio.StreamWriter] = set()
        self._loop: asyncio.AbstractEventLoop
        self._closing: asyncio.Event
        self.address = ""

    def __enter__(self) -> "FarLine":
        self._thread.start()
        assert self._open.wait(30), "the door does not open"
        return self

    def __exit__(self, _: type[BaseException] | None, __: object, ___: TracebackType | None) -> None:
        self._loop.call_soon_threadsafe(self._closing.set)
        self._thread.join(30)

    async def _serve(self) -> None:
        self._loop, self._closing = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(self._join, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        self._open.set()
        await self._closing.wait()
        server.close()
        for end in self._ends:
            end.transport.abort()
        await asyncio.sleep(2 * self._delay)  # what is under way finds nobody

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._to)
        self._ends |= {writer, far_writer}
        ways = (self._carry(reader, far_writer), self._carry(far_reader, writer))
        await asyncio.gather(*ways, return_exceptions=True)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """What comes later leaves later: the order stays."""
        while data := await reader.read(65536):
            self._loop.call_later(self._delay, writer.write, data)
        self._loop.call_later(self._delay, writer.close)
