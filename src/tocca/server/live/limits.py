"""Limits of a server, and a token bucket that enforces a rate."""

from typing import NamedTuple


class Limits(NamedTuple):
    """The limits of one server. Each is a setting (docs/host.md)."""

    tables: int = 10_000  # open at the same time
    tables_per_guest: int = 50  # opened by one guest between two sweeps
    connections: int = 20_000
    connections_per_address: int = 200
    messages_per_second: int = 40  # of one connection, after a burst
    burst: int = 80  # messages of one connection at once
    watchers_per_table: int = 200  # connections; whoever plays there comes in all the same


class Bucket:
    """A token bucket: `burst` at once, then `rate` a second. Times are seconds of a monotonic clock."""

    __slots__ = ("_full_at", "_level", "burst", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self._level = burst
        self._full_at = now

    def take(self, now: float, amount: float = 1.0) -> bool:
        """Take that amount, if there is enough; whether there was."""
        self._level = min(self.burst, self._level + (now - self._full_at) * self.rate)
        self._full_at = now
        if self._level < amount:
            return False
        self._level -= amount
        return True
