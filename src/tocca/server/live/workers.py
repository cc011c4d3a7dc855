"""The processes in which bots think. They see views only, and no connection waits for them."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from tocca import compiled
from tocca.server.live.thinking import advise, choose, react, think_faster

log = logging.getLogger("tocca.bots")

T = TypeVar("T")

NICE = 5  # the workers' niceness: the server comes first
MAX_WORKERS = 4  # however many cores there are
MAX_ATTEMPTS = 3  # before a task that kills its worker is given up


def initialize_worker() -> None:
    """In a worker, first of all. Ctrl-C is for the server, and a worker ends with its server, even if that was killed.
    The games are compiled in the background: until then bots use the plain rules."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    compiled.compile_in_background()
    end_with_server()


def end_with_server() -> None:
    """In a worker: end when the server has ended, even if that was killed."""
    server = multiprocessing.parent_process()

    def wait_and_exit() -> None:
        if server is not None:
            server.join()
            os._exit(1)

    threading.Thread(target=wait_and_exit, daemon=True).start()


class BotPool:
    """The worker processes. They are started when first needed and replaced when one dies. The more tasks are waiting,
    the less time each gets, so that no table waits for the bots of other tables.

    `pace` scales how long bots take for their turns (1: people can follow, 0: as fast as they think); races are not
    affected. `instant` is for tests and removes the delays of races too."""

    def __init__(self, workers: int | None = None, pace: float = 1.0, instant: bool = False) -> None:
        self.pace, self.instant = pace, instant
        self._workers = workers or min(MAX_WORKERS, os.cpu_count() or 1)
        self._pending = 0  # tasks without a result yet
        self._stopped = False
        self._executor: ProcessPoolExecutor | None = None

    async def choose(self, game: str, name: str, view: Any, seed: str) -> str:
        """Run `choose` in a worker."""
        return await self._run(choose, game, name, view, seed)

    async def react(self, game: str, name: str, memory: Any, views: tuple[Any, ...], seed: str) -> tuple[int, str, Any]:
        """Run `react` in a worker."""
        return await self._run(react, game, name, memory, views, seed)

    async def advise(self, game: str, view: Any, seed: str) -> tuple[tuple[str, float | None], ...]:
        """Run `advise` in a worker."""
        return await self._run(advise, game, view, seed)

    async def _run(self, think: Callable[..., T], *arguments: Any) -> T:
        """Run a task; if its worker dies, run it again in a new one."""
        self._pending += 1
        try:
            for _ in range(MAX_ATTEMPTS):
                executor, hurry = self._get_executor(), max(1.0, self._pending / self._workers)
                try:
                    task = think_faster, hurry, think, *arguments
                    return await asyncio.get_running_loop().run_in_executor(executor, *task)
                except BrokenProcessPool:
                    if self._stopped:
                        raise
                    log.warning("a bot's process died; starting another")
                    if self._executor is executor:
                        self._executor = None
            raise BrokenProcessPool(f"the bots' process died {MAX_ATTEMPTS} times in a row")
        finally:
            self._pending -= 1

    def _get_executor(self) -> ProcessPoolExecutor:
        if self._stopped:
            raise BrokenProcessPool("the bots' processes were ended")
        if self._executor is None:
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(self._workers, mp_context=context, initializer=initialize_worker)
        return self._executor

    def stop(self) -> None:
        """Kill the processes for good. Nobody needs their results any more, and a compilation may take a minute."""
        self._stopped = True
        if self._executor is not None:
            workers = tuple(self._executor._processes.values()) if self._executor._processes else ()
            self._executor.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.kill()
            self._executor = None
