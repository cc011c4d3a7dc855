"""SIGTERM in the middle of play: everybody is told, everything is kept, and all come back by themselves."""

import asyncio
import signal
from pathlib import Path

from tests.server.evening import Evening
from tests.server.process import Nursery, Server
from tests.server.raw import Raw
from tocca.server.protocol import Goodbye


def test_a_restart_in_the_middle_of_play(tmp_path: Path, nursery: Nursery) -> None:
    restarts = 4

    async def restart_often() -> None:
        for _ in range(restarts):
            before = evening.arrivals
            await evening.play_on(20)
            assert await asyncio.to_thread(server.kill, signal.SIGTERM) == 0
            await server.restart()
            await evening.all_back(before)

    with Server(tmp_path, nursery) as server:
        evening = Evening(server, [("tomoko", 2), ("toscana", 2), ("totsa", 2)])
        asyncio.run(evening.live_through(restart_often))
        assert evening.check() > restarts
        for one in evening.everybody:
            reasons = [message.reason for _, message in one.heard if isinstance(message, Goodbye)]
            assert reasons == ["draining"] * restarts


def test_the_command_itself_ends_well(tmp_path: Path) -> None:
    """`python -m tocca.server.serve`: idle, with connections that say nothing, and by Ctrl-C."""

    async def main() -> None:
        async with Raw(server), Raw(server) as greeted:
            await greeted.hello()
            ended = asyncio.create_task(asyncio.to_thread(server.kill, signal.SIGTERM))
            assert await greeted.until_closed() == ("draining", 1012)
            assert await ended == 0

    server = Server(tmp_path)
    server.start()
    assert server.kill(signal.SIGINT) == 0
    server.start()
    asyncio.run(main())
    assert "Traceback" not in server.read_log()
