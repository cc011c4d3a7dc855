"""A fresh, real database for each test: always SQLite, and PostgreSQL where TOCCA_TEST_POSTGRES names one
(`scripts/postgres run …`). In CI it must be there."""

import os
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy

from tocca.server.store import Store, sqlite_url


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The address of a new SQLite database."""
    return sqlite_url(tmp_path / "data")


@pytest.fixture
def postgresql() -> Iterator[str]:
    """The address of a new PostgreSQL database."""
    address = os.environ.get("TOCCA_TEST_POSTGRES")
    if not address:
        say = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
        say("TOCCA_TEST_POSTGRES is not set; scripts/postgres run pytest … sets it")
    admin = sqlalchemy.make_url(address).set(drivername="postgresql+psycopg")
    name = f"test_{uuid.uuid4().hex}"
    engine = sqlalchemy.create_engine(admin, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.exec_driver_sql(f"CREATE DATABASE {name}")
        yield sqlalchemy.make_url(address).set(database=name).render_as_string(hide_password=False)
        connection.exec_driver_sql(f"DROP DATABASE {name} WITH (FORCE)")
    engine.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """The address of a new database, of each kind in turn."""
    address: str = request.getfixturevalue(request.param)
    return address


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    """An open store in a new database."""
    with Store.open(url) as opened:
        yield opened
