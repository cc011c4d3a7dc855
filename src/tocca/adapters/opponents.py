"""Bots as opponents in a match: they see views, remember what they may, and answer when they are asked."""

import random
from collections.abc import Sequence
from typing import Any

from tocca.bots import Bot, Racer, bot
from tocca.core.errors import BadOption, IllegalAction
from tocca.learning.matches import MatchDriver, SeatAnswer

Named = str | Bot


class Opponent:
    """A bot on one seat."""

    def __init__(self, player: Bot, name: str) -> None:
        self.player, self.name = player, name

    def start(self, rng: random.Random) -> None:
        """A new match, of which it remembers nothing yet."""
        self.rng, self.memory = rng, None

    def watch(self, match: MatchDriver, seat: int) -> None:
        """Look at the table, also when there is nothing to choose."""
        if isinstance(self.player, Racer):
            self.memory = self.player.remember(match.game, self.memory, match.view(seat), self.rng)

    def answer(self, match: MatchDriver, seat: int) -> SeatAnswer:
        """What it chooses; IllegalAction names the bot that chose what the rules refuse."""
        try:
            return match.consult(self.player, seat, self.memory, self.rng)
        except IllegalAction as problem:
            raise IllegalAction(problem.reason, f"{self.name} {problem.message}") from problem


def make_opponents(game: str, named: Named | Sequence[Named], count: int) -> list[Opponent]:
    """So many of them: one name for all, or one for each, clockwise from the player's seat."""
    names = list(named) if isinstance(named, Sequence) and not isinstance(named, str) else [named] * count
    if len(names) != count:
        raise BadOption(f"there are {count} opponents, and {len(names)} were named")
    return [_opponent(one, game) for one in names]


def _opponent(named: Any, game: str) -> Opponent:
    if isinstance(named, str):
        return Opponent(bot(named, game), named)
    if isinstance(named, type) or not isinstance(named, Bot):
        raise BadOption(f"an opponent is the name of a bot, or an object that can choose, not {named!r}")
    return Opponent(named, type(named).__name__)
