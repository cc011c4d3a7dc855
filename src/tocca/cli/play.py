"""`tocca play`: a match at one terminal, begun or resumed, and never lost."""

import contextlib
import signal
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from types import FrameType

import tocca
from tocca import compiled
from tocca.cli import keyboard
from tocca.cli.commands import Left
from tocca.cli.progress import compile_first
from tocca.cli.screen import Screen
from tocca.cli.table import TerminalTable, find_bot_name, name_seats, read_options
from tocca.cli.words import Problem, Words
from tocca.core.records import Record


def play(asked: Namespace, words: Words) -> int:
    """`tocca play GAME`."""
    return run(table(asked, words), Screen(words, asked.plain))


def table(asked: Namespace, words: Words) -> TerminalTable:
    """The table that was asked for, new or resumed."""
    file = Path(asked.save).expanduser() if asked.save else None
    if file and not file.parent.is_dir():
        raise Problem("no-folder", folder=str(file.parent))
    if asked.resume:
        return _resume(asked, file, words)
    game = tocca.game(asked.game)
    seats = asked.seats or len(asked.players) or game.seats[0]
    if seats not in game.seats:
        raise Problem("bad-seats", game=game.name, allowed=", ".join(map(str, game.seats)), seats=seats)
    players = asked.players or ("you", *["greedy"] * (seats - 1))
    names = name_seats(players, seats, words)
    options = read_options(game, asked.option, words)
    _prepare(game.id, names, asked.seed, words)
    return TerminalTable(Record.start(game.id, seats, asked.seed, names=names, **options), file, asked.seed)


def _resume(asked: Namespace, file: Path | None, words: Words) -> TerminalTable:
    source = Path(asked.resume).expanduser()
    record = load(source)
    if asked.game and asked.game != record.game.id:
        raise Problem("other-game", file=str(source), game=record.game.name)
    if asked.players:
        record.names = name_seats(asked.players, record.state.seats, words)
    record.resume(asked.seed)
    _prepare(record.game.id, record.names, asked.seed, words)
    return TerminalTable(record, file or source, asked.seed)


def _prepare(game: str, names: Sequence[str], seed: str | None, words: Words) -> None:
    """Bots play by the plain rules until the game is compiled; where a seed promises the same match, it is first."""
    if seed is None:
        compiled.compile_in_background()
    else:
        compile_first(game, filter(None, map(find_bot_name, names)), words)


def load(file: Path) -> Record:
    """The record in that file; Problem if there is none to read."""
    try:
        return Record.load(file)
    except OSError as problem:
        raise Problem("no-file", file=str(file), why=problem.strerror or str(problem)) from None


def run(seats: TerminalTable, screen: Screen) -> int:
    """Play the match; whatever ends it, keep it."""
    if seats.state.deadline is not None and not (screen.typed and keyboard.available()):
        raise Problem("race-timed")
    _listen()
    code = 0
    try:
        if seats.game.real_time and screen.typed and seats.people and keyboard.available():
            from tocca.cli.race import TerminalRace

            TerminalRace(seats, screen).run()
        else:
            from tocca.cli.hotseat import HotSeat

            HotSeat(seats, screen).run()
    except Left as left:
        if not left.keep:
            return 0
    except (KeyboardInterrupt, EOFError) as broken:
        screen.say()
        code = 130 if isinstance(broken, KeyboardInterrupt) else 0
    keep(seats, screen)
    return code


def keep(seats: TerminalTable, screen: Screen) -> None:
    """Save the match and say how it goes on."""
    over = seats.state.outcome is not None
    try:
        file = seats.save()
    except OSError as problem:
        screen.say(screen.words("not-saved", why=problem.strerror or str(problem)), "red")
        return
    command = "replay" if over else "play --resume"
    screen.say(screen.words("kept-over" if over else "kept", command=f"tocca {command} {_quote(file)}"), "faint")


def _quote(file: Path) -> str:
    import shlex

    return shlex.quote(str(file))


def _listen() -> None:
    """A closed window or a shutdown is like Ctrl-C: the match is kept."""

    def leave(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            with contextlib.suppress(ValueError):  # not in the main thread
                signal.signal(getattr(signal, name), leave)
