"""Bots at the tables. They think in processes of their own, about views, so that no socket waits for them."""

import asyncio
import logging
import multiprocessing
import os
import random
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

import tocca
from tocca import compiled
from tocca.bots import Racer, advice, bot, budget
from tocca.server import room
from tocca.server.room.model import Room
from tocca.server.room.races import longest_hold
from tocca.server.room.requests import BotMove

if TYPE_CHECKING:
    from tocca.server.live.table import Table

log = logging.getLogger("tocca.bots")

T = TypeVar("T")

PACE = (0.5, 1.1)  # seconds a bot takes at least, so that people can follow
REACTION = (0.9, 2.6)  # the same in a race, for a bot without reflexes of its own
NICE = 5  # how far bots stand back behind whoever waits for an answer
MOST_ADVICE = 3  # actions in a hint
MOST_WORKERS = 4  # processes that think, however many cores there are


def hurried(times: float, think: Callable[..., T], *about: Any) -> T:
    """In a worker: think so many times more briefly than usual."""
    with budget.hurried(times):
        return think(*about)


def choose(game: str, name: str, view: Any, seed: str) -> str:
    """In a worker: the bot's action for this view, in notation."""
    played = tocca.game(game)
    return played.format(bot(name).choose(played, view, random.Random(seed)))


def react(game: str, name: str, memory: Any, views: tuple[Any, ...], seed: str) -> tuple[int, str, Any]:
    """In a worker: in how many milliseconds a racer does what about the last of the views, and what it has in mind
    after seeing all of them."""
    played, player, rng = tocca.game(game), bot(name, game), random.Random(seed)
    assert isinstance(player, Racer)
    for view in views:
        memory = player.remember(played, memory, view, rng)
    after, action = player.react(played, views[-1], memory, rng)
    return after, played.format(action), memory


@cache
def has_reflexes(name: str, game: str) -> bool:
    """Whether that bot says itself when its hand comes down."""
    try:
        return isinstance(bot(name, game), Racer)
    except tocca.ToccaError:  # whoever asks it to choose will be told
        return False


def advise(game: str, view: Any, seed: str) -> tuple[tuple[str, float | None], ...]:
    """In a worker: the actions that the game's best bot thinks of, the best first, each with its chance to win where
    the bot can tell."""
    played = tocca.game(game)
    thought = advice(played, view, random.Random(seed))
    if not thought.candidates:
        return ((played.format(thought.action), None),)
    return tuple((played.format(one.action), one.chance) for one in thought.candidates[:MOST_ADVICE])


def begin_work() -> None:
    """In a worker, first of all: Ctrl-C is for the server, and a server that was killed takes it along. On a busy
    machine the server comes first, and no bot waits until the games are compiled."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    compiled.compile_in_background()
    server = multiprocessing.parent_process()

    def follow() -> None:
        if server is not None:
            server.join()
            os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


class Pool:
    """The worker processes, made when first needed and made again when one dies. The more are asked at once the more
    briefly each thinks, so that nobody has to wait for the bots of other tables.

    `pace` is how slowly they take their turns (1: so that people can follow, 0: as soon as they have thought); races
    are not touched by it. `instant` is for tests, and spares them the reactions too."""

    def __init__(self, workers: int | None = None, pace: float = 1.0, instant: bool = False) -> None:
        self.pace, self.instant = pace, instant
        self._workers = workers or min(MOST_WORKERS, os.cpu_count() or 1)
        self._asked = 0  # questions that are not answered yet
        self._stopped = False
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: str, name: str, view: Any, seed: str) -> str:
        """The bot's action."""
        return await self._ask(choose, game, name, view, seed)

    async def react(self, game: str, name: str, memory: Any, views: tuple[Any, ...], seed: str) -> tuple[int, str, Any]:
        """What a racer does, and when, see `react`."""
        return await self._ask(react, game, name, memory, views, seed)

    async def advise(self, game: str, view: Any, seed: str) -> tuple[tuple[str, float | None], ...]:
        """What the best bot thinks of, see `advise`."""
        return await self._ask(advise, game, view, seed)

    async def _ask(self, think: Callable[..., T], *about: Any) -> T:
        """A killed worker is replaced and asked again."""
        self._asked += 1
        try:
            for _ in range(3):
                pool, hurry = self._running(), max(1.0, self._asked / self._workers)
                try:
                    return await asyncio.get_running_loop().run_in_executor(pool, hurried, hurry, think, *about)
                except BrokenProcessPool:
                    if self._stopped:
                        raise
                    log.warning("a bot's process died; starting another")
                    if self._pool is pool:
                        self._pool = None
            raise BrokenProcessPool("the bots' process died three times in a row")
        finally:
            self._asked -= 1

    def _running(self) -> ProcessPoolExecutor:
        if self._stopped:
            raise BrokenProcessPool("the bots' processes were ended")
        if self._pool is None:
            spawning = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=spawning, initializer=begin_work)
        return self._pool

    def stop(self) -> None:
        """End the processes at once and for good: what they think about is not wanted any more, and compiling may take
        a minute."""
        self._stopped = True
        if self._pool is not None:
            workers = tuple(self._pool._processes.values()) if self._pool._processes else ()
            self._pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.kill()
            self._pool = None


class Mind:
    """A racer at a table: what it keeps in mind, and the views that it has not taken in yet. A view in a race remembers
    nothing, so a racer looks at every one. After a restart it has forgotten all, as people do who come back late."""

    def __init__(self, whose: tuple[int, str]) -> None:
        self.whose = whose  # the match, and the bot's name
        self.memory: Any = None
        self.unseen: list[Any] = []
        self._last: Any = None

    def look(self, view: Any, question: Any) -> None:
        """Notice what is new."""
        if question != self._last:
            self._last = question
            self.unseen.append(view)

    def keep(self, memory: Any, seen: int) -> None:
        """So many of the views are taken in."""
        self.memory = memory
        del self.unseen[:seen]


class Thinkers:
    """The bots of one table. A bot thinks about a question once; a new one, or another bot, begins anew."""

    def __init__(self, table: "Table", pool: Pool) -> None:
        self._table = table
        self._pool = pool
        self._thoughts: dict[int, tuple[str, Any, asyncio.Task[None]]] = {}  # who, about what
        self._minds: dict[int, Mind] = {}

    def attend(self, now: Room) -> None:
        """Start thinking where it is a bot's turn, stop where it is not any more."""
        if now.game.real_time:
            self._watch(now)
        asked = room.thinking(now)
        if not asked and not self._thoughts:
            return
        wanted = {seat: (name, _question(now, seat, view), view) for seat, name, view in asked}
        for seat, (*about, task) in tuple(self._thoughts.items()):
            if seat not in wanted or [*wanted[seat][:2]] != about:
                del self._thoughts[seat]
                task.cancel()
        for seat, (name, question, view) in wanted.items():
            if seat not in self._thoughts:
                task = asyncio.get_running_loop().create_task(self._think(now, seat, name, view))
                self._thoughts[seat] = (name, question, task)

    def stop(self) -> None:
        """Let everybody stop thinking."""
        for _, _, task in self._thoughts.values():
            task.cancel()
        self._thoughts.clear()

    def _watch(self, now: Room) -> None:
        """Racers look at the table whenever it changes, also where there is nothing for them to do."""
        if now.phase != "playing":
            return
        for seat, chair in enumerate(now.chairs):
            if not (chair.bot and has_reflexes(chair.bot, now.game_id)):
                self._minds.pop(seat, None)
                continue
            whose, view = (now.playing.number, chair.bot), now.playing.state.view(seat)
            if seat not in self._minds or self._minds[seat].whose != whose:
                self._minds[seat] = Mind(whose)
            self._minds[seat].look(view, _question(now, seat, view))

    async def _think(self, now: Room, seat: int, name: str, view: Any) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            least, action = await self._answer(now, seat, name, view)
        except Exception:  # the match goes on all the same, with any move
            log.exception("bot %s could not choose at a table of %s", name, now.game_id)
            least, action = PACE[1], choose(now.game_id, "random", view, _seed())
        if self._pool.instant:
            least = 0.0
        if now.race is not None:  # a bot sees the dice when everybody does
            least += longest_hold(now.race) / 1000
        await asyncio.sleep(max(0.0, least - (loop.time() - began)))
        self._table.do(BotMove(seat, action))

    async def _answer(self, now: Room, seat: int, name: str, view: Any) -> tuple[float, str]:
        """How many seconds the bot takes at least, and what it does then."""
        seed, mind = _seed(), self._minds.get(seat)
        if mind is None:
            draw = random.SystemRandom().uniform
            least = draw(*REACTION) if now.game.real_time else draw(*PACE) * self._pool.pace
            return least, await self._pool.choose(now.game_id, name, view, seed)
        unseen = tuple(mind.unseen)
        after, action, memory = await self._pool.react(now.game_id, name, mind.memory, unseen or (view,), seed)
        mind.keep(memory, len(unseen))
        return after / 1000, action


def _seed() -> str:
    return random.SystemRandom().randbytes(16).hex()


def _question(now: Room, seat: int, view: Any) -> Any:
    """What a bot is asked: its view apart from the time, which alone is no reason to think again, and what it
    may do, which time can change (a roll that is open now)."""
    timeless = view._replace(now=None) if hasattr(view, "now") else view
    return timeless, now.playing.state.legal(seat)
