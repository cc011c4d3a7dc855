"""A bad line: between client and server, frames get lost, come twice, come late, and the line breaks.

TCP loses nothing, so a frame that is lost here takes the line with it a little later, and all that was sent in the
meantime. That is what happens to a phone in a tunnel.
"""

import asyncio
import random
from types import TracebackType

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import Server as ProxyServer
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import WebSocketException

End = ClientConnection | ServerConnection


class BadLine:
    """`async with BadLine(port, rng) as line:` clients connect to `line.url`."""

    def __init__(self, port: int, rng: random.Random, *, trouble: float = 0.06) -> None:
        self._to = f"ws://127.0.0.1:{port}/ws"
        self._rng = rng
        self.trouble = trouble
        self.lost = self.doubled = self.cut = 0
        self._server: ProxyServer

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{next(iter(self._server.sockets)).getsockname()[1]}"

    async def __aenter__(self) -> "BadLine":
        self._server = await serve(self._join, "127.0.0.1", 0, close_timeout=1)
        return self

    async def __aexit__(self, _: type[BaseException] | None, __: object, ___: TracebackType | None) -> None:
        self._server.close()
        await self._server.wait_closed()

    async def _join(self, client: ServerConnection) -> None:
        try:
            async with connect(self._to, max_size=None, close_timeout=1) as server:
                ways = [asyncio.create_task(self._carry(*way)) for way in ((client, server), (server, client))]
                _, pending = await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for task in pending:
                    task.cancel()
        except (OSError, WebSocketException):
            pass
        client.transport.abort()

    async def _carry(self, one: End, other: End) -> None:
        """Until the line breaks; after a frame was lost that is soon."""
        rng = self._rng
        try:
            async for data in one:
                dice = rng.random() / self.trouble if self.trouble else 1.0
                if rng.random() < 0.2:
                    await asyncio.sleep(rng.random() * 0.02)
                if dice < 1 / 3:
                    self.lost += 1
                    await asyncio.sleep(rng.random() * 0.05)
                    return
                await other.send(data, text=True)
                if dice < 2 / 3 and isinstance(
                    one, ServerConnection
                ):  # a client may repeat itself; the server never does
                    self.doubled += 1
                    await other.send(data, text=True)
                elif dice < 1:
                    self.cut += 1
                    return
        except WebSocketException:
            return
