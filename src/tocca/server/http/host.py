"""For the host alone: what happens on the server, and what can be done about it. `tocca admin` asks the same."""

import sys
from collections import Counter
from typing import Annotated, Literal

from litestar import Request, get, post
from litestar.datastructures import State as AppState
from litestar.exceptions import NotFoundException
from msgspec import Meta, Struct

import tocca
from tocca.server.http.host_token import require_host
from tocca.server.http.problems import problems, require_json
from tocca.server.live.addresses import group_of
from tocca.server.live.bans import FOR_EVER
from tocca.server.live.hub import Hub

MAX_TABLES = 500  # in the list: those with the most people

Who = Annotated[str, Meta(min_length=1, max_length=80)]
Name = Annotated[str, Meta(min_length=1, max_length=24, pattern="^[a-z0-9]+$")]


class HostTable(Struct, frozen=True):
    """A table in memory. Nothing of a match: the host may be a player."""

    table: str
    game: str
    phase: str
    public: bool
    sessions: int
    guests: tuple[str, ...]


class HostNode(Struct, frozen=True):
    """One of several nodes that are one server."""

    node: str
    address: str
    on_bus: bool
    connections: int
    tables: int


class HostStatus(Struct, frozen=True):
    """What a host needs to know of a server."""

    version: str
    up_seconds: int
    away_seconds: int
    memory_mb: float
    health: str
    connections: int
    addresses: dict[str, int]  # those with the most connections
    limited: int
    tables_in_memory: int
    tables: tuple[HostTable, ...]
    bans: dict[str, int]  # until when
    nodes: tuple[HostNode, ...]  # where there are several; all else here is of the one that was asked


class Kick(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="kick"):
    guest: Who


class BanThem(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="ban"):
    who: Who
    minutes: Annotated[int, Meta(ge=1, le=5_000_000)] | None = None


class Unban(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="unban"):
    who: Who


class CloseTable(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="close"):
    table: Name


class DeleteTable(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="delete"):
    table: Name


class RenewLinks(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="renew"):
    table: Name


class SayToAll(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


Order = Kick | BanThem | Unban | CloseTable | DeleteTable | RenewLinks | SayToAll


class OrderDone(Struct, frozen=True, omit_defaults=True):
    """It was done: to how many connections or tables, and the new links of a table."""

    done: Literal[True] = True
    count: int = 0
    links: tuple[str, ...] = ()


@get("/api/host", summary="For the host: what happens on the server", guards=[require_host], responses=problems(401))
async def get_host_status(state: AppState) -> HostStatus:
    hub: Hub = state.hub
    by_people = sorted(hub.tables.items(), key=lambda item: -len(item[1].sessions))
    addresses = Counter(group_of(session.connection.address) for session in hub.sessions)
    now = hub.now()
    return HostStatus(
        version=tocca.__version__,
        up_seconds=int(hub.loop.time() - state.started_at),
        away_seconds=hub.clock.away_ms // 1000,
        memory_mb=read_memory(),
        health=await state.health.check() or "ok",
        connections=len(hub.sessions),
        addresses=dict(addresses.most_common(20)),
        limited=hub.addresses.refused,
        tables_in_memory=len(hub.tables),
        tables=tuple(
            HostTable(
                name, table.stored.game_id, table.stored.phase, table.stored.public, len(table.sessions),
                tuple(sorted({session.guest for session in table.sessions})),
            )
            for name, table in by_people[:MAX_TABLES]
        ),
        bans={ban.who: ban.until for ban in hub.bans.current(now)},
        nodes=tuple(HostNode(*node) for node in hub.nodes),
    )  # fmt: skip


@post(
    "/api/host",
    summary="For the host: kick, ban, close, delete, renew links, say something",
    status_code=200,
    guards=[require_host, require_json],
    responses=problems(400, 401, 404),
)
async def do_for_host(data: Order, state: AppState, request: Request[None, None, AppState]) -> OrderDone:
    hub: Hub = state.hub
    if isinstance(data, Kick):
        return OrderDone(count=await hub.kick(data.guest))
    if isinstance(data, BanThem):
        await hub.ban(data.who, FOR_EVER if data.minutes is None else hub.now() + data.minutes * 60_000)
        return OrderDone()
    if isinstance(data, SayToAll):
        return OrderDone(count=await hub.announce(data.text))
    if isinstance(data, CloseTable):
        await hub.close_table(data.table)
        return OrderDone()
    if isinstance(data, RenewLinks):
        return await _renew_links(hub, data.table, state)
    done = await (hub.unban(data.who) if isinstance(data, Unban) else hub.delete_table(data.table))
    if not done:
        raise NotFoundException("there is nothing like that")
    return OrderDone()


async def _renew_links(hub: Hub, table: str, state: AppState) -> OrderDone:
    keys = await hub.renew_links(table)
    if keys is None:
        raise NotFoundException("there is no such table")
    base = state.settings.public_url.rstrip("/") or state.settings.base_path
    return OrderDone(links=tuple(f"{base}/t/{table}#{key}" for key in (keys.play, keys.watch, *keys.seats)))


def read_memory() -> float:
    """Resident megabytes of this process; 0 where the system does not tell."""
    if sys.platform != "linux":
        return 0.0
    with open("/proc/self/statm") as file:  # noqa: PTH123 - the quickest way
        pages = int(file.read().split()[1])
    return pages * 4096 / 1e6
