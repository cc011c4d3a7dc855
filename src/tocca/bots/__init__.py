"""Bots: players that see a view, as a person does, and never the state of the match.

A bot is found by name, `bot("greedy")`. Others can add theirs from a package of their own, by an
entry point of the group `tocca.bots` that names a class or function giving a `Bot`.
"""

from tocca.bots.player import Bot, UnknownBot
from tocca.bots.registry import bot, bots

__all__ = ["Bot", "UnknownBot", "bot", "bots"]
