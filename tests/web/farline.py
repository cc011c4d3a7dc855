"""A long way to the server: a door beside it through which every byte takes its time."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from itertools import cycle
from types import TracebackType

from tests.web.serving import Serving


class FarLine:
    """`with FarLine(serving, 120) as door:` pages opened at its address are 120 ms away from the server, each way.

    With `hands`, a slap is kept back, and whatever follows it on its line, until so many lines have one; then all of
    them are at the server in the same moment, however busy the machine is."""

    def __init__(self, serving: Serving, ms: int, hands: int = 1) -> None:
        self._to = serving.port
        self._delay = ms / 1000
        self._hands = hands
        self._kept: dict[asyncio.StreamWriter, bytes] = {}
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
        ways = (self._carry(reader, far_writer, self._gather), self._carry(far_reader, writer, _write))
        await asyncio.gather(*ways, return_exceptions=True)

    async def _carry(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        pass_on: Callable[[asyncio.StreamWriter, bytes], None],
    ) -> None:
        """What comes later leaves later: the order stays."""
        while data := await reader.read(65536):
            self._loop.call_later(self._delay, pass_on, writer, data)
        self._loop.call_later(self._delay, writer.close)

    def _gather(self, writer: asyncio.StreamWriter, data: bytes) -> None:
        if writer not in self._kept and not any(b'"action":{"kind":"slap"' in text for text in _texts(data)):
            writer.write(data)
            return
        self._kept[writer] = self._kept.get(writer, b"") + data
        if len(self._kept) == self._hands:
            for to, kept in self._kept.items():
                to.write(kept)
            self._kept.clear()


def _write(writer: asyncio.StreamWriter, data: bytes) -> None:
    writer.write(data)


def _texts(data: bytes) -> Iterator[bytes]:
    """The short messages of a page in these bytes, unmasked."""
    while len(data) > 6 and data[1] & 0x80 and (length := data[1] & 0x7F) < 126:
        if data[0] == 0x81:
            yield bytes(byte ^ mask for byte, mask in zip(data[6 : 6 + length], cycle(data[2:6]), strict=False))
        data = data[6 + length :]
