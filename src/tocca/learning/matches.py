"""A match as a learning program drives it: who is to choose now, what may be chosen, and the record of it all.

Every step of a match asks some seats, its `choosers`: one where players take turns, all of them where they choose at
the same time (asking.py). Everything goes through the plain rules, so a match played here has the record that the
library itself would have written. `MatchDriver` drives any game; a game with ways of its own has a subclass in its
manifest.
"""

import random
from collections.abc import Iterable, Mapping
from operator import index
from typing import Any, ClassVar, NamedTuple

import numpy as np

from tocca.bots import Bot
from tocca.core.contract import Game
from tocca.core.errors import IllegalAction, ToccaError
from tocca.core.records import Record
from tocca.learning.asking import AnyState, AskingOrder
from tocca.learning.encoding import Encoder, Mask, Observation
from tocca.learning.payoffs import payoff


class SeatAnswer(NamedTuple):
    """What a seat chose: an action of the game, or None where it lets things be; in a race, and when."""

    action: Any
    ms: int = 0


class NotBegun(ToccaError, RuntimeError):
    """Something was asked of a match before `reset`, or after its end."""


class MatchDriver:
    """A match of one game, from its start to its end."""

    asking: ClassVar[AskingOrder] = AskingOrder()  # the order before anybody moved

    def __init__(self, encoder: Encoder[Any]) -> None:
        self.encoder, self.game, self.seats = encoder, encoder.game, encoder.seats
        self._options: dict[str, Any] = encoder.options._asdict()
        self._everybody = tuple(range(self.seats))
        self._seen: AnyState | None = None
        self._views: dict[int, Any] = {}

    def start(self, seed: int | str | None = None, chance: Iterable[int | str] | None = None) -> None:
        """A new match; the same seed gives what `game.start(seed=…)` gives."""
        self.state: AnyState = self.game.start(self.seats, seed, chance=chance, **self._options)
        self.first = self.state
        self.moves: list[tuple[int, Any, AnyState]] = []
        self.rng = random.Random(seed)  # for what is no chance of the game's, such as who is first of equals
        self.order = self.asking
        self.begin()
        self.choosers = self.who_chooses()

    def __getattr__(self, name: str) -> Any:
        """Only what is missing is looked for here: before the start, the match itself."""
        if name in ("state", "first", "moves", "choosers"):
            raise NotBegun("the match has not begun: call reset first")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    @property
    def over(self) -> bool:
        """Whether nobody has anything to choose any more."""
        return not self.choosers

    @property
    def asked(self) -> tuple[int, ...]:
        """Whom to ask, one after the other: the choosers. Where all choose at the same time, all seats are asked, so
        that all have the same number of steps; an answer of somebody who has nothing to choose is not looked at."""
        return self._everybody if self.choosers and self.game.sealed else self.choosers

    def view(self, seat: int) -> Any:
        """What that seat sees now; made once a step."""
        if self._seen is not self.state:
            self._seen, self._views = self.state, {}
        if seat not in self._views:
            self._views[seat] = self.state.view(seat)
        return self._views[seat]

    def observe(self, seat: int) -> Observation:
        """What that seat observes."""
        return self.encoder.observe(self.view(seat))

    def mask(self, seat: int) -> Mask:
        """What that seat may choose now; nothing, unless it is asked. Where its answer is not looked at: anything."""
        encoder = self.encoder
        if seat not in self.choosers:
            return np.full(encoder.actions, seat in self.asked, dtype=np.int8)
        mask = encoder.mask(self.view(seat), self.state.legal(seat))
        if encoder.no_op is not None and self.order.may_do_nothing(self.state, seat):
            mask[encoder.no_op] = 1
        return mask

    def answer(self, seat: int, number: int) -> SeatAnswer:
        """The answer of that number; IllegalAction for one that names nothing, TypeError for what is no number."""
        try:
            number = index(number)
        except TypeError:
            raise TypeError(f"an action is a whole number, not {number!r}") from None
        if not 0 <= number < self.encoder.actions:
            highest = self.encoder.actions - 1
            raise IllegalAction("no-such-action", f"actions are the numbers 0 to {highest}, not {number}")
        return self.read(seat, number)

    def play(self, answers: Mapping[int, SeatAnswer]) -> None:
        """One step: the answers of all choosers. If one is illegal nothing changes."""
        before, order, count = self.state, self.order, len(self.moves)
        try:
            self.settle(answers)
        except IllegalAction:
            self.state, self.order = before, order
            del self.moves[count:]
            raise
        self.choosers = self.who_chooses()

    def record(self) -> Record:
        """The match so far, with its chance values."""
        record = Record(self.first.drop_stream())
        for seat, action, after in self.moves:
            record.apply(seat, action, chance=after.drawn)
        return record

    def apply(self, seat: int, action: Any) -> None:
        """One action of the game."""
        before = self.state
        self.state = before.apply(seat, action)
        self.order = self.order.after(before, seat, action)
        self.moves.append((seat, action, self.state))

    # What a game may do in its own way:

    @classmethod
    def plays_together(cls, game: Game[Any, Any, Any]) -> bool:
        """Whether all choose at the same time."""
        return game.sealed

    def begin(self) -> None:
        """Whatever comes before the first choice."""

    def who_chooses(self) -> tuple[int, ...]:
        """The seats to be asked now, in order."""
        return self.order.choosers(self.state)

    def read(self, seat: int, number: int) -> SeatAnswer:
        """The answer of a number that exists."""
        if number == self.encoder.no_op and seat in self.choosers and self.order.may_do_nothing(self.state, seat):
            return SeatAnswer(None)
        return SeatAnswer(self.encoder.action(self.view(seat), number))

    def settle(self, answers: Mapping[int, SeatAnswer]) -> None:
        """Do what was answered."""
        for seat in self.choosers:
            action = answers[seat].action
            if action is None:
                self.order = self.order.after(self.state, seat, None)
            else:
                self.apply(seat, action)

    def consult(self, player: Bot, seat: int, memory: Any, rng: random.Random) -> SeatAnswer:
        """What a bot on that seat answers; IllegalAction if the rules refuse it."""
        return SeatAnswer(self.check_action(self.state, seat, player.choose(self.game, self.view(seat), rng)))

    def check_action(self, state: AnyState, seat: int, action: Any) -> Any:
        """A bot's action, if the rules take it; IllegalAction says what it played."""
        try:
            state.apply(seat, action)
        except IllegalAction as problem:
            raise IllegalAction(problem.reason, f"played {action!r}: {problem.message}") from problem
        return action

    def payoffs(self) -> tuple[float, ...]:
        """At the end, by seat, from -1 to 1; 0 before it."""
        outcome = self.state.outcome
        if outcome is None:
            return (0.0,) * self.seats
        return tuple([payoff(outcome.places, seat, self.seats, self.encoder.rivals) for seat in range(self.seats)])
