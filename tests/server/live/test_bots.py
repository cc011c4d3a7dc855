"""Bots at tables: they play whole matches in a process of their own, which may die without any harm."""

import asyncio
import os
import signal
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tocca
from tests.server.live.worlds import World, open_hub
from tests.server.players import check_eye
from tests.server.process import Nursery, Server, wait_for_end
from tocca.bots import budget
from tocca.client import Connection, connect, open_table
from tocca.server import protocol
from tocca.server.live.workers import BotPool
from tocca.server.protocol import Happened

# Options that make matches short.
SHORT: dict[str, dict[str, Any]] = {"toncc": {"challenges": 1}, "toscana": {"games": 1}, "tomoko": {}}


async def _until_over(watcher: Connection) -> protocol.About:
    while watcher.about is None or watcher.about.phase != "over":
        await watcher.__anext__()
    return watcher.about


@pytest.mark.parametrize(("game", "bots"), [("toncc", "rrg"), ("toscana", "rg"), ("tomoko", "gg")])
def test_bots_play_a_whole_match(game: str, bots: str, server: Server) -> None:
    async def main() -> None:
        opened = await open_table(server.url, game, seats=len(bots), options=SHORT[game])
        async with connect(server.url, opened.table, token=opened.token) as host:
            for seat, letter in enumerate(bots):
                bot = {"r": "random", "g": "greedy"}[letter]
                await host.ask(protocol.SeatBot(host.new_id(), seat, bot))
            await host.ask(protocol.Start(host.new_id()))
            about = await _until_over(host)
            assert about.result is not None
            assert [seat.bot for seat in about.seats] == [{"r": "random", "g": "greedy"}[one] for one in bots]
            for eye in host.eyes.values():
                check_eye(game, eye)

    asyncio.run(main())


def test_a_killed_bot_process_is_replaced_and_a_killed_server_leaves_none(tmp_path: Path, nursery: Nursery) -> None:
    async def main() -> None:
        opened = await open_table(server.url, "tomoko", seats=2)
        async with connect(server.url, opened.table, token=opened.token) as host:
            for seat in range(2):
                await host.ask(protocol.SeatBot(host.new_id(), seat, "greedy"))
            await host.ask(protocol.Start(host.new_id()))
            killed = 0
            while killed < 3:
                await _some_moves(host, 3)
                workers = _workers(server)
                for pid in workers:
                    os.kill(pid, signal.SIGKILL)
                killed += bool(workers)
            await _some_moves(host, 3)

    async def _some_moves(host: Connection, moves: int) -> None:
        while moves:
            message = await host.__anext__()
            moves -= isinstance(message, Happened) and message.line.kind == "acted"

    with Server(tmp_path, nursery) as server:
        asyncio.run(main())
        workers = _workers(server)
        assert workers
        server.kill()
        assert all(wait_for_end(pid) for pid in workers)


def _workers(server: Server) -> list[int]:
    """The bots' processes; beside them there is one of Python's own, which keeps track of resources."""
    commands = {pid: Path(f"/proc/{pid}/cmdline") for pid in server.children()}
    return [pid for pid, command in commands.items() if b"spawn_main" in command.read_bytes()]


def test_a_person_plays_against_a_bot_and_keeps_the_seat(server: Server) -> None:
    async def main() -> None:
        opened = await open_table(server.url, "toncc", options=SHORT["toncc"])
        async with connect(server.url, opened.table, token=opened.token) as host:
            await host.sit(0, "Ada")
            for seat in (1, 2):
                await host.ask(protocol.SeatBot(host.new_id(), seat, "random"))
            await host.ask(protocol.Start(host.new_id()))
            while host.about is None or host.about.phase != "over":
                eye = host.eyes.get(0)
                if eye is not None and eye.legal:
                    await host.act(0, msgspec.json.decode(eye.legal[0]))
                else:
                    await host.__anext__()
            with pytest.raises(tocca.ToccaError) as taken:
                await host.sit(1)
            assert getattr(taken.value, "reason", "") == "seat-taken"

    asyncio.run(main())


class Failing(BotPool):
    """Bots of which some can't choose, and the others never do."""

    def __init__(self) -> None:
        super().__init__(instant=True)
        self.asked: list[str] = []

    async def choose(self, game: str, name: str, view: Any, seed: str) -> str:
        self.asked.append(name)
        if name == "greedy":
            raise RuntimeError("no idea")
        await asyncio.Event().wait()
        raise AssertionError


def test_a_bot_that_fails_does_not_hold_up_the_match(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """It does anything; and another that takes its place in the middle of its thoughts is asked itself."""

    async def main() -> None:
        pool = Failing()
        hub = await open_hub(tmp_path, pool)
        world = World(hub)
        await world.set_up("t", "toscana", 2, {"veto": False})
        for seat, bot in enumerate(("greedy", "random")):
            await world.say(f"g{seat}", protocol.Stand(world.id(), seat))
            await world.say("g0", protocol.SeatBot(world.id(), seat, bot))
        await world.say("g0", protocol.Start(world.id()))
        while "random" not in pool.asked:
            await asyncio.sleep(0.001)
        assert world.table.room.playing.state.to_act == {1}
        await world.say("g0", protocol.SeatBot(world.id(), 1, "level-1"))
        await asyncio.sleep(0)
        assert pool.asked[-3:] == ["greedy", "random", "level-1"]
        await hub.drain()

    asyncio.run(main())
    assert "bot greedy could not choose" in caplog.text


def how_fast_the_clock_runs() -> float:
    """In a bot's process. Long enough that it matters little if it is interrupted between two looks at a clock."""
    began, wall = budget.now(), time.perf_counter()
    time.sleep(0.5)
    return (budget.now() - began) / (time.perf_counter() - wall)


def test_the_more_are_asked_at_once_the_more_briefly_each_thinks() -> None:
    async def main() -> None:
        pool = BotPool(workers=2)
        try:
            alone = await pool._run(how_fast_the_clock_runs)
            together = await asyncio.gather(*(pool._run(how_fast_the_clock_runs) for _ in range(6)))
            again = await pool._run(how_fast_the_clock_runs)
        finally:
            pool.stop()
        assert [alone, again] == pytest.approx([1, 1], rel=0.1)
        assert together == pytest.approx([1, 1, 1.5, 2, 2.5, 3], rel=0.1)

    asyncio.run(main())
