"""SIGTERM in the middle of play: everybody is told, everything is kept, and all come back by themselves."""

import asyncio
import signal
from pathlib import Path

from tests.server.app.players import check_pictures, check_promises, check_secrets, seat_everybody
from tests.server.app.process import Nursery, Server
from tests.server.app.raw import Raw
from tocca.server import events
from tocca.server.protocol import Goodbye
from tocca.server.store import Store, sqlite_in


def test_a_restart_in_the_middle_of_play(tmp_path: Path, nursery: Nursery) -> None:
    restarts = 4

    async def main() -> None:
        tables = [await seat_everybody(server.url, game, 2) for game in ("tomoko", "toscana", "totsa")]
        playing = [asyncio.create_task(player.play()) for players, _ in tables for player in players]
        for _ in range(restarts):
            await asyncio.sleep(0.5)
            assert await asyncio.to_thread(server.kill, signal.SIGTERM) == 0
            await server.restart()
        await asyncio.sleep(0.5)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await asyncio.sleep(1)
        for players, watcher in tables:
            everybody = [*players, watcher]
            for one in everybody:
                reasons = [message.reason for _, message in one.heard if isinstance(message, Goodbye)]
                assert set(reasons) == {"draining"}
                assert 1 <= len(reasons) <= restarts
                await one.close()
            with Store.open(sqlite_in(server.folder / "data")) as store:
                log = store.replay(players[0].opened.table, events.decode)
            assert check_promises(log, players) > restarts
            check_pictures(log, everybody)
            check_secrets(log, everybody)

    with Server(tmp_path, nursery) as server:
        asyncio.run(main())


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
    assert "Traceback" not in server.logged()
