"""The app: HTTP and WebSocket doors to the hub, on Litestar."""

import contextlib
import logging
import secrets
from collections.abc import AsyncIterator
from functools import cache
from html import escape
from pathlib import Path
from typing import Annotated, Any

import msgspec
import segno
from litestar import Litestar, MediaType, Request, Response, asgi, get, post
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.types import Message, Receive, Scope, Send
from msgspec import Meta, Struct

import tocca
from tocca.bots import bots, levels
from tocca.bots.levels import NAMES as LEVELS
from tocca.core.manifest import LANGUAGES
from tocca.server.http import pages
from tocca.server.http.finished import TableName
from tocca.server.http.photo_finishes import verdicts
from tocca.server.http.problems import handlers, problems
from tocca.server.http.replays import replay
from tocca.server.http.results import result
from tocca.server.live.bots import Pool
from tocca.server.live.connection import connection_of
from tocca.server.live.hub import Hub
from tocca.server.live.links import Signer
from tocca.server.live.session import AGAIN, HELLO_WITHIN, POLICY, Session
from tocca.server.protocol import Clock
from tocca.server.settings import Settings
from tocca.server.store import Store

log = logging.getLogger("tocca.app")

WEB = Path(__file__).parents[2] / "web"  # the built client, where there is one


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What a new table is for."""

    game: Annotated[str, Meta(max_length=20)]
    seats: Annotated[int, Meta(ge=2, le=4)] | None = None
    options: dict[str, Any] = {}
    clock: Clock = Clock()
    public: bool = False
    hints: bool = False


class Opened(Struct, frozen=True):
    """A table was opened. The keys are for its links: `/t/TABLE#KEY`."""

    table: str
    play: str
    watch: str
    seats: tuple[str, ...]


class Link(Struct, frozen=True, forbid_unknown_fields=True):
    """A link to a table, with its key."""

    link: Annotated[str, Meta(min_length=1, max_length=300)]


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
    """A bot that people can play against, the weakest first: `bot` for a seat, `persona` for its name and face."""

    bot: str
    persona: str


class GameInfo(Struct, frozen=True):
    """A game one can open a table for."""

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


class LobbyTable(Struct, frozen=True):
    """A public table that waits for players."""

    table: str
    game: str
    seats: tuple[str, ...]
    options: dict[str, Any]
    updated: int


class Guest(Struct, frozen=True):
    """Who you are, from now on."""

    token: str


@get("/api/games", summary="The games, with their options and bots")
async def list_games() -> list[GameInfo]:
    return [_game_info(name) for name in tocca.games()]


@post("/api/guests", summary="Become a guest", status_code=201)
async def new_guest(state: AppState) -> Guest:
    hub: Hub = state.hub
    return Guest(hub.signer.token(hub.signer.new_guest()))


@post(
    "/api/tables",
    summary="Open a table; you are its host",
    status_code=201,
    responses=problems(400, 401, 413, 429, 503),
)
async def open_table(data: NewTable, state: AppState, request: Request[Any, Any, AppState]) -> Opened:
    hub: Hub = state.hub
    guest = hub.signer.guest(request.headers.get("authorization", "").removeprefix("Bearer "))
    if guest is None:
        raise HTTPException(status_code=401, detail="say who you are: Authorization: Bearer TOKEN")
    opened = await hub.create(guest, data)
    keys = hub.keys(opened)
    return Opened(opened.table, keys["play"], keys["watch"], tuple(keys["seats"]))


@get("/api/tables", summary="Public tables that wait for players", responses=problems(503))
async def lobby(state: AppState) -> list[LobbyTable]:
    hub: Hub = state.hub
    found = await hub.writer.call(hub.store.lobby)
    return [_lobby_table(info) for info in found]


@get(
    "/api/tables/{table:str}/records/{match:int}",
    summary="A finished match as a .tocca file",
    media_type="text/plain",
    responses=problems(400, 404, 503),
)
async def record(table: TableName, match: int, state: AppState) -> Response[str]:
    hub: Hub = state.hub
    for one in await hub.writer.call(hub.store.records, table):
        if one.match == match:
            name = f"{table}-{match}.tocca"
            return Response(one.text, headers={"Content-Disposition": f'attachment; filename="{name}"'})
    raise NotFoundException("there is no such record")


@post(
    "/api/qr",
    summary="A link as a QR code",
    status_code=200,
    media_type="image/svg+xml",
    responses=problems(400, 413),
)
async def qr_code(data: Link) -> Response[str]:
    """Asked by POST, since the link ends in a key: addresses are noted in the logs of proxies, bodies are not."""
    drawn = segno.make(data.link, error="m").svg_inline(scale=6, border=2, dark="#2b2118", light="#fffaf0")
    picture = drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)  # for an <img>, not for a page
    return Response(picture)


@get(
    "/healthz",
    summary="Whether the server can store and serve",
    media_type="text/plain",
    responses={503: ResponseSpec(str, media_type=MediaType.TEXT, generate_examples=False, description="It can't")},
)
async def healthz(state: AppState) -> Response[str]:
    hub: Hub = state.hub
    if hub.draining:
        return Response("draining", status_code=503)
    try:
        await hub.writer.call(hub.store.counts)
    except Exception:
        log.exception("the store does not answer")
        return Response("the store does not answer", status_code=503)
    return Response("ok")


@get("/metrics", summary="Numbers for Prometheus", media_type="text/plain; version=0.0.4")
async def metrics(state: AppState) -> str:
    hub: Hub = state.hub
    gauges = {"connections": len(hub.sessions), "tables": len(hub.tables)}
    counters = {**msgspec.structs.asdict(hub.metrics), "commits": hub.writer.commits}
    lines = [f"# TYPE tocca_{name} gauge\ntocca_{name} {value}" for name, value in gauges.items()]
    lines += [f"# TYPE tocca_{name}_total counter\ntocca_{name}_total {value}" for name, value in counters.items()]
    return "\n".join(lines) + "\n"


@asgi("/ws", is_mount=False)
async def socket(scope: Scope, receive: Receive, send: Send) -> None:
    """A WebSocket, from its handshake to its end."""
    state = scope["litestar_app"].state
    hub: Hub = state.hub
    await receive()  # websocket.connect
    if not _welcome(scope, state.settings) or hub.draining:
        await send({"type": "websocket.close", "code": AGAIN if hub.draining else POLICY, "reason": ""})
        return
    connection = connection_of(scope)
    connection.address = scope["client"][0] if scope["client"] else ""
    session = Session(hub, connection, hub.limits)
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    connection.received = session.received
    connection.measured = session.measured
    hub.sessions.add(session)
    patience = hub.loop.call_later(HELLO_WITHIN, session.expect_hello)
    try:
        if _crowded(hub, session):
            session.close(AGAIN, "crowded", "too many connections; try again in a moment")
        while (await receive())["type"] != "websocket.disconnect":
            pass
    finally:
        patience.cancel()
        hub.sessions.discard(session)
        session.gone()


def _welcome(scope: Any, settings: Settings) -> bool:
    """Whether the page that opens the socket is ours: same host, or one that the host has named."""
    headers = {name.decode().lower(): value.decode("latin-1") for name, value in scope["headers"]}
    origin = headers.get("origin")
    if origin is None:
        return True  # no browser: nobody's cookies are at stake
    named = {one.strip().rstrip("/") for one in (*settings.origins.split(","), settings.public_url) if one.strip()}
    return origin in named or origin.partition("://")[2] == headers.get("host")


def _crowded(hub: Hub, session: Session) -> bool:
    if len(hub.sessions) > hub.limits.connections:
        return True
    here = sum(other.connection.address == session.connection.address for other in hub.sessions)
    return here > hub.limits.connections_per_address


@cache
def _game_info(name: str) -> GameInfo:
    game = tocca.game(name)
    options = tuple(
        OptionInfo(one.name, one.type, one.default, one.choices, one.low, one.high, one.unit)
        for one in game.options.values()
    )
    ladder = tuple(LevelInfo(bot, level.persona) for bot, level in zip(LEVELS, levels(name), strict=True))
    return GameInfo(
        id=game.id,
        name=game.name,
        about=pages.about(name),
        seats=game.seats,
        options=options,
        bots=bots(),
        levels=ladder,
        real_time=game.real_time,
        rules=tuple(one for one in LANGUAGES if pages.text_of(name, f"rules.{one}.md") is not None),
        example=pages.text_of(name, "example.tocca") is not None,
    )


def _lobby_table(info: Any) -> LobbyTable:
    card = msgspec.json.decode(info.card)
    return LobbyTable(info.id, info.game, tuple(card["seats"]), card["options"], info.updated)


SECURITY = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


_SECURITY = [(name.lower().encode(), value.encode()) for name, value in SECURITY.items()]


async def _secure(message: Message, _: Scope) -> None:
    """Security headers on every answer, also where there is no such page."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message.get("headers", []), *_SECURITY]


class PlainPage(OpenAPIRenderPlugin):
    """The API as a plain page: no script, nothing from elsewhere, as our own policy wants."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        operations = [
            (f"{method.upper()} {path}", operation.get("summary", ""))
            for path, item in openapi_schema["paths"].items()
            for method, operation in item.items()
        ]
        rows = (f"<tr><td><code>{escape(name)}</code><td>{escape(what)}" for name, what in operations)
        title = escape(openapi_schema["info"]["title"])
        return (
            f"<!doctype html><html lang=en><meta charset=utf-8><title>{title}</title><h1>{title}: HTTP API</h1>"
            "<p>Machine-readable: <a href='docs/openapi.json'>openapi.json</a>. The WebSocket at <code>/ws</code> "
            f"speaks the messages of <code>server/protocol.py</code>.</p><table>{''.join(rows)}</table></html>"
        ).encode()


def create_app(settings: Settings, *, instant_bots: bool = False) -> Litestar:
    """The app with these settings; it opens its store when it starts and closes it when it ends."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store.open(settings.database_url)
        secret = bytes.fromhex(store.keep("secret", secrets.token_bytes(32).hex()))
        bots = Pool(pace=settings.bot_pace / 100, instant=instant_bots)
        hub = Hub(store, Signer(secret), settings.limits, bots)
        app.state.hub = hub
        log.info("brought back %d matches", await hub.bring_back())
        try:
            yield
        finally:
            if not hub.draining:
                await hub.drain()

    routes: list[Any] = [list_games, new_guest, open_table, lobby, record, qr_code, healthz, metrics, socket]
    routes += [replay, verdicts, result, pages.rules, pages.words, pages.example]
    client = pages.client(WEB, settings.base_path) if WEB.is_dir() else None
    routes += client.routes if client else []
    return Litestar(
        route_handlers=routes,
        path=settings.base_path or None,
        lifespan=[lifespan],
        state=AppState({"settings": settings}),
        before_send=[_secure],
        exception_handlers=handlers(client.lost if client else None),
        openapi_config=OpenAPIConfig(
            title="Tocca",
            version=tocca.__version__,
            path="/docs",
            render_plugins=[PlainPage(path="/"), JsonRenderPlugin()],
        ),
        request_max_body_size=16_384,
    )
