"""What may go wrong with nodes, their database and their bus. Each fault ends with everything working again."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable

from tests.server.cluster.rig import Node, Rig

LONGER_THAN_LEASE = 8.0  # seconds

MOST_TAKEOVER = float(os.environ.get("TOCCA_MOST_TAKEOVER", "inf"))  # seconds; on a quiet machine it can be asked for

Fault = Callable[[Rig], Awaitable[None]]


async def nothing(rig: Rig) -> None:
    """Clients at one node, tables at another."""
    await rig.play_on(20)


async def kill(rig: Rig) -> None:
    """SIGKILL: the others take over."""
    node = rig.nodes.all[0]
    node.server.kill()
    node.reachable = False
    await _see_takeover(rig, node)
    await _start_again(node)


async def stop(rig: Rig) -> None:
    """SIGSTOP for longer than the lease: the node wakes up as an owner of nothing."""
    node = rig.nodes.all[1]
    node.reachable = False
    os.kill(node.server.pid, signal.SIGSTOP)
    await asyncio.sleep(LONGER_THAN_LEASE)
    os.kill(node.server.pid, signal.SIGCONT)
    node.reachable = True
    await rig.play_on(10)


async def cut_from_database(rig: Rig) -> None:
    """The node can't store anything, nor renew its lease."""
    node = rig.nodes.all[2]
    node.database.cut()
    node.reachable = False
    await _see_takeover(rig, node)
    node.database.mend()
    node.reachable = True
    await rig.play_on(10)


async def cut_from_bus(rig: Rig) -> None:
    """The node's tables can't be reached by the clients of others, until it gives them up."""
    node = rig.nodes.all[0]
    node.bus.cut()
    node.reachable = False
    await _see_takeover(rig, node)
    node.bus.mend()
    node.reachable = True
    await rig.play_on(10)


async def wipe_bus(rig: Rig) -> None:
    """NATS is killed and comes back: whatever it had to deliver is lost."""
    for _ in range(2):
        rig.bus.kill()
        await asyncio.to_thread(rig.bus.start)
        await rig.play_on(10)


async def restart_database(rig: Rig) -> None:
    """PostgreSQL crashes and recovers."""
    await asyncio.to_thread(rig.database.restart)
    await rig.play_on(10)


async def set_clocks_wrong(rig: Rig) -> None:
    """The machines' clocks differ by two minutes, and tables move between them."""
    for node, seconds in zip(rig.nodes.all, ("60", "-60", "0"), strict=True):
        node.reachable = False
        node.server.kill()
        await node.server.restart(TEST_CLOCK=seconds)
        node.reachable = True
        await rig.play_on(5)


async def restart_one_by_one(rig: Rig) -> None:
    """SIGTERM, as in an update: tables are handed over before connections end."""
    for node in rig.nodes.all:
        node.reachable = False
        status = await asyncio.to_thread(node.server.kill, signal.SIGTERM)
        assert status == 0
        await rig.play_on(3)
        await _start_again(node)


async def _start_again(node: Node) -> None:
    await node.server.restart()
    node.reachable = True


async def _see_takeover(rig: Rig, node: Node) -> None:
    """Wait until the node's tables go on at the others."""
    owned = [table for table in rig.tables if table.owner is node]
    seconds = await rig.play_on(1, owned)
    print(f"took over in {seconds:.1f} s")
    assert seconds < MOST_TAKEOVER


FAULTS: tuple[Fault, ...] = (
    nothing,
    kill,
    stop,
    cut_from_database,
    cut_from_bus,
    wipe_bus,
    restart_database,
    set_clocks_wrong,
    restart_one_by_one,
)
