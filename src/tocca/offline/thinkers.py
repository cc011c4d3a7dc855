"""Bots think in a worker of their own, so that the table answers meanwhile. Questions and answers travel as text."""

import pickle
from base64 import b64decode, b64encode
from collections.abc import Awaitable, Callable
from typing import Any

from tocca.server.live import thinking

_TASKS: dict[str, Callable[..., Any]] = {
    "choose": thinking.choose,
    "react": thinking.react,
    "advise": thinking.advise,
}


class WorkerThinkers:
    """Asks the other worker. `think` hands it a text and gives the text of its answer."""

    def __init__(self, think: Callable[[str], Awaitable[str]], pace: float = 1.0, instant: bool = False) -> None:
        self.pace, self.instant = pace, instant
        self._think = think

    async def choose(self, game: str, name: str, view: Any, seed: str) -> str:
        """The bot's action, in notation."""
        action: str = await self._run("choose", game, name, view, seed)
        return action

    async def react(self, game: str, name: str, memory: Any, views: tuple[Any, ...], seed: str) -> tuple[int, str, Any]:
        """A racer's delay in milliseconds, its action, and its new memory."""
        reaction: tuple[int, str, Any] = await self._run("react", game, name, memory, views, seed)
        return reaction

    async def advise(self, game: str, view: Any, seed: str) -> tuple[tuple[str, float | None], ...]:
        """The actions that the game's best bot considers."""
        found: tuple[tuple[str, float | None], ...] = await self._run("advise", game, view, seed)
        return found

    async def _run(self, task: str, *arguments: Any) -> Any:
        return _unpack(await self._think(_pack((task, arguments))))


def think(text: str) -> str:
    """In the other worker: carry out a task, and give its answer as text."""
    task, arguments = _unpack(text)
    return _pack(_TASKS[task](*arguments))


def _pack(value: Any) -> str:
    return b64encode(pickle.dumps(value)).decode()


def _unpack(text: str) -> Any:
    return pickle.loads(b64decode(text))
