"""A racer's hand over the wire: what it has seen and remembers, what it is about to do, and when."""

import asyncio
import random
from typing import Any

import tocca
from tocca.bots import Racer


class RemoteHand:
    """For one match. Times are those of the event loop, in seconds."""

    def __init__(self, game: tocca.Game[Any, Any, Any], racer: Racer, rng: random.Random) -> None:
        self._game, self._racer, self._rng = game, racer, rng
        self._memory: Any = None
        self._question: Any = None
        self._seen = 0.0
        self._due: float | None = None
        self._action: Any = None

    async def look(self, view: Any, may_act: bool) -> None:
        """Take in a view that differs in more than the time, and decide anew what to do."""
        question = (view._replace(now=None) if hasattr(view, "now") else view, may_act)
        if question == self._question:
            return
        self._question, self._due, self._seen = question, None, asyncio.get_running_loop().time()
        self._memory = await asyncio.to_thread(self._racer.remember, self._game, self._memory, view, self._rng)
        if may_act:
            after, self._action = await asyncio.to_thread(self._racer.react, self._game, view, self._memory, self._rng)
            self._due = self._seen + after / 1000

    @property
    def patience(self) -> float | None:
        """Seconds until the hand comes down; None: it does not."""
        return None if self._due is None else max(0.0, self._due - asyncio.get_running_loop().time())

    def take(self) -> tuple[str, int]:
        """The action, in notation, and how many milliseconds after the view it comes. Then the hand rests."""
        self._due = None
        return self._game.format(self._action), round((asyncio.get_running_loop().time() - self._seen) * 1000)
