"""A real-time match at one keyboard: keys are actions, bots have reaction times, the clock is a real one."""

import time
from typing import Any

from tocca.arena.racing import RacerHand
from tocca.cli import racescreen
from tocca.cli.commands import Left
from tocca.cli.keyboard import ESCAPE, Keyboard
from tocca.cli.screen import Screen
from tocca.cli.table import TerminalTable
from tocca.core.errors import IllegalAction

HOLD = 2000  # milliseconds: how long a buzzer holds the match for its player
BUZZERS = "zxwy"


class TerminalRace:
    """Runs a real-time match to its end. Times are milliseconds since the match began.

    With several people a key alone doesn't tell who pressed it. So each has a buzzer: it stops the
    match for a moment, and the next key is theirs, at the time of the buzzer. Where only one of them
    can mean a key, no buzzer is needed.
    """

    def __init__(self, table: TerminalTable, screen: Screen) -> None:
        self.table = table
        self.screen = screen
        self.words = screen.words
        self.notice = ""
        self.buzzers = dict(zip(BUZZERS, table.people, strict=False)) if len(table.people) > 1 else {}
        self._hands = {seat: RacerHand(bot, table.rng) for seat, bot in table.bots.items()}
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
        self._look(self._now())

    def _now(self) -> int:
        return int((time.monotonic() - self._zero) * 1000)

    def _patience(self) -> float | None:
        """Seconds until something is due."""
        if self._buzzed is not None:
            return max(0, self._buzzed[1] + HOLD - self._now()) / 1000
        return None if (due := self._due()) is None else max(0, due - self._now()) / 1000

    def _due(self) -> int | None:
        times = (self.table.state.deadline, *(hand.due for hand in self._hands.values()))
        return min((one for one in times if one is not None), default=None)

    # What happens without a key.

    def _happen(self, now: int) -> None:
        """Deadlines and bots, in order, up to now."""
        while self.table.state.to_act and (due := self._due()) is not None and due <= now:
            if due == self.table.state.deadline:
                self.table.record.advance(due)
                self._look(due)
            else:
                seat, hand = next((seat, hand) for seat, hand in self._hands.items() if hand.due == due)
                hand.due = None
                self._play(seat, hand.action, due)

    def _look(self, now: int) -> None:
        """Bots look at the board. Where it has changed for them they remember it, and decide what to do and when."""
        for seat, hand in self._hands.items():
            hand.look(self.table.record, seat, now)

    def _play(self, seat: int, action: Any, at: int) -> None:
        """Play an action, unless it changes nothing: then nobody did anything."""
        if self.table.state.apply(seat, action, at=at) != self.table.state.advance(at):
            self.table.record.apply(seat, action, at=at)
            self._look(at)

    # Keys.

    def _press(self, key: str, now: int) -> None:
        """A key of a person: the buzzer, leaving, or an action."""
        if key == ESCAPE:
            raise Left(keep=True)
        if key in self.buzzers and self._buzzed is None:
            self._buzzed = self.buzzers[key], now
            self.notice = self.words("race-buzzed", name=self.table.names[self.buzzers[key]])
            return
        meant = self._read_key(key)
        if len(meant) == 1:
            self._act(*meant[0], now if self._buzzed is None else self._buzzed[1])
            self._release(now)
        elif meant:
            self.notice = self.words("race-who")

    def _read_key(self, key: str) -> list[tuple[int, Any]]:
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
            self.notice = self.words.refusal(problem, self.table.game.id)

    def _lapse(self, now: int) -> None:
        """A buzzer without a card after it: the match goes on."""
        if self._buzzed is not None and now >= self._buzzed[1] + HOLD:
            self.notice = self.words.tell_of("race-lapsed", self.table.names[self._buzzed[0]])
            self._release(now)

    def _release(self, now: int) -> None:
        """The bots have not thought on while the match was held."""
        if self._buzzed is not None:
            held = now - self._buzzed[1]
            for hand in self._hands.values():
                hand.due = None if hand.due is None else hand.due + held
            self._buzzed = None
