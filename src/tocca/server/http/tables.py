"""Tables over HTTP: become a guest, open a table, list the public ones, get a record, draw a link."""

import asyncio
from functools import lru_cache
from typing import Annotated, Any

import msgspec
import segno
from litestar import Request, Response, get, post
from litestar.datastructures import State as AppState
from msgspec import Meta, Struct

from tocca.server.answers.replays import MAX_TEXT
from tocca.server.answers.tables import Guest, MomentOfMatch, NewTable, OpenedTable, read_moment
from tocca.server.http.caching import NEVER
from tocca.server.http.finished import Asking, TableName, load_finished_record
from tocca.server.http.guests import find_guest
from tocca.server.http.problems import problems, require_json
from tocca.server.live.hub import Hub
from tocca.server.store import TableInfo

_one_at_a_time = asyncio.Semaphore(1)  # codes are drawn beside the loop, and must not take the processor from it


class LobbyTable(Struct, frozen=True):
    """A public table that waits for players."""

    table: str
    game: str
    seats: tuple[str, ...]
    options: dict[str, Any]
    updated: int


class TableLink(Struct, frozen=True, forbid_unknown_fields=True):
    """A link to a table, with its key."""

    link: Annotated[str, Meta(min_length=1, max_length=300)]


@post("/api/guests", summary="Become a guest", status_code=201)
async def create_guest(state: AppState) -> Guest:
    hub: Hub = state.hub
    return Guest(hub.signer.sign_token(hub.signer.new_guest()))


@post(
    "/api/tables",
    summary="Open a table; you are its host",
    status_code=201,
    guards=[require_json],
    responses=problems(400, 401, 413, 429, 503),
)
async def open_table(data: NewTable, state: AppState, request: Request[Any, Any, AppState]) -> OpenedTable:
    hub: Hub = state.hub
    opened = await hub.create(find_guest(hub, request), data, request.client.host if request.client else "")
    keys = hub.link_keys(opened)
    return OpenedTable(opened.table, keys.play, keys.watch, keys.seats)


@post(
    "/api/tables/from",
    summary="Play on from a moment of a finished match, against bots, at a new table",
    status_code=201,
    guards=[require_json],
    responses=problems(400, 401, 404, 413, 429, 503),
    request_max_body_size=2 * MAX_TEXT,
)
async def play_on(data: MomentOfMatch, request: Asking, state: AppState) -> OpenedTable:
    hub: Hub = state.hub
    guest = find_guest(hub, request)
    if data.table:
        data = msgspec.structs.replace(data, record=(await load_finished_record(request, data.table, data.match)).text)
    async with _one_at_a_time:
        wanted, past = await asyncio.to_thread(read_moment, data)
    opened = await hub.create(guest, wanted, request.client.host if request.client else "", past)
    keys = hub.link_keys(opened)
    return OpenedTable(opened.table, keys.play, keys.watch, keys.seats)


@get("/api/tables", summary="Public tables that wait for players", responses=problems(503))
async def list_lobby(state: AppState) -> list[LobbyTable]:
    hub: Hub = state.hub
    return [_describe_table(info) for info in await hub.list_lobby()]


@get(
    "/api/tables/{table:str}/records/{match:int}",
    summary="A finished match as a .tocca file",
    media_type="text/plain",
    responses=problems(400, 404, 503),
)
async def get_record(table: TableName, match: int, request: Asking, state: AppState) -> Response[str]:
    """A private one is for those who were there, or have a key. The answer brings the key for a link to this record:
    whoever may read it may share it."""
    hub: Hub = state.hub
    record = await load_finished_record(request, table, match)
    headers = {
        "Content-Disposition": f'attachment; filename="{table}-{match}.tocca"',
        "Tocca-Key": hub.sign_record_key(table),
        "Cache-Control": NEVER,
    }
    return Response(record.text, headers=headers)


@post(
    "/api/qr",
    summary="A link as a QR code",
    status_code=200,
    guards=[require_json],
    media_type="image/svg+xml",
    responses=problems(400, 413),
)
async def draw_qr_code(data: TableLink) -> Response[str]:
    """POST, because the link ends in a key: proxies log addresses, but not bodies."""
    async with _one_at_a_time:
        return Response(await asyncio.to_thread(_draw_qr_code, data.link))


@lru_cache(maxsize=500)
def _draw_qr_code(link: str) -> str:
    drawn = segno.make(link, error="m").svg_inline(scale=6, border=2, dark="#2b2118", light="#fffaf0")
    return drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)  # an <img> needs the namespace


def _describe_table(info: TableInfo) -> LobbyTable:
    card = msgspec.json.decode(info.card)
    return LobbyTable(info.id, info.game, tuple(card["seats"]), card["options"], info.updated)
