"""Connections: an engine for SQLite or PostgreSQL that loses nothing it has committed, and their
errors in our words."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy
from sqlalchemy import URL, Connection, Engine, event, exc, make_url

from tocca.server.store.errors import CannotOpen, StoreError, StoreFull, StoreUnavailable

BUSY_SECONDS = 5  # to wait for another process that writes to the same SQLite file

# A line that is dead without saying so is noticed within about 15 s.
_LINE: dict[str, object] = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
    "application_name": "tocca",
}


def connect(address: str) -> Engine:
    """An engine for the address; no connection is made yet."""
    url = _parsed(address)
    if url.get_backend_name() == "sqlite":
        return _sqlite(url)
    return _postgresql(url.set(drivername="postgresql+psycopg"))


def _parsed(address: str) -> URL:
    try:
        url = make_url(address)
    except exc.ArgumentError:
        raise CannotOpen("The database's address must begin with sqlite:/// or postgresql://.") from None
    if url.drivername not in {"sqlite", "postgres", "postgresql", "postgresql+psycopg"}:
        raise CannotOpen(f"Tocca keeps its tables in sqlite:/// or postgresql://, not in {url.drivername}://.")
    if url.drivername == "sqlite" and url.database in {None, "", ":memory:"}:
        raise CannotOpen("The database must be a file: one in memory would lose what was acknowledged.")
    return url


def _sqlite(url: URL) -> Engine:
    _make_private(Path(url.database or ""))
    engine = sqlalchemy.create_engine(url, connect_args={"timeout": BUSY_SECONDS})
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _make_private(file: Path) -> None:
    """The file holds the server's secret key: nobody else may read it. (SQLite gives its -wal and -shm
    files the same rights.)"""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise CannotOpen(f"The database file can't be opened: {error}.") from error


def _set_up_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # the driver shall begin nothing by itself; _begin_sqlite does
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        "journal_size_limit = 67108864",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    # Whoever will write takes the lock at once: to ask for it half way fails when another has written since.
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _postgresql(url: URL) -> Engine:
    options = {key: value for key, value in _LINE.items() if key not in url.query}
    engine = sqlalchemy.create_engine(url, connect_args=options, pool_pre_ping=True)
    event.listen(engine, "connect", _set_up_postgresql)
    return engine


def _set_up_postgresql(connection: Any, _: object) -> None:
    # An administrator may have made commits stricter than "on", but "off" would lose what was acknowledged.
    if connection.execute("SHOW synchronous_commit").fetchone()[0] == "off":
        connection.execute("SET synchronous_commit = on")
    connection.commit()


@contextmanager
def our_errors(otherwise: Callable[[str], StoreError] = StoreUnavailable) -> Iterator[None]:
    """Raises the database's troubles as StoreUnavailable or StoreFull, and what is wrong with the data
    (a damaged file, say) as `otherwise`. Refused values and broken constraints go through as they are."""
    try:
        yield
    except exc.TimeoutError as error:  # no connection of the pool came free
        raise StoreUnavailable(str(error)) from error
    except exc.DBAPIError as error:
        why = str(error.orig).strip()
        if _is_full(error):
            raise StoreFull(why) from error
        if error.connection_invalidated or isinstance(error, exc.OperationalError | exc.InterfaceError):
            raise StoreUnavailable(f"The database does not answer ({why}).") from error
        if type(error) is exc.DatabaseError:  # SQLite's word for a file that is not a database, or is damaged
            raise otherwise(why) from error
        raise


def _is_full(error: exc.DBAPIError) -> bool:
    name = getattr(error.orig, "sqlite_errorname", None)
    state = getattr(error.orig, "sqlstate", None)
    return name == "SQLITE_FULL" or state == "53100"
