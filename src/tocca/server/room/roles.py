"""In which role somebody comes to a table: what their link opens."""

from typing import NamedTuple


class Role(NamedTuple):
    """What a key opens: a seat, any free seat (`play`), watching, or reading what was played."""

    kind: str
    seat: int | None = None


PLAY = Role("play")
WATCH = Role("watch")
READ = Role("read")  # finished matches only
