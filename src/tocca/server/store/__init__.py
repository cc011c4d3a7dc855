"""The store: every table's events, durable before anybody sees them (SQLite or PostgreSQL)."""

from tocca.server.store.errors import (
    CannotOpen,
    Conflict,
    DamagedTable,
    Gap,
    NewerDatabase,
    Rejected,
    StoreError,
    StoreFull,
    StoreUnavailable,
    UnknownTable,
    Unwritable,
)
from tocca.server.store.rows import Append, Counts, MatchRecord, TableInfo
from tocca.server.store.store import Store, sqlite_url
from tocca.server.store.writer import Writer

__all__ = [
    "Append",
    "CannotOpen",
    "Conflict",
    "Counts",
    "DamagedTable",
    "Gap",
    "MatchRecord",
    "NewerDatabase",
    "Rejected",
    "Store",
    "StoreError",
    "StoreFull",
    "StoreUnavailable",
    "TableInfo",
    "UnknownTable",
    "Unwritable",
    "Writer",
    "sqlite_url",
]
