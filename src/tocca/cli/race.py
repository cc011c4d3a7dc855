"""A real-time match at one keyboard: keys are actions, bots take a human while, the clock is a real one."""

import math
import time
from typing import Any

from tocca.cli import racescreen
from tocca.cli.commands import Left
from tocca.cli.keyboard import ESCAPE, Keyboard
from tocca.cli.screen import Screen
from tocca.cli.table import Table
from tocca.core.errors import IllegalAction

REACTION = 1450  # milliseconds, the median of the bots'; nine in ten lie between 0.9 and 2.3 seconds
SPREAD = 0.28
FASTEST = 700
HOLD = 2000  # how long a buzzer holds the match for its player
BUZZERS = "zxwy"


class Race:
    """Runs a real-time match to its end. Times are milliseconds since the match began.

    With several people a key alone doesn't tell who pressed it. So each has a buzzer: it stops the
    match for a moment, and the next key is theirs, at the time of the buzzer. Where only one of them
    can mean a key, no buzzer is needed.
    """

    def __init__(self, table: Table, screen: Screen) -> None:
        self.table = table
        self.screen = screen
        self.words = screen.words
        self.notice = ""
        self.buzzers = dict(zip(BUZZERS, table.people, strict=False)) if len(table.people) > 1 else {}
        self._timers: dict[int, int] = {}  # when each bot will have made up its mind
        self._buzzed: tuple[int, int] | None = None  # who holds the match, and since when
        self._zero = 0.0

    def run(self) -> None:
        """Play until the match is over."""
        with Keyboard() as keyboard:
            racescreen.welcome(self.table, self.screen, self.buzzers)
            if ESCAPE in keyboard.keys(None):
                raise Left(keep=True)
            self._start_clock()
            while self.table.state.to_act:
                racescreen.show(self.table, self.screen, self.buzzers, self.notice)
                keys = keyboard.keys(self._patience())
                now = self._now()
                if self._buzzed is None:
                    self._happen(now)
                for key in keys:
                    self._press(key, now)
                self._lapse(now)
        racescreen.finish(self.table, self.screen)

    def _start_clock(self) -> None:
        """The clock goes on where it stood when the match was left."""
        before = [event.at for event in self.table.record.events if event.at is not None]
        self._zero = time.monotonic() - (before[-1] / 1000 if before else 0)
        self.table.record.advance(self._now())
        self._wake_bots(self._now(), again=True)

    def _now(self) -> int:
        return int((time.monotonic() - self._zero) * 1000)

    def _patience(self) -> float | None:
        """Seconds until something is due."""
        if self._buzzed is not None:
            return max(0, self._buzzed[1] + HOLD - self._now()) / 1000
        return None if (due := self._due()) is None else max(0, due - self._now()) / 1000

    def _due(self) -> int | None:
        deadline = self.table.state.deadline
        times = [*self._timers.values(), *([] if deadline is None else [deadline])]
        return min(times, default=None)

    # What happens without a key.

    def _happen(self, now: int) -> None:
        """Deadlines and bots, in order, up to now."""
        while self.table.state.to_act and (due := self._due()) is not None and due <= now:
            if due == self.table.state.deadline:
                self.table.record.advance(due)
                self._wake_bots(due, again=True)  # the scene has changed: everybody looks anew
            else:
                self._bot(min(self._timers, key=lambda seat: self._timers[seat]), due)

    def _wake_bots(self, now: int, again: bool = False) -> None:
        """Bots that may act think about it, for as long as a person would."""
        for seat in self.table.bots:
            if again or seat not in self._timers:
                wait = self.table.rng.lognormvariate(math.log(REACTION), SPREAD)
                self._timers[seat] = now + max(FASTEST, int(wait))

    def _bot(self, seat: int, at: int) -> None:
        """The bot has made up its mind."""
        del self._timers[seat]
        state = self.table.state.advance(at)
        if seat in state.to_act:
            self._play(seat, self.table.bots[seat].choose(self.table.game, state.view(seat), self.table.rng), at)

    def _play(self, seat: int, action: Any, at: int) -> None:
        """Play an action, unless it changes nothing: then nobody did anything."""
        if self.table.state.apply(seat, action, at=at) != self.table.state.advance(at):
            self.table.record.apply(seat, action, at=at)
            self._wake_bots(at)

    # Keys.

    def _press(self, key: str, now: int) -> None:
        """A key of a person: the buzzer, leaving, or an action."""
        if key == ESCAPE:
            raise Left(keep=True)
        if key in self.buzzers and self._buzzed is None:
            self._buzzed = self.buzzers[key], now
            self.notice = self.words("race-buzzed", name=self.table.names[self.buzzers[key]])
            return
        meant = self._meant(key)
        if len(meant) == 1:
            self._act(*meant[0], now if self._buzzed is None else self._buzzed[1])
            self._release(now)
        elif meant:
            self.notice = self.words("race-who")

    def _meant(self, key: str) -> list[tuple[int, Any]]:
        """Whose action that key can be."""
        seats = self.table.people if self._buzzed is None else (self._buzzed[0],)
        state = self.table.state
        keys = ((seat, self.table.game.keys(state.view(seat)).get(key)) for seat in seats)
        return [(seat, action) for seat, action in keys if action is not None]

    def _act(self, seat: int, action: Any, at: int) -> None:
        self.notice = ""
        try:
            self._play(seat, action, at)
        except IllegalAction as problem:
            self.notice = self.words.refusal(problem)

    def _lapse(self, now: int) -> None:
        """A buzzer without a card after it: the match goes on."""
        if self._buzzed is not None and now >= self._buzzed[1] + HOLD:
            self.notice = self.words("race-lapsed", name=self.table.names[self._buzzed[0]])
            self._release(now)

    def _release(self, now: int) -> None:
        """The bots have not thought on while the match was held."""
        if self._buzzed is not None:
            held = now - self._buzzed[1]
            self._timers = {seat: due + held for seat, due in self._timers.items()}
            self._buzzed = None
