"""Somebody who can't keep up leaves in the middle of a broadcast, and nobody else notices (seed 100873 found it)."""

import asyncio
from pathlib import Path
from typing import cast

import msgspec
import pytest

from tests.server.live.worlds import Tape, World, open_hub
from tocca.server import protocol


def test_all_others_are_told_and_the_table_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        world = World(await open_hub(tmp_path))
        await world.set_up("t", "tomoko", 2, {})
        for number in range(8):
            world.connect(f"w{number}")
        await world.say("g0", protocol.Start(world.id()))
        slow = next(session for session in world.table.sessions if session.guest.startswith("w"))
        tape = cast(Tape, slow.connection)
        tape.full = True
        monkeypatch.setattr(tape, "send_close", lambda code, reason: slow.end())  # at once, as in a browser
        for guest in world.tapes:
            world.listen(guest)
        before = world.table.stored.count.everybody
        await world.say("g1", protocol.Say(world.id(), "ciao"))
        assert world.table.stored.count.everybody == before + 1
        for guest in world.tapes.keys() - {slow.guest}:
            told = [msgspec.json.decode(data) for data in world.listen(guest)]
            assert [one["line"]["text"] for one in told if one["t"] == "happened"] == ["ciao"], guest
        assert slow not in world.table.sessions
        assert slow.guest not in world.table.stored.presence.here
        await world.hub.drain()

    asyncio.run(main())
