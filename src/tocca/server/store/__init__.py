"""The store: every table's events, durable before anybody sees them (SQLite or PostgreSQL)."""

from typing import TYPE_CHECKING, Any

from tocca.server.store.errors import (
    CannotOpen,
    Conflict,
    DamagedTable,
    Fenced,
    Gap,
    LeaseLost,
    NewerDatabase,
    Overtaken,
    Rejected,
    StoreError,
    StoreFull,
    StoreUnavailable,
    UnknownTable,
    Unwritable,
)
from tocca.server.store.rows import (
    Append,
    Checkpoint,
    Counts,
    Lease,
    MatchInfo,
    MatchRecord,
    NodeInfo,
    PlayedMatch,
    TableInfo,
)

if TYPE_CHECKING:
    from tocca.server.store.backup import back_up, restore
    from tocca.server.store.shared import SharedStore
    from tocca.server.store.store import Store, sqlite_url
    from tocca.server.store.writer import Writer

__all__ = [
    "Append",
    "CannotOpen",
    "Checkpoint",
    "Conflict",
    "Counts",
    "DamagedTable",
    "Fenced",
    "Gap",
    "Lease",
    "LeaseLost",
    "MatchInfo",
    "MatchRecord",
    "NewerDatabase",
    "NodeInfo",
    "Overtaken",
    "PlayedMatch",
    "Rejected",
    "SharedStore",
    "Store",
    "StoreError",
    "StoreFull",
    "StoreUnavailable",
    "TableInfo",
    "UnknownTable",
    "Unwritable",
    "Writer",
    "back_up",
    "restore",
    "sqlite_url",
]


def __getattr__(name: str) -> Any:
    """The parts that need a database driver, imported when they are first asked for: in a browser there is none."""
    if name in ("Store", "sqlite_url"):
        from tocca.server.store import store

        return getattr(store, name)
    if name == "SharedStore":
        from tocca.server.store.shared import SharedStore

        return SharedStore
    if name in ("back_up", "restore"):
        from tocca.server.store import backup

        return getattr(backup, name)
    if name == "Writer":
        from tocca.server.store.writer import Writer

        return Writer
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
