"""Who sees a line of the log: nobody may be able to count lines that are hidden from them.

Audiences are sets of seats, written as bits; `WATCHER` is the bit of those who hold none. A line is seen in
full by some, as a mere hint by others (that somebody has chosen, not what), and by the rest not at all.
"""

from functools import cache
from typing import NamedTuple

from tocca.core.rules import MOST_SEATS

WATCHER = 1 << MOST_SEATS
EVERYBODY = 2 * WATCHER - 1
BITS = tuple(1 << bit for bit in range(MOST_SEATS + 1))  # the seats, and those who only watch


class Sight(NamedTuple):
    """The bits of those who see all of a line, and of those who see only that there is one."""

    full: int
    hint: int = 0

    @property
    def seen(self) -> int:
        return self.full | self.hint


OPEN = Sight(EVERYBODY)
HIDDEN = Sight(0)


@cache
def bits(seats: tuple[int, ...]) -> int:
    """The audience that holds these seats."""
    return sum(1 << seat for seat in seats) or WATCHER


class Count(NamedTuple):
    """How many lines each audience has seen: those for everybody, and by audience those for some."""

    everybody: int = 0
    some: tuple[int, ...] = (0,) * (EVERYBODY + 1)

    def of(self, audience: int) -> int:
        return self.everybody + self.some[audience]

    def after(self, sight: Sight) -> "Count":
        """With one more line."""
        if sight is OPEN:
            return Count(self.everybody + 1, self.some)
        seen = sight.seen
        return Count(self.everybody, tuple(count + (audience & seen != 0) for audience, count in enumerate(self.some)))
