"""How far long work has come: on stderr, so that results can be piped. In a terminal a bar, else some lines."""

import sys
import time
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext

from tocca import compiled
from tocca.bots import bot
from tocca.bots.registry import uses_twin
from tocca.cli.words import Words
from tocca.core.registry import game

Advance = Callable[[int], None]
EVERY = 10.0  # seconds between two lines


def progress(number: int, text: str) -> AbstractContextManager[Advance]:
    """A bar for so many steps, or lines; call what it gives with the steps done."""
    if not sys.stderr.isatty():
        return nullcontext(_Lines(number, text).advance)
    return _Bar(number, text)


class _Lines:
    """For a log: nothing while the work is short."""

    def __init__(self, number: int, text: str) -> None:
        self._number, self._text = number, text
        self._done = 0
        self._told = time.monotonic()

    def advance(self, count: int) -> None:
        self._done += count
        if time.monotonic() - self._told >= EVERY:
            self._told = time.monotonic()
            print(f"{self._text}: {self._done}/{self._number}", file=sys.stderr, flush=True)


class _Bar:
    def __init__(self, number: int, text: str) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
        self._bar = Progress(*columns, console=Console(stderr=True), transient=True)
        self._task = self._bar.add_task(text, total=number)

    def __enter__(self) -> Advance:
        self._bar.start()
        return lambda count: self._bar.advance(self._task, count)

    def __exit__(self, *_: object) -> None:
        self._bar.stop()


def compile_first(name: str, players: Iterable[str], words: Words) -> None:
    """Compile the game's twin before anybody's thinking time runs, if one of the bots has use for it. From the second
    time on that takes a moment."""
    if any(uses_twin(bot(player, name), name) for player in players) and compiled.is_installed():
        with waiting(words("compiling", game=game(name).name)):
            compiled.ready(name)


def waiting(text: str) -> AbstractContextManager[object]:
    """That it goes on, and for how long, where nobody knows how much is to come."""
    if not sys.stderr.isatty():
        return nullcontext()
    from rich.console import Console
    from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    columns = SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn()
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    bar.add_task(text, total=None)
    return bar
