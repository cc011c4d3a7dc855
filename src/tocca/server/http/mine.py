"""A guest's own matches over HTTP: list, export, delete, and take along to another device. Nobody else's can be asked
for: the guest is that of the token."""

import asyncio
import secrets
import time
from hashlib import blake2b
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import State as AppState
from litestar.exceptions import NotFoundException
from msgspec import Meta, Struct

from tocca.server.answers.exports import pack
from tocca.server.answers.mine import Mine, count_seat, describe_mine, goes_on, is_my_turn, list_uncounted
from tocca.server.answers.tables import Guest
from tocca.server.http.caching import NEVER
from tocca.server.http.guests import find_guest
from tocca.server.http.problems import problems, require_json
from tocca.server.live.forgetting import forget_guest
from tocca.server.live.hub import Hub
from tocca.server.live.loading import load_table
from tocca.server.store import PlayedMatch, StoreUnavailable
from tocca.server.store.guests import Counted

MOST = 5_000  # matches of a guest that are looked at, the latest
LOOKED_UP = 12  # matches under way of which it is looked up whose turn it is
COUNT_FOR = 0.4  # seconds that one request spends on the numbers of games; the page asks again
CODE_MS = 10 * 60_000  # a code for another device is good for so long
_one_at_a_time = asyncio.Semaphore(1)  # records are read and packed beside the loop, and must not take the processor


class Transfer(Struct, frozen=True):
    """A code that makes another device the same guest: once, and until then (milliseconds since 1970)."""

    code: str
    until: int


class ClaimCode(Struct, frozen=True, forbid_unknown_fields=True):
    """Such a code."""

    code: Annotated[str, Meta(min_length=20, max_length=60)]


class Certain(Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing is deleted unless `sure` is true."""

    sure: bool


class Forgotten(Struct, frozen=True):
    """How many tables knew the guest."""

    tables: int


_AppRequest = Request[Any, Any, AppState]


@get("/api/mine", summary="Your own matches, and what they add up to", responses=problems(401, 503))
async def get_mine(state: AppState, request: _AppRequest) -> Response[Mine]:
    hub: Hub = state.hub
    guest = find_guest(hub, request)
    async with _one_at_a_time:
        played = await hub.read(hub.store.list_matches, guest, MOST)
        if counted := await asyncio.to_thread(_count, hub, guest, played):
            await hub.writer.call(hub.store.put_numbers, counted)
            played = await hub.read(hub.store.list_matches, guest, MOST)
        under_way = [one.table for one in played if goes_on(one)]
        turns = {table: await _look_up_turn(hub, table, guest) for table in under_way[:LOOKED_UP]}
        found = await asyncio.to_thread(describe_mine, guest, played, turns)
    return Response(found, headers={"Cache-Control": NEVER})


def _count(hub: Hub, guest: str, played: list[PlayedMatch]) -> list[Counted]:
    """What games count of matches that are over, as many as there is time for."""
    until = time.monotonic() + COUNT_FOR
    counted = []
    for one, seat in list_uncounted(guest, played):
        text = hub.store.find_record(one.table, one.info.match) or ""
        counted.append((one.table, one.info.match, seat, count_seat(text, seat, one.info.ended)))
        if time.monotonic() > until:
            break
    return counted


async def _look_up_turn(hub: Hub, table: str, guest: str) -> bool | None:
    """From what is stored; None if the table can't be read."""
    here = hub.tables.get(table)
    if here is not None:
        return is_my_turn(here.stored, guest)
    try:
        loaded = await hub.read(load_table, hub.store, table)
    except StoreUnavailable:
        raise
    except Exception:  # a log that is damaged, or that today's rules can't replay, must not hide the others
        return None
    return is_my_turn(loaded.room, guest)


@get(
    "/api/mine/export",
    summary="All your records and a table of them, as a zip",
    media_type="application/zip",
    responses=problems(401, 503),
)
async def export_mine(state: AppState, request: _AppRequest) -> Response[bytes]:
    hub: Hub = state.hub
    guest = find_guest(hub, request)
    async with _one_at_a_time:
        played = await hub.read(hub.store.list_matches, guest, MOST)
        packed = await hub.read(pack, guest, played, hub.store.find_record)
    headers = {"Cache-Control": NEVER, "Content-Disposition": 'attachment; filename="tocca.zip"'}
    return Response(packed, media_type="application/zip", headers=headers)


@post(
    "/api/mine/delete",
    summary="Delete everything of yours; where others played, somebody without a name stays",
    status_code=200,
    guards=[require_json],
    responses=problems(400, 401, 503),
)
async def delete_mine(data: Certain, state: AppState, request: _AppRequest) -> Forgotten:
    hub: Hub = state.hub
    guest = find_guest(hub, request)
    return Forgotten(await forget_guest(hub, guest) if data.sure else 0)


@post(
    "/api/mine/transfer",
    summary="A code that makes another device the same guest, once and soon",
    status_code=201,
    guards=[require_json],
    responses=problems(400, 401, 503),
)
async def transfer_guest(state: AppState, request: _AppRequest) -> Transfer:
    hub: Hub = state.hub
    guest = find_guest(hub, request)
    code, now = secrets.token_urlsafe(24), hub.now()
    await hub.writer.call(hub.store.put_transfer, _digest(code), guest, now + CODE_MS, now)
    return Transfer(code, now + CODE_MS)


@post(
    "/api/mine/claim",
    summary="Become the guest of such a code",
    status_code=200,
    guards=[require_json],
    responses=problems(400, 404, 503),
)
async def claim_guest(data: ClaimCode, state: AppState) -> Guest:
    """POST, because whoever has the code is that guest: proxies log addresses, but not bodies."""
    hub: Hub = state.hub
    guest = await hub.writer.call(hub.store.take_transfer, _digest(data.code), hub.now())
    if guest is None:
        raise NotFoundException("this link has been used, or is too old")
    return Guest(hub.signer.sign_token(guest))


def _digest(code: str) -> str:
    """Only this is stored: whoever reads the database, or a backup, can't use it."""
    return blake2b(code.encode(), digest_size=24).hexdigest()
