"""The games: their options and bots for a form, and the texts that come with them."""

import re
from functools import cache, lru_cache
from typing import Annotated, Any

from msgspec import Meta, Struct

import tocca
from tocca.bots import bots, levels
from tocca.bots.levels import NAMES as LEVELS
from tocca.core.manifest import LANGUAGES
from tocca.core.registry import manifest
from tocca.core.rules import MOST_SEATS
from tocca.practice import read_lessons, read_puzzles
from tocca.server.room.seating import check_agreement


class OptionInfo(Struct, frozen=True):
    """An option of a game, for a form."""

    name: str
    type: str
    default: Any
    choices: tuple[str, ...]
    low: int | None
    high: int | None
    unit: str


class LevelInfo(Struct, frozen=True):
    """A bot that people can play against. `bot` is its name for a seat, `persona` its face for people, and `names` how
    the game calls it, by language: the first page need not load all words of all games for them."""

    bot: str
    persona: str
    names: dict[str, str]


class GameInfo(Struct, frozen=True):
    """A game that a table can be opened for. Levels: the weakest first."""

    id: str
    name: str
    names: dict[str, str]  # by language, where it has another one there
    about: dict[str, str]  # one sentence, by language
    seats: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    levels: tuple[LevelInfo, ...]
    real_time: bool
    rules: tuple[str, ...]  # the languages of its rules page
    example: bool  # whether there is an example match
    lesson: int  # how many steps its lesson has
    puzzles: int  # how many there are


class Agreement(Struct, frozen=True, forbid_unknown_fields=True):
    """What people would like to play."""

    seats: Annotated[int, Meta(ge=2, le=MOST_SEATS)]
    options: dict[str, Any] = {}


class Clash(Struct, frozen=True):
    """Why that can't be played; nothing if it can. `options`: the names of what does not go together, as far as the
    game tells them; `seats` is the number of players."""

    message: str = ""
    options: tuple[str, ...] = ()


def check_options(game: str, wanted: Agreement) -> Clash:
    """Whether the game can be played like that."""
    try:
        check_agreement(game, wanted.seats, wanted.options)
    except tocca.BadOption as problem:
        return Clash(str(problem), problem.options)
    return Clash()


def describe_games() -> list[GameInfo]:
    """All games, in order."""
    return [_describe_game(name) for name in tocca.games()]


@lru_cache(maxsize=256)
def read_rules(game: str, language: str) -> str | None:
    """The rules page of a game; None where there is none."""
    return manifest(game).rule_page(language) if game in tocca.games() else None


@lru_cache(maxsize=256)
def read_text(game: str, name: str) -> str | None:
    """A text that comes with a game; None where there is none."""
    found = manifest(game).text(name) if game in tocca.games() else None
    return None if found is None else found.read_text(encoding="utf-8")


@cache
def _describe_game(name: str) -> GameInfo:
    game = tocca.game(name)
    options = tuple(
        OptionInfo(one.name, one.type, one.default, one.choices, one.low, one.high, one.unit)
        for one in game.options.values()
    )
    ladder = tuple(
        LevelInfo(bot, level.persona, find_messages(name, f"persona-{level.persona}"))
        for bot, level in zip(LEVELS, levels(name), strict=True)
    )
    return GameInfo(
        id=game.id,
        name=game.name,
        names={code: found for code, found in find_messages(name, f"{name}-name").items() if found != game.name},
        about=find_messages(name, f"{name}-about"),
        seats=game.seats,
        options=options,
        bots=bots(),
        levels=ladder,
        real_time=game.real_time,
        rules=tuple(one for one in LANGUAGES if manifest(name).rule_page(one) is not None),
        example=read_text(name, "example.tocca") is not None,
        lesson=len(read_lessons(name)),
        puzzles=len(read_puzzles(name)),
    )


def find_messages(game: str, message: str) -> dict[str, str]:
    """A message of the game by language, where it is one line."""
    line = re.compile(rf"^{re.escape(message)} = (.+)$", re.MULTILINE)
    found = ((language, line.search(read_text(game, f"{language}.ftl") or "")) for language in LANGUAGES)
    return {language: sentence[1] for language, sentence in found if sentence is not None}
