"""The WebSocket at `/ws`: who may open one, and its life from the handshake to the end."""

import logging
import socket
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar import asgi
from litestar.types import Receive, Scope, Send

from tocca.server.live.connection import get_connection
from tocca.server.live.hub import Hub
from tocca.server.live.session import AGAIN, HELLO_WITHIN, POLICY, Session
from tocca.server.settings import Settings

log = logging.getLogger("tocca.app")


@asgi("/ws", is_mount=False)
async def serve_websocket(scope: Scope, receive: Receive, send: Send) -> None:
    """Accept a connection, give it a session, and wait until it ends. Messages come by callback, not by `receive`."""
    state = scope["litestar_app"].state
    hub: Hub = state.hub
    await receive()  # websocket.connect
    if hub.draining or not _is_origin_allowed(scope, state.settings):
        await send({"type": "websocket.close", "code": AGAIN if hub.draining else POLICY, "reason": ""})
        return
    connection = get_connection(scope)
    connection.address = scope["client"][0] if scope["client"] else ""
    connection.direct = connection.address == connection.peer
    session = Session(hub, connection, hub.limits)
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    connection.on_message = session.receive
    connection.on_frame = session.count_frame
    connection.on_round_trip = session.note_round_trip
    hub.sessions.add(session)
    welcome = hub.addresses.open_socket(connection.address) and len(hub.sessions) <= hub.limits.connections
    hello_timer = hub.loop.call_later(HELLO_WITHIN, session.require_hello)
    try:
        if not welcome:
            session.close(AGAIN, "crowded", "too many connections; try again in a moment")
        while (await receive())["type"] != "websocket.disconnect":
            pass
    finally:
        hello_timer.cancel()
        hub.sessions.discard(session)
        hub.addresses.close_socket(connection.address)
        session.end()


def _is_origin_allowed(scope: Any, settings: Settings) -> bool:
    """Whether the page that opens the socket is ours. With a public address in the settings: that one, or one of
    `origins`. Else from the host that the browser asked for, if that is an address or a name of this machine: a page
    of another name that leads here (DNS rebinding) is not ours."""
    headers = [(name.decode("latin-1").lower(), value.decode("latin-1")) for name, value in scope["headers"]]
    origins = [value for name, value in headers if name == "origin"]
    hosts = [value for name, value in headers if name == "host"]
    if not origins:
        return True  # not a browser, so no other page can act for its user
    if len(origins) > 1 or len(hosts) != 1:
        return False
    if origins[0] in _list_origins(settings):
        return True
    if settings.public_url:
        return False
    scheme, _, host = origins[0].partition("://")
    if scheme not in ("http", "https") or not host or host != hosts[0]:
        return False
    if not is_own_name(host, settings):
        log.warning("refused the page of %r; if that is this server's name, say so: --public-url", origins[0][:100])
        return False
    return True


def _list_origins(settings: Settings) -> set[str]:
    """Of a public address with a path only the origin counts."""
    given = [one.strip() for one in (*settings.origins.split(","), settings.public_url) if one.strip()]
    parts = [urlsplit(one) for one in given]
    return {f"{one.scheme}://{one.netloc}" for one in parts}


def is_own_name(host: str, settings: Settings) -> bool:
    """Whether that host (with a port, perhaps) is an IP address, a local name, or the one that the server is at."""
    name = (urlsplit(f"//{host}").hostname or "").lower()
    if name in ("localhost", socket.gethostname().lower(), settings.host.lower()):
        return True
    if name.endswith((".localhost", ".local", ".lan", ".home.arpa", ".internal")) or "." not in name:
        return True  # no such name is in the public DNS
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
