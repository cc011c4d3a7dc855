"""An evening at a server that has a hard time: several tables at which everybody plays on, whatever happens."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable

from tests.server.players import Listener, Player, check_pictures, check_promises, check_secrets, seat_everybody
from tests.server.process import PATIENCE, Server
from tocca.server import room
from tocca.server.room import events
from tocca.server.store import Store, sqlite_url


class Evening:
    """`live_through` some trouble, then `check`."""

    def __init__(self, server: Server, tables: Iterable[tuple[str, int]]) -> None:
        self.server = server
        self.tables: list[tuple[list[Player], Listener]] = []
        self._wanted = tuple(tables)

    @property
    def players(self) -> list[Player]:
        return [player for players, _ in self.tables for player in players]

    @property
    def everybody(self) -> list[Listener]:
        return [one for players, watcher in self.tables for one in (*players, watcher)]

    async def live_through(self, trouble: Callable[[], Awaitable[None]]) -> None:
        """Seat people, let them play while there is trouble, and let them catch up."""
        for game, seats in self._wanted:
            self.tables.append(await seat_everybody(self.server.url, game, seats))
        async with asyncio.TaskGroup() as playing:
            for player in self.players:
                playing.create_task(player.play())
            await trouble()
            for player in self.players:
                player.stop()
        for players, watcher in self.tables:
            final = room.replay(self.log(players))
            for one in (*players, watcher):
                await one.catch_up(final)
        for one in self.everybody:
            await one.close()

    async def all_back(self, than: list[int]) -> None:
        """Wait until everybody has come to the table more often than that."""
        for one, before in zip(self.everybody, than, strict=True):
            await one.came_again(before)

    async def play_on(self, requests: int) -> None:
        """Wait until so many more requests were carried out."""
        enough = self._count_promised() + requests
        async with asyncio.timeout(PATIENCE):
            while self._count_promised() < enough:
                await asyncio.sleep(0.005)

    @property
    def arrivals(self) -> list[int]:
        """How often each has come to the table."""
        return [one.arrivals for one in self.everybody]

    def _count_promised(self) -> int:
        return sum(len(player.promised) for player in self.players)

    def log(self, players: list[Player]) -> list[events.Event]:
        """What is stored of their table."""
        with Store.open(sqlite_url(self.server.folder / "data")) as store:
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
