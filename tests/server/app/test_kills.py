"""Kill -9 at any moment and start again: nothing acknowledged is lost or doubled, nothing hidden is told, and
everybody catches up by himself."""

import asyncio
import random
import signal
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.app.players import (
    TABLES,
    Listener,
    Player,
    caught_up,
    check_pictures,
    check_promises,
    check_secrets,
    seat_everybody,
)
from tests.server.app.process import Nursery, Server
from tocca.server import events
from tocca.server.store import Store, sqlite_in

KILLS = 40
POINTS = ("before-commit", "after-commit", "before-acknowledge", "after-acknowledge", "after-broadcast")


class Evening:
    """Several tables at which everybody plays, while the server has a hard time."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.tables: list[tuple[list[Player], Listener]] = []

    async def live_through(self, trouble: Callable[[], Awaitable[None]]) -> None:
        """Seat people, let them play while there is trouble, and let them catch up."""
        for game, seats in TABLES:
            self.tables.append(await seat_everybody(self.server.url, game, seats))
        playing = [asyncio.create_task(player.play()) for players, _ in self.tables for player in players]
        await trouble()
        for task in playing:
            task.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
        assert all(isinstance(one, asyncio.CancelledError) for one in ended), ended
        for players, watcher in self.tables:
            await caught_up((*players, watcher), self.log(players))
            for one in (*players, watcher):
                await one.close()

    def log(self, players: list[Player]) -> list[events.Event]:
        with _store(self.server) as store:
            return store.replay(players[0].opened.table, events.decode)

    def check(self) -> int:
        """What must hold; how many promises were kept."""
        promises = 0
        for players, watcher in self.tables:
            log, everybody = self.log(players), [*players, watcher]
            promises += check_promises(log, players)
            check_pictures(log, everybody)
            check_secrets(log, everybody)
        return promises


@contextmanager
def _store(server: Server) -> Iterator[Store]:
    with Store.open(sqlite_in(server.folder / "data")) as store:
        yield store


def test_forty_kills_at_random_moments(tmp_path: Path, nursery: Nursery) -> None:
    rng = random.Random("kills")

    async def kill_often() -> None:
        for _ in range(KILLS):
            await asyncio.sleep(rng.uniform(0.2, 0.6) if rng.random() < 0.7 else rng.uniform(0.0, 0.2))
            assert server.kill() == -signal.SIGKILL
            await server.restart()
        await asyncio.sleep(1)

    with Server(tmp_path, nursery) as server:
        evening = Evening(server)
        asyncio.run(evening.live_through(kill_often))
        assert evening.check() > KILLS
        arrivals = [one.arrivals for players, watcher in evening.tables for one in (*players, watcher)]
        assert min(arrivals) > KILLS / 4, arrivals  # they did come back, again and again


@pytest.mark.parametrize("point", POINTS)
def test_a_kill_at_every_named_point(point: str, tmp_path: Path, nursery: Nursery) -> None:
    rng = random.Random(point)

    async def die_there() -> None:
        server.kill()
        for _ in range(3):
            server.begin(TESTING="1", CRASH=f"{point}:{rng.randint(1, 60)}")
            assert await asyncio.to_thread(server.ended) == -signal.SIGKILL
        await server.restart()
        await asyncio.sleep(0.5)

    with Server(tmp_path, nursery) as server:
        evening = Evening(server)
        asyncio.run(evening.live_through(die_there))
        assert evening.check() > 0
