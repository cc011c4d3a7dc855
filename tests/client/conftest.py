"""One real server for the client's tests."""

from collections.abc import Iterator

import pytest

from tests.server.process import Nursery, Server


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    nursery = Nursery()
    yield nursery
    nursery.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, nursery: Nursery) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), nursery) as server:
        yield server
