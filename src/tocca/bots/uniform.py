"""The bot that plays anything."""

import random
from typing import Any

from tocca.core.contract import Game


class RandomBot:
    """Every legal action is equally likely."""

    def choose(self, game: Game[Any, Any, Any], view: Any, rng: random.Random) -> Any:
        """One of the legal actions."""
        return rng.choice(game.resample(view, rng).legal(view.seat))
