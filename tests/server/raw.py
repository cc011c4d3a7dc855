"""A bare line to the server, for those who don't keep to the rules."""

import asyncio
import json
from types import TracebackType
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.process import PATIENCE, Server
from tocca.server.protocol import PROTOCOL


class Raw:
    """`async with Raw(server) as line`: says whatever it is told to say."""

    def __init__(self, server: Server, **headers: Any) -> None:
        self._address = f"ws://127.0.0.1:{server.port}/ws"
        self._more = headers
        self.socket: ClientConnection

    async def __aenter__(self) -> "Raw":
        self.socket = await connect(self._address, max_size=None, open_timeout=PATIENCE, close_timeout=5, **self._more)
        return self

    async def __aexit__(self, _: type[BaseException] | None, __: Any, ___: TracebackType | None) -> None:
        await self.socket.close()

    async def say(self, message: Any) -> None:
        """A message: JSON for a dictionary, else as it is; in a text frame, even if it is none."""
        await self.socket.send(json.dumps(message) if isinstance(message, dict) else message, text=True)

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            told: dict[str, Any] = json.loads(await self.socket.recv())
        return told

    async def ask(self, message: Any) -> dict[str, Any]:
        """The next message after that, but for those about presence."""
        await self.say(message)
        while (told := await self.hear())["t"] == "present":
            pass
        return told

    async def hello(self, token: str = "") -> str:
        """Say hello; the token."""
        told = await self.ask({"t": "hello", "version": PROTOCOL, "token": token})
        assert told["t"] == "welcome"
        given: str = told["token"]
        return given

    async def join(self, table: str, key: str = "", **more: Any) -> dict[str, Any]:
        return await self.ask({"t": "join", "id": "j", "table": table, "key": key, **more})

    async def until_closed(self) -> tuple[str, int]:
        """Listen until the server hangs up: the reason of its goodbye, and the close code."""
        reason = ""
        try:
            while True:
                told = await self.hear()
                if told["t"] == "goodbye":
                    reason = told["reason"]
        except ConnectionClosed:
            assert self.socket.close_code is not None
            return reason, self.socket.close_code
