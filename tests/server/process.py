"""A real server as a process of its own, that tests start, kill and start again."""

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
import weakref
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol

PATIENCE = 180.0  # seconds for anything: the machine may be very busy

# Limits that no well-behaved test should meet.
ROOMY = {
    "MESSAGES_PER_SECOND": "1000000",
    "BURST": "1000000",
    "CONNECTIONS_PER_ADDRESS": "100000",
    "TABLES_PER_GUEST": "100000",
    "TABLES_PER_ADDRESS": "100000",
    "HTTP_PER_ADDRESS": "100000",
    "HALF_OPEN_PER_ADDRESS": "100000",
    "REQUESTS_PER_SECOND": "1000000",
    "REQUEST_BURST": "1000000",
}


class Starter(Protocol):
    """Whoever starts server processes."""

    def start(self, environment: dict[str, str], out: Path, log: Path) -> int: ...

    def wait(self, pid: int) -> int: ...


class Command:
    """By the command, `python -m tocca.server.serve`, of this environment or another one."""

    def __init__(self, python: Path = Path(sys.executable)) -> None:
        self._python = python
        self._processes: dict[int, subprocess.Popen[bytes]] = {}

    def start(self, environment: dict[str, str], out: Path, log: Path) -> int:
        ours = {name: value for name, value in os.environ.items() if not name.startswith("TOCCA_")}
        with out.open("ab") as to_out, log.open("ab") as to_log:
            process = subprocess.Popen(
                [self._python, "-m", "tocca.server.serve"], env={**ours, **environment}, stdout=to_out, stderr=to_log
            )
        self._processes[process.pid] = process
        return process.pid

    def wait(self, pid: int) -> int:
        return self._processes[pid].wait(PATIENCE)


class Nursery:
    """By a process that has imported everything already (nursery.py): a start takes no time."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def start(self, environment: dict[str, str], out: Path, log: Path) -> int:
        return self._order({"start": environment, "out": str(out), "log": str(log)})

    def wait(self, pid: int) -> int:
        return self._order({"wait": pid})

    def close(self) -> None:
        self._process.communicate(timeout=PATIENCE)

    def _order(self, order: dict[str, Any]) -> int:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with self._lock:
            self._process.stdin.write(json.dumps(order).encode() + b"\n")
            self._process.stdin.flush()
            answer = self._process.stdout.readline()
        assert answer, "the nursery has died; its last words are on stderr"
        return int(answer)


class Server:
    """A server with its data in a folder. The port stays the same over restarts, and nobody else gets it meanwhile."""

    def __init__(self, folder: Path, starter: Starter | None = None, **settings: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        held = hold_port()
        weakref.finalize(self, held.close)
        self.port: int = held.getsockname()[1]
        self.pid = 0
        self._starter = starter or Command()
        self._settings = settings
        self._out, self._log = folder / "server.out", folder / "server.log"

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(self, _: type[BaseException] | None, error: BaseException | None, __: TracebackType | None) -> None:
        if self.pid:
            self.kill()
        if error is None:
            assert "Traceback" not in self.read_log(), self.read_log()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, **settings: str) -> None:
        """Start it, with these settings (as in the environment, without TOCCA_) besides, until it is open."""
        self.begin(**settings)
        self.wait_until_open()

    def begin(self, **settings: str) -> None:
        """Start it; it opens some time later."""
        assert not self.pid, "it runs already"
        ours = {"DATA": str(self.folder / "data"), "PORT": str(self.port), **ROOMY, **self._settings, **settings}
        self._out.write_text("")
        self.pid = self._starter.start({f"TOCCA_{name}": value for name, value in ours.items()}, self._out, self._log)

    def wait_until_open(self) -> None:
        """AssertionError if it can't be started."""
        end = time.monotonic() + PATIENCE
        while "Tocca is open at" not in self._out.read_text():
            assert is_alive(self.pid), f"the server did not start: {self.read_log()}"
            assert time.monotonic() < end, f"the server does not open: {self.read_log()}"
            time.sleep(0.005)

    async def restart(self, **settings: str) -> None:
        """Start it without keeping the clients in this process waiting."""
        await asyncio.to_thread(self.start, **settings)

    def kill(self, sign: signal.Signals = signal.SIGKILL) -> int:
        """End it with that signal, and wait; its exit status."""
        os.kill(self.pid, sign)
        return self.wait_for_end()

    def wait_for_end(self) -> int:
        """Wait until it has ended; its exit status."""
        assert wait_for_end(self.pid), f"the server does not end: {self.read_log()}"
        pid, self.pid = self.pid, 0
        return self._starter.wait(pid)

    def read_log(self) -> str:
        """What it has written to its log."""
        return self._log.read_text() if self._log.exists() else ""

    @property
    def host_token(self) -> str:
        """What opens the host's page and the metrics."""
        token: str = json.loads((self.folder / "data" / "host.json").read_text())["token"]
        return token

    def memory(self) -> float:
        """Resident megabytes."""
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self.pid}/status").read_text())
        assert found is not None
        return int(found[1]) / 1024

    def children(self) -> list[int]:
        """The processes it has started, such as its bots'."""
        found = Path(f"/proc/{self.pid}/task/{self.pid}/children")
        return [int(pid) for pid in found.read_text().split()]


def hold_port() -> socket.socket:
    """A free port that the system gives to nobody while this is open: not to another test's server, nor to a client
    that calls while nobody is there, and would be connected to itself. A server may listen there all the same."""
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    return held


def is_alive(pid: int) -> bool:
    """Whether there is such a process, and not only its remains."""
    try:
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False


def wait_for_end(pid: int) -> bool:
    """Whether that process ends in time."""
    end = time.monotonic() + PATIENCE
    while is_alive(pid) and time.monotonic() < end:
        time.sleep(0.002)
    return not is_alive(pid)
