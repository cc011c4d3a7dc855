"""Short ways to say what is appended, and to look at a database past the store."""

from collections.abc import Iterator
from contextlib import contextmanager

import sqlalchemy

from tocca.server.store import Append, MatchRecord, TableInfo


def info(table: str, *, phase: str = "lobby", public: bool = True, updated: int = 0, card: str = "{}") -> TableInfo:
    """A line of the index."""
    return TableInfo(table, "tomoko", phase, public, 5, updated, card)


def event(table: str, seq: int) -> bytes:
    """An event that no other is equal to."""
    return f'{{"t":"said","table":"{table}","n":{seq}}}'.encode()


def new(table: str, events: int = 1, *, about: TableInfo | None = None) -> Append:
    """A new table with so many events."""
    return more(table, 1, events)._replace(info=about or info(table))


def more(table: str, first: int, events: int = 1, record: MatchRecord | None = None) -> Append:
    """So many more events."""
    return Append(table, first, tuple((seq, event(table, seq)) for seq in range(first, first + events)), record=record)


def log(table: str, events: int) -> list[bytes]:
    """What such a table's log must be."""
    return [event(table, seq) for seq in range(1, events + 1)]


@contextmanager
def behind(url: str) -> Iterator[sqlalchemy.Connection]:
    """A connection of its own, to do to the database what the store never would. Commits at the end."""
    address = sqlalchemy.make_url(url)
    if address.drivername == "postgresql":
        address = address.set(drivername="postgresql+psycopg")
    engine = sqlalchemy.create_engine(address)
    with engine.begin() as connection:
        yield connection
    engine.dispose()
