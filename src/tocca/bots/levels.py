"""The five bots that people meet in each game, from one that loses to a child to one that is hard to beat.

A level is a character with a name and a temper (`persona-NAME` in the game's LANG.ftl), and a face that the page draws.
Simulations set the strength, so that it is the same on every machine; seconds only keep a slow one from stalling.
"""

from typing import NamedTuple

from tocca.bots.player import UnknownBot
from tocca.core.registry import manifest


class Level(NamedTuple):
    """Who plays, and how."""

    persona: str
    spec: str


COUNT = 5
NAMES = tuple(f"level-{number}" for number in range(1, COUNT + 1))

# For a game that has none of its own yet.
GENERAL = (
    Level("primo", "greedy:blunder=0.8"),
    Level("seconda", "greedy:blunder=0.4"),
    Level("terzo", "greedy"),
    Level("quarta", "search:simulations=150,seconds=1"),
    Level("quinto", "search:seconds=1"),
)


def levels(game: str) -> tuple[Level, ...]:
    """The five of that game, the weakest first."""
    own: tuple[Level, ...] | None = manifest(game).part("levels")
    return own or GENERAL


def level(game: str, name: str) -> Level:
    """One of them: `level-1` to `level-5`."""
    if name not in NAMES:
        raise UnknownBot(f"there is no level {name!r}; the levels are {', '.join(NAMES)}")
    return levels(game)[NAMES.index(name)]


def persona(game: str, name: str) -> str:
    """Whom people meet in the bot of that name; nobody in one that is not a level."""
    return levels(game)[NAMES.index(name)].persona if name in NAMES else ""
