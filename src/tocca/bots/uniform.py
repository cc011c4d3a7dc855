"""The bot that plays anything."""

import random
from typing import Any

from tocca.bots.worlds import AnyGame, world_of


class RandomBot:
    """Every legal action is equally likely."""

    def choose(self, game: AnyGame, view: Any, rng: random.Random) -> Any:
        """One of the legal actions."""
        return rng.choice(world_of(game, view, rng).legal(view.seat))
