"""At a table that races the server gets to know every line, soon and well; at others it only keeps it alive."""

import asyncio
import json
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import Frame, Opcode

from tests.server.process import Server
from tocca.client import open_table
from tocca.server.protocol import PROTOCOL
from tocca.server.room.fairness import ENOUGH


class Pinged(ClientConnection):
    """Counts the pings it gets."""

    pings = 0

    def process_event(self, event: object) -> None:
        self.pings += isinstance(event, Frame) and event.opcode is Opcode.PING
        super().process_event(event)  # type: ignore[arg-type]


async def pings_within(server: Server, game: str, seconds: float) -> int:
    """Of joining a table of that game."""
    opened = await open_table(server.url, game)
    address = f"ws://127.0.0.1:{server.port}/ws"
    async with connect(address, create_connection=Pinged) as line:
        await line.send(json.dumps({"t": "hello", "version": PROTOCOL, "token": opened.token}))
        await line.send(json.dumps({"t": "join", "id": "j", "table": opened.table, "key": opened.seats[0]}))
        while json.loads(await line.recv())["t"] != "table":
            pass
        await asyncio.sleep(seconds)
        assert isinstance(line, Pinged)
        return line.pings


@pytest.mark.parametrize(("game", "least", "most"), [("totsa", ENOUGH, 10), ("tomoko", 0, 1)])
def test_a_line_at_a_race_is_known_at_once(game: str, least: int, most: int, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        assert least <= asyncio.run(pings_within(server, game, 2.0)) <= most
