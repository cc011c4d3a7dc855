"""How long a search may think: so many seconds, so many simulations, whichever comes first."""

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
def hurried(times: float) -> Iterator[None]:
    """Bots asked in here think so many times more briefly: their clock runs that much faster."""
    clock = _clock.get()
    before = _clock.set(lambda: clock() * times)
    try:
        yield
    finally:
        _clock.reset(before)


class Budget:
    """One search's thinking time. It begins when it is made."""

    __slots__ = ("_clock", "_end", "_most", "spent")

    def __init__(self, seconds: float | None, simulations: int | None, clock: Callable[[], float] = now) -> None:
        check_budget(seconds, simulations)
        self.spent = 0
        self._most = simulations
        self._clock = clock
        self._end = None if seconds is None else clock() + seconds

    def spend(self) -> bool:
        """Whether one more simulation may run; the first always may."""
        if self.spent and self._is_spent():
            return False
        self.spent += 1
        return True

    def _is_spent(self) -> bool:
        if self._most is not None and self.spent >= self._most:
            return True
        return self._end is not None and self._clock() >= self._end
