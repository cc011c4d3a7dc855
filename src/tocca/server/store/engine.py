"""Engines for SQLite and PostgreSQL that lose nothing they have committed, and their errors as ours."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy
from sqlalchemy import URL, Connection, Engine, event, exc, make_url

from tocca.server.store.errors import CannotOpen, StoreError, StoreFull, StoreUnavailable

BUSY_SECONDS = 5  # to wait for another process that writes to the same SQLite file

# A dead connection is noticed within about 15 s.
_KEEPALIVE: dict[str, object] = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
    "application_name": "tocca",
}


def connect(address: str) -> Engine:
    """An engine for the address; no connection is made yet."""
    url = _parse_url(address)
    if url.get_backend_name() == "sqlite":
        return _sqlite(url)
    return _postgresql(url.set(drivername="postgresql+psycopg"))


def _parse_url(address: str) -> URL:
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
    connection.isolation_level = None  # the driver must not begin transactions; _begin_sqlite does
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        "journal_size_limit = 67108864",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    # A writer takes the lock at once: asking for it later fails if another process has written meanwhile.
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


@contextmanager
def driver_transaction(connection: Any) -> Iterator[None]:
    """A transaction on SQLite's own connection. Appends to logs are most of what is written, and begin and commit by
    SQLAlchemy cost a third of one. Errors are SQLAlchemy's, as elsewhere."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            connection.execute("COMMIT")
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
    except sqlite3.Error as error:
        raise exc.DBAPIError.instance(None, None, error, sqlite3.Error) from error


def _postgresql(url: URL) -> Engine:
    options = {key: value for key, value in _KEEPALIVE.items() if key not in url.query}
    engine = sqlalchemy.create_engine(url, connect_args=options, pool_pre_ping=True)
    event.listen(engine, "connect", _set_up_postgresql)
    return engine


def _set_up_postgresql(connection: Any, _: object) -> None:
    # "off" would lose commits that were acknowledged. Anything stricter than "on" is the administrator's choice.
    if connection.execute("SHOW synchronous_commit").fetchone()[0] == "off":
        connection.execute("SET synchronous_commit = on")
    connection.commit()


@contextmanager
def translate_errors(otherwise: Callable[[str], StoreError] = StoreUnavailable) -> Iterator[None]:
    """Raise errors of the database as StoreUnavailable or StoreFull, and damaged data as `otherwise`. Refused values
    and broken constraints are not changed."""
    try:
        yield
    except exc.TimeoutError as error:  # no free connection in the pool
        raise StoreUnavailable(str(error)) from error
    except exc.DBAPIError as error:
        why = str(error.orig).strip()
        if _is_full(error):
            raise StoreFull(why) from error
        if error.connection_invalidated or isinstance(error, exc.OperationalError | exc.InterfaceError):
            raise StoreUnavailable(f"The database does not answer ({why}).") from error
        if type(error) is exc.DatabaseError:  # SQLite: the file is damaged, or not a database
            raise otherwise(why) from error
        raise


def _is_full(error: exc.DBAPIError) -> bool:
    name = getattr(error.orig, "sqlite_errorname", None)
    state = getattr(error.orig, "sqlstate", None)
    return name == "SQLITE_FULL" or state == "53100"
