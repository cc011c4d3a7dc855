"""The bots at one table: when they start to think, when they stop, and when they act."""

import asyncio
import logging
import random
from typing import TYPE_CHECKING, Any

from tocca.server import room
from tocca.server.live.thinking import Thinkers, choose, has_reflexes, new_seed
from tocca.server.room.model import Room
from tocca.server.room.races import LATE_MS, longest_hold
from tocca.server.room.requests import BotMissed, BotMove

if TYPE_CHECKING:
    from tocca.server.live.table import LiveTable

log = logging.getLogger("tocca.bots")

PACE = (0.5, 1.1)  # seconds a bot takes at least, so that people can follow
REACTION = (0.9, 2.6)  # the same in a race, for a bot without reflexes of its own


class RacerMemory:
    """What a racer remembers, and the views it has not seen yet. A view of a race shows only the present, so a racer
    has to see every one. After a restart the memory is empty, as for a person who comes back late."""

    def __init__(self, owner: tuple[int, str]) -> None:
        self.owner = owner  # the number of the match, and the bot's name
        self.memory: Any = None
        self.unseen: list[Any] = []
        self._last: Any = None

    def add_view(self, view: Any, question: Any) -> None:
        """Keep the view for the racer, if the question is a new one."""
        if question != self._last:
            self._last = question
            self.unseen.append(view)

    def update(self, memory: Any, seen: int) -> None:
        """The racer has seen so many of the views, and this is its memory now."""
        self.memory = memory
        del self.unseen[:seen]


class TableBots:
    """The bots of one table. A bot thinks once about a question. A new question, or another bot, starts a new task."""

    def __init__(self, table: "LiveTable", pool: Thinkers) -> None:
        self._table = table
        self._pool = pool
        self._tasks: dict[int, tuple[str, Any, asyncio.Task[None]]] = {}  # by seat: bot, question, task
        self._memories: dict[int, RacerMemory] = {}

    def update(self, now: Room) -> None:
        """Start tasks where it is a bot's turn, and cancel those that are out of date."""
        if now.game.real_time:
            self._show_racers(now)
        asked = room.thinking(now)
        if not asked and not self._tasks:
            return
        wanted = {seat: (name, _make_question(now, seat, view), view) for seat, name, view in asked}
        for seat, (*about, task) in tuple(self._tasks.items()):
            if seat not in wanted or [*wanted[seat][:2]] != about:
                del self._tasks[seat]
                task.cancel()
        for seat, (name, question, view) in wanted.items():
            if seat not in self._tasks:
                task = asyncio.get_running_loop().create_task(self._take_turn(now, seat, name, view))
                self._tasks[seat] = (name, question, task)

    def stop(self) -> None:
        """Cancel all tasks."""
        for _, _, task in self._tasks.values():
            task.cancel()
        self._tasks.clear()

    def _show_racers(self, now: Room) -> None:
        """Give racers every new view, also when it is not their turn."""
        if now.phase != "playing":
            return
        for seat, chair in enumerate(now.chairs):
            if not (chair.bot and has_reflexes(chair.bot, now.game_id)):
                self._memories.pop(seat, None)
                continue
            owner, view = (now.playing.number, chair.bot), now.playing.state.view(seat)
            if seat not in self._memories or self._memories[seat].owner != owner:
                self._memories[seat] = RacerMemory(owner)
            self._memories[seat].add_view(view, _make_question(now, seat, view))

    async def _take_turn(self, now: Room, seat: int, name: str, view: Any) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            seconds, action = await self._choose(now, seat, name, view)
        except Exception:  # the match must go on, so any legal action will do
            log.exception("bot %s could not choose at a table of %s", name, now.game_id)
            seconds, action = PACE[1], choose(now.game_id, "random", view, new_seed())
        if self._pool.instant:
            seconds = 0.0
        if now.race is not None:  # people see the race begin only after the longest hold; so do bots
            seconds += longest_hold(now.race) / 1000
        left = max(0.0, seconds - (loop.time() - began))
        try:
            await asyncio.sleep(left)
        except asyncio.CancelledError:
            self._come_late(seat, action, began + seconds - loop.time())
            raise
        self._table.handle_internal(BotMove(seat, action))

    def _come_late(self, seat: int, action: str, left: float) -> None:
        """Somebody was quicker: in a race people want to see how close it was, so the hand still comes down."""
        if self._table.room.finish is not None and left < LATE_MS / 1000:
            late = BotMissed(seat, action)
            asyncio.get_running_loop().call_later(max(0.0, left), self._table.handle_internal, late)

    async def _choose(self, now: Room, seat: int, name: str, view: Any) -> tuple[float, str]:
        """The seconds the bot takes at least, and its action."""
        seed, memory = new_seed(), self._memories.get(seat)
        if memory is None:
            draw = random.SystemRandom().uniform
            seconds = draw(*REACTION) if now.game.real_time else draw(*PACE) * self._pool.pace
            return seconds, await self._pool.choose(now.game_id, name, view, seed)
        unseen = tuple(memory.unseen)
        after, action, new = await self._pool.react(now.game_id, name, memory.memory, unseen or (view,), seed)
        memory.update(new, len(unseen))
        return after / 1000, action


def _make_question(now: Room, seat: int, view: Any) -> Any:
    """What a bot thinks about: its view without the time (which alone is no reason to think again) and its legal
    actions (which time can change)."""
    timeless = view._replace(now=None) if hasattr(view, "now") else view
    return timeless, now.playing.state.legal(seat)
