"""How long a search may think: so many seconds, so many simulations, whichever comes first."""

import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from tocca.bots.player import check_budget

_clock: ContextVar[Callable[[], float]] = ContextVar("clock", default=time.perf_counter)


def now() -> float:
    """Seconds on the clock that thinking time is measured with."""
    return _clock.get()()


@contextmanager
def processor_time() -> Iterator[None]:
    """Bots asked in here think so many seconds of the processor's time, however busy the machine is.

    For measuring. At a table people wait by the clock on the wall.
    """
    before = _clock.set(time.thread_time)
    try:
        yield
    finally:
        _clock.reset(before)


@contextmanager
def hurry(times: float) -> Iterator[None]:
    """Bots asked in here think so many times more briefly: their clock runs that much faster."""
    clock = _clock.get()
    before = _clock.set(lambda: clock() * times)
    try:
        yield
    finally:
        _clock.reset(before)


class Budget:
    """One search's thinking time. It begins when it is made, and the first simulations always may run."""

    __slots__ = ("_began", "_clock", "_seconds", "_simulations", "spent")

    def __init__(self, seconds: float | None, simulations: int | None, clock: Callable[[], float] = now) -> None:
        check_budget(seconds, simulations)
        self.spent = 0
        self._seconds, self._simulations = seconds, simulations
        self._clock = clock
        self._began = clock()

    def spend(self, block: int = 1) -> int:
        """How many simulations may run before asking again, a block at most; they count as spent. 0: stop."""
        if self.spent and self.time_used() >= 1:
            return 0
        granted = block if self._simulations is None else min(block, self._simulations - self.spent)
        self.spent += granted
        return granted

    def spend_whole(self, block: int) -> bool:
        """Whether a whole block may run, for searches in which a part of one says nothing."""
        if self._simulations is not None and self.spent + block > self._simulations:
            return False
        return self.spend(block) > 0

    def time_used(self) -> float:
        """The part of the time that is over: 1 and more when it is up."""
        return 0.0 if self._seconds is None else (self._clock() - self._began) / self._seconds

    def estimate_left(self) -> float:
        """How many simulations may still run, as far as the pace so far tells."""
        left = math.inf if self._simulations is None else self._simulations - self.spent
        if self._seconds is None or not self.spent:
            return left
        passed = self._clock() - self._began
        return min(left, (self._seconds - passed) * self.spent / max(passed, 1e-9))

    def at_pace(self, a_second: int, most: int) -> int:
        """How many steps the whole budget has room for, where so many take a second; not above the most."""
        if self._simulations is not None:
            most = min(most, self._simulations - self.spent)
        return most if self._seconds is None else min(most, int(self._seconds * a_second))
