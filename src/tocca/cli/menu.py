"""`tocca` alone: a few questions that end in `tocca play …`."""

import shlex
from argparse import Namespace
from collections.abc import Sequence
from typing import Any

import tocca
from tocca import bots
from tocca.bots.levels import NAMES
from tocca.cli import arguments
from tocca.cli.play import run, table
from tocca.cli.screen import Screen
from tocca.cli.table import read_options
from tocca.cli.words import LANGUAGES, Problem, Words
from tocca.core.contract import Game
from tocca.core.errors import ToccaError
from tocca.core.options import Option


def menu(asked: Namespace, words: Words) -> int:
    """Ask what to play and with whom, then play it."""
    screen = Screen(words)
    screen.say(words("menu-welcome"), "bold")
    try:
        screen, command = _command(screen)
    except EOFError:
        screen.say()
        return 0
    screen.say(screen.words("menu-command", command=f"tocca {shlex.join(command)}"), "faint")
    return run(table(arguments.read(command), screen.words), screen)


def describe_options(game: Game[Any, Any, Any], words: Words) -> list[str]:
    """The options of a game, a line each: name, what may be given, the default."""
    return [_describe_option(option, words) for option in game.options.values()]


def _describe_option(option: Option, words: Words) -> str:
    default = words("menu-default", value=_format_value(option.default))
    return f"  {option.name:<13} {_describe_allowed(option, words)}  ({default})"


def describe_levels(game: str, words: Words) -> list[str]:
    """The levels of a game, a line each: its name on the command line, and whom people meet in it."""
    return [f"  {name:<13} {words.persona(game, bots.persona(game, name))}" for name in NAMES]


def _command(screen: Screen) -> tuple[Screen, list[str]]:
    """The words after `tocca` that start the match; with the screen, whose language may have changed."""
    names = tocca.games()
    while True:
        entries = [f"{tocca.game(name).name:<9} {screen.words.about(name)}".rstrip() for name in names]
        place = _choose(screen, "menu-game", [*entries, screen.words("menu-change-language")])
        if place < len(names):
            return screen, _match(screen, tocca.game(names[place]))
        languages = [Words(one)("language-name") for one in LANGUAGES]
        screen = Screen(Words(LANGUAGES[_choose(screen, "menu-language", languages)]))


def _match(screen: Screen, game: Game[Any, Any, Any]) -> list[str]:
    seats = _seats(screen, game)
    while True:
        players = [_player(screen, seat) for seat in range(seats)]
        options = _options(screen, game)
        command = ["play", game.id, "--players", ",".join(players), "--lang", screen.words.language]
        command += ["--option", *options] if options else []
        try:
            table(arguments.read(command), screen.words)
        except Problem as problem:
            screen.say(screen.words(problem.message, **problem.values), "yellow")
        except ToccaError as problem:
            screen.say(str(problem), "yellow")
        else:
            return command


def _choose(screen: Screen, question: str, entries: Sequence[str]) -> int:
    """The place of the entry the person picks by its number; the first on Enter."""
    screen.say()
    screen.say(screen.words(question), "bold")
    for number, entry in enumerate(entries, 1):
        screen.say(f"  {screen.pen(str(number), 'bold')}  {entry}")
    while True:
        answer = screen.ask(screen.words("menu-number"), "bold") or "1"
        if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(entries):
            return int(answer) - 1
        begun = [place for place, entry in enumerate(entries) if entry.casefold().startswith(answer.casefold())]
        if len(begun) == 1:
            return begun[0]
        screen.say(screen.words("menu-again", last=str(len(entries))), "yellow")


def _seats(screen: Screen, game: Game[Any, Any, Any]) -> int:
    if len(game.seats) == 1:
        return game.seats[0]
    allowed = ", ".join(map(str, game.seats))
    while True:
        answer = screen.ask(screen.words("menu-seats", allowed=allowed, default=str(game.seats[0])))
        if not answer or answer in map(str, game.seats):
            return int(answer or game.seats[0])


def _player(screen: Screen, seat: int) -> str:
    """A bot's name, `you`, or a person's name, which begins with a capital."""
    default = "greedy" if seat else "you"
    question = screen.words("menu-player", number=str(seat + 1), bots=", ".join(bots.bots()), default=default)
    answer = screen.ask(question).replace(",", " ").strip() or default
    return answer if answer == "you" or answer in bots.bots() else answer[:1].upper() + answer[1:]


def _options(screen: Screen, game: Game[Any, Any, Any]) -> list[str]:
    screen.say()
    screen.say(screen.words("menu-options", game=game.name), "bold")
    screen.say("\n".join(describe_options(game, screen.words)))
    while True:
        given = screen.ask(screen.words("menu-change-options")).split()
        try:
            read_options(game, given, screen.words)
        except Problem as problem:
            screen.say(screen.words(problem.message, **problem.values), "yellow")
        else:
            return given


def _describe_allowed(option: Option, words: Words) -> str:
    if option.type == "flag":
        return "on | off"
    if option.type == "number":
        return f"{option.low}–{option.high}"
    return " | ".join(option.choices) or words("allowed-value")


def _format_value(value: Any) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)
