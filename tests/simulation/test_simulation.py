"""Seeds under a simulated machine: whatever goes wrong, nothing acknowledged is lost, done twice or forked."""

import asyncio
import os
import subprocess
import sys

import pytest

from tests.simulation.__main__ import run_seed
from tests.simulation.faults import FAULTS, Fault
from tests.simulation.loop import Process, SimulatedLoop, Stalled
from tests.simulation.world import World, simulate

SEEDS, PART = 300, 15


@pytest.mark.parametrize("first", range(1, SEEDS, PART))
def test_seeds(first: int) -> None:
    promises = sum(run_seed(seed)[1] for seed in range(first, first + PART))
    assert promises > 10 * PART  # people did play


@pytest.mark.parametrize("fault", dict.fromkeys(FAULTS), ids=lambda fault: fault.__name__)
def test_every_fault_alone(fault: Fault) -> None:
    """So that a fault that no run survives, or that does nothing, has a name."""

    async def trouble(world: World) -> None:
        await asyncio.sleep(10.0)
        await fault(world, world.rng)
        await asyncio.sleep(30.0)

    assert simulate("one fault", trouble)[1] > 10


def test_the_same_seed_gives_the_same_run() -> None:
    def traces(hashing: str) -> str:
        command = [sys.executable, "-m", "tests.simulation", "1-6", "--traces"]
        environment = {**os.environ, "PYTHONHASHSEED": hashing}
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout

    first = traces("1")
    assert len(set(first.split())) == 12
    assert first == traces("2")


def test_a_failure_says_how_to_repeat_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(World, "check", lambda world: pytest.fail("something is wrong"))
    with pytest.raises(pytest.fail.Exception) as failed:
        run_seed(7)
    assert failed.value.__notes__[-1] == "repeat it: make simulate SEED=7"
    assert "all is well again" in "".join(failed.value.__notes__)


def test_a_process_that_was_killed_never_runs_again() -> None:
    loop = SimulatedLoop("")
    process, ran = Process(loop, "p"), list[str]()
    loop.call_later(1.0, ran.append, "before", context=process.context)
    loop.call_later(2.0, process.kill)
    loop.call_later(3.0, ran.append, "after", context=process.context)
    loop.call_later(4.0, loop.stop)
    loop.run_forever()
    loop.forget()
    assert ran == ["before"]


def test_a_stopped_process_goes_on_in_order() -> None:
    loop = SimulatedLoop("")
    process, ran = Process(loop, "p"), list[tuple[str, float]]()
    process.stop(5.0)
    for after, name in ((1.0, "first"), (2.0, "second")):
        loop.call_later(after, lambda of: ran.append((of, loop.time())), name, context=process.context)
    loop.call_later(9.0, loop.stop)
    began = loop.time()
    loop.run_forever()
    loop.forget()
    assert ran == [("first", began + 5.0), ("second", began + 5.0)]


def test_waiting_for_nothing_is_noticed() -> None:
    loop = SimulatedLoop("")
    with pytest.raises(Stalled):
        loop.run_until_complete(loop.create_future())
    loop.forget()
