"""The games of this server: their options and bots for a form, their rules pages and example matches."""

from typing import Annotated, Any

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import Parameter
from msgspec import Struct

import tocca
from tocca.bots import bots, levels
from tocca.bots.levels import NAMES as LEVELS
from tocca.core.registry import manifest
from tocca.server.http.caching import REVALIDATE
from tocca.server.http.problems import problems

GameId = Annotated[str, Parameter(max_length=20, pattern="^[a-z]+$")]


class OptionInfo(Struct, frozen=True):
    """An option of a game, for a form."""

    name: str
    type: str
    default: Any
    choices: tuple[str, ...]
    low: int | None
    high: int | None


class LevelInfo(Struct, frozen=True):
    """A bot that people can play against. `bot` is its name for a seat, `persona` its name and face for people."""

    bot: str
    persona: str


class GameInfo(Struct, frozen=True):
    """A game that a table can be opened for. Levels: the weakest first."""

    id: str
    name: str
    seats: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    levels: tuple[LevelInfo, ...]
    real_time: bool


@get("/api/games", summary="The games, with their options and bots")
async def list_games() -> list[GameInfo]:
    return [_describe_game(name) for name in tocca.games()]


@get(
    "/api/rules/{game:str}/{language:str}",
    summary="The rules page of a game",
    media_type=MediaType.TEXT,
    responses=problems(400, 404),
)
async def get_rules(game: GameId, language: Annotated[str, Parameter(pattern="^[a-z]{2}$")]) -> Response[str]:
    return _read_text(game, f"rules.{language}.md", "there is no such rules page")


@get(
    "/api/examples/{game:str}",
    summary="An example match of a game, as a .tocca file",
    media_type=MediaType.TEXT,
    responses=problems(400, 404),
)
async def get_example(game: GameId) -> Response[str]:
    return _read_text(game, "example.tocca", "there is no such example")


def _describe_game(name: str) -> GameInfo:
    game = tocca.game(name)
    options = tuple(
        OptionInfo(one.name, one.type, one.default, one.choices, one.low, one.high) for one in game.options.values()
    )
    ladder = tuple(LevelInfo(bot, level.persona) for bot, level in zip(LEVELS, levels(name), strict=True))
    return GameInfo(game.id, game.name, game.seats, options, bots(), ladder, game.real_time)


def _read_text(game: str, file: str, otherwise: str) -> Response[str]:
    found = manifest(game).text(file) if game in tocca.games() else None
    if found is None:
        raise NotFoundException(otherwise)
    return Response(found.read_text(encoding="utf-8"), headers={"Cache-Control": REVALIDATE})
