"""What goes into the store and comes out of it."""

from collections.abc import Callable
from typing import Any, NamedTuple

Callback = Callable[[Any, Exception | None], None]  # gets the value, or the error


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


class Checkpoint(NamedTuple):
    """A table as it was after so many of its events; the store does not look into it. Whoever reads it checks it: the
    log alone is the truth."""

    seq: int
    data: bytes


class MatchInfo(NamedTuple):
    """A match as the list of a guest's matches needs to know it. The log is the truth; this is an index to it."""

    match: int
    began: int
    ended: int  # 0: it goes on
    card: str  # JSON; the store does not look into it
    guests: tuple[str, ...]  # by seat; empty: nobody, so a bot


class PlayedMatch(NamedTuple):
    """A match that a guest has played, with everybody who played it."""

    table: str
    game: str
    phase: str  # of the table
    info: MatchInfo
    numbers: dict[int, str]  # what was counted of it, by seat, as JSON; empty: not yet


class Append(NamedTuple):
    """What one table wants written, all or nothing. Events are numbered from 1 without gaps, so a
    table's last number is how many it has."""

    table: str
    first: int  # the number of the first of these events
    events: tuple[tuple[int, bytes], ...]  # (at in milliseconds, JSON)
    info: TableInfo | None = None  # when it is new or has changed
    record: MatchRecord | None = None  # when a match has ended
    checkpoint: Checkpoint | None = None  # when a match has begun
    match: MatchInfo | None = None  # when a match has begun or ended, or somebody else plays it
    owner: int = 0  # whoever decided it, by a number of its own: see `Overtaken`; 0: nobody in particular
    epoch: int = 1  # of the owner's lease, where several nodes share a database


class Counts(NamedTuple):
    """How much there is."""

    tables: dict[str, int]  # by phase
    records: int


class Lease(NamedTuple):
    """Who owns a table. The epoch grows with every change of owner, so that an old one is recognised."""

    node: str
    epoch: int


class NodeInfo(NamedTuple):
    """A node as the others see it."""

    id: str
    address: str
    on_bus: bool
    connections: int
    tables: int  # in its memory
