"""The real server in a process of its own, with a port and data of its own; it can be stopped and started again."""

import os
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
import weakref
from pathlib import Path
from typing import Protocol

from tests.server.process import ROOMY, hold_port

PATIENCE = 120.0  # seconds; a busy machine takes long to start a process


class Door(Protocol):
    """Where a page is opened: at the server, or by a longer way to it."""

    address: str


class Serving:
    """A server under `address`, of this environment or another one."""

    def __init__(self, data: Path, base_path: str = "", python: Path = Path(sys.executable)) -> None:
        self.data = data
        self._python = python
        self.base_path = base_path
        held = hold_port()
        weakref.finalize(self, held.close)
        self.port: int = held.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}{base_path}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        settings = {"TOCCA_DATA": str(self.data), "TOCCA_PORT": str(self.port), "TOCCA_BASE_PATH": self.base_path}
        settings |= {f"TOCCA_{name}": value for name, value in ROOMY.items()}  # all pages of a test are one address
        with (self.data / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._python, "-m", "tocca.server.serve"], env={**os.environ, **settings}, stdout=log, stderr=log
            )
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, (self.data / "server.log").read_text()
            assert time.monotonic() < deadline, "the server does not answer"
            time.sleep(0.1)

    @property
    def for_host(self) -> str:
        """The address of the host's page, as the server told it when it started."""
        found = re.findall(r"http://\S+/host#\S+", (self.data / "server.log").read_text(encoding="utf-8"))
        assert found, "the server has not told it"
        return str(found[-1])

    def stop(self) -> None:
        """As an operator does: SIGTERM, and a graceful end."""
        if self._process is not None:
            self._process.send_signal(signal.SIGTERM)
            assert self._process.wait(PATIENCE) == 0
            self._process = None

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=2) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False
