"""Advice for people: what the game's best bot would do, and what it thinks of the other actions."""

import random
from typing import Any

from tocca.bots.player import Thought
from tocca.bots.registry import ask_thought, search
from tocca.bots.worlds import AnyGame


def advice(game: AnyGame, view: Any, rng: random.Random, seconds: float = 1.0) -> Thought:
    """The best actions for this view with their chances to win; NothingToChoose where there is no action."""
    return ask_thought(search(game.id, seconds), game, view, rng)
