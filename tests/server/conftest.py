"""Servers for the tests of this folder."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.process import Nursery, Server


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    """Starts servers quickly."""
    nursery = Nursery()
    yield nursery
    nursery.close()


@pytest.fixture
def server(tmp_path: Path, nursery: Nursery) -> Iterator[Server]:
    """A server with roomy limits, for one test."""
    with Server(tmp_path, nursery) as server:
        yield server
