"""What can go wrong. Each fault is a coroutine that does it to a world, and may take its time."""

import asyncio
import random
from collections.abc import Callable, Coroutine
from typing import Any

from tests.simulation.network import Weather
from tests.simulation.world import NODE, World

POINTS = ("before-acknowledge", "after-acknowledge", "after-broadcast")
FAULTS_IN_A_RUN = (3, 9)
BETWEEN = 4.0  # seconds between two faults, on the average

Fault = Callable[[World, random.Random], Coroutine[Any, Any, None]]


async def die_between_steps(world: World, rng: random.Random) -> None:
    """The process dies at one of its next steps: at any await."""
    node = world.node
    node.dies_at = node.steps + rng.randint(1, 300)
    await asyncio.sleep(8.0)
    node.kill()
    await world.up.wait()


async def die_at_a_point(world: World, rng: random.Random) -> None:
    """The process dies in the middle of a step, between what others notice."""
    node = world.node
    world.crash_at = (rng.choice(POINTS), rng.randint(1, 6))
    await asyncio.sleep(8.0)
    world.crash_at = None
    if not node.alive:
        await world.up.wait()


async def stop_for_a_while(world: World, rng: random.Random) -> None:
    """SIGSTOP, or a laptop that sleeps."""
    world.node.stop(rng.choice((0.3, 3.0, 40.0)))


async def restart(world: World, rng: random.Random) -> None:
    """SIGTERM, and the next version starts."""
    if world.up.is_set():
        await world.drain()


async def set_the_clock(world: World, rng: random.Random) -> None:
    """Somebody sets the machine's clock."""
    world.wall += rng.choice((-3_600.0, -60.0, 60.0, 3_600.0))


async def fill_the_disk(world: World, rng: random.Random) -> None:
    """No space for a while."""
    world.disk.full = True
    await asyncio.sleep(rng.uniform(0.1, 4.0))
    world.disk.full = False


async def lose_the_database(world: World, rng: random.Random) -> None:
    """The database does not answer, for less or more time than a writer waits."""
    world.disk.away_until = world.loop.time() + rng.choice((0.2, 2.0, 14.0))


async def damage_the_checkpoints(world: World, rng: random.Random) -> None:
    """Bits flip where nothing but time depends on them."""
    world.disk.damage_checkpoints()


async def cut_one(world: World, rng: random.Random) -> None:
    """One connection breaks."""
    if world.network.links:
        world.network.links[rng.choice(sorted(world.network.links))].cut()


async def cut_all(world: World, rng: random.Random) -> None:
    """All connections break."""
    for link in tuple(world.network.links.values()):
        link.cut()


async def cut_off(world: World, rng: random.Random) -> None:
    """Nobody reaches the node: for seconds, or so long that the table goes to sleep, or leaves the memory."""
    seconds = rng.choice((1.0, 10.0, 10.0, 90.0, 800.0))
    world.network.split(NODE, seconds)
    await asyncio.sleep(seconds)


async def stop_reading(world: World, rng: random.Random) -> None:
    """A client does not read for a while."""
    client = rng.choice(world.everybody).name
    world.network.weather.slow.add(client)
    await asyncio.sleep(rng.uniform(1.0, 10.0))
    world.network.weather.slow.discard(client)


async def bad_weather(world: World, rng: random.Random) -> None:
    """Everything comes late, twice or in another order."""
    weather = world.network.weather = Weather()
    weather.latency = (0.001, rng.choice((0.3, 2.0)))
    weather.repeats, weather.reorders = rng.choice((0.0, 0.3)), rng.choice((0.0, 0.3))
    await asyncio.sleep(rng.uniform(2.0, 8.0))
    world.network.weather = Weather()


FAULTS: tuple[Fault, ...] = (
    die_between_steps,
    die_between_steps,
    die_at_a_point,
    die_at_a_point,
    stop_for_a_while,
    restart,
    set_the_clock,
    fill_the_disk,
    lose_the_database,
    lose_the_database,
    damage_the_checkpoints,
    cut_one,
    cut_one,
    cut_all,
    cut_off,
    stop_reading,
    bad_weather,
    bad_weather,
)


async def any_trouble(world: World) -> None:
    """Some faults, one after the other or at once, as the seed has it."""
    rng = random.Random(f"{world.seed} faults")
    async with asyncio.TaskGroup() as group:
        for _ in range(rng.randint(*FAULTS_IN_A_RUN)):
            await asyncio.sleep(rng.expovariate(1 / BETWEEN))
            fault = rng.choice(FAULTS)
            world.note(f"fault: {fault.__name__}")
            group.create_task(fault(world, rng))
