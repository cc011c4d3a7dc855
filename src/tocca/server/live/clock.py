"""The server's time. It runs evenly, whatever happens to the machine's clock, and stands still while the server is
away.

Clocks of players are judged by it, so nobody loses on time because the process was stopped, the laptop slept or
somebody set the machine's clock. It starts at the machine's time; after an absence it stays behind by as much.
"""

import time
from collections.abc import Callable

BEAT = 0.5  # seconds between two looks at the clock; the hub takes care of it
LONGEST_BEAT = 2.0  # seconds; a longer one means that the server was away


class ServerClock:
    """Milliseconds since 1970. Ask it at least every `BEAT` seconds, or it believes that the server was away."""

    def __init__(
        self, monotonic: Callable[[], int] = time.monotonic_ns, wall: Callable[[], int] = time.time_ns
    ) -> None:
        self._monotonic = monotonic
        self._asked_at = monotonic()
        self._offset = wall() - self._asked_at
        self.away_ms = 0  # how long the server was away, in all

    def now(self) -> int:
        """The server's time."""
        ticks = self._monotonic()
        since = ticks - self._asked_at
        self._asked_at = ticks
        if since > LONGEST_BEAT * 1e9:
            lost = since - int(BEAT * 1e9)
            self._offset -= lost
            self.away_ms += lost // 1_000_000
        return (ticks + self._offset) // 1_000_000
