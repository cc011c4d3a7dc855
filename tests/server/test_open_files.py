"""A server that may open few files asks for more, and says how many connections it can bear."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.parametrize(("hard", "allowed"), [(4_000, 700), (600, 600)])
def test_as_many_files_as_connections(tmp_path: Path, hard: int, allowed: int) -> None:
    command = f"ulimit -S -n 128; ulimit -H -n {hard}; exec {sys.executable} -m tocca.server.serve"
    environment = {"TOCCA_DATA": str(tmp_path), "TOCCA_PORT": "0", "TOCCA_CONNECTIONS": "500"}
    log = tmp_path / "log"
    with log.open("wb") as to_log:
        server = subprocess.Popen(
            ["sh", "-c", command], env={**os.environ, **environment}, stdout=subprocess.PIPE, stderr=to_log
        )
    try:
        assert server.stdout is not None
        assert b"open at" in server.stdout.readline()
        limits = Path(f"/proc/{server.pid}/limits").read_text()
        found = re.search(r"Max open files\s+(\d+)", limits)
        assert found is not None
        assert int(found[1]) == allowed
        assert ("about 400 connections" in log.read_text()) == (allowed == hard)
    finally:
        server.terminate()
        server.communicate(timeout=60)
