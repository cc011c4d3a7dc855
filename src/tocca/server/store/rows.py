"""What goes into the store and comes out of it."""

from typing import NamedTuple


class TableInfo(NamedTuple):
    """A table as the lobby and a restarting server need to know it. The log is the truth; this is the
    index to it. Times are in milliseconds since 1970."""

    id: str
    game: str
    phase: str  # of protocol.Phase
    public: bool
    created: int
    updated: int
    card: str = "{}"  # JSON for the lobby's list; the store does not look into it


class MatchRecord(NamedTuple):
    """A finished match as `.tocca` text."""

    match: int
    text: str
    finished_at: int


class Append(NamedTuple):
    """What one table wants written, all or nothing. Events are numbered from 1 without gaps, so a
    table's last number is how many it has."""

    table: str
    first: int  # the number of the first of these events
    events: tuple[tuple[int, bytes], ...]  # (at in milliseconds, JSON)
    info: TableInfo | None = None  # when it is new or has changed
    record: MatchRecord | None = None  # when a match has ended


class Counts(NamedTuple):
    """How much there is."""

    tables: dict[str, int]  # by phase
    records: int
