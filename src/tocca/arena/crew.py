"""Where the matches run: in this process, in several processes, or on a Ray or Dask cluster."""

import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from importlib import import_module
from multiprocessing.connection import Connection
from typing import Any, Protocol

from tocca.arena.errors import NoCluster
from tocca.arena.match import play
from tocca.arena.plan import Plan, Task
from tocca.arena.played import Played

PATIENCE = 10.0  # seconds for a cluster to answer


class Crew(Protocol):
    """Workers. `renew` replaces them when one has died."""

    size: int

    def submit(self, plan: Plan, task: Task, keep: bool) -> "Future[Played]": ...

    def renew(self) -> None: ...

    def stop(self) -> None: ...


class Alone:
    """This process itself, one match after the other."""

    size = 1

    def submit(self, plan: Plan, task: Task, keep: bool) -> "Future[Played]":
        future: Future[Played] = Future()
        try:
            future.set_result(play(plan, task, keep))
        except Exception as problem:
            future.set_exception(problem)
        return future

    def renew(self) -> None:
        pass

    def stop(self) -> None:
        pass


class Processes:
    """Processes of this machine."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._start()

    def submit(self, plan: Plan, task: Task, keep: bool) -> "Future[Played]":
        return self._pool.submit(play, plan, task, keep)

    def renew(self) -> None:
        self.stop()
        self._start()

    def stop(self) -> None:
        """At once: a match under way is not played to its end."""
        self._held.close()  # which ends the workers, so that there is little to wait for
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _start(self) -> None:
        spawning = multiprocessing.get_context("spawn")  # a fork would copy the threads of a progress bar half-way
        line, self._held = spawning.Pipe(duplex=False)
        self._pool = ProcessPoolExecutor(self.size, mp_context=spawning, initializer=_begin, initargs=(line,))


def _begin(line: Connection) -> None:
    """In a worker: ignore Ctrl-C, which is for the parent, and exit when the parent closes the pipe or is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, args=(line,), daemon=True).start()


def _follow(line: Connection) -> None:
    with suppress(EOFError, OSError):
        line.recv()
    os._exit(1)


class Cluster:
    """Workers elsewhere, which look after themselves."""

    def __init__(self, size: int, submit: Callable[..., "Future[Played]"], stop: Callable[[], Any]) -> None:
        self.size = size
        self.submit = submit
        self.stop = stop

    def renew(self) -> None:
        """The cluster replaces its own workers."""


def ray(address: str | None = None) -> Cluster:
    """The Ray cluster at that address; without one, as Ray finds it."""
    engine = _library("ray", "Ray")
    with _check_address(address):
        engine.init(address=address, ignore_reinit_error=True)
    remote = engine.remote(play)
    size = max(1, int(engine.cluster_resources().get("CPU", 1)))
    return Cluster(size, lambda *work: remote.remote(*work).future(), engine.shutdown)


def dask(address: str | None = None) -> Cluster:
    """The Dask cluster whose scheduler has that address; without one, workers on this machine."""
    here = {} if address else {"dashboard_address": "127.0.0.1:0"}  # Dask's own would be open to the whole network
    library = _library("distributed", "Dask")
    with _check_address(address):
        client = library.Client(address, **here)
    pool: Executor = client.get_executor(pure=False)
    size = max(1, sum(client.ncores().values()))
    return Cluster(size, lambda *work: pool.submit(play, *work), client.close)


@contextmanager
def _check_address(address: str | None) -> Iterator[None]:
    """NoCluster if nothing answers there; Ray would take two minutes to find out, and end this process."""
    host, colon, port = (address or "").rpartition("://")[2].rpartition(":")
    try:
        if colon:
            socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
        yield
    except (OSError, ValueError) as problem:
        raise NoCluster(f"there is no cluster at {address}: {problem}") from None


def _library(package: str, name: str) -> Any:
    try:
        return import_module(package)
    except ImportError:
        raise NoCluster(f"{name} is not installed: pip install {package}") from None


def crew(workers: int) -> Crew:
    """So many workers on this machine."""
    return Alone() if workers == 1 else Processes(workers)


def cores() -> int:
    """How many matches can run at once here without taking each other's time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
