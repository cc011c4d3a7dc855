"""Tables at which nobody is go to sleep: bots stop, races stand still, and memory comes back."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.live.worlds import WATCHER, StillHub, World, open_hub
from tocca.server import protocol
from tocca.server.live.hub import QUIET_MS
from tocca.server.protocol import Clock
from tocca.server.room import wake_at


async def _start(folder: Path, game: str, *bots: int, **more: Any) -> World:
    world = World(await open_hub(folder))
    seats = 3 if game == "totsa" else 2
    await world.set_up("t", game, seats, {}, **more)
    for seat in bots:
        await world.say(f"g{seat}", protocol.Stand(world.id(), seat))
        await world.say("g0", protocol.SeatBot(world.id(), seat, "greedy"))
    await world.say("g0", protocol.Start(world.id()))
    assert world.table.stored.phase == "playing"
    return world


async def _all_leave(world: World) -> None:
    for guest in tuple(world.sessions):
        world.sessions.pop(guest).end()
    await world.settle()


def test_a_race_stands_still_while_nobody_is_there(tmp_path: Path) -> None:
    async def main() -> None:
        world = await _start(tmp_path, "totsa")
        due = wake_at(world.table.room)
        assert due is not None
        await _all_leave(world)
        assert world.table.next_due == due  # for a minute: somebody may only have lost the connection
        world.table.sleep()
        assert world.table.next_due is None
        before = world.table.room.playing.time_at(StillHub.time)
        StillHub.time += 3_600_000
        world.connect("g1")
        await world.settle()
        assert world.table.room.playing.time_at(StillHub.time) == before
        assert world.table.next_due is not None
        await world.hub.drain()

    asyncio.run(main())


def test_bots_stop_and_go_on(tmp_path: Path) -> None:
    async def main() -> None:
        world = await _start(tmp_path, "tomoko", 0, 1)
        assert world.table._bots._tasks
        await _all_leave(world)
        world.table.sleep()
        assert not world.table._bots._tasks
        world.table.schedule()
        assert not world.table._bots._tasks
        world.connect(WATCHER)
        assert world.table._bots._tasks
        await world.hub.drain()

    asyncio.run(main())


def test_nobody_is_saved_from_a_clock_by_leaving(tmp_path: Path) -> None:
    async def main() -> None:
        world = await _start(tmp_path, "tomoko", clock=Clock("move", 600))
        due = world.table.next_due
        await _all_leave(world)
        world.table.sleep()
        assert world.table.next_due == due
        await world.hub.drain()

    asyncio.run(main())


def test_who_plays_alone_against_bots_finds_the_clock_as_it_was(tmp_path: Path) -> None:
    async def main() -> None:
        world = await _start(tmp_path, "tomoko", 1, clock=Clock("game", 600))
        await _all_leave(world)
        world.table.sleep()
        assert world.table.next_due is None
        before = world.table.room.playing.time_at(StillHub.time)
        StillHub.time += 3_600_000
        world.connect("g0")
        await world.settle()
        assert world.table.room.playing.time_at(StillHub.time) == before
        await world.hub.drain()

    asyncio.run(main())


@pytest.mark.parametrize("game", ["totsa", "tomoko"])
def test_sleeping_tables_leave_the_memory_and_come_back(tmp_path: Path, game: str) -> None:
    async def main() -> None:
        world = await _start(tmp_path, game)
        await _all_leave(world)
        world.table.sleep()
        world.hub.drop_quiet_tables()
        assert world.hub.tables  # not at once
        StillHub.time += QUIET_MS + 1
        time = world.table.room.playing.time
        world.hub.drop_quiet_tables()
        assert not world.hub.tables
        back = await world.hub.find("t")
        assert back is not None
        await world.hub.writer.call(lambda: None)
        assert back.room.phase == "playing"
        assert back.room.playing.time_at(StillHub.time) == time
        await world.hub.drain()

    asyncio.run(main())


def test_a_match_of_days_leaves_the_memory_and_is_back_when_its_clock_runs_out(tmp_path: Path) -> None:
    async def main() -> None:
        world = await _start(tmp_path, "tomoko", clock=Clock("days", days=3))
        due = world.table.next_due
        assert due is not None
        await _all_leave(world)
        world.table.sleep()
        StillHub.time += QUIET_MS + 1
        world.hub.drop_quiet_tables()
        assert not world.hub.tables
        await world.hub._wake_due_tables()
        assert not world.hub.tables
        StillHub.time = due - 60_000
        await world.hub._wake_due_tables()
        assert world.hub.tables["t"].next_due == due
        await world.hub.drain()

    asyncio.run(main())


def test_after_a_restart_only_tables_with_a_clock_are_loaded(tmp_path: Path) -> None:
    async def main() -> None:
        for number, clock in enumerate((Clock(), Clock("move", 600))):
            world = await _start(tmp_path / str(number), "tomoko", clock=clock)
            await world.hub.drain()
            again = await open_hub(tmp_path / str(number))
            assert await again.restore_matches() == number
            assert len(again.tables) == number
            found = await again.find("t")
            assert found is not None
            assert found.room.phase == "playing"
            await again.drain()

    asyncio.run(main())
