"""Limits of a server, and a token bucket that enforces a rate."""

from typing import NamedTuple


class Limits(NamedTuple):
    """The limits of one server. Each is a setting (docs/host.md). An address is one of IPv4, or a /64 of IPv6."""

    tables: int = 10_000  # open at the same time
    tables_per_guest: int = 50  # opened by one guest in an hour
    tables_per_address: int = 300  # opened from one address in an hour, by however many guests
    connections: int = 20_000
    connections_per_address: int = 200  # WebSockets
    http_per_address: int = 250  # connections that are no WebSockets
    half_open_per_address: int = 60  # connections whose request has not arrived whole
    requests_per_second: int = 100  # HTTP requests from one address, after a burst
    request_burst: int = 1_000  # HTTP requests from one address at once
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
        if self.level(now) < amount:
            return False
        self._level -= amount
        return True

    def charge(self, now: float, amount: float) -> None:
        """Take that amount, even if it leaves a debt: never more than the burst."""
        self._level = max(-self.burst, self.level(now) - amount)

    def level(self, now: float) -> float:
        """How much is left."""
        self._level = min(self.burst, self._level + (now - self._full_at) * self.rate)
        self._full_at = now
        return self._level
