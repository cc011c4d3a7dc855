"""The parts that nodes share, real ones that a test may restart: PostgreSQL, and NATS as the bus."""

import os
import signal
import subprocess
import time
from pathlib import Path
from types import TracebackType

import pytest
import sqlalchemy

from tests.server.process import PATIENCE, hold_port

POSTGRES = Path(__file__).parents[3] / "scripts" / "postgres"


def require(variable: str, script: str) -> str:
    """What that script gives to the tests; without it they are skipped, but never in CI."""
    found = os.environ.get(variable)
    if not found:
        say = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
        say(f"{variable} is not set; {script} run pytest … sets it")
    return found or ""


class Database:
    """A PostgreSQL of our own."""

    def __enter__(self) -> "Database":
        tell = 'echo "$TOCCA_TEST_POSTGRES"; echo "$TOCCA_TEST_POSTGRES_FOLDER"; cat'
        command = ["sh", str(POSTGRES), "run", "sh", "-c", tell]
        self._script = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self._script.stdout is not None
        self.url = self._script.stdout.readline().strip()
        self._folder = self._script.stdout.readline().strip()
        assert self._folder, "PostgreSQL does not start"
        return self

    def __exit__(self, _: type[BaseException] | None, __: object, ___: TracebackType | None) -> None:
        self._script.communicate(timeout=PATIENCE)

    @property
    def port(self) -> int:
        return sqlalchemy.make_url(self.url).port or 0

    def through(self, port: int) -> str:
        """Its address by way of another port."""
        return sqlalchemy.make_url(self.url).set(port=port).render_as_string(hide_password=False)

    def restart(self) -> None:
        """As after a crash."""
        environment = {**os.environ, "TOCCA_TEST_POSTGRES_FOLDER": self._folder}
        subprocess.run(["sh", str(POSTGRES), "restart"], env=environment, check=True, timeout=PATIENCE)


class NatsServer:
    """A NATS of our own."""

    def __init__(self, program: str) -> None:
        self._program = program
        self._held = hold_port()
        self.port: int = self._held.getsockname()[1]

    def __enter__(self) -> "NatsServer":
        self.start()
        return self

    def __exit__(self, _: type[BaseException] | None, __: object, ___: TracebackType | None) -> None:
        self.kill()
        self._held.close()

    def start(self) -> None:
        """Start it, until it is open."""
        command = [self._program, "--addr", "127.0.0.1", "--port", str(self.port)]
        self._process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
        assert self._process.stderr is not None
        end = time.monotonic() + PATIENCE
        while "Server is ready" not in (line := self._process.stderr.readline()):
            assert line, "NATS does not start"
            assert time.monotonic() < end

    def kill(self) -> None:
        """All that it had to deliver is lost."""
        self._process.send_signal(signal.SIGKILL)
        self._process.communicate(timeout=PATIENCE)
