"""The app on Litestar: all routes, what is opened at the start and closed at the end."""

import contextlib
import logging
import secrets
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.datastructures import State as AppState
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import tocca
from tocca.core.extras import need
from tocca.server.http.analyses import analyse_match, follow_analysis
from tocca.server.http.api_page import PlainApiPage
from tocca.server.http.api_schema import EncodedJson
from tocca.server.http.client_files import load_client
from tocca.server.http.games import find_clash, get_example, get_rules, get_words, list_games
from tocca.server.http.health import HealthCheck, check_health, create_registry, get_metrics
from tocca.server.http.host import do_for_host, get_host_status
from tocca.server.http.host_page import get_host_page, get_host_script, get_host_style
from tocca.server.http.host_token import new_token
from tocca.server.http.mine import claim_guest, delete_mine, export_mine, get_mine, transfer_guest
from tocca.server.http.photo_finishes import list_photo_finishes
from tocca.server.http.practice import answer_exercise
from tocca.server.http.problems import exception_handlers
from tocca.server.http.replays import draw_picture, replay_record
from tocca.server.http.results import get_result
from tocca.server.http.security import add_security_headers
from tocca.server.http.tables import create_guest, draw_qr_code, get_record, list_lobby, open_table, play_on
from tocca.server.http.websocket import serve_websocket
from tocca.server.live.addresses import Addresses
from tocca.server.live.hub import Hub
from tocca.server.live.links import Signer
from tocca.server.live.workers import BotPool
from tocca.server.settings import Settings
from tocca.server.store import Store

log = logging.getLogger("tocca.app")

WEB = Path(tocca.__file__).parent / "web"  # the built client, where there is one
MAX_BODY = 16_384  # bytes of a request
ROUTES = (
    list_games, find_clash, get_rules, get_words, get_example, create_guest, open_table, play_on, list_lobby,
    draw_qr_code, get_record, get_result, list_photo_finishes, replay_record, draw_picture, analyse_match,
    follow_analysis, answer_exercise, check_health, get_metrics,
    get_mine, export_mine, delete_mine, transfer_guest, claim_guest,
    get_host_status, do_for_host, get_host_page, get_host_script, get_host_style, serve_websocket,
)  # fmt: skip


def create_app(settings: Settings, *, instant_bots: bool = False, addresses: Addresses | None = None) -> Litestar:
    """The app with these settings. It opens its store when it starts and closes it when it ends. `addresses`: shared
    with what is around the app."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        bots = BotPool(pace=settings.bot_pace / 100, instant=instant_bots)
        hub = await _open_hub(settings, bots, addresses)
        hub.keep_days = settings.keep_days
        app.state.hub = hub
        app.state.metrics = create_registry(hub)
        app.state.health = HealthCheck(hub)
        app.state.started_at = hub.loop.time()
        log.info("restored %d matches", await hub.restore_matches())
        try:
            yield
        finally:
            await hub.drain()

    client = load_client(WEB, settings.base_path) if WEB.is_dir() else None
    routes: list[Any] = [*ROUTES, *(client.routes if client else ())]
    return Litestar(
        route_handlers=routes,
        path=settings.base_path or None,
        lifespan=[lifespan],
        state=AppState({"settings": settings, "host_token": settings.host_token or new_token()}),
        before_send=[add_security_headers],
        exception_handlers=exception_handlers(client.not_found if client else None),
        openapi_config=OpenAPIConfig(
            title="Tocca",
            version=tocca.__version__,
            path="/docs",
            render_plugins=[PlainApiPage(path="/"), JsonRenderPlugin()],
        ),
        plugins=[EncodedJson()],
        request_max_body_size=MAX_BODY,
    )


async def _open_hub(settings: Settings, bots: BotPool, addresses: Addresses | None) -> Hub:
    """The hub of a server by itself, or of one node of several."""
    secret = secrets.token_bytes(32).hex()  # for a new database
    if settings.bus:
        need("cluster")
        from tocca.server.cluster.hub import open_hub

        address = settings.public_url or f"{socket.gethostname()}:{settings.port}"
        return await open_hub(settings.database_url, settings.bus, settings.limits, bots, addresses, secret, address)
    store = Store.open(settings.database_url)
    return Hub(store, Signer(bytes.fromhex(store.get_or_set("secret", secret))), settings.limits, bots, addresses)
