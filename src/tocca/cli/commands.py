"""What a person can type besides an action: help, board, undo, save and so on."""

import random
from collections.abc import Callable, Sequence
from pathlib import Path

from tocca import bots
from tocca.cli import news, rules
from tocca.cli.progress import waiting
from tocca.cli.screen import Screen
from tocca.cli.table import TerminalTable
from tocca.core.errors import IllegalAction

COMMANDS = ("help", "board", "history", "rules", "undo", "save", "mute", "hint", "quit")
MOST_ADVICE = 3  # actions in a hint


class Left(Exception):
    """The person leaves the table; the match is kept if `keep`."""

    def __init__(self, keep: bool) -> None:
        super().__init__()
        self.keep = keep


class Commands:
    """The commands at one table. Each answers whether the board should be shown again."""

    def __init__(self, table: TerminalTable, screen: Screen) -> None:
        self.table = table
        self.screen = screen
        self.words = screen.words
        self.muted: set[int] = set()
        self._named: dict[str, Callable[[int, str], bool]] = {}
        for name in COMMANDS:
            for word in {name, *self.words(f"command-{name}").split()}:
                self._named[word] = getattr(self, name)

    def find(self, line: str) -> tuple[Callable[[int, str], bool], str] | None:
        """The command that line asks for, with the rest of the line; None if it asks for none."""
        if line.startswith("?"):
            return self.help, line[1:].strip()
        word, _, rest = line.partition(" ")
        command = self._named.get(word.lower().lstrip("/:"))
        return (command, rest.strip()) if command else None

    def help(self, seat: int, prefix: str) -> bool:
        """The legal actions, those that fit `prefix`, and the commands."""
        state, game = self.table.state, self.table.game
        actions = [game.format(action) for action in state.legal(seat)]
        shown = [text for text in actions if abbreviates(prefix, text)]
        lines = [self.words("help-actions", count=len(shown)), *self.screen.columns(shown)]
        if not prefix:
            lines += ["", *self.words("help-commands", example=_telling_word(actions)).splitlines()]
            lines += self._help_others(seat)
        self.screen.page(lines)
        return False

    def _help_others(self, seat: int) -> list[str]:
        """How to act for another person at this keyboard, with an action that is possible now."""
        state, others = self.table.state, [other for other in self.table.people if other != seat]
        if not others:
            return []
        other = min(others, key=lambda one: one not in state.to_act)
        legal = state.legal(other if other in state.to_act else seat)
        example = self.table.game.format(legal[len(legal) // 2])
        name = self.table.names[other]
        return self.words("help-others", number=str(other + 1), name=name, example=example).splitlines()

    def hint(self, seat: int, _: str) -> bool:
        """What a bot would do with what this seat sees. A race leaves no time for it."""
        game = self.table.game
        if game.real_time:
            self.screen.say(self.words("advice-race"), "yellow")
            return False
        with waiting(self.words("advice-thinking")):  # with luck of its own: a hint changes nothing in the match
            thought = bots.advice(game, self.table.state.view(seat), random.Random())
        told = [f"{game.format(one.action)} ({one.chance:.0%})" for one in thought.candidates[:MOST_ADVICE]]
        self.screen.say(self.words("advice", actions=" · ".join(told or [game.format(thought.action)])), "green")
        return False

    def board(self, seat: int, _: str) -> bool:
        """Show the board again."""
        return True

    def history(self, seat: int, _: str) -> bool:
        """Everything that happened, as far as this seat knows."""
        lines = news.history(self.table.record, seat, self.words)
        self.screen.page([f"{number:4}  {line}" for number, line in enumerate(lines, 1)] or [self.words("no-history")])
        return False

    def rules(self, seat: int, _: str) -> bool:
        """The rule page."""
        rules.show(self.table.game.id, self.screen)
        return False

    def undo(self, seat: int, _: str) -> bool:
        """Back to the last decision of a person."""
        if not self.table.record.events:
            self.screen.say(self.words("nothing-to-undo"), "yellow")
            return False
        try:
            self.table.take_back()
        except IllegalAction as problem:
            self.screen.say(self.words.refusal(problem, self.table.game.id), "yellow")
            return False
        self.screen.say(self.words("undone"), "green")
        return True

    def save(self, seat: int, name: str) -> bool:
        """Keep the match in a file."""
        try:
            file = self.table.save(Path(name).expanduser() if name else None)
        except OSError as problem:
            self.screen.say(self.words("not-saved", why=problem.strerror or str(problem)), "red")
        else:
            self.screen.say(self.words("saved", file=str(file)), "green")
        return False

    def mute(self, seat: int, _: str) -> bool:
        """Ask this seat only when it has a real choice, or again whenever it may act."""
        self.muted ^= {seat}
        self.screen.say(self.words("muted" if seat in self.muted else "unmuted"), "green")
        return False

    def quit(self, seat: int, _: str) -> bool:
        """Leave the table."""
        try:
            keep = (
                not self.screen.ask(self.words("quit-save")).lower().startswith(tuple(self.words("no-letters").split()))
            )
        except EOFError:
            keep = True
        raise Left(keep)


def _telling_word(actions: Sequence[str]) -> str:
    """The word of an action that tells it best from the others."""
    words = actions[len(actions) // 2].split()
    return min(words, key=lambda word: sum(abbreviates(word, action) for action in actions))


def abbreviates(short: str, long: str) -> bool:
    """Whether the words of the one begin words of the other, in the same order."""
    words = iter(long.casefold().split())
    return all(any(word.startswith(part) for word in words) for part in short.casefold().split())
