"""Bots: players that see a view, as a person does, and never the state of the match.

A bot is found by name, `bot("greedy")`, with arguments if it takes some, `bot("search:seconds=0.5")`. Others can add
theirs from a package of their own, by an entry point of the group `tocca.bots` that names a class or function giving
a `Bot`. `advice` is what the game's best bot has to say to a person.
"""

from tocca.bots.advice import advice
from tocca.bots.levels import Level, levels, persona
from tocca.bots.player import (
    BadBot,
    BadBudget,
    Bot,
    Candidate,
    NothingToChoose,
    Racer,
    Reaction,
    Thinker,
    Thought,
    UnknownBot,
)
from tocca.bots.registry import bot, bots

__all__ = [
    "BadBot",
    "BadBudget",
    "Bot",
    "Candidate",
    "Level",
    "NothingToChoose",
    "Racer",
    "Reaction",
    "Thinker",
    "Thought",
    "UnknownBot",
    "advice",
    "bot",
    "bots",
    "levels",
    "persona",
]
