"""A database and a bus of their own for the tests of several nodes: they are cut off and restarted."""

from collections.abc import Iterator

import pytest

from tests.server.cluster.parts import Database, NatsServer, require


@pytest.fixture(scope="module")
def database() -> Iterator[Database]:
    require("TOCCA_TEST_POSTGRES", "scripts/postgres")
    with Database() as database:
        yield database


@pytest.fixture(scope="module")
def bus() -> Iterator[NatsServer]:
    with NatsServer(require("TOCCA_TEST_NATS", "scripts/nats")) as bus:
        yield bus
