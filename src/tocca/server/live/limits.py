"""How much anybody may ask for: buckets that refill, and the numbers in one place."""

from typing import NamedTuple


class Limits(NamedTuple):
    """What one server bears. Every number can be set, in a file or in the environment (docs/host.md)."""

    tables: int = 10_000  # open at the same time
    tables_per_guest: int = 50  # opened by one guest between two sweeps
    connections: int = 20_000
    connections_per_address: int = 200
    messages_per_second: int = 40  # of one connection, after a burst
    burst: int = 80  # messages of one connection at once
    watchers_per_table: int = 200  # connections; whoever plays there comes in all the same


class Bucket:
    """So many at once, then so many a second. Times are seconds of any clock that only goes forward."""

    __slots__ = ("_full_at", "_level", "burst", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self._level = burst
        self._full_at = now

    def take(self, now: float, amount: float = 1.0) -> bool:
        """Whether there was enough; if so it is taken."""
        self._level = min(self.burst, self._level + (now - self._full_at) * self.rate)
        self._full_at = now
        if self._level < amount:
            return False
        self._level -= amount
        return True
