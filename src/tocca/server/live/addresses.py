"""What each address has asked for lately, so that nobody evades a limit with throw-away guests or new connections.

An address is one of IPv4, or a /64 of IPv6: that is what one household or one rented server has.
"""

import logging
import time
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from tocca.server.live.limits import Bucket, Limits

log = logging.getLogger("tocca.addresses")

HOUR = 3_600.0
PENALTY = 50  # requests that a connection costs which was closed for sending too much
REPORT_EVERY = 10.0  # seconds between two log lines about refusals
_MAX_REPORTED = 5  # addresses in such a line


@lru_cache(maxsize=4_096)
def group_of(address: str) -> str:
    """The group that a limit counts: the address itself, or its /64."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:  # a UNIX socket, or a test
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, 64), strict=False))


class Usage:
    """What one address uses."""

    __slots__ = ("half_open", "http", "requests", "sockets", "tables")

    def __init__(self, limits: Limits, now: float) -> None:
        self.sockets = 0  # WebSockets
        self.http = 0  # other connections
        self.half_open: dict[object, Callable[[], None]] = {}  # the oldest first; each with how to cut it
        self.requests = Bucket(limits.requests_per_second, limits.request_burst, now)
        self.tables = Bucket(limits.tables_per_address / HOUR, limits.tables_per_address, now)

    def is_idle(self, now: float) -> bool:
        """Whether forgetting it makes no difference."""
        if self.sockets or self.http or self.half_open:
            return False
        return all(bucket.level(now) >= bucket.burst for bucket in (self.requests, self.tables))


class Addresses:
    """All addresses that have used the server lately."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._limits = limits
        self._clock = clock
        self._usages: dict[str, Usage] = {}
        self._refused: Counter[tuple[str, str]] = Counter()  # by address and reason, since the last report
        self._reported_at = clock() - REPORT_EVERY
        self.refused = 0  # in all
        self.is_banned: Callable[[str], bool] = lambda address: False  # the hub knows who is

    def usage(self, address: str) -> Usage:
        """What that address uses."""
        group = group_of(address)
        found = self._usages.get(group)
        if found is None:
            found = self._usages[group] = Usage(self._limits, self._clock())
        return found

    def take_request(self, address: str, cost: float = 1.0) -> bool:
        """Whether that address may ask for something of that cost."""
        return self._refuse_unless(self.usage(address).requests.take(self._clock(), cost), address, "too many requests")

    def take_table(self, address: str) -> bool:
        """Whether one more table may be opened from there."""
        return self._refuse_unless(self.usage(address).tables.take(self._clock()), address, "too many tables")

    def is_exhausted(self, address: str) -> bool:
        """Whether that address has no request left: then it is not even listened to."""
        found = self._usages.get(group_of(address))
        return found is not None and found.requests.level(self._clock()) < 1

    def punish(self, address: str) -> None:
        """A connection from there was closed for sending too much."""
        self.usage(address).requests.charge(self._clock(), PENALTY)
        self.note_refusal(address, "too much on one connection")

    def open_socket(self, address: str) -> bool:
        """A WebSocket was opened; whether it is within the limit. `close_socket` must follow in any case."""
        found = self.usage(address)
        found.sockets += 1
        within = found.sockets <= self._limits.connections_per_address
        return self._refuse_unless(within, address, "too many WebSockets")

    def close_socket(self, address: str) -> None:
        """A WebSocket was closed."""
        self.usage(address).sockets -= 1

    def note_half_open(self, address: str, key: object, cut: Callable[[], None]) -> None:
        """A request has been begun. Of too many unfinished ones the oldest is cut: an honest request arrives whole at
        once, so whoever shares the address goes on."""
        waiting = self.usage(address).half_open
        waiting[key] = cut
        if len(waiting) > self._limits.half_open_per_address:
            oldest = next(iter(waiting))
            waiting.pop(oldest)()
            self.usage(address).requests.charge(self._clock(), 1.0)  # as a request that had arrived
            self.note_refusal(address, "too many unfinished requests")

    def note_whole(self, address: str, key: object) -> None:
        """That request has arrived whole, or its connection is gone."""
        self.usage(address).half_open.pop(key, None)

    def note_refusal(self, address: str, reason: str) -> None:
        """For the log: one line for many refusals."""
        self.refused += 1
        self._refused[group_of(address), reason] += 1
        if self._clock() - self._reported_at >= REPORT_EVERY:
            self.report()

    def report(self) -> None:
        """Write to the log what was refused since the last report."""
        for (group, reason), times in self._refused.most_common(_MAX_REPORTED):
            log.warning("%s: %s, %d times", group, reason, times)
        self._refused.clear()
        self._reported_at = self._clock()

    def sweep(self) -> None:
        """Forget addresses that have been quiet."""
        now = self._clock()
        for group in [group for group, usage in self._usages.items() if usage.is_idle(now)]:
            del self._usages[group]
        if self._refused:
            self.report()

    def _refuse_unless(self, good: bool, address: str, reason: str) -> bool:
        if not good:
            self.note_refusal(address, reason)
        return good
