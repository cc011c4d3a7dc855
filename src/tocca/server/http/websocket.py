"""The WebSocket at `/ws`: who may open one, and its life from the handshake to the end."""

from typing import Any

from litestar import asgi
from litestar.types import Receive, Scope, Send

from tocca.server.live.connection import get_connection
from tocca.server.live.hub import Hub
from tocca.server.live.session import AGAIN, HELLO_WITHIN, POLICY, Session
from tocca.server.settings import Settings


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
    session = Session(hub, connection, hub.limits)
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    connection.on_message = session.receive
    connection.on_round_trip = session.note_round_trip
    hub.sessions.add(session)
    hello_timer = hub.loop.call_later(HELLO_WITHIN, session.require_hello)
    try:
        if _is_crowded(hub, session):
            session.close(AGAIN, "crowded", "too many connections; try again in a moment")
        while (await receive())["type"] != "websocket.disconnect":
            pass
    finally:
        hello_timer.cancel()
        hub.sessions.discard(session)
        session.end()


def _is_origin_allowed(scope: Any, settings: Settings) -> bool:
    """Whether the page that opens the socket is ours: from the same host, or from an origin in the settings."""
    headers = {name.decode().lower(): value.decode("latin-1") for name, value in scope["headers"]}
    origin = headers.get("origin")
    if origin is None:
        return True  # not a browser, so no other page can act for its user
    named = {one.strip().rstrip("/") for one in (*settings.origins.split(","), settings.public_url) if one.strip()}
    return origin in named or origin.partition("://")[2] == headers.get("host")


def _is_crowded(hub: Hub, session: Session) -> bool:
    if len(hub.sessions) > hub.limits.connections:
        return True
    here = sum(other.connection.address == session.connection.address for other in hub.sessions)
    return here > hub.limits.connections_per_address
