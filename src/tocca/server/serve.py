"""Runs the app with uvicorn: our connection class, logs, a graceful shutdown."""

import asyncio
import gc
import json
import logging
import os
import socket
import sys
import time
import webbrowser
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import uvicorn
from litestar import Litestar

from tocca.core.errors import ToccaError
from tocca.server.http.accepting import Acceptor, listen
from tocca.server.http.app import create_app
from tocca.server.http.host_token import HostFile
from tocca.server.http.protocol import Guard, make_protocol
from tocca.server.http.request_limits import RequestLimits
from tocca.server.live.addresses import Addresses
from tocca.server.live.connection import WebSocketConnection
from tocca.server.settings import Settings

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

log = logging.getLogger("tocca.serve")

OTHER_FILES = 200  # open files that are not connections
BACKLOG = 2_048  # connections that wait to be accepted, in each queue


class CannotServe(ToccaError):
    """The server can't start; the message says why."""


class Server(uvicorn.Server):
    """uvicorn, with a shutdown that first says goodbye to everybody and writes everything."""

    def __init__(self, config: uvicorn.Config, app: Litestar, guard: Guard, on_started: Callable[[str], None]) -> None:
        super().__init__(config)
        self._app = app
        self._guard = guard
        self._on_started = on_started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        if sys.platform == "linux" and sockets:
            await super().startup([])
            self.servers.append(Acceptor(sockets, self._make_protocol, self._guard.is_welcome))  # type: ignore[arg-type]
        else:  # other systems have no such queues, and not every loop can wait for a socket there
            await super().startup(sockets)
        if not self.should_exit:
            gc.collect()
            gc.freeze()  # these objects stay for ever, so later collections can skip them
            gc.set_threshold(50_000, 20, 100)
            self._on_started(_format_address(self.servers[0].sockets[0]))

    def _make_protocol(self) -> asyncio.BaseProtocol:
        """A connection, as uvicorn itself makes them."""
        protocol: asyncio.BaseProtocol = self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return protocol

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        hub = getattr(self._app.state, "hub", None)
        if hub is not None:
            await hub.drain()
        await super().shutdown(sockets)
        self._captured_signals.clear()  # a graceful shutdown exits with 0


def _raise_file_limit(connections: int) -> None:
    """Each connection is an open file, and the usual limit is low (often 1,024). A process may raise it itself."""
    if resource is None:
        return
    wanted = connections + OTHER_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
        if allowed < wanted:
            log.warning("the system allows %d open files, so about %d connections", allowed, allowed - OTHER_FILES)


def serve(settings: Settings, *, open_browser: bool = False, instant_bots: bool = False) -> None:
    """Serve until Ctrl-C or SIGTERM."""
    addresses = Addresses(settings.limits)
    app = create_app(settings, instant_bots=instant_bots, addresses=addresses)
    _set_up_logs(settings.log)
    _raise_file_limit(settings.limits.connections)
    listening = _listen(settings)
    proxies = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")
    guard = Guard(settings.limits, addresses, proxies)
    config = uvicorn.Config(
        RequestLimits(app, addresses, settings.base_path),
        http=make_protocol(guard),
        ws=WebSocketConnection,
        forwarded_allow_ips=proxies,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=5,
        loop=_choose_loop(),
    )

    def announce(address: str) -> None:
        address += settings.base_path
        token: str = app.state.host_token
        HostFile(address, token).write(settings.data_folder)
        open_at = settings.public_url.rstrip("/") or address
        print(f"Tocca is open at {open_at}  (Ctrl-C to close)", flush=True)
        print(f"For its host alone: {open_at}/host#{token}", flush=True)
        if open_browser:
            webbrowser.open(address)

    server = Server(config, app, guard, announce)
    with ExitStack() as stack:
        server.run([stack.enter_context(one) for one in listening])
    if not server.started:
        raise CannotServe("the server could not start; the log says why")


def _listen(settings: Settings) -> list[socket.socket]:
    """Sockets at that address, before anything else is opened."""
    try:
        return listen(settings.host, settings.port, BACKLOG)
    except OSError as problem:
        why = f"can't serve at {settings.host}:{settings.port} ({problem.strerror})"
        raise CannotServe(f"{why}; is something else there? Try --port") from None


def _choose_loop() -> str:
    try:
        import uvloop  # noqa: F401
    except ImportError:
        return "asyncio"
    return "uvloop"


def _format_address(sock: socket.socket) -> str:
    host, port = sock.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"


class JsonLines(logging.Formatter):
    """One JSON object per line. Never log tokens, keys, names or actions."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def _set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("tocca").setLevel(level.upper())
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)


def run_for_tests(settings: Settings) -> None:
    """`python -m tocca.server.serve`, which the tests start: settings from the environment, instant bots."""
    serve(settings, instant_bots=True)


if __name__ == "__main__":
    from tocca.server.settings import read_settings

    run_for_tests(read_settings({}, os.environ))
