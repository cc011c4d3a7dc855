"""Opening a table: what is asked, and what is answered."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from tocca.core.rules import MOST_SEATS
from tocca.server.protocol import Clock


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What a new table is for."""

    game: Annotated[str, Meta(max_length=20)]
    seats: Annotated[int, Meta(ge=2, le=MOST_SEATS)] | None = None
    options: dict[str, Any] = {}
    clock: Clock = Clock()
    public: bool = False
    hints: bool = False


class OpenedTable(Struct, frozen=True):
    """A table was opened. The keys are for its links: `/t/TABLE#KEY`."""

    table: str
    play: str
    watch: str
    seats: tuple[str, ...]


class Guest(Struct, frozen=True):
    """Who you are, from now on."""

    token: str
