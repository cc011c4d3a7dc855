"""Bots think in a worker of their own, so that the table answers meanwhile, and so do analyses. Questions and answers
travel as text."""

import pickle
from base64 import b64decode, b64encode
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from tocca.server.live import analysing, thinking

T = TypeVar("T")

_TASKS: dict[str, Callable[..., Any]] = {
    "choose": thinking.choose,
    "react": thinking.react,
    "advise": thinking.advise,
    "judge": analysing.judge,
    "examine": analysing.examine,
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


class WorkerAnalysts:
    """Thinks about finished matches: each choice in the other worker, so that a bot waits for one of them at most."""

    workers = 1

    def __init__(self, think: Callable[[str], Awaitable[str]]) -> None:
        self._think = think

    async def run(self, task: Callable[..., T], *arguments: Any) -> T:
        """Run a task: there, if it takes long."""
        if task.__name__ not in _TASKS:
            return task(*arguments)
        found: T = _unpack(await self._think(_pack((task.__name__, arguments))))
        return found

    def end_after(self, seconds: float) -> None:
        """The worker stays: bots think there, too."""

    def stop(self) -> None:
        """It ends with the page."""


def think(text: str) -> str:
    """In the other worker: carry out a task, and give its answer as text."""
    task, arguments = _unpack(text)
    return _pack(_TASKS[task](*arguments))


def _pack(value: Any) -> str:
    return b64encode(pickle.dumps(value)).decode()


def _unpack(text: str) -> Any:
    return pickle.loads(b64decode(text))
