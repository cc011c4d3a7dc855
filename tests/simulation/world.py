"""One run: a node with one table, people who play there, trouble, and what must hold in the end.

The real room, table, hub, sessions and the real Python client run here. The clock, the network, the disk and the
machine under them are simulated, and every choice is made by the seed.
"""

import asyncio
import hashlib
import logging
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import copy_context
from types import SimpleNamespace
from typing import Any, cast

from tests.server.live.worlds import ROOMY
from tests.server.players import TABLES, check_pictures, check_promises, check_secrets
from tests.simulation.loop import Killed, Process, SimulatedLoop
from tests.simulation.network import Link, Network
from tests.simulation.people import OverTheNetwork, Restless, Watcher
from tests.simulation.storage import Disk, SimulatedStore, SimulatedWriter
from tocca.client.web import Opened
from tocca.server import room
from tocca.server.live import thinking
from tocca.server.live.clock import ServerClock
from tocca.server.live.hub import Hub
from tocca.server.live.links import Signer
from tocca.server.live.session import Session
from tocca.server.protocol import Clock, SeatBot, Start
from tocca.server.room import events

NODE = "ws://node-1/ws"
MIDDAY = 1_700_000_000.0
CLOCKS = (Clock(), Clock(), Clock("move", 600), Clock("game", 3_000, 5), Clock("days", days=2))
SHOWN, WIDTH = 40, 150  # lines of the trace that a failure shows, and characters of each
LONGEST = 4 * 3_600.0  # virtual seconds of a run; more means that somebody waits for ever


class SimulatedSession(Session):
    """Sets of sessions have the same order in every run."""

    __slots__ = ("_number",)

    def __init__(self, hub: Hub, link: Link) -> None:
        super().__init__(hub, link, ROOMY)
        self._number = link.number

    def __hash__(self) -> int:
        return self._number

    def __eq__(self, other: object) -> bool:
        return self is other


class SimulatedBots:
    """Bots that think for a while, and then do anything."""

    pace, instant = 1.0, False

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    async def choose(self, game: str, name: str, view: Any, seed: str) -> str:
        await asyncio.sleep(self._rng.uniform(0.0, 0.5))
        return thinking.choose(game, "random", view, seed)

    def stop(self) -> None:
        pass


class SimulatedHub(Hub):
    """A hub that can die at its named points."""

    crash: Callable[[str], None]

    def crash_point(self, name: str) -> None:
        self.crash(name)


class World:
    """One run. `trace` is a digest of everything that happened, `shown` the last of it."""

    def __init__(self, seed: str, loop: SimulatedLoop, tell: Callable[[str], None] = lambda line: None) -> None:
        self.seed, self.loop = seed, loop
        self.rng = random.Random(f"{seed} world")
        self.disk = Disk(random.Random(f"{seed} disk"))
        self.context = copy_context()
        self.network = Network(loop, seed, self.note, self.context)
        self.trace = hashlib.blake2b(digest_size=16)
        self.shown: list[str] = []
        self.wall = MIDDAY - loop.time()  # what the machine's clock shows more than the loop's
        self.crash_at: tuple[str, int] | None = None  # a named point, and how often it is passed before
        self.crashes = 0
        self.node: Process
        self.hub: SimulatedHub
        self.up = asyncio.Event()
        self.bots = False  # whether some seats are bots'
        self.players: list[Restless] = []
        self.everybody: list[OverTheNetwork] = []
        self._tell = tell

    def note(self, line: str) -> None:
        """Something has happened."""
        line = f"{self.loop.time():12.4f} {line}"
        self.trace.update(line.encode() + b"\n")
        self.shown = [*self.shown[1 - SHOWN :], line[:WIDTH]]
        self._tell(line)

    # -- the node ----------------------------------------------------------------------------------

    def start_node(self) -> None:
        """Start the process; it listens when it has loaded what must be loaded."""
        self.node = node = Process(self.loop, "node-1")
        node.on_death.append(self._lose_node)
        task = self.loop.create_task(self._boot(node), context=node.context)
        task.add_done_callback(lambda done: self._check_boot(node, done), context=self.context)

    async def _boot(self, node: Process) -> None:
        clock = ServerClock(lambda: int(self.loop.time() * 1e9), lambda: int((self.loop.time() + self.wall) * 1e9))
        hub = SimulatedHub(
            cast(Any, SimulatedStore(self.disk)),
            Signer(b"s" * 32),
            ROOMY,
            cast(Any, SimulatedBots(random.Random(f"{self.seed} bots {self.crashes}"))),
            clock=clock,
            writer=cast(Any, SimulatedWriter(self.disk)),
        )
        hub.crash = lambda name: self._pass_crash_point(node, name)
        self.hub = hub
        await hub.restore_matches()
        self.network.listen(NODE, node, self._accept)
        self.up.set()
        self.note("the node is up")

    def _check_boot(self, node: Process, done: "asyncio.Task[None]") -> None:
        if done.exception() is not None:  # the database is away: whoever runs it starts it again
            node.kill()

    def _lose_node(self) -> None:
        self.note("the node is dead")
        self.crashes += 1
        self.up.clear()
        if self.rng.random() < 0.5:
            self.disk.lose_unsynced()  # the power has failed
        else:
            self.disk.sync()  # only the process has died: the system writes what it has
        self.loop.call_later(self.rng.uniform(0.05, 3.0), self.start_node, context=self.context)

    def _pass_crash_point(self, node: Process, name: str) -> None:
        if self.crash_at is not None and self.crash_at[0] == name:
            left = self.crash_at[1] - 1
            self.crash_at = (name, left) if left > 0 else None
            if left <= 0:
                node.kill()
                raise Killed

    def _accept(self, link: Link) -> tuple[Session, Callable[[], None]]:
        hub = self.hub
        session = SimulatedSession(hub, link)
        hub.sessions.add(session)

        def end() -> None:
            hub.sessions.discard(session)
            session.end()

        return session, end

    async def drain(self) -> None:
        """SIGTERM: everything is written, then the process ends."""
        node = self.node
        await asyncio.wait([self.loop.create_task(self.hub.drain(), context=node.context)], timeout=30.0)
        node.kill()

    # -- the evening -------------------------------------------------------------------------------

    async def live_through(self, trouble: "Callable[[World], Any]") -> None:
        """Open a table, play while there is trouble, and let everybody catch up."""
        async with asyncio.timeout(LONGEST):
            self.start_node()
            await self.up.wait()
            await self._seat_everybody()
            async with asyncio.TaskGroup() as playing:
                for player in self.players:
                    playing.create_task(player.play())
                await trouble(self)
                await self._heal()
                for player in self.players:
                    player.stop()
            final = room.replay(self.log())
            for one in self.everybody:
                await one.catch_up(final)
            for one in self.everybody:
                await one.close()

    async def _seat_everybody(self) -> None:
        game, seats = self.rng.choice(TABLES)
        clock = Clock() if game == "totsa" else self.rng.choice(CLOCKS)
        host = self.hub.signer.new_guest()
        asked = SimpleNamespace(game=game, seats=seats, options={}, clock=clock, public=False, hints=False)
        made = await self.loop.create_task(self.hub.create(host, asked), context=self.node.context)
        keys, token = self.hub.link_keys(made), self.hub.signer.sign_token(host)
        opened = Opened(token, made.table, keys.play, keys.watch, keys.seats)
        people = seats - (seats > 2 and self.rng.random() < 0.4)
        self.bots = people < seats
        self.note(f"a table of {game} for {seats}, {people} of them people, {clock}")
        for seat in range(people):
            self.players.append(Restless(self.network, "node-1", opened, seat, token if seat == 0 else "", self.seed))
        self.everybody = [*self.players, Watcher(self.network, "node-1", opened)]
        for one in self.everybody:
            await one.open()
        for player in self.players:
            await player.sit(player.seat)
        for seat in range(people, seats):
            await self.players[0].ask(SeatBot(self.players[0].new_id(), seat, "random"))
        ready_check = self.rng.random() < 0.5
        await self.players[0].ask(Start(self.players[0].new_id(), ready_check))

    async def _heal(self) -> None:
        self.note("all is well again")
        self.network.weather = type(self.network.weather)()
        self.network.join_again()
        self.disk.full, self.disk.away_until = False, 0.0
        self.crash_at, self.node.dies_at = None, None
        await self.up.wait()

    # -- what must hold ----------------------------------------------------------------------------

    def log(self) -> list[events.Event]:
        """What is stored of the table."""
        (stored,) = self.disk.logs.values()
        return [events.decode(data) for data in stored]

    def check(self) -> int:
        """Nothing acknowledged is lost, done twice or forked; what was refused was not done; everybody sees what the
        log says, and nobody what is hidden from them. Gives the number of promises that were kept."""
        assert not self.loop.problems, self.loop.problems
        log = self.log()
        if not self.network.repeated:  # a request that comes twice may be refused at first
            done = {event.id for event in log}
            assert not [name for player in self.players for name in sorted(player.refused_ids & done)]
        promises = check_promises(log, list(self.players), bots=self.bots)
        check_pictures(log, list(self.everybody))
        check_secrets(log, list(self.everybody))
        return promises


def _seed_bytes(seed: str) -> Callable[[int], bytes]:
    rng = random.Random(f"{seed} secrets")
    return rng.randbytes


@contextmanager
def _no_secrets(seed: str) -> Iterator[None]:
    """All that is secret and random in the process comes from the seed."""
    source = cast(Any, random)
    before, source._urandom = source._urandom, _seed_bytes(seed)
    random.seed(seed)
    try:
        yield
    finally:
        source._urandom = before


def simulate(
    seed: str, trouble: "Callable[[World], Any]", tell: Callable[[str], None] = lambda line: None
) -> tuple[World, int]:
    """Run that seed. Gives the world as it is in the end, and how many promises were kept."""
    with _no_secrets(seed):
        loop = SimulatedLoop(seed)
        world: World | None = None

        async def main() -> World:
            nonlocal world
            world = World(seed, loop, tell)
            await world.live_through(trouble)
            return world

        logging.disable()  # a node complains of each fault, and rightly so
        try:
            done = loop.run_until_complete(main())
            return done, done.check()
        except BaseException as error:
            for line in world.shown if world is not None else ():
                error.add_note(line)
            raise
        finally:
            logging.disable(logging.NOTSET)
            loop.forget()
