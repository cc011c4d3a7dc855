"""What a bot is asked at a table: a move, a reaction, advice. It sees views only.

These functions run where nobody waits for them: in processes on a server (`workers.py`), in a worker of the page in a
browser (`tocca.offline`).
"""

import random
from collections.abc import Callable
from functools import cache
from typing import Any, Protocol, TypeVar

import tocca
from tocca.bots import Racer, advice, bot, budget

T = TypeVar("T")

MAX_CANDIDATES = 3  # actions in a hint


class Thinkers(Protocol):
    """Whoever lets bots think: `pace` scales how long they take for their turns, `instant` removes all delays."""

    pace: float
    instant: bool

    async def choose(self, game: str, name: str, view: Any, seed: str) -> str:
        """The bot's action, in notation."""

    async def react(self, game: str, name: str, memory: Any, views: tuple[Any, ...], seed: str) -> tuple[int, str, Any]:
        """A racer's delay in milliseconds, its action, and its new memory."""

    async def advise(self, game: str, view: Any, seed: str) -> tuple[tuple[str, float | None], ...]:
        """The actions that the game's best bot considers."""


def choose(game: str, name: str, view: Any, seed: str) -> str:
    """In a worker: the bot's action for this view, in notation."""
    played = tocca.game(game)
    return played.format(bot(name).choose(played, view, random.Random(seed)))


def react(game: str, name: str, memory: Any, views: tuple[Any, ...], seed: str) -> tuple[int, str, Any]:
    """In a worker: a racer's reaction to the last of the views, after it has seen all of them. Gives the delay in
    milliseconds, the action in notation, and the racer's new memory."""
    played, player, rng = tocca.game(game), bot(name, game), random.Random(seed)
    assert isinstance(player, Racer)
    for view in views:
        memory = player.remember(played, memory, view, rng)
    after, action = player.react(played, views[-1], memory, rng)
    return after, played.format(action), memory


def advise(game: str, view: Any, seed: str) -> tuple[tuple[str, float | None], ...]:
    """In a worker: the actions that the game's best bot considers, the best first. Each has its chance to win, if the
    bot knows it."""
    played = tocca.game(game)
    thought = advice(played, view, random.Random(seed))
    if not thought.candidates:
        return ((played.format(thought.action), None),)
    return tuple((played.format(one.action), one.chance) for one in thought.candidates[:MAX_CANDIDATES])


def think_faster(times: float, think: Callable[..., T], *arguments: Any) -> T:
    """In a worker: think with a budget that is so many times smaller than usual."""
    with budget.hurry(times):
        return think(*arguments)


@cache
def has_reflexes(name: str, game: str) -> bool:
    """Whether that bot decides itself when to act in a race."""
    try:
        return isinstance(bot(name, game), Racer)
    except tocca.ToccaError:  # the same error is reported when the bot is asked to choose
        return False


def new_seed() -> str:
    """A seed that nobody can guess."""
    return random.SystemRandom().randbytes(16).hex()
