"""An event loop with virtual time, in which processes can be killed and stopped between any two of their steps.

Nothing waits: when nothing is left to do the clock moves on to the next timer. There are no threads and no sockets, so
the same seed gives the same run.

Whatever a callback starts belongs to the same process, because asyncio hands the context on (`PROCESS`). A process that
was killed never runs again, not even its `finally`.
"""

import asyncio
import random
from collections.abc import Callable, Coroutine
from contextlib import suppress
from contextvars import Context, ContextVar, copy_context
from functools import partial
from typing import Any, cast

READING = (0.0005, 0.03)  # seconds that a function in a "thread" takes


class Killed(BaseException):
    """Raised where a process dies in the middle of a step."""


class Stalled(Exception):
    """Nothing will ever happen again, but somebody is waiting."""


class Process:
    """What dies and stops together."""

    def __init__(self, loop: "SimulatedLoop", name: str) -> None:
        self.name = name
        self.alive = True
        self.steps = 0
        self.dies_at: int | None = None  # the step
        self.on_death: list[Callable[[], None]] = []
        self.context = copy_context()
        self.context.run(PROCESS.set, self)
        self._loop = loop
        self._stopped = False
        self._waiting: list[tuple[Callable[..., object], tuple[Any, ...], Context]] = []

    def run(self, callback: Callable[..., object], context: Context, *arguments: Any) -> None:
        """One step, unless the process is dead; later, if it is stopped."""
        if not self.alive:
            return
        if self._stopped:
            self._waiting.append((callback, arguments, context))
            return
        self.steps += 1
        if self.steps == self.dies_at:
            self.kill()
            return
        with suppress(Killed):
            callback(*arguments)

    def kill(self) -> None:
        """The end, like SIGKILL."""
        if self.alive:
            self.alive = False
            for tell in self.on_death:
                tell()

    def stop(self, seconds: float) -> None:
        """Stand still for so long, like SIGSTOP."""
        if not self._stopped:
            self._stopped = True
            self._loop.call_later(seconds, self._go_on, context=copy_context())

    def _go_on(self) -> None:
        self._stopped = False
        waiting, self._waiting = self._waiting, []
        for callback, arguments, context in waiting:
            self._loop.call_soon(callback, *arguments, context=context)


PROCESS: ContextVar[Process | None] = ContextVar("process", default=None)


class _NoSockets:
    """Stands for a selector: waiting for sockets only moves the clock on."""

    def __init__(self, loop: "SimulatedLoop") -> None:
        self._loop = loop

    def select(self, timeout: float | None) -> list[object]:
        if timeout is None:
            raise Stalled("everybody waits, and nothing is due")
        self._loop.now += timeout
        return []


class SimulatedLoop(asyncio.BaseEventLoop):
    """The loop of one run."""

    def __init__(self, seed: str) -> None:
        super().__init__()
        self.now = 1_000.0
        self._selector = _NoSockets(self)
        self._rng = random.Random(f"threads {seed}")
        self._kept: list[asyncio.Task[Any]] = []  # dead coroutines, which must not run their `finally` at any odd time
        self.set_task_factory(self._make_task)
        self.problems: list[dict[str, Any]] = []
        self.set_exception_handler(lambda _, problem: self._note_problem(problem))

    def time(self) -> float:
        return self.now

    def call_soon(self, callback: Any, *args: Any, context: Context | None = None) -> asyncio.Handle:  # type: ignore[override]
        context = copy_context() if context is None else context
        return super().call_soon(_guard(callback, context), *args, context=context)

    def call_at(self, when: float, callback: Any, *args: Any, context: Context | None = None) -> asyncio.TimerHandle:  # type: ignore[override]
        context = copy_context() if context is None else context
        return super().call_at(when, _guard(callback, context), *args, context=context)

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:  # type: ignore[override]
        """What a thread would do is done a little later."""
        future: asyncio.Future[Any] = self.create_future()

        def run() -> None:
            if not future.cancelled():
                try:
                    future.set_result(func(*args))
                except Exception as error:
                    future.set_exception(error)

        self.call_later(self._rng.uniform(*READING), run)
        return future

    def _make_task(self, loop: asyncio.AbstractEventLoop, coroutine: Any, **more: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.Task(coroutine, loop=loop, **more)
        task._log_destroy_pending = False  # type: ignore[attr-defined]
        self._kept.append(task)
        return task

    def _note_problem(self, problem: dict[str, Any]) -> None:
        if not isinstance(problem.get("exception"), Killed):
            self.problems.append(problem)

    def forget(self) -> None:
        """The end of a run: let go of all that never ended, in order."""
        for task in self._kept:
            if not task.done():
                with suppress(BaseException):  # its `finally` means nothing any more
                    cast(Coroutine[Any, Any, Any], task.get_coro()).close()
        self._kept.clear()
        self.close()

    # What BaseEventLoop asks of its children.
    def _process_events(self, event_list: list[object]) -> None:
        pass

    def _write_to_self(self) -> None:
        pass


def _guard(callback: Callable[..., object], context: Context) -> Callable[..., object]:
    process = context.get(PROCESS)
    return callback if process is None else partial(process.run, callback, context)
