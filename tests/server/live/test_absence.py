"""Somebody goes away in the middle of a match: a bot helps out, and gives the seat back."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from tests.server.live.worlds import StillHub, World, open_hub
from tocca.server import protocol
from tocca.server.room.presence import ABANDON_MS
from tocca.server.room.requests import BotMove


def test_a_bot_takes_an_abandoned_seat_and_gives_it_back(tmp_path: Path) -> None:
    async def main() -> None:
        hub = await open_hub(tmp_path)
        world = World(hub)
        await world.set_up("t", "tomoko", 2, {})
        await world.say("g0", protocol.Start(world.id()))
        world.sessions.pop("g1").end()
        assert await _ask(world, "g0", protocol.SeatBot(world.id(), 1, "greedy")) == "seat-taken"
        StillHub.time += ABANDON_MS
        assert await _ask(world, "g0", protocol.SeatBot(world.id(), 1, "greedy")) == ""
        assert (world.table.stored.chairs[1].bot, world.table.stored.chairs[1].guest) == ("greedy", "g1")
        while not world.table.room.playing.state.legal(1):
            await world.say("g0", protocol.Act(world.id(), 0, _first(world, 0)))
        assert world.table.handle_internal(BotMove(1, _first(world, 1)))
        await world.settle()
        world.connect("g1")
        assert world.table.stored.chairs[1].bot == "greedy"  # the bot plays until its person wants the seat
        assert await _ask(world, "g1", protocol.Act(world.id(), 1, "N1 dark")) == "not-your-seat"
        assert await _ask(world, "g1", protocol.Sit(world.id(), 1, "")) == ""
        assert (world.table.stored.chairs[1].bot, world.table.stored.chairs[1].name) == ("", "P1")
        assert not world.table.handle_internal(BotMove(1, "N1 dark"))
        await hub.drain()

    asyncio.run(main())


def test_who_is_back_while_a_bot_helps_out_is_told_as_here(tmp_path: Path) -> None:
    async def main() -> None:
        hub, world = await _help_out(tmp_path)
        world.listen("g0")
        world.connect("g1")
        (told,) = [msgspec.json.decode(data) for data in world.listen("g0")]
        assert (told["t"], told["here"]) == ("present", [0, 1])
        world.connect("g0")
        about = msgspec.json.decode(world.listen("g0")[-1])["about"]
        assert [seat["here"] for seat in about["seats"]] == [True, True]
        await hub.drain()

    asyncio.run(main())


def test_a_player_comes_back_to_a_crowded_table(tmp_path: Path) -> None:
    """Also if a bot has taken over meanwhile; who only watches does not come in."""

    async def main() -> None:
        hub, world = await _help_out(tmp_path)
        hub.limits = hub.limits._replace(watchers_per_table=len(world.table.sessions))
        for guest, comes_in in (("g1", True), ("g0", True), ("somebody", False)):
            world.connect(guest)
            assert (msgspec.json.decode(world.listen(guest)[-1]).get("reason") != "crowded") == comes_in
        assert world.sessions["g1"].table is world.table
        await hub.drain()

    asyncio.run(main())


def test_a_link_to_one_seat(tmp_path: Path) -> None:
    """It opens that seat, also for somebody who comes back; the host and whoever has a link to play sit anywhere."""

    async def main() -> None:
        hub = await open_hub(tmp_path)
        world = World(hub)
        await world.set_up("t", "toncc", 3, {})
        keys = hub.link_keys(world.table.room)
        for seat in range(3):
            await world.say(f"g{seat}", protocol.Stand(world.id(), seat))
        world.come_by(keys.seats[2], "friend")
        assert await _ask(world, "friend", protocol.Sit(world.id(), 0, "F")) == "other-seat"
        assert await _ask(world, "friend", protocol.Sit(world.id(), 2, "F")) == ""
        world.come_by(keys.seats[2], "friend")
        assert await _ask(world, "friend", protocol.Sit(world.id(), 1, "F")) == "other-seat"
        world.come_by(keys.seats[2], "g0")
        assert await _ask(world, "g0", protocol.Sit(world.id(), 0, "Host")) == ""
        world.come_by(keys.watch, "fan")
        assert await _ask(world, "fan", protocol.Sit(world.id(), 1, "Fan")) == "only-watching"
        world.come_by(keys.play, "fan")
        assert await _ask(world, "fan", protocol.Sit(world.id(), 1, "Fan")) == ""
        await hub.drain()

    asyncio.run(main())


def test_a_host_who_leaves_without_a_seat_leaves_his_rights(tmp_path: Path) -> None:
    async def main() -> None:
        hub = await open_hub(tmp_path)
        world = World(hub)
        await world.set_up("t", "tomoko", 2, {})
        await world.say("g0", protocol.Stand(world.id(), 0))
        assert await _ask(world, "g1", protocol.Start(world.id())) == "not-the-host"
        await world.say("g0", protocol.Leave(world.id()))
        assert world.table.stored.host == "g1"
        assert await _ask(world, "g1", protocol.SeatBot(world.id(), 0, "random")) == ""
        await hub.drain()

    asyncio.run(main())


async def _help_out(folder: Path) -> tuple[StillHub, World]:
    """A table with a bot in the place of somebody who has been gone for long."""
    world = World(await open_hub(folder))
    await world.set_up("t", "tomoko", 2, {})
    await world.say("g0", protocol.Start(world.id()))
    world.sessions.pop("g1").end()
    StillHub.time += ABANDON_MS
    await world.say("g0", protocol.SeatBot(world.id(), 1, "greedy"))
    return world.hub, world


async def _ask(world: World, guest: str, message: Any) -> str:
    """The reason of the refusal; empty if it was carried out."""
    world.listen(guest)
    await world.say(guest, message)
    told = [msgspec.json.decode(data) for data in world.listen(guest)]
    (answer,) = [one for one in told if one.get("id") == message.id]
    return str(answer["reason"]) if answer["t"] == "refused" else ""


def _first(world: World, seat: int) -> str:
    state = world.table.room.playing.state
    return state.game.format(state.legal(seat)[0])
