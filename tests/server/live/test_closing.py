"""A table that was closed stays closed: what comes of it later would be told twice, or by processes nobody ends."""

import asyncio
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from tests.server.live.worlds import SilentBots, StillHub, World, open_hub
from tocca.server import protocol
from tocca.server.live.workers import BotPool
from tocca.server.protocol import Clock
from tocca.server.room.requests import Tick
from tocca.server.store import StoreUnavailable


class Counted(SilentBots):
    """Bots that never come to a decision; how often they were asked."""

    asked = 0

    async def choose(self, game: str, name: str, view: Any, seed: str) -> str:
        self.asked += 1
        return await super().choose(game, name, view, seed)


async def _playing(hub: StillHub) -> World:
    """A bot thinks, and the clock runs."""
    world = World(hub)
    await world.set_up("t", "toncc", 3, {}, clock=Clock("move", seconds=30))
    await world.say("g1", protocol.Stand(world.id(), 1))
    await world.say("g0", protocol.SeatBot(world.id(), 1, "level-1"))
    await world.say("g0", protocol.Start(world.id()))
    await asyncio.sleep(0)
    return world


def test_bots_stop_for_good_when_the_server_ends(tmp_path: Path) -> None:
    async def main() -> None:
        bots = Counted()
        hub = await open_hub(tmp_path, bots)
        world = await _playing(hub)
        assert bots.asked == 1
        await hub.drain()
        for session in world.sessions.values():  # uvicorn hangs up after that
            session.end()
        await asyncio.sleep(0)
        assert bots.asked == 1
        assert not world.table.handle_internal(Tick())

    asyncio.run(main())


def test_a_table_that_was_lost_does_nothing_any_more(tmp_path: Path) -> None:
    """It was brought back from the store: there are two of it until everybody has left the first."""

    async def main() -> None:
        bots = Counted()
        hub = await open_hub(tmp_path, bots)
        world = await _playing(hub)
        hub.drop_table(world.table, StoreUnavailable("gone"), {})
        for session in world.sessions.values():
            session.end()
        StillHub.time += 31_000
        stored = len(hub.store.load("t"))
        assert not world.table.handle_internal(Tick())
        await world.settle()
        assert len(hub.store.load("t")) == stored
        await asyncio.sleep(0)
        assert bots.asked == 1
        await hub.drain()

    asyncio.run(main())


def test_a_pool_that_was_stopped_starts_no_process() -> None:
    async def main() -> None:
        pool = BotPool(workers=1)
        pool.stop()
        with pytest.raises(BrokenProcessPool):
            await pool.choose("tomoko", "random", None, "seed")

    asyncio.run(main())
