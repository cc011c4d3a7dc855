"""The `tocca` command: play, replay, read the rules, let bots play. Each part loads when it is asked for."""

import contextlib
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from tocca.cli.words import Problem, Words, language_of
from tocca.core.errors import BadRecord, MissingExtra, ToccaError

if TYPE_CHECKING:
    from argparse import Namespace

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; gives the exit code: 0 well, 1 a bad file, 2 a bad command line, 130 broken off."""
    arguments = sys.argv[1:] if arguments is None else arguments
    words = Words(language_of(arguments))
    try:
        return _run(arguments, words)
    except Problem as problem:
        return _complain(words(problem.message, **problem.values), 2)
    except BadRecord as problem:
        return _complain(words("bad-record", why=str(problem)), 1)
    except MissingExtra as problem:
        return _complain(words("missing-extra", packages=", ".join(problem.packages), extra=problem.extra), 2)
    except ToccaError as problem:
        return _complain(str(problem), 2)
    except BrokenPipeError:  # whoever read our output has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        print()
        return 130


def _run(arguments: Sequence[str], words: Words) -> int:
    from tocca.cli.arguments import read

    found = read(arguments)
    if found.version:
        from tocca import __version__

        print(f"tocca {__version__}")
        return 0
    if found.help:
        return _help(found, words)
    code = _command(found, words)
    sys.stdout.flush()  # here, where a broken pipe is caught
    return code


def _command(found: "Namespace", words: Words) -> int:
    match found.command:
        case "play":
            from tocca.cli.play import play as command
        case "replay":
            from tocca.cli.replay import replay as command
        case "rules":
            from tocca.cli.rules import rules as command
        case "sim":
            from tocca.cli.sim import sim as command
        case "arena":
            from tocca.cli.arena import arena as command
        case "ladder":
            from tocca.cli.ladder import ladder as command
        case "train":
            from tocca.cli.train import train as command
        case "dataset":
            from tocca.cli.dataset import dataset as command
        case "analyse":
            from tocca.cli.analyse import analyse as command
        case "solve":
            from tocca.cli.solve import solve as command
        case "serve":
            from tocca.cli.serve import serve as command
        case "backup":
            from tocca.cli.hosting import backup as command
        case "verify":
            from tocca.cli.hosting import verify as command
        case "restore":
            from tocca.cli.hosting import restore as command
        case "admin":
            from tocca.cli.admin import admin as command
        case "bot":
            from tocca.cli.bot import bot as command
        case "new-game":
            from tocca.cli.new_game import new_game as command
        case "doctor":
            from tocca.cli.doctor import doctor as command
        case "menu":
            from tocca.cli.menu import menu as command
        case _:
            return _alone(found, words)
    return command(found, words)


def _alone(found: "Namespace", words: Words) -> int:
    """`tocca` by itself opens the games in a browser; where there is no page for it, the menu."""
    from tocca.cli.serve import can_serve, has_client, serve

    if can_serve() and has_client():
        from tocca.cli.arguments import read

        return serve(read(["serve", "--open"]), words)
    from tocca.cli.menu import menu

    return menu(found, words)


def _help(found: "Namespace", words: Words) -> int:
    from tocca.core.registry import game, games

    print(words(f"help-{found.command or 'tocca'}", games=", ".join(games())))
    if getattr(found, "game", None):
        from tocca.cli.menu import describe_levels, describe_options

        chosen = game(found.game)
        print("\n".join(["", words("menu-options", game=chosen.name), *describe_options(chosen, words)]))
        print("\n".join(["", words("menu-levels", game=chosen.name), *describe_levels(chosen.id, words)]))
    return 0


def _complain(text: str, code: int) -> int:
    with contextlib.suppress(BrokenPipeError):
        print(f"tocca: {' '.join(text.split())}", file=sys.stderr)
    return code
