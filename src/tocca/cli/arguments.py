"""The command line: what can be asked for. Its help pages are messages like every other text."""

import argparse
from collections.abc import Sequence
from typing import Any, NoReturn

from tocca.cli.words import LANGUAGES, Problem
from tocca.core import registry
from tocca.core.extras import PACKAGES as EXTRAS

COMMANDS = (
    *("play", "serve", "bot", "replay", "analyse", "solve", "rules", "sim", "arena", "ladder", "train", "menu"),
    *("dataset", "new-game", "doctor", "backup", "verify", "restore", "admin"),
)


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
    if found.command in ("serve", "menu", "doctor", "ladder", "verify"):
        return
    if found.command == "bot":
        _check_link(found)
    elif found.command in ("replay", "analyse"):
        if not found.file:
            raise Problem("no-file-named")
    elif found.command in ("backup", "restore"):
        if not found.file:
            raise Problem("no-backup-named")
    elif found.command == "admin":
        if not found.what:
            raise Problem("admin-what")
    elif found.command == "new-game":
        if not found.name:
            raise Problem("new-game-no-name")
    elif found.command == "solve":
        if not found.what:
            raise Problem("solve-what", names=", ".join((*registry.games(), *registry.variants())))
    elif not found.game and not (found.command == "play" and found.resume):
        raise Problem("no-game", games=", ".join(registry.games()))


def _check_link(found: argparse.Namespace) -> None:
    """`tocca bot LINK`, or `tocca bot URL LINK`: the link alone says where the server is.
    Or `tocca bot URL --open GAME`."""
    if not found.server:
        raise Problem("no-link")
    if not found.link and not found.open:
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
    for name in ("host", "data", "database", "bus", "base-path", "public-url", "config"):
        serve.add_argument(f"--{name}")
    serve.add_argument("--port", type=_port)
    serve.add_argument("--bot-pace", type=int)
    serve.add_argument("--open", action="store_true")
    for name in ("backup", "verify", "restore"):
        _hosting(commands.add_parser(name)).add_argument("file", nargs="?", default="")
    admin = _hosting(commands.add_parser("admin"))
    admin.add_argument("what", nargs="?", default="")
    admin.add_argument("about", nargs="*", default=[])
    admin.add_argument("--minutes", type=_positive)
    admin.add_argument("--url", default="")
    admin.add_argument("--token", default="")
    admin.add_argument("--json", action="store_true")
    bot = commands.add_parser("bot")
    bot.add_argument("server", nargs="?", default="")
    bot.add_argument("link", nargs="?", default="")
    bot.add_argument("--bot", default="greedy")
    bot.add_argument("--name", default="")
    bot.add_argument("--matches", type=_positive, default=1)
    bot.add_argument("--open", type=_game, metavar="GAME")
    bot.add_argument("--seats", type=_positive)
    bot.add_argument("--token", default="")
    _arena(commands.add_parser("arena"))
    _ladder(commands.add_parser("ladder"))
    _train(commands.add_parser("train"))
    _dataset(commands.add_parser("dataset"))
    analyse = commands.add_parser("analyse")
    analyse.add_argument("file", nargs="?")
    analyse.add_argument("--seconds", type=_seconds, default=0.3)
    analyse.add_argument("--mistakes", type=_positive, default=5)
    analyse.add_argument("--workers", type=_positive)
    analyse.add_argument("--svg", metavar="FILE")
    analyse.add_argument("--json", action="store_true")
    analyse.add_argument("--plain", action="store_true")
    _solve(commands.add_parser("solve"))
    commands.add_parser("menu")
    commands.add_parser("new-game").add_argument("name", nargs="?", default="")
    commands.add_parser("doctor").add_argument("extras", nargs="*", type=_extra)
    return parser


def _hosting(parser: Parser) -> Parser:
    """Which server's data it is about."""
    for name in ("data", "database", "config"):
        parser.add_argument(f"--{name}")
    return parser


def _match(parser: Parser) -> None:
    parser.add_argument("--seats", type=_positive)
    parser.add_argument("--players", type=_names, default=())
    parser.add_argument("--option", action="extend", nargs="+", default=[])
    parser.add_argument("--seed")


def _arena(parser: Parser) -> None:
    parser.add_argument("game", nargs="?", type=_game)
    parser.add_argument("bots", nargs="*")
    parser.add_argument("--games", type=_positive, default=100)
    parser.add_argument("--seats", type=_positive)
    parser.add_argument("--option", action="extend", nargs="+", default=[])
    parser.add_argument("--seed")
    parser.add_argument("--sprt", nargs=2, type=_number, metavar=("ELO0", "ELO1"))
    parser.add_argument("--workers", type=_positive)
    parser.add_argument("--ray", nargs="?", const="")
    parser.add_argument("--dask", nargs="?", const="")
    parser.add_argument("--out", metavar="FOLDER")
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--json", action="store_true")


def _ladder(parser: Parser) -> None:
    parser.add_argument("game", nargs="?", type=_game)
    parser.add_argument("--games", type=_positive, default=400)
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--workers", type=_positive)
    parser.add_argument("--out", metavar="FOLDER")
    parser.add_argument("--docs", metavar="FILE")


def _train(parser: Parser) -> None:
    parser.add_argument("game", nargs="?", type=_game)
    parser.add_argument("--minutes", type=_seconds, default=10.0)
    parser.add_argument("--seed", type=_positive, default=1)
    parser.add_argument("--device", choices=("cpu", "cuda"))
    parser.add_argument("--out", metavar="FOLDER")
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--teacher", default="", metavar="BOT")
    parser.add_argument("--lessons", type=_seconds, default=1.0, metavar="MINUTES")
    parser.add_argument("--against", metavar="FILE")


def _dataset(parser: Parser) -> None:
    parser.add_argument("game", nargs="?", type=_game)
    parser.add_argument("bots", nargs="*")
    parser.add_argument("--matches", type=_positive, default=1000)
    parser.add_argument("--seed", default="dataset")
    parser.add_argument("--option", action="extend", nargs="+", default=[])
    parser.add_argument("--workers", type=_positive)
    parser.add_argument("--out", metavar="FOLDER")


def _solve(parser: Parser) -> None:
    parser.add_argument("what", nargs="?")
    parser.add_argument("--at", type=_positive)
    parser.add_argument("--card", type=_positive, nargs="+", default=[])
    parser.add_argument("--aim", choices=("win", "score"), default="win")
    parser.add_argument("--option", action="extend", nargs="+", default=[])
    parser.add_argument("--seed", default="solve")
    parser.add_argument("--most", type=_positive)
    parser.add_argument("--json", action="store_true")


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


def _extra(text: str) -> str:
    if text not in EXTRAS:
        raise Problem("bad-extra", name=text, extras=", ".join(EXTRAS))
    return text


def _positive(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) > 0):
        raise Problem("bad-number", value=text)
    return int(text)


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise Problem("bad-figure", value=text) from None


def _seconds(text: str) -> float:
    value = _number(text)
    if not 0 < value < float("inf"):
        raise Problem("bad-seconds", value=text)
    return value


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) < 65536):
        raise Problem("bad-port", value=text)
    return int(text)


def _names(text: str) -> tuple[str, ...]:
    """Names with commas between them; a bot's second argument has a comma before it, too: search:seconds=1,noise=2."""
    names: list[str] = []
    for part in filter(None, map(str.strip, text.split(","))):
        if names and "=" in part and ":" not in part:
            names[-1] += f",{part}"
        else:
            names.append(part)
    return tuple(names)
