"""What a bot is."""

import random
from typing import Any, Protocol

from tocca.core.contract import Game
from tocca.core.errors import ToccaError


class Bot(Protocol):
    """A player. The same view and the same generator give the same action."""

    def choose(self, game: Game[Any, Any, Any], view: Any, rng: random.Random) -> Any:
        """One of the actions open to `view.seat`; a bot may work on `game.resample(view, rng)`."""


class UnknownBot(ToccaError, LookupError):
    """No bot of that name is registered."""
