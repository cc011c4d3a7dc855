"""Clusters: a real one of Dask's. Ray's daemons listen on all of a machine's addresses, which tests must not, so a
stand-in with the calls we make of it takes its place."""

import socket
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from distributed import LocalCluster

from tocca.arena import NoCluster, Plan, crew, tournament
from tocca.arena.crew import Crew, cores, dask, ray

PLAN = Plan.of("tomoko", ["greedy:blunder=0.8", "random"], "s", options={"limit": 6})


class Ray(ModuleType):
    """`init`, `remote(f).remote(…)` giving a reference with `future()`, `cluster_resources`, `shutdown`."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.pool = ThreadPoolExecutor(3)
        self.address: Any = "not asked"

    def init(self, address: str | None, ignore_reinit_error: bool) -> None:
        self.address = address

    def remote(self, function: Any) -> Any:
        def submit(*work: Any) -> Any:
            future: Future[Any] = self.pool.submit(function, *work)
            return SimpleNamespace(future=lambda: future)

        return SimpleNamespace(remote=submit)

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0}

    def shutdown(self) -> None:
        self.pool.shutdown()


def check(found: Crew, size: int) -> None:
    """It plays what one process alone plays."""
    assert found.size == size
    there = sorted((match.number, match.outcome) for match in tournament(PLAN, 6, found))
    here = sorted((match.number, match.outcome) for match in tournament(PLAN, 6))
    assert there == here
    found.renew()
    found.stop()


def test_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    library = Ray()
    monkeypatch.setitem(sys.modules, "ray", library)
    with socket.create_server(("127.0.0.1", 0)) as head:
        address = f"ray://127.0.0.1:{head.getsockname()[1]}"
        check(ray(address), 3)
    assert library.address == address
    with pytest.raises(NoCluster, match="there is no cluster at ray:"):
        ray("ray://127.0.0.1:1")


def test_dask() -> None:
    """Workers on this machine; and a client of a scheduler that is there already."""
    check(dask(), cores())
    with LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=1, threads_per_worker=1, dashboard_address="127.0.0.1:0"
    ) as cluster:
        check(dask(cluster.scheduler_address), 1)


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nonsense", "tcp://127.0.0.1:x"])
def test_no_cluster_there(address: str) -> None:
    with pytest.raises(NoCluster, match=f"there is no cluster at {address}: "):
        dask(address)


@pytest.mark.parametrize(("engine", "told"), [(crew.ray, "pip install ray"), (crew.dask, "pip install distributed")])
def test_what_is_not_installed_is_told(engine: Any, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ray", "distributed"):
        monkeypatch.setitem(sys.modules, name, None)
    with pytest.raises(NoCluster, match=told):
        engine()
