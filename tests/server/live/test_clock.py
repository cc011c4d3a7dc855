"""The server's time: nobody loses on time because the server was away, or because the machine's clock was set."""

import asyncio
import os
import signal
import time
from pathlib import Path

import pytest

from tests.server.process import Nursery, Server
from tests.server.raw import Raw
from tocca.client import open_table
from tocca.server.live.clock import BEAT, LONGEST_BEAT, ServerClock

SECOND = 1_000_000_000


class Machine:
    """A machine whose clocks the test moves."""

    def __init__(self) -> None:
        self.monotonic, self.wall = 5 * SECOND, 1_700_000_000 * SECOND

    def pass_time(self, seconds: float, wall: float | None = None) -> None:
        self.monotonic += int(seconds * SECOND)
        self.wall += int((seconds if wall is None else wall) * SECOND)


def test_it_starts_at_the_machines_time_and_runs_evenly() -> None:
    machine = Machine()
    clock = ServerClock(lambda: machine.monotonic, lambda: machine.wall)
    assert clock.now() == 1_700_000_000_000
    for _ in range(100):
        machine.pass_time(BEAT)
        clock.now()
    assert clock.now() == 1_700_000_000_000 + int(100 * BEAT * 1000)
    assert clock.away_ms == 0


@pytest.mark.parametrize("jump", [3_600.0, -3_600.0])
def test_a_machines_clock_that_is_set_changes_nothing(jump: float) -> None:
    machine = Machine()
    clock = ServerClock(lambda: machine.monotonic, lambda: machine.wall)
    before = clock.now()
    machine.pass_time(BEAT, BEAT + jump)
    assert clock.now() - before == int(BEAT * 1000)


def test_it_stands_still_while_the_server_is_away() -> None:
    machine = Machine()
    clock = ServerClock(lambda: machine.monotonic, lambda: machine.wall)
    before = clock.now()
    machine.pass_time(25.0)
    assert clock.now() - before == int(BEAT * 1000)
    assert clock.away_ms == 25_000 - int(BEAT * 1000)
    machine.pass_time(1.0)
    assert clock.now() - before == int(BEAT * 1000) + 1_000
    machine.pass_time(LONGEST_BEAT - 0.1)  # a busy server is not away
    assert clock.now() - before == int(BEAT * 1000) + 1_000 + int(LONGEST_BEAT * 1000) - 100


def test_a_stopped_process_flags_nobody(tmp_path: Path, nursery: Nursery) -> None:
    """Eight seconds for a move, and the server is stopped for twelve."""

    async def main() -> None:
        opened = await open_table(server.url, "tomoko", clock={"kind": "move", "seconds": 8})
        async with Raw(server) as first, Raw(server) as second:
            await first.hello(opened.token)
            await second.hello()
            for seat, line in enumerate((first, second)):
                await line.join(opened.table, opened.seats[seat])
                await line.ask({"t": "sit", "id": "s", "seat": seat, "name": "P"})
            await first.say({"t": "start", "id": "go"})
            while (told := await first.hear()).get("id") != "go":
                pass
            os.kill(server.pid, signal.SIGSTOP)
            await asyncio.to_thread(time.sleep, 12)
            os.kill(server.pid, signal.SIGCONT)
            mover = 0 if "legal" in told["eyes"][0] else 1
            line = (first, second)[mover]
            await line.say({"t": "join", "id": "back", "table": opened.table, "key": opened.seats[mover]})
            while (told := await line.hear()).get("id") != "back":
                pass
            assert told["about"]["phase"] == "playing"
            await line.say({"t": "act", "id": "m", "seat": mover, "action": told["eyes"][0]["legal"][0]})
            while (told := await line.hear()).get("id") != "m":
                pass
            assert told["t"] == "happened"

    with Server(tmp_path, nursery) as server:
        asyncio.run(main())
