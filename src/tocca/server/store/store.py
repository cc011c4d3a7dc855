"""The log of every table, and a small index of the tables, in one database.

The log is the only source of truth: a table is the replay of its events. All methods are synchronous and may be called
from any thread. Writes should come from one thread (the Writer's), so that commits can be grouped.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from typing import Any, NoReturn, Self, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, Select, bindparam, delete, func, select
from sqlalchemy.exc import DBAPIError, StatementError

from tocca.server.store import crash, engine, migrations, wal
from tocca.server.store.errors import CannotOpen, DamagedTable, StoreError, StoreUnavailable, UnknownTable, Unwritable
from tocca.server.store.guests import GuestIndex
from tocca.server.store.rows import Append, Checkpoint, Counts, MatchRecord, TableInfo
from tocca.server.store.schema import analyses, checkpoints, events, records, settings, tables
from tocca.server.store.statements import Statements, event_rows

T = TypeVar("T")

FILE_NAME = "tocca.db"
_MOST_ENDS = 100_000  # tables whose ends are remembered

# Raised for a value that the database can't hold: the driver's errors (wrapped) or Python's own.
_BAD_VALUE = (StatementError, OverflowError, ValueError, TypeError)

_INFO = select(*(tables.c[name] for name in TableInfo._fields))


def sqlite_url(folder: Path) -> str:
    """The address of the SQLite database in a data folder. Creates the folder if it is missing."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return f"sqlite:///{folder.resolve() / FILE_NAME}"


class Store(GuestIndex):
    """An open database. `Store.open(url)` creates or migrates it."""

    def __init__(self, database: Engine, damage: str = "") -> None:
        self.damage = damage  # what was found to be lost when it was opened, in a sentence
        self._engine = database
        self._to_write = database.execution_options(writes=True)
        self._statements = Statements.of(database.dialect)
        self._driver = database.raw_connection() if database.dialect.name == "sqlite" else None
        self._driver_lock = Lock()
        self._ends: dict[str, int] = {}  # the number of events of recently written tables

    @classmethod
    def open(cls, url: str) -> Self:
        """Connect to sqlite:///FILE or postgresql://…, and bring the database up to date."""
        database = engine.connect(url)
        try:
            with engine.translate_errors(otherwise=CannotOpen), database.connect():
                pass
            damage = wal.find_damage(database, Path(database.url.database or "")) if _is_sqlite(database) else ""
            migrations.migrate(database)
        except DBAPIError as error:
            database.dispose()
            raise CannotOpen(f"The database can't be brought up to date ({error.orig}).") from error
        except BaseException:
            database.dispose()
            raise
        return cls(database, damage)

    def close(self) -> None:
        """Close all connections."""
        if self._driver is not None:
            self._driver.close()
        self._engine.dispose()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # -- writing -----------------------------------------------------------------------------------

    def append(self, batch: Sequence[Append]) -> None:
        """Write the batch in one transaction, all or nothing. Durable on return. Raises Rejected with the name of the
        first table whose append can't be written."""
        ends, self._ends = self._ends, {}  # they are right again only if this append succeeds
        try:
            if not self._append_by_driver(batch, ends):
                with self._writing() as connection:
                    self._statements.check(connection, batch, ends)
                    self._write(connection, batch)
                    crash.point("before-commit")
        except _BAD_VALUE as error:
            self._raise_unwritable(batch, error)
        if len(ends) <= _MOST_ENDS:
            self._ends = ends
        crash.point("after-commit")

    def contains(self, batch: Sequence[Append]) -> bool:
        """Whether exactly these events are stored. Says after a lost connection whether the commit succeeded."""
        query = select(events.c.data).where(
            events.c.table_id == bindparam("table"), events.c.seq.between(bindparam("first"), bindparam("last"))
        )
        with self._reading() as connection:
            return all(
                connection.scalars(
                    query.order_by(events.c.seq),
                    {"table": append.table, "first": append.first, "last": append.first + len(append.events) - 1},
                ).all()
                == [data for _, data in append.events]
                for append in batch
            )

    def get_or_set(self, key: str, value: str) -> str:
        """Store the setting unless there is one already. Gives the stored value."""
        with self._writing() as connection:
            connection.execute(self._statements.insert_setting, {"key": key, "value": value})
            stored: str = connection.execute(select(settings.c.value).where(settings.c.key == key)).scalar_one()
        return stored

    def put_setting(self, key: str, value: str) -> None:
        """Store the setting, whatever it was before."""
        with self._writing() as connection:
            connection.execute(self._statements.put_setting, {"key": key, "value": value})

    def put_analysis(self, table: str, match: int, version: int, data: bytes) -> None:
        """Store the analysis of a finished match, in place of an older one."""
        row = {"table_id": table, "match": match, "version": version, "data": data}
        with self._writing() as connection:
            if connection.scalar(select(tables.c.id).where(tables.c.id == table)) is not None:
                connection.execute(self._statements.put_analysis, row)

    def delete(self, table: str) -> bool:
        """Delete a table with all that belongs to it. Whether there was one."""
        self._ends = {}
        with self._writing() as connection:
            return connection.execute(delete(tables).where(tables.c.id == table)).rowcount > 0

    def sweep(
        self, before: int, *, phases: Collection[str] = ("lobby",), sparing: Collection[str] = ()
    ) -> tuple[str, ...]:
        """Delete the tables of these phases that were last updated before then, with all that belongs to
        them, except those to spare (because somebody is there). The names of the deleted."""
        old = select(tables.c.id).where(tables.c.phase.in_(phases), tables.c.updated < before)
        self._ends = {}
        with self._writing() as connection:
            gone = sorted(set(connection.scalars(old)) - set(sparing))
            if gone:
                one_of_them = tables.c.id == bindparam("gone")
                connection.execute(delete(tables).where(one_of_them), [{"gone": table} for table in gone])
        return tuple(gone)

    # -- reading -----------------------------------------------------------------------------------

    def load(self, table: str, first: int = 1) -> list[bytes]:
        """The table's events in order, from that number on; UnknownTable, or DamagedTable if one is missing or no
        JSON."""
        query = select(events.c.seq, events.c.data).where(events.c.table_id == table).order_by(events.c.seq)
        if first > 1:
            query = query.where(events.c.seq >= first)
        with self._reading(lambda why: DamagedTable(table, 0, why)) as connection:
            rows = connection.execute(query).all()
            if not rows and connection.scalar(select(tables.c.id).where(tables.c.id == table)) is None:
                raise UnknownTable(table)
        return [_check_row(table, expected, seq, data) for expected, (seq, data) in enumerate(rows, first)]

    def checkpoint(self, table: str) -> Checkpoint | None:
        """The table as it was when its latest match began, if that was stored."""
        query = select(checkpoints.c.seq, checkpoints.c.data).where(checkpoints.c.table_id == table)
        with self._reading() as connection:
            found = connection.execute(query).one_or_none()
        return None if found is None else Checkpoint(*found)

    def replay(self, table: str, decode: Callable[[bytes], T], first: int = 1) -> list[T]:
        """The table's events from that number on, decoded; DamagedTable also if `decode` fails."""
        decoded = []
        for seq, data in enumerate(self.load(table, first), first):
            try:
                decoded.append(decode(data))
            except Exception as error:
                raise DamagedTable(table, seq, str(error)) from error
        return decoded

    def info(self, table: str) -> TableInfo | None:
        """The table's row of the index."""
        found = self._infos(_INFO.where(tables.c.id == table))
        return found[0] if found else None

    def names(self) -> list[str]:
        """All tables."""
        with self._reading() as connection:
            return list(connection.scalars(select(tables.c.id).order_by(tables.c.id)))

    def lobby(self, limit: int = 100) -> list[TableInfo]:
        """Public tables that wait for players, the latest first."""
        waiting = _INFO.where(tables.c.phase == "lobby", tables.c.public)
        return self._infos(waiting.order_by(tables.c.updated.desc(), tables.c.id).limit(limit))

    def list_unfinished(self) -> list[TableInfo]:
        """Tables whose match is not over, the latest first."""
        return self._infos(_INFO.where(tables.c.phase != "over").order_by(tables.c.updated.desc(), tables.c.id))

    def records(self, table: str) -> list[MatchRecord]:
        """The table's finished matches, in order."""
        query = select(records.c.match, records.c.text, records.c.finished_at)
        with self._reading() as connection:
            rows = connection.execute(query.where(records.c.table_id == table).order_by(records.c.match))
            return [MatchRecord(*row) for row in rows]

    def analysis(self, table: str, match: int, version: int) -> bytes | None:
        """The stored analysis of a finished match, if it is of that version."""
        wanted = (analyses.c.table_id == table, analyses.c.match == match, analyses.c.version == version)
        with self._reading() as connection:
            return connection.scalar(select(analyses.c.data).where(*wanted))

    def setting(self, key: str) -> str | None:
        """What is stored under the key."""
        with self._reading() as connection:
            return connection.scalar(select(settings.c.value).where(settings.c.key == key))

    def counts(self) -> Counts:
        """How many tables and records there are. Also a check that the database answers."""
        by_phase = select(tables.c.phase, func.count()).group_by(tables.c.phase).order_by(tables.c.phase)
        with self._reading() as connection:
            phases: dict[str, int] = dict(connection.execute(by_phase).all())
            return Counts(phases, connection.execute(select(func.count()).select_from(records)).scalar_one())

    # -- internals ---------------------------------------------------------------------------------

    def _append_by_driver(self, batch: Sequence[Append], ends: dict[str, int]) -> bool:
        """Write a batch that only continues logs whose ends are known. False: it is another kind of batch, this is not
        SQLite, or another thread is just here."""
        driver = self._driver and self._driver.driver_connection
        if driver is None or any(_says_more(one) or one.table not in ends for one in batch):
            return False
        if not self._driver_lock.acquire(blocking=False):
            return False
        try:
            self._statements.check(None, batch, ends)
            with engine.translate_errors(), engine.driver_transaction(driver):
                driver.executemany(self._statements.new_events, event_rows(batch))
                crash.point("before-commit")
        finally:
            self._driver_lock.release()
        return True

    def _write(self, connection: Connection, batch: Sequence[Append]) -> None:
        self._statements.write(connection, batch)

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with engine.translate_errors(), self._to_write.begin() as connection:
            yield connection

    @contextmanager
    def _reading(self, damaged: Callable[[str], StoreError] = StoreUnavailable) -> Iterator[Connection]:
        with engine.translate_errors(otherwise=damaged), self._engine.connect() as connection:
            yield connection

    def _infos(self, query: Select[*tuple[Any, ...]]) -> list[TableInfo]:
        with self._reading() as connection:
            return [TableInfo._make(row) for row in connection.execute(query)]

    def _raise_unwritable(self, batch: Sequence[Append], error: Exception) -> NoReturn:
        """Find the append whose values the database refused, and raise Unwritable for it."""
        with self._writing() as connection:
            for append in batch:
                try:
                    with connection.begin_nested():
                        self._statements.check(connection, [append], {})  # another process may have been quicker
                        self._write(connection, [append])
                except _BAD_VALUE as bad:
                    why = getattr(bad, "orig", None) or bad
                    raise Unwritable(append.table, append.first, str(why)) from bad
            raise error  # each one works alone, so it was something else


def _says_more(append: Append) -> bool:
    """Whether it brings more than events."""
    return bool(append.info or append.record or append.checkpoint or append.match)


def _is_sqlite(database: Engine) -> bool:
    return database.dialect.name == "sqlite"


def _check_row(table: str, expected: int, seq: int, data: bytes) -> bytes:
    if seq != expected:
        raise DamagedTable(table, expected, "it is missing")
    try:
        data.decode()
        msgspec.json.decode(data, type=msgspec.Raw)
    except (UnicodeDecodeError, msgspec.DecodeError) as error:
        raise DamagedTable(table, seq, str(error)) from error
    return data
