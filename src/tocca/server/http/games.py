"""The games of this server: their options and bots for a form, their rules pages, messages and example matches."""

from functools import cache
from typing import Annotated

import msgspec
from litestar import MediaType, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

import tocca
from tocca.server.answers.games import Agreement, Clash, GameInfo, check_options, describe_games, read_rules, read_text
from tocca.server.http.caching import REVALIDATE
from tocca.server.http.problems import problems, require_json

GameId = Annotated[str, Parameter(max_length=40, pattern="^[a-z][a-z0-9_-]*$")]
Language = Annotated[str, Parameter(pattern="^[a-z]{2}$")]


@get(
    "/api/games",
    summary="The games, with their options and bots",
    responses={200: ResponseSpec(list[GameInfo], generate_examples=False, description="All games of this server")},
)
async def list_games() -> Response[bytes]:
    return Response(_encode_games(), media_type=MediaType.JSON)


@post(
    "/api/games/{game:str}/check",
    summary="Whether a game can be played with these options",
    status_code=200,
    guards=[require_json],
    responses=problems(400, 404, 413),
)
async def find_clash(game: GameId, data: Agreement) -> Clash:
    if game not in tocca.games():
        raise NotFoundException("there is no such game")
    return check_options(game, data)


@get(
    "/api/rules/{game:str}/{language:str}",
    summary="The rules page of a game",
    media_type=MediaType.TEXT,
    responses=problems(400, 404),
)
async def get_rules(game: GameId, language: Language) -> Response[str]:
    return _respond(read_rules(game, language), "rules page")


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


@cache
def _encode_games() -> bytes:
    return msgspec.json.encode(describe_games())


def _respond(text: str | None, what: str) -> Response[str]:
    if text is None:
        raise NotFoundException(f"there is no such {what}")
    return Response(text, headers={"Cache-Control": REVALIDATE})
