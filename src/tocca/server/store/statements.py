"""The SQL of an append: what must hold before it, and the rows it writes."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, Integer, Select, bindparam, cast, column, func, or_, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Dialect
from sqlalchemy.schema import Table
from sqlalchemy.sql.dml import Insert

from tocca.server.store.errors import Conflict, Gap, Rejected, UnknownTable, Unwritable
from tocca.server.store.rows import Append
from tocca.server.store.schema import analyses, checkpoints, events, matches, players, records, settings, tables

# The events are most of all that is written, so they go to the driver directly, in the form that costs it
# the least: SQLite takes row after row, PostgreSQL whole columns in one statement.
_NEW_EVENTS = {
    "sqlite": "INSERT INTO events (table_id, seq, at, data) VALUES (?, ?, ?, ?)",
    "postgresql": "INSERT INTO events (table_id, seq, at, data) "
    "SELECT * FROM unnest(%b::text[], %b::int[], %b::bigint[], %b::bytea[])",
}
_JSON_PAIRS = {"sqlite": "json_each", "postgresql": "json_each_text"}


class Statements(NamedTuple):
    """The statements in the dialect of one database."""

    by_column: bool
    new_events: str
    mismatches: Select[str, str | None, int]
    put_tables: Insert
    put_records: Insert
    put_checkpoints: Insert
    put_analysis: Insert
    put_matches: Insert
    put_players: Insert
    insert_setting: Insert
    put_setting: Insert

    @classmethod
    def of(cls, dialect: Dialect) -> "Statements":
        """The statements for that dialect."""
        return cls(
            by_column=dialect.name == "postgresql",
            new_events=_NEW_EVENTS[dialect.name],
            mismatches=_mismatches(_JSON_PAIRS[dialect.name]),
            put_tables=_put(dialect, tables, but="created"),
            put_records=_put(dialect, records),
            put_checkpoints=_put(dialect, checkpoints),
            put_analysis=_put(dialect, analyses),
            put_matches=_put(dialect, matches, but="began"),
            put_players=_put(dialect, players),
            insert_setting=_insert(dialect, settings).on_conflict_do_nothing(),
            put_setting=_put(dialect, settings),
        )

    def check(self, connection: Connection | None, batch: Sequence[Append], ends: dict[str, int]) -> None:
        """Raise Rejected for an append that does not continue its table's log. `ends`: the lengths of some logs as we
        know them. If another process has written since, the primary key refuses the rows."""
        firsts: dict[str, Append] = {}
        for append in batch:
            _check_form(append)
            end = ends.get(append.table)
            if end is None:
                firsts[append.table] = append
            elif append.first != end + 1:
                raise _describe_mismatch(append, end)
            ends[append.table] = append.first + len(append.events) - 1
        if not firsts:
            return
        assert connection is not None, "a table whose end is not known must be looked up"
        wanted = msgspec.json.encode({table: append.first for table, append in firsts.items()}).decode()
        for table, known, last in connection.execute(self.mismatches, {"wanted": wanted}):
            append = firsts[table]
            if known is None and append.info is None:
                raise UnknownTable(table, append.first)
            if append.first != last + 1:
                raise _describe_mismatch(append, last)

    def write(self, connection: Connection, batch: Sequence[Append]) -> None:
        """Write all rows. Tables first: the others refer to them."""
        infos = [append.info._asdict() for append in batch if append.info]
        if infos:
            connection.execute(self.put_tables, infos)
        rows = event_rows(batch)
        if self.by_column:
            connection.exec_driver_sql(self.new_events, tuple(map(list, zip(*rows, strict=True))))
        else:
            connection.exec_driver_sql(self.new_events, rows)
        ended = [{"table_id": append.table, **append.record._asdict()} for append in batch if append.record]
        if ended:
            connection.execute(self.put_records, ended)
        begun = {append.table: append.checkpoint for append in batch if append.checkpoint}
        if begun:
            rows_begun = [{"table_id": table, **checkpoint._asdict()} for table, checkpoint in begun.items()]
            connection.execute(self.put_checkpoints, rows_begun)
        self._write_matches(connection, batch)

    def _write_matches(self, connection: Connection, batch: Sequence[Append]) -> None:
        told = {(append.table, append.match.match): append.match for append in batch if append.match}
        if not told:
            return
        rows = [{"table_id": table, **info._asdict()} for (table, _), info in told.items()]
        connection.execute(self.put_matches, [{key: row[key] for key in row if key != "guests"} for row in rows])
        seats = [
            {"table_id": table, "match": match, "seat": seat, "guest": guest, "numbers": ""}
            for (table, match), info in told.items()
            for seat, guest in enumerate(info.guests)
            if guest
        ]
        if seats:
            connection.execute(self.put_players, seats)


def event_rows(batch: Sequence[Append]) -> list[tuple[str, int, int, bytes]]:
    """The rows of the table of events, in the order of its columns in `new_events`."""
    return [
        (append.table, seq, at, data) for append in batch for seq, (at, data) in enumerate(append.events, append.first)
    ]


def _check_form(append: Append) -> None:
    if not append.events:
        raise Unwritable(append.table, append.first, "there are no events, and the index follows the log only.")
    if append.info and append.info.id != append.table:
        raise Unwritable(append.table, append.first, f"its information is that of {append.info.id!r}.")


def _mismatches(json_pairs: str) -> Select[str, str | None, int]:
    """Of the tables wanted ({table: number of its next event}) those which don't exist or go on with
    another number: normally none, so that a check of hundreds of tables costs one short answer."""
    wanted = getattr(func, json_pairs)(bindparam("wanted")).table_valued(column("key"), column("value"))
    last = func.coalesce(
        select(func.max(events.c.seq)).where(events.c.table_id == wanted.c.key).correlate(wanted).scalar_subquery(), 0
    )
    return (
        select(wanted.c.key, tables.c.id, last)
        .select_from(wanted.outerjoin(tables, tables.c.id == wanted.c.key))
        .where(or_(tables.c.id.is_(None), last + 1 != cast(wanted.c.value, Integer)))
    )


def _describe_mismatch(append: Append, last: int) -> Rejected:
    if append.first <= last:
        return Conflict(append.table, append.first)
    return Gap(append.table, append.first, last)


def _insert(dialect: Dialect, table: Table) -> sqlite.Insert | postgresql.Insert:
    return sqlite.insert(table) if dialect.name == "sqlite" else postgresql.insert(table)


def _put(dialect: Dialect, table: Table, but: str = "") -> Insert:
    """Insert, or replace all but the key and that column."""
    statement = _insert(dialect, table)
    changes = {c.name: statement.excluded[c.name] for c in table.columns if not c.primary_key and c.name != but}
    return statement.on_conflict_do_update(index_elements=list(table.primary_key.columns), set_=changes)
