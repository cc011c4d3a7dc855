"""Somebody goes away in the middle of a match: a bot helps out, and gives the seat back."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from tests.server.app.worlds import StillHub, World, open_hub
from tocca.server import protocol
from tocca.server.presence import ABANDON_MS
from tocca.server.requests import BotMove


def test_a_bot_takes_an_abandoned_seat_and_gives_it_back(tmp_path: Path) -> None:
    async def main() -> None:
        hub = await open_hub(tmp_path)
        world = World(hub)
        await world.set_up("t", "tomoko", 2, {})
        await world.say("g0", protocol.Start(world.id()))
        world.sessions.pop("g1").gone()
        assert await _asked(world, "g0", protocol.SeatBot(world.id(), 1, "greedy")) == "seat-taken"
        StillHub.time += ABANDON_MS
        assert await _asked(world, "g0", protocol.SeatBot(world.id(), 1, "greedy")) == ""
        assert (world.table.stored.chairs[1].bot, world.table.stored.chairs[1].guest) == ("greedy", "g1")
        while not world.table.room.playing.state.legal(1):
            await world.say("g0", protocol.Act(world.id(), 0, _first(world, 0)))
        assert world.table.do(BotMove(1, _first(world, 1)))
        await world.settle()
        world.connect("g1")
        assert world.table.stored.chairs[1].bot == "greedy"  # the bot plays until its person wants the seat
        assert await _asked(world, "g1", protocol.Act(world.id(), 1, "N1 dark")) == "not-your-seat"
        assert await _asked(world, "g1", protocol.Sit(world.id(), 1, "")) == ""
        assert (world.table.stored.chairs[1].bot, world.table.stored.chairs[1].name) == ("", "P1")
        assert not world.table.do(BotMove(1, "N1 dark"))
        await hub.drain()

    asyncio.run(main())


def test_a_host_who_leaves_without_a_seat_leaves_his_rights(tmp_path: Path) -> None:
    async def main() -> None:
        hub = await open_hub(tmp_path)
        world = World(hub)
        await world.set_up("t", "tomoko", 2, {})
        await world.say("g0", protocol.Stand(world.id(), 0))
        assert await _asked(world, "g1", protocol.Start(world.id())) == "not-the-host"
        await world.say("g0", protocol.Leave(world.id()))
        assert world.table.stored.host == "g1"
        assert await _asked(world, "g1", protocol.SeatBot(world.id(), 0, "random")) == ""
        await hub.drain()

    asyncio.run(main())


async def _asked(world: World, guest: str, message: Any) -> str:
    """The reason of the refusal; empty if it was carried out."""
    world.listen(guest)
    await world.say(guest, message)
    told = [msgspec.json.decode(data) for data in world.listen(guest)]
    (answer,) = [one for one in told if one.get("id") == message.id]
    return str(answer["reason"]) if answer["t"] == "refused" else ""


def _first(world: World, seat: int) -> str:
    state = world.table.room.playing.state
    return state.game.format(state.legal(seat)[0])
