"""What we use of uvicorn beyond its documentation. Tried with 0.34.0, 0.40.0 and 0.54.0: if a version changes one of
these, this test says which, before a server behaves strangely."""

import inspect
import logging

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from tocca.server.live.connection import WebSocketConnection


def test_the_http_protocol_has_the_steps_that_we_watch() -> None:
    for step in (
        "connection_made",
        "connection_lost",
        "data_received",
        "handle_websocket_upgrade",
        "on_message_begin",
        "on_headers_complete",
        "on_message_complete",
        "on_response_complete",
    ):
        assert inspect.isfunction(getattr(HttpToolsProtocol, step)), step
    assert list(inspect.signature(HttpToolsProtocol.connection_made).parameters) == ["self", "transport"]
    for step in ("handle_websocket_upgrade", "on_headers_complete", "on_message_begin", "on_response_complete"):
        assert list(inspect.signature(getattr(HttpToolsProtocol, step)).parameters) == ["self"], step
    assert {"client", "loop", "transport"} <= set(_names_in(HttpToolsProtocol))


def _names_in(kind: type) -> set[str]:
    return {name for method in vars(kind).values() if inspect.isfunction(method) for name in method.__code__.co_names}


def test_it_makes_websockets_as_ours_expect_it() -> None:
    """By keyword: config, server_state, app_state; then connection_made, and the rest of the request."""
    called = inspect.getsource(HttpToolsProtocol.handle_websocket_upgrade)
    for name in ("config=", "server_state=", "app_state=", "connection_made", "data_received", "set_protocol"):
        assert name in called, name
    assert list(inspect.signature(WebSocketConnection.__init__).parameters)[1:4] == [
        "config",
        "server_state",
        "app_state",
    ]


def test_it_makes_http_connections_as_our_acceptor_does() -> None:
    made = list(inspect.signature(HttpToolsProtocol.__init__).parameters)
    assert made[1:4] == ["config", "server_state", "app_state"]
    assert "for server in self.servers" in inspect.getsource(uvicorn.Server.shutdown)


def test_the_servers_state_has_connections_and_tasks() -> None:
    state = ServerState()
    assert isinstance(state.connections, set)
    assert isinstance(state.tasks, set)


def test_the_configuration_takes_our_classes() -> None:
    async def app(scope: object, receive: object, send: object) -> None: ...

    root = logging.getLogger().handlers[:]
    config = uvicorn.Config(app, http=HttpToolsProtocol, ws=WebSocketConnection, log_config=None, access_log=False)
    config.load()
    assert config.ws_protocol_class is WebSocketConnection
    assert hasattr(config, "loaded_app")
    assert isinstance(config.root_path, str)
    assert config.asgi_version
    assert isinstance(uvicorn.Server(config)._captured_signals, list)
    assert logging.getLogger().handlers == root
