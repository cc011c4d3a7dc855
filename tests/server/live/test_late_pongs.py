"""Who answers pings late gains nothing on a direct connection: the kernel knows its round trip."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import Frame, Opcode

from tocca.server.live.connection import WebSocketConnection, get_connection

LATE = 0.6  # seconds: far more than a busy machine delays an acknowledgement
PONGS = 3


class Liar(ClientConnection):
    """Answers every ping late."""

    def data_received(self, data: bytes) -> None:
        self.protocol.receive_data(data)
        events = self.protocol.events_received()
        pinged = any(isinstance(event, Frame) and event.opcode is Opcode.PING for event in events)
        for answer in filter(None, self.protocol.data_to_send()):
            asyncio.get_running_loop().call_later(LATE if pinged else 0.0, self.transport.write, answer)
        for event in events:
            self.process_event(event)


async def measure(direct: bool) -> list[float]:
    """The round trips that are believed of such a client, in milliseconds."""
    believed: list[float] = []
    enough = asyncio.Event()

    def note(ms: float) -> None:
        believed.append(ms)
        if len(believed) == PONGS:
            enough.set()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        connection = get_connection(scope)
        connection.direct = direct
        await send({"type": "websocket.accept"})
        connection.on_message, connection.on_round_trip = (lambda data: None), note
        connection.ping_often(True)
        while (await receive())["type"] != "websocket.disconnect":
            pass

    config = SimpleNamespace(loaded_app=app, root_path="", asgi_version="3.0")
    state = SimpleNamespace(connections=set(), tasks=set())
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: WebSocketConnection(config, state, {}), "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    async with connect(f"ws://127.0.0.1:{port}/ws", create_connection=Liar):
        await enough.wait()
    server.close()
    return believed


@pytest.mark.parametrize("direct", [True, False])
def test_late_pongs_are_believed_only_behind_a_proxy(direct: bool) -> None:
    believed = asyncio.run(measure(direct))
    if direct:
        assert max(believed) < LATE * 1000
    else:
        assert min(believed) >= LATE * 1000
