"""The players' clocks. All times are of the match, in milliseconds, so a pause stops every clock.

A clock runs while the table waits for its seat. Time on a clock is written down only when one starts or
stops, which everybody sees anyway: nothing hidden touches it.
"""

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from tocca.server.protocol import Clock

SECOND = 1_000
DAY = 86_400 * SECOND


class Times(Struct, frozen=True):
    """What each seat has left, and since when those run that do (None: it stands)."""

    left: tuple[int, ...]
    since: tuple[int | None, ...]

    @property
    def running(self) -> tuple[int, ...]:
        return tuple(seat for seat, since in enumerate(self.since) if since is not None)

    def compute_left(self, seat: int, time: int) -> int:
        """What that seat has left then."""
        since = self.since[seat]
        return self.left[seat] if since is None else max(0, self.left[seat] - (time - since))

    def is_out(self, seat: int, time: int) -> bool:
        """Whether that seat's clock runs and has run out."""
        return self.since[seat] is not None and self.compute_left(seat, time) == 0

    def stop(self, time: int) -> "Times":
        """All clocks as they were then, and none runs."""
        left = tuple(self.compute_left(seat, time) for seat in range(len(self.left)))
        return Times(left, (None,) * len(left))

    @property
    def ends(self) -> list[tuple[int, int]]:
        """When each running one runs out, and its seat; the first one first."""
        return sorted((self.left[seat] + since, seat) for seat, since in enumerate(self.since) if since is not None)


def first(clock: Clock, seats: int, awaited: Iterable[int]) -> Times | None:
    """The clocks at the start; None: there are none."""
    if clock.kind == "none":
        return None
    return move_on(clock, Times((allowance(clock),) * seats, (None,) * seats), awaited, 0)


def allowance(clock: Clock) -> int:
    """What a seat has for an action, or for the whole match."""
    return clock.days * DAY if clock.kind == "days" else clock.seconds * SECOND


def move_on(clock: Clock, times: Times, awaited: Iterable[int], time: int, done: int | None = None) -> Times:
    """Stop the clocks of seats that acted or that nobody waits for; start those of the awaited seats."""
    left, since = list(times.left), list(times.since)
    expected = frozenset(awaited)
    for seat, started in enumerate(times.since):
        if started is not None and (seat == done or seat not in expected):
            left[seat] = _after_action(clock, times.compute_left(seat, time))
            since[seat] = None
        if seat in expected and since[seat] is None:
            since[seat] = time
    return replace(times, left=tuple(left), since=tuple(since))


def _after_action(clock: Clock, left: int) -> int:
    return left + clock.increment * SECOND if clock.kind == "game" else allowance(clock)


def problem(clock: Clock, real_time: bool) -> str:
    """Why this clock can't be used; empty if it can."""
    if clock.kind == "none":
        return ""
    if real_time:
        return "this game has its own clock"
    if clock.kind == "days":
        return "" if clock.days else "say how many days there are for each action"
    return "" if clock.seconds else "say how many seconds there are"
