"""The five bots that people meet in each game, from one that loses to a child to one that is hard to beat.

A level is a character with a name and a temper (locales/*/bots.ftl) and a face that the page draws from `persona`.
Simulations set the strength, so that it is the same on every machine; seconds only keep a slow one from stalling.
"""

from typing import NamedTuple

from tocca.bots.player import UnknownBot


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

LEVELS: dict[str, tuple[Level, ...]] = {
    "toncc": (
        Level("pip", "greedy:blunder=0.8"),
        Level("dondola", "greedy:blunder=0.4"),
        Level("bruno", "greedy"),
        Level("ginevra", "search:simulations=1000,seconds=1"),
        Level("malachia", "search:seconds=1"),
    ),
    "toscana": (
        Level("nino", "greedy:blunder=0.95"),
        Level("pia", "greedy:blunder=0.4"),
        Level("fausto", "greedy"),
        Level("livia", "search:simulations=150,seconds=1"),
        Level("brunello", "search:seconds=1"),
    ),
    "totsa": (
        Level("biscotto", "search:reaction=1550,memory=1,slips=0.12,depth=0,flair=0.1"),
        Level("rosa", "search:reaction=1120,memory=3,slips=0.06,depth=0,flair=0.3"),
        Level("tino", "search:reaction=830,memory=8,slips=0.035,depth=1,flair=0.25"),
        Level("volpe", "search:reaction=620,memory=20,slips=0.018,depth=2,flair=0.2"),
        Level("ombra", "search:reaction=460,memory=60,slips=0.008,depth=3,flair=0.15"),
    ),
    "tomoko": (
        Level("momo", "greedy:blunder=0.8"),
        Level("haru", "greedy:blunder=0.4"),
        Level("emi", "greedy"),
        Level("jiro", "search:depth=1,noise=0.15"),
        Level("tsuru", "search:seconds=1"),
    ),
}


def levels(game: str) -> tuple[Level, ...]:
    """The five of that game, the weakest first."""
    return LEVELS.get(game, GENERAL)


def level(game: str, name: str) -> Level:
    """One of them: `level-1` to `level-5`."""
    if name not in NAMES:
        raise UnknownBot(f"there is no level {name!r}; the levels are {', '.join(NAMES)}")
    return levels(game)[NAMES.index(name)]


def persona(game: str, name: str) -> str:
    """Whom people meet in the bot of that name; nobody in one that is not a level."""
    return levels(game)[NAMES.index(name)].persona if name in NAMES else ""
