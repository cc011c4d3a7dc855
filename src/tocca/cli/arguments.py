"""The command line: what can be asked for. Its help pages are messages like every other text."""

import argparse
from collections.abc import Sequence
from typing import Any, NoReturn

from tocca.cli.words import LANGUAGES, Problem
from tocca.core import registry

COMMANDS = ("play", "serve", "bot", "replay", "rules", "sim", "menu", "doctor")


class Parser(argparse.ArgumentParser):
    """An argparse parser that leaves help and mistakes to us."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**{**settings, "add_help": False, "allow_abbrev": False})
        self.add_argument("-h", "--help", action="store_true")
        self.add_argument("--lang", type=_language)

    def error(self, message: str) -> NoReturn:
        raise Problem("bad-usage", why=message)


def read(arguments: Sequence[str]) -> argparse.Namespace:
    """The arguments, or Problem."""
    before = ["", *arguments]
    words = [word for last, word in zip(before, arguments, strict=False) if word[:1] != "-" and last != "--lang"]
    if words and words[0] not in COMMANDS:
        raise Problem("bad-command", name=words[0], commands=", ".join(COMMANDS))
    found, unknown = _parser().parse_known_args(arguments)
    if unknown:
        raise Problem("bad-argument", argument=unknown[0])
    if found.command and not found.help:
        _check(found)
    return found


def _check(found: argparse.Namespace) -> None:
    """What a command can't do without."""
    if found.command in ("serve", "menu", "doctor"):
        return
    if found.command == "bot":
        _check_link(found)
    elif found.command == "replay":
        if not found.file:
            raise Problem("no-file-named")
    elif not found.game and not (found.command == "play" and found.resume):
        raise Problem("no-game", games=", ".join(registry.games()))


def _check_link(found: argparse.Namespace) -> None:
    """`tocca bot LINK`, or `tocca bot URL LINK`: the link alone says where the server is."""
    if not found.server:
        raise Problem("no-link")
    if not found.link:
        found.server, found.link = "", found.server


def _parser() -> Parser:
    parser = Parser(prog="tocca")
    parser.add_argument("--version", action="store_true")
    commands = parser.add_subparsers(dest="command", parser_class=Parser)
    parser.set_defaults(command=None)
    play = commands.add_parser("play")
    play.add_argument("game", nargs="?", type=_game)
    _match(play)
    play.add_argument("--plain", action="store_true")
    play.add_argument("--save", metavar="FILE")
    play.add_argument("--resume", metavar="FILE")
    replay = commands.add_parser("replay")
    replay.add_argument("file", nargs="?")
    replay.add_argument("--plain", action="store_true")
    replay.add_argument("--all", action="store_true")
    replay.add_argument("--eyes", default="")
    rules = commands.add_parser("rules")
    rules.add_argument("game", nargs="?", type=_game)
    rules.add_argument("--plain", action="store_true")
    sim = commands.add_parser("sim")
    sim.add_argument("game", nargs="?", type=_game)
    _match(sim)
    sim.add_argument("-n", "--number", type=_positive, default=100)
    sim.add_argument("--jobs", type=_positive, default=1)
    sim.add_argument("--json", action="store_true")
    serve = commands.add_parser("serve")
    for name in ("host", "data", "database", "base-path", "public-url", "config"):
        serve.add_argument(f"--{name}")
    serve.add_argument("--port", type=_port)
    serve.add_argument("--open", action="store_true")
    bot = commands.add_parser("bot")
    bot.add_argument("server", nargs="?", default="")
    bot.add_argument("link", nargs="?", default="")
    bot.add_argument("--bot", default="greedy")
    bot.add_argument("--name", default="")
    bot.add_argument("--matches", type=_positive, default=1)
    commands.add_parser("menu")
    commands.add_parser("doctor")
    return parser


def _match(parser: Parser) -> None:
    parser.add_argument("--seats", type=_positive)
    parser.add_argument("--players", type=_names, default=())
    parser.add_argument("--option", action="extend", nargs="+", default=[])
    parser.add_argument("--seed")


# These raise Problem, which passes through argparse, so that the person reads our words.


def _language(text: str) -> str:
    if text.lower() not in LANGUAGES:
        raise Problem("bad-language", name=text, languages=", ".join(LANGUAGES))
    return text.lower()


def _game(text: str) -> str:
    name = text.lower().rstrip("!").replace("ó", "o")
    if name not in registry.games():
        raise Problem("bad-game", name=text, games=", ".join(registry.games()))
    return name


def _positive(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) > 0):
        raise Problem("bad-number", value=text)
    return int(text)


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) < 65536):
        raise Problem("bad-port", value=text)
    return int(text)


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(",") if name.strip())
