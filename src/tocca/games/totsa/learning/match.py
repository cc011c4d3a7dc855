"""Totsa! in rounds, without a clock: all answer a roll at the same time, with an act and a reaction time.

What follows is asked in steps of its own: where a Capture points, and what pays a penalty. After every roll there is
one more, in which all see what came of it, and players with an aim may shout. Nobody else is asked about a shout,
which could only be an error. The dice roll by themselves.
"""

import random
from collections.abc import Mapping
from typing import Any, cast

from tocca.bots import Bot, Racer
from tocca.core.contract import Game
from tocca.games.totsa.learning.encoding import TotsaEncoder
from tocca.games.totsa.learning.rounds import choosers, may_shout, play_round
from tocca.games.totsa.rules.actions import PASS, ROLL, SHOUT, Action
from tocca.games.totsa.rules.play import guesses, payments
from tocca.games.totsa.rules.position import Position
from tocca.learning.asking import AnyState
from tocca.learning.encoding import Mask
from tocca.learning.matches import MatchDriver, SeatAnswer


class TotsaMatch(MatchDriver):
    """A step is a roll that all answer, or one of the choices that follow it."""

    encoder: TotsaEncoder

    @classmethod
    def plays_together(cls, game: Game[Any, Any, Any]) -> bool:
        """All answer a roll at the same time."""
        return True

    def consult(self, player: Bot, seat: int, memory: Any, rng: random.Random) -> SeatAnswer:
        """An act and its time; a bot that knows nothing of time takes any."""
        offered = self.list_offered(seat)
        if len(offered) == 1:
            return SeatAnswer(offered[0])
        state = self.reach_asked(seat)
        view = state.view(seat)
        if isinstance(player, Racer):
            ms, action = player.react(self.game, view, memory, rng)
        else:
            ms, action = rng.choice(self.encoder.times), player.choose(self.game, view, rng)
        self.check_action(state, seat, action)
        return SeatAnswer(action if action in offered else PASS if PASS in offered else rng.choice(offered), ms)

    def begin(self) -> None:
        """The first dice."""
        self._everybody = tuple(range(self.seats))
        self._field: tuple[int, ...] | None = None  # of the latest mask for a race
        self._race_mask: Mask
        self.apply(self.position.roller, ROLL)

    @property
    def position(self) -> Position:
        """Where the match stands."""
        return cast(Position, self.state.position)

    def who_chooses(self) -> tuple[int, ...]:
        """Those with something to choose; after a roll everybody, so that all see what came of it."""
        return self._everybody if self.position.phase == "gap" else choosers(self.position)

    @property
    def asked(self) -> tuple[int, ...]:
        """Everybody in every step, if only to pass: so all have the same number of steps."""
        return self._everybody if self.choosers else ()

    # What may be chosen

    def mask(self, seat: int) -> Mask:
        """A seat that is not asked can only pass. In a race all have the same acts: those of the field (TC-4)."""
        position = self.position
        if position.phase != "race":
            return self.encoder.mask(self.view(seat), self.list_offered(seat))
        if self._field is not position.field:
            self._field, self._race_mask = position.field, self.encoder.mask(self.view(seat), self.list_offered(seat))
        return self._race_mask.copy()

    def list_offered(self, seat: int) -> tuple[Action, ...]:
        """The actions of the game that the mask stands for."""
        position = self.position
        if seat not in self.choosers:
            return (PASS,)
        if position.phase == "race":
            return self.state.legal(seat)
        if position.phase == "pointing":
            return guesses(position, seat)
        shout = (SHOUT,) if may_shout(position, seat) else ()
        if position.phase == "paying" and seat == position.debts[0]:
            return (*payments(position.players[seat]), *shout)
        return (*shout, PASS)

    def read(self, seat: int, number: int) -> SeatAnswer:
        """An act and its time. What the mask forbids is no act: a pass, or where there is none any choice at all."""
        answer = SeatAnswer(*self.encoder.read_timed(self.view(seat), number))
        if self.position.phase == "race" and self.position.field is self._field and self._race_mask[number]:
            return answer
        offered = self.list_offered(seat)
        if answer.action in offered:
            return answer
        return SeatAnswer(PASS if PASS in offered else self.rng.choice(offered))

    def reach_asked(self, seat: int) -> AnyState:
        """Where the match stands when the rules ask the seat: after a roll the roller last, when all others passed."""
        state = self.state
        if seat not in state.to_act:
            for other in sorted(state.to_act):
                state = state.apply(other, PASS)
        return state

    # What comes of it

    def settle(self, answers: Mapping[int, SeatAnswer]) -> None:
        """The answers in order of time, equal times in random order."""
        order = sorted(self.choosers, key=lambda seat: (answers[seat].ms, self.rng.random()))
        play_round(self, order, {seat: answers[seat].action for seat in order})
