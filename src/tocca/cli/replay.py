"""`tocca replay`: a kept match, step by step, through anybody's eyes."""

from argparse import Namespace
from pathlib import Path

from tocca.cli import news
from tocca.cli.play import load
from tocca.cli.screen import Screen
from tocca.cli.words import Problem, Words
from tocca.core.records import Record

Eyes = tuple[int | None, ...]  # the seats whose views are drawn; None is a spectator's


def replay(asked: Namespace, words: Words) -> int:
    """`tocca replay FILE`."""
    record = load(Path(asked.file).expanduser())
    screen = Screen(words, asked.plain)
    eyes = eyes_of(asked.eyes, record)
    if eyes is None:
        raise Problem("bad-eyes", name=asked.eyes, seats=record.state.seats)
    shown = TerminalReplay(record, screen, eyes)
    if asked.all:
        shown.everything()
    else:
        shown.run()
    return 0


def eyes_of(text: str, record: Record) -> Eyes | None:
    """Whose eyes a word means: a seat's number or name, `all`, or nothing for a spectator."""
    word = text.strip().casefold()
    if word in ("", "spectator", "none", "-"):
        return (None,)
    if word == "all":
        return tuple(range(record.state.seats))
    for seat, name in enumerate(record.names):
        if word in (str(seat + 1), name.casefold()):
            return (seat,)
    return None


class TerminalReplay:
    """A place in a match, from nothing played (0) to the end."""

    def __init__(self, record: Record, screen: Screen, eyes: Eyes) -> None:
        self.record = record
        self.screen = screen
        self.words = screen.words
        self.eyes = eyes
        self.step = 0

    @property
    def last(self) -> int:
        return len(self.record.events)

    def everything(self) -> None:
        """Every step, one after the other."""
        for step in range(self.last + 1):
            self.step = step
            self.show()

    def run(self) -> None:
        """Show steps as asked until the person has seen enough."""
        self.show()
        while (line := self._line()) not in ("q", "quit"):
            if self._obey(line):
                self.show()

    def _line(self) -> str:
        try:
            return self.screen.ask(self.words("replay-prompt"), "faint").lower()
        except EOFError:
            self.screen.say()
            return "q"

    def _obey(self, line: str) -> bool:
        steps = {"": 1, "n": 1, "next": 1, "b": -1, "back": -1}
        places = {"first": 0, "f": 0, "last": self.last, "l": self.last}
        if line.startswith("eyes"):
            return self._look(line.removeprefix("eyes"))
        if line in steps and 0 <= self.step + steps[line] <= self.last:
            self.step += steps[line]
        elif line in places:
            self.step = places[line]
        elif line.isascii() and line.isdigit() and int(line) <= self.last:
            self.step = int(line)
        else:
            self.screen.say(self.words("replay-edge" if line in steps else "replay-help", last=self.last), "yellow")
            return False
        return True

    def _look(self, name: str) -> bool:
        eyes = eyes_of(name, self.record)
        if eyes is None:
            self.screen.say(self.words("bad-eyes", name=name.strip(), seats=self.record.state.seats), "yellow")
            return False
        self.eyes = eyes
        return True

    def show(self) -> None:
        """The step's event and the board after it."""
        record, screen = self.record, self.screen
        screen.rule(f"{record.game.name}   {self.step}/{self.last}")
        for eye in self.eyes:
            self._show_through(eye)
        if self.step == self.last:
            for line in news.result(record, self.words) or [self.words("unfinished")]:
                screen.say(line, "bold")

    def _show_through(self, eye: int | None) -> None:
        record, screen = self.record, self.screen
        if len(self.eyes) > 1 and eye is not None:
            screen.say(self.words.tell_of("through-eyes", record.names[eye]), "bold", "underline")
        if self.step:
            index = self.step - 1
            # Through all eyes nothing is hidden, so the one who acted tells.
            teller = record.events[index].seat if len(self.eyes) > 1 else eye
            screen.say(f"  {news.line(record, index, teller, self.words, self.step) or self.words('unnoticed')}")
        screen.say()
        screen.say(record.game.draw(record.states[self.step].view(eye), screen.pen))
        screen.say()
