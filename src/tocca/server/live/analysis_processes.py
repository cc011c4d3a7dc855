"""The processes that think about finished matches, when nobody else needs the processor."""

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, TypeVar

from tocca.server.live.workers import end_with_server

log = logging.getLogger("tocca.analyses")

T = TypeVar("T")

NICE = 10  # tables and their bots come first
MAX_WORKERS = 2


def _initialize() -> None:
    """In a worker, first of all. It compiles what it needs, however long that takes the first time."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    end_with_server()


class AnalysisProcesses:
    """The processes: started when first needed, ended when nobody has needed them for a while."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or min(MAX_WORKERS, os.cpu_count() or 1)
        self._executor: ProcessPoolExecutor | None = None
        self._end: asyncio.TimerHandle | None = None

    async def run(self, task: Callable[..., T], *arguments: Any) -> T:
        """Run a task in a worker; once more, if its worker dies."""
        if self._end is not None:
            self._end.cancel()
            self._end = None
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._get_executor(), partial(task, *arguments))
        except BrokenProcessPool:
            log.warning("a process that analyses died; starting another")
            self._executor = None
            return await loop.run_in_executor(self._get_executor(), partial(task, *arguments))

    def end_after(self, seconds: float) -> None:
        """End the processes then, unless they are needed before."""
        self._end = asyncio.get_running_loop().call_later(seconds, self.stop)

    def stop(self) -> None:
        """Kill the processes; the next task starts new ones."""
        executor, self._executor = self._executor, None
        if executor is not None:
            workers = tuple((executor._processes or {}).values())
            executor.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.kill()

    def _get_executor(self) -> ProcessPoolExecutor:
        if self._executor is None:
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(self.workers, mp_context=context, initializer=_initialize)
        return self._executor
