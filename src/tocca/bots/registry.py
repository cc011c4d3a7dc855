"""The bots there are: ours, and those that installed packages offer."""

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from typing import cast

from tocca.bots.greedy import GreedyBot
from tocca.bots.player import Bot, UnknownBot
from tocca.bots.uniform import RandomBot

GROUP = "tocca.bots"
_OURS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bots() -> tuple[str, ...]:
    """The names of the bots, ours first."""
    return (*_OURS, *(name for name in sorted(entry_points(group=GROUP).names) if name not in _OURS))


@cache
def bot(name: str) -> Bot:
    """The bot of that name."""
    if name in _OURS:
        return _OURS[name]()
    for entry in entry_points(group=GROUP, name=name):
        return cast(Bot, entry.load()())
    raise UnknownBot(f"there is no bot {name!r}; the bots are {', '.join(bots())}")
