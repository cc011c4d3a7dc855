"""One person's turn at the keyboard: a line is an action, a command, or an action for another seat."""

import re
from collections.abc import Iterable, Sequence
from contextlib import suppress
from difflib import get_close_matches
from typing import Any, NamedTuple

from tocca.cli.commands import Commands, abbreviates
from tocca.cli.screen import Screen
from tocca.cli.table import TerminalTable
from tocca.core.errors import BadNotation, IllegalAction

MARGIN = 20  # columns: actions that fit in a line with so much room left are listed before the prompt
_OTHER = re.compile(r"(?:@([^\s:]+)\s*:?|([^\s:]+)\s*:)\s+(.+)")


class PromptedChoice(NamedTuple):
    """An action for a seat."""

    seat: int
    action: Any


class Prompt:
    """Asks until there is an action, or a reason to show the board again."""

    def __init__(self, table: TerminalTable, screen: Screen, commands: Commands) -> None:
        self.table = table
        self.screen = screen
        self.commands = commands
        self.words = screen.words

    def ask(self, seat: int, may_wait: bool) -> PromptedChoice | bool | None:
        """A choice; None: nothing now, somebody else may act; True: show the board again."""
        self._hint(seat, may_wait)
        prompt = f"{self.table.names[seat]} ▸"
        while True:
            line = self.screen.ask(prompt, "bold")
            if not line:
                if may_wait:
                    return None
                self.screen.say(self.words("must-act"), "faint")
            elif found := self.commands.find(line):
                command, rest = found
                if command(seat, rest):
                    return True
            elif choice := self._choice(seat, line):
                return choice

    def _hint(self, seat: int, may_wait: bool) -> None:
        """What the seat can do now, in short."""
        actions = [self.table.game.format(action) for action in self.table.state.legal(seat)]
        listed = " · ".join(actions)
        if len(listed) < self.screen.width - MARGIN:
            hint = self.words("hint-few", actions=listed)
        else:
            hint = self.words("hint-many", count=len(actions), example=actions[len(actions) // 2])
        self.screen.say(f"{hint}   {self.words('hint-wait') if may_wait else ''}".rstrip(), "faint")

    def _choice(self, seat: int, line: str) -> PromptedChoice | None:
        """The legal action that the line names; else says what is wrong."""
        if len(self.table.people) > 1 and (found := _OTHER.fullmatch(line)):
            other = self._seat(found[1] or found[2])
            if other is None:
                self.screen.say(self.words("no-such-player", name=found[1] or found[2]), "yellow")
                return None
            seat, line = other, found[3]
        try:
            action = self._action(seat, line)
            self.table.state.apply(seat, action)
        except BadNotation as problem:
            self.screen.say(self.words("not-understood", why=str(problem)), "yellow")
            if close := self._close(seat, line):
                self.screen.say(self.words("did-you-mean", actions=" · ".join(close)), "yellow")
        except IllegalAction as problem:
            self.screen.say(self.words.refusal(problem, self.table.game.id), "yellow")
        else:
            return PromptedChoice(seat, action)
        return None

    def _seat(self, name: str) -> int | None:
        for seat in self.table.people:
            if name.casefold() in (str(seat + 1), self.table.names[seat].casefold()):
                return seat
        return None

    def _action(self, seat: int, line: str) -> Any:
        """What the line names; or the only legal action that it can be the end of, or a short form of."""
        game, legal = self.table.game, self.table.state.legal(seat)
        try:
            return game.parse(line)
        except BadNotation:
            short = (action for action in legal if abbreviates(line, game.format(action)))
            for fitting in (self._complete(legal, line), set(short)):
                if len(fitting) == 1:
                    return fitting.pop()
            raise

    def _complete(self, legal: Sequence[Any], line: str) -> set[Any]:
        """The legal actions that the line means with the first words of one before it: of `Tile 8 at h9` only `h9`."""
        game = self.table.game
        words = [game.format(action).split() for action in legal]
        found = set()
        for beginning in {" ".join(these[:count]) for these in words for count in range(1, len(these))}:
            with suppress(BadNotation):
                found.add(game.parse(f"{beginning} {line}"))
        return found.intersection(legal)

    def _close(self, seat: int, line: str) -> Iterable[str]:
        legal = [self.table.game.format(action) for action in self.table.state.legal(seat)]
        fitting = [text for text in legal if abbreviates(line, text)]
        return fitting[:6] or get_close_matches(line, legal, 4)
