"""A race between bots by a simulated clock: reaction times decide, and nothing waits in real time.

Every bot is asked when what it sees has changed, answers with an action and a reaction time, and acts then, unless its
view has changed before: the same way bots sit at the server's tables.
"""

import math
import random
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from tocca.arena.errors import BotFailed
from tocca.bots import Bot, Racer, Reaction
from tocca.core.errors import IllegalAction
from tocca.core.records import Record

if TYPE_CHECKING:
    from tocca.arena.match import Seat

MEDIAN, SPREAD, FASTEST = 1450, 0.28, 700  # milliseconds: how quick a bot is that knows nothing of time


class Unhurried:
    """Lets a bot without reaction times play a race: it chooses as usual, and its reaction time is drawn."""

    def __init__(self, player: Bot) -> None:
        self._player = player

    def choose(self, game: Any, view: Any, rng: random.Random) -> Any:
        return self._player.choose(game, view, rng)

    def remember(self, game: Any, memory: Any, view: Any, rng: random.Random) -> Any:
        return None

    def react(self, game: Any, view: Any, memory: Any, rng: random.Random) -> Reaction:
        after = max(FASTEST, round(rng.lognormvariate(math.log(MEDIAN), SPREAD)))
        return Reaction(after, self._player.choose(game, view, rng))


class RacerHand:
    """A bot's hand in a race: what it saw last, what it remembers, what it is about to do and when.

    `ask` calls the bot, with the generator as the last argument; an arena takes the time there."""

    def __init__(self, player: Bot, rng: random.Random, ask: Callable[..., Reaction] | None = None) -> None:
        self.racer: Racer = player if isinstance(player, Racer) else Unhurried(player)
        self.seen: Any = None
        self.memory: Any = None
        self.due: int | None = None
        self.action: Any = None
        self._rng = rng
        self._ask = ask or (lambda function, *about: function(*about, rng))

    def look(self, record: Record, number: int, now: int) -> None:
        """Look at the view; if it has changed, ask the bot again."""
        state = record.state
        view, legal = state.view(number), state.legal(number)
        seen = (view._replace(now=None) if hasattr(view, "now") else view, legal)
        if seen == self.seen:
            return
        self.seen, self.due = seen, None
        self.memory = self.racer.remember(record.game, self.memory, view, self._rng)
        if legal:
            reaction = self._ask(self._react, record.game, view)
            self.due, self.action = now + max(1, reaction.after), reaction.action

    def _react(self, game: Any, view: Any, rng: random.Random) -> Reaction:
        return self.racer.react(game, view, self.memory, rng)


def race(record: Record, seats: "Sequence[Seat]", rng: random.Random) -> None:
    """To the end, by the clock. Presses of the same millisecond come in random order."""
    hands = [RacerHand(seat.player, seat.rng, seat.ask) for seat in seats]
    now = 0
    record.advance(now)
    while record.state.to_act:
        for number, hand in enumerate(hands):
            _look(record, seats[number], hand, number, now)
        pressing = [(hand.due, rng.random(), number) for number, hand in enumerate(hands) if hand.due is not None]
        deadline = record.state.deadline
        if not pressing and deadline is None:
            raise BotFailed(f"nobody acts any more in a match of {record.game.name}, and no time runs out")
        if pressing and (deadline is None or min(pressing)[0] < deadline):
            now, _, number = min(pressing)
            _press(record, seats[number], hands[number], number, now)
        else:
            assert deadline is not None
            now = deadline
            record.advance(now)


def _look(record: Record, seat: "Seat", hand: RacerHand, number: int, now: int) -> None:
    try:
        hand.look(record, number, now)
    except (Exception, SystemExit) as problem:
        raise seat.build_error(record, f"{type(problem).__name__}: {problem}") from problem


def _press(record: Record, seat: "Seat", hand: RacerHand, number: int, now: int) -> None:
    """Apply the bot's action. One that changes nothing is not recorded."""
    action, hand.due = hand.action, None
    try:
        if record.state.apply(number, action, at=now) != record.state.advance(now):
            record.apply(number, action, at=now)
    except IllegalAction as problem:
        raise seat.build_error(record, f"played {action!r}: {problem}") from problem
