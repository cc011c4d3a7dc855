"""The match round one keyboard: whose turn it is, the curtain between people, the bots' moves."""

from typing import Any

from tocca.cli import news
from tocca.cli.commands import Commands
from tocca.cli.prompt import Prompt, PromptedChoice
from tocca.cli.screen import Screen
from tocca.cli.table import TerminalTable
from tocca.cli.telling import is_sealed, is_told


class HotSeat:
    """Runs a match to its end, one person or bot after the other."""

    def __init__(self, table: TerminalTable, screen: Screen) -> None:
        self.table = table
        self.screen = screen
        self.words = screen.words
        self.commands = Commands(table, screen)
        self.prompt = Prompt(table, screen, self.commands)
        self.holder: int | None = None  # the person in front of the screen
        self.waited: dict[int, Any] = {}  # who said "nothing now", and the view they said it to
        self.readers: dict[int | None, news.NewsReader] = {}  # what each has been told
        self._began = len(table.record.events)

    def run(self) -> None:
        """Play until the match is over."""
        while self.table.state.to_act:
            seat = self._next()
            if seat in self.table.bots:
                self._bot(seat)
            else:
                self._person(seat)
        self._end()

    def _next(self) -> int:
        """Who may only react (claim, say) comes before who moves the match on; then people before
        bots, the person in front of the screen first, then clockwise."""
        state, people = self.table.state, self.table.people
        mover = {seat: self._is_awaited(seat) for seat in state.to_act}
        start = self.holder or 0
        order = sorted(state.to_act, key=lambda seat: (mover[seat], seat not in people, (seat - start) % state.seats))
        ready = [seat for seat in order if not self._waits(seat, mover[seat])]
        return ready[0] if ready else order[-1]

    def _is_awaited(self, seat: int) -> bool:
        """Whether the match waits for that seat; else it only may do something out of turn."""
        return seat in self.table.game.awaited(self.table.state.position)

    def _waits(self, seat: int, mover: bool) -> bool:
        if seat in self.commands.muted and not mover:
            return True
        return seat in self.waited and self.waited[seat] == self.table.state.view(seat)

    def _bot(self, seat: int) -> None:
        self.table.bot_acts(seat)
        if not self.table.people:
            self._show(None)

    def _person(self, seat: int) -> None:
        if self._needs_curtain(seat):
            self._curtain(seat)
        self.holder = seat
        self._show(seat)
        choice = self.prompt.ask(seat, may_wait=not self._is_awaited(seat))
        if choice is None:
            self.waited[seat] = self.table.state.view(seat)
        elif isinstance(choice, PromptedChoice):
            self.table.record.apply(choice.seat, choice.action)
            self._hide_secret(choice)

    def _show(self, seat: int | None) -> None:
        """What happened since that seat looked, and what it sees now."""
        table, screen = self.table, self.screen
        numbered = " · ".join(f"{number} {name}" for number, name in enumerate(table.names, 1))
        screen.rule(f"{table.game.name}   {numbered}")
        for line in self.readers.setdefault(seat, news.NewsReader(seat, self._began)).news(table.record, self.words):
            screen.say(f"  {line}")
        screen.say()
        screen.say(table.game.draw(table.state.view(seat), screen.pen))
        screen.say()

    def _needs_curtain(self, seat: int) -> bool:
        """Between two people at a screen, unless both may see all that either sees."""
        state, people = self.table.state, self.table.people
        if len(people) < 2 or self.holder == seat or not self.screen.typed:
            return False
        if self.holder is None:
            return any(is_secret_between(state, seat, other) for other in people if other != seat)
        return is_secret_between(state, seat, self.holder)

    def _curtain(self, seat: int) -> None:
        self.screen.clear()
        self.screen.say(f"\n\n    {self.words('curtain', name=self.table.names[seat])}\n", "bold")
        self.screen.ask(f"    {self.words('curtain-enter', name=self.table.names[seat])}")
        self.screen.clear()

    def _hide_secret(self, choice: PromptedChoice) -> None:
        """Wipe a sealed choice from the screen before anybody else looks."""
        record, people = self.table.record, self.table.people
        index = len(record.events) - 1
        if any(other != choice.seat and not is_told(record, index, other) for other in people):
            self.screen.clear()

    def _end(self) -> None:
        people = self.table.people
        self._show(people[0] if len(people) == 1 else None)
        for line in news.result(self.table.record, self.words):
            self.screen.say(line, "bold")


def is_secret_between(state: Any, one: int, other: int) -> bool:
    """Whether the first sees, or is about to choose, what the second must not know."""
    mine, theirs = state.view(one)._replace(seat=None), state.view(other)._replace(seat=None)
    return mine != theirs or is_sealed(state, one, other)
