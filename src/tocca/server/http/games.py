"""The games of this server: their options and bots for a form, their rules pages, messages and example matches."""

import re
from functools import cache
from typing import Annotated, Any

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import Parameter
from msgspec import Struct

import tocca
from tocca.bots import bots, levels
from tocca.bots.levels import NAMES as LEVELS
from tocca.core.manifest import LANGUAGES
from tocca.core.registry import manifest
from tocca.server.http.caching import REVALIDATE
from tocca.server.http.problems import problems

GameId = Annotated[str, Parameter(max_length=40, pattern="^[a-z][a-z0-9_-]*$")]
Language = Annotated[str, Parameter(pattern="^[a-z]{2}$")]
_ABOUT = re.compile(r"^[\w-]+-about = (.+)$", re.MULTILINE)


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
    """A bot that people can play against. `bot` is its name for a seat, `persona` its name and face for people."""

    bot: str
    persona: str


class GameInfo(Struct, frozen=True):
    """A game that a table can be opened for. Levels: the weakest first."""

    id: str
    name: str
    about: dict[str, str]  # one sentence, by language
    seats: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    levels: tuple[LevelInfo, ...]
    real_time: bool
    rules: tuple[str, ...]  # the languages of its rules page
    example: bool  # whether there is an example match


@get("/api/games", summary="The games, with their options and bots")
async def list_games() -> list[GameInfo]:
    return [_describe_game(name) for name in tocca.games()]


@get(
    "/api/rules/{game:str}/{language:str}",
    summary="The rules page of a game",
    media_type=MediaType.TEXT,
    responses=problems(400, 404),
)
async def get_rules(game: GameId, language: Language) -> Response[str]:
    return _respond(manifest(game).rule_page(language) if game in tocca.games() else None, "rules page")


@get(
    "/api/words/{game:str}/{language:str}",
    summary="The messages of a game, as Fluent text",
    media_type=MediaType.TEXT,
    responses=problems(400, 404),
)
async def get_words(game: GameId, language: Language) -> Response[str]:
    if game not in tocca.games():
        raise NotFoundException("there is no such game")
    return _respond(read_text(game, f"{language}.ftl") or read_text(game, "en.ftl") or "", "message")


@get(
    "/api/examples/{game:str}",
    summary="An example match of a game, as a .tocca file",
    media_type=MediaType.TEXT,
    responses=problems(400, 404),
)
async def get_example(game: GameId) -> Response[str]:
    return _respond(read_text(game, "example.tocca"), "example")


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
    ladder = tuple(LevelInfo(bot, level.persona) for bot, level in zip(LEVELS, levels(name), strict=True))
    return GameInfo(
        id=game.id,
        name=game.name,
        about=find_abouts(name),
        seats=game.seats,
        options=options,
        bots=bots(),
        levels=ladder,
        real_time=game.real_time,
        rules=tuple(one for one in LANGUAGES if manifest(name).rule_page(one) is not None),
        example=read_text(name, "example.tocca") is not None,
    )


def find_abouts(game: str) -> dict[str, str]:
    """The game in one sentence, by language, from its messages."""
    found = ((language, _ABOUT.search(read_text(game, f"{language}.ftl") or "")) for language in LANGUAGES)
    return {language: sentence[1] for language, sentence in found if sentence is not None}


def _respond(text: str | None, what: str) -> Response[str]:
    if text is None:
        raise NotFoundException(f"there is no such {what}")
    return Response(text, headers={"Cache-Control": REVALIDATE})
