"""Backups: one SQLite file with everything that a database holds, whichever kind it is, while the server goes on.

A backup of PostgreSQL is the same kind of file, so it can be restored into either database.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, func, insert, select

from tocca.server.store import engine, migrations
from tocca.server.store.errors import CannotOpen
from tocca.server.store.schema import (
    analyses,
    checkpoints,
    events,
    leases,
    matches,
    metadata,
    nodes,
    players,
    records,
    settings,
    tables,
    transfers,
)

_IN_ORDER = (tables, events, records, analyses, checkpoints, matches, players, settings)  # others refer to tables
_OF_THE_MOMENT = {
    nodes,
    leases,
    transfers,
}  # who runs, who owns what, codes of minutes: no more after a restore
_ROWS = 2_000  # copied at once


def back_up(url: str, target: Path) -> None:
    """Write everything that was committed before now into a new file. CannotOpen if there is such a file already, or no
    database at the address."""
    if target.exists():
        raise CannotOpen(f"There is a file {target} already.")
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_WRONLY, 0o600))  # it holds the server's secret
    try:
        with _open(url) as source:
            if source.dialect.name == "sqlite":
                _copy_file(Path(source.url.database or ""), part)
            else:
                _copy_rows_into_file(source, part)
        _sync(part)
        part.replace(target)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def restore(file: Path, url: str) -> None:
    """Fill the empty or missing database at that address from a backup. CannotOpen if it is not empty."""
    if not file.is_file():
        raise CannotOpen(f"There is no file {file}.")
    with _open(f"sqlite:///{file.resolve()}") as source, _open(url) as target:
        check_pages(source)
        migrations.migrate(target)
        migrations.migrate(source)  # a backup of an older Tocca
        with target.execution_options(writes=True).begin() as into:
            if any(into.execute(select(func.count()).select_from(one)).scalar_one() for one in _IN_ORDER):
                raise CannotOpen("The database is not empty. Restore into another one: nothing was changed.")
            with source.connect() as out:
                _copy_rows(out, into)


def check_pages(database: Engine) -> None:
    """CannotOpen if SQLite finds its file damaged."""
    with engine.translate_errors(otherwise=CannotOpen), database.connect() as connection:
        found = connection.exec_driver_sql("PRAGMA integrity_check(3)").scalars().all()
    if found != ["ok"]:
        raise CannotOpen(f"The file is damaged: {'; '.join(found)}.")


@contextmanager
def _open(url: str) -> Iterator[Engine]:
    if url.startswith("sqlite:///") and not Path(url.removeprefix("sqlite:///")).parent.is_dir():
        raise CannotOpen("There is no such folder.")
    database = engine.connect(url)
    try:
        with engine.translate_errors(otherwise=CannotOpen):
            yield database
    finally:
        database.dispose()


def _copy_file(source: Path, target: Path) -> None:
    """By SQLite's own backup, page by page: what is in the log beside the file is in the copy."""
    with closing(sqlite3.connect(source)) as out, closing(sqlite3.connect(target)) as into:
        out.backup(into)
        into.execute("PRAGMA journal_mode = DELETE")  # so that the copy is one file


def _copy_rows_into_file(source: Engine, target: Path) -> None:
    with _open(f"sqlite:///{target.resolve()}") as copy:
        migrations.migrate(copy)
        snapshot = source.execution_options(isolation_level="REPEATABLE READ")
        with snapshot.connect() as out, copy.execution_options(writes=True).begin() as into:
            _copy_rows(out, into)
        with copy.connect() as connection:
            connection.connection.cursor().execute("PRAGMA journal_mode = DELETE")


def _copy_rows(out: Connection, into: Connection) -> None:
    for table in _IN_ORDER:
        found = out.execution_options(yield_per=_ROWS).execute(select(table))
        for rows in found.partitions():
            into.execute(insert(table), [dict(row._mapping) for row in rows])


def _sync(file: Path) -> None:
    with file.open("rb") as written:
        os.fsync(written.fileno())


assert {*_IN_ORDER, *_OF_THE_MOMENT} == set(metadata.tables.values()), "a table is left out of backups"
