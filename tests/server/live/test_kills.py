"""Kill -9 at any moment and start again: nothing acknowledged is lost or doubled, nothing hidden is told, and
everybody catches up by himself."""

import asyncio
import random
import signal
from pathlib import Path

import pytest

from tests.server.evening import Evening
from tests.server.players import TABLES
from tests.server.process import Nursery, Server

KILLS = 40
CRASHES = 3  # at each named point
POINTS = ("before-commit", "after-commit", "before-acknowledge", "after-acknowledge", "after-broadcast")


def test_forty_kills_at_random_moments(tmp_path: Path, nursery: Nursery) -> None:
    """Most of them in the middle of play, the others while the server starts and people come back."""
    rng = random.Random("kills")

    async def kill_often() -> None:
        for _ in range(KILLS):
            before = evening.arrivals
            assert server.kill() == -signal.SIGKILL
            server.begin()
            if rng.random() < 0.7:
                await evening.all_back(before)
                await evening.play_on(rng.randint(1, 60))
            await asyncio.sleep(rng.uniform(0.0, 0.3))
        await asyncio.to_thread(server.wait_until_open)

    with Server(tmp_path, nursery) as server:
        evening = Evening(server, TABLES)
        asyncio.run(evening.live_through(kill_often))
        assert evening.check() > KILLS
        assert min(evening.arrivals) > KILLS / 2, evening.arrivals  # they did come back, again and again


@pytest.mark.parametrize("point", POINTS)
def test_a_kill_at_every_named_point(point: str, tmp_path: Path, nursery: Nursery) -> None:
    rng = random.Random(point)

    async def die_there() -> None:
        server.kill()
        for _ in range(CRASHES):
            server.begin(TESTING="1", CRASH=f"{point}:{rng.randint(1, 60)}")
            assert await asyncio.to_thread(server.wait_for_end) == -signal.SIGKILL
        before = evening.arrivals
        server.begin()
        await evening.all_back(before)
        await evening.play_on(20)

    with Server(tmp_path, nursery) as server:
        evening = Evening(server, TABLES)
        asyncio.run(evening.live_through(die_there))
        assert evening.check() > 0
