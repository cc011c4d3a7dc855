"""How far long work has come: a bar on stderr, so that results can be piped, and only where somebody looks."""

import sys
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext

from tocca import compiled
from tocca.bots import bot
from tocca.bots.registry import uses_twin
from tocca.cli.words import Words
from tocca.core.registry import game

Advance = Callable[[int], None]


def progress(number: int, text: str) -> AbstractContextManager[Advance]:
    """A bar for so many steps; call what it gives with the steps done."""
    if not sys.stderr.isatty():
        return nullcontext(lambda count: None)
    return _Bar(number, text)


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
    if any(uses_twin(bot(player, name), name) for player in players) and compiled.installed():
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
