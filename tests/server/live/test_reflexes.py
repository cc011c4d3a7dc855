"""Bots in a race at a table: they react in their own time, see the dice when everybody does, and watch all along."""

import asyncio
from collections.abc import Callable
from selectors import DefaultSelector, SelectorKey
from typing import Any, cast

import pytest

from tests.server.room.racing import Racing, tick
from tests.server.room.scene import Scene
from tocca.games.totsa.bots import FASTEST
from tocca.server.live.bots import PACE, REACTION, TableBots
from tocca.server.live.table import LiveTable
from tocca.server.live.thinking import has_reflexes
from tocca.server.live.workers import BotPool
from tocca.server.room import evolve
from tocca.server.room.events import BotSeated
from tocca.server.room.model import Room
from tocca.server.room.requests import BotMove, Internal

QUICK = "search:reaction=100"  # about half a second: less than a bot without reflexes ever takes


class NearPool(BotPool):
    """The workers' own functions, called in this process; and what they were asked."""

    def __init__(self, pace: float = 1.0) -> None:
        super().__init__(pace=pace)
        self.asked: list[tuple[Any, ...]] = []

    async def _run(self, think: Callable[..., Any], *about: Any) -> Any:
        self.asked.append(about)
        return think(*about)


class Desk:
    """As much of a table as bots need: it notes what they do, and when."""

    def __init__(self) -> None:
        self.moves: list[tuple[float, BotMove]] = []
        self.moved = asyncio.Event()

    def handle_internal(self, request: Internal) -> None:
        assert isinstance(request, BotMove)
        self.moves.append((asyncio.get_running_loop().time(), request))
        self.moved.set()


def seat_bot(scene: Scene, seat: int, bot: str) -> Room:
    scene.room = evolve(scene.room, BotSeated(at=scene.now, seat=seat, bot=bot))
    return scene.room


class Leaps(DefaultSelector):
    """Where nobody waits: as soon as all sleep it is the time at which the first one wants to wake."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[SelectorKey, int]]:
        self.now += max(0.0, timeout or 0.0)
        return super().select(0)


class Leaping(asyncio.SelectorEventLoop):
    """A loop whose time is that alone, however busy the machine."""

    def __init__(self) -> None:
        self._leaps = Leaps()
        super().__init__(self._leaps)

    def time(self) -> float:
        return self._leaps.now


def time_answer(room: Room, pool: BotPool | None = None) -> tuple[float, str]:
    """How many milliseconds the one bot takes for what it is asked there, and what it does."""

    async def main() -> tuple[float, str]:
        desk = Desk()
        bots = TableBots(cast(LiveTable, desk), pool or NearPool())
        bots.update(room)
        await asyncio.wait_for(desk.moved.wait(), 20)
        at, move = desk.moves[0]
        return at * 1000, move.action

    with asyncio.Runner(loop_factory=Leaping) as runner:
        return runner.run(main())


def test_a_bot_with_reflexes_reacts_in_its_own_time() -> None:
    racing = Racing(20, 20)
    took, action = time_answer(seat_bot(racing.scene, 1, QUICK))
    assert FASTEST <= took < 1000 * REACTION[0]
    assert action == racing.right


class Quickest(NearPool):
    """A bot as quick as any may be."""

    async def react(self, game: str, name: str, memory: Any, views: tuple[Any, ...], seed: str) -> tuple[int, str, Any]:
        return FASTEST, "pass", None


def test_nobody_sees_the_dice_before_the_others() -> None:
    """TC-16: the longest hold at the table comes on top of the reaction, here the shortest there is."""
    racing = Racing(20, 200)
    took, _ = time_answer(seat_bot(racing.scene, 1, QUICK), Quickest())
    assert took >= FASTEST + 75


def test_one_without_takes_about_as_long_as_people() -> None:
    racing = Racing(20, 20)
    assert time_answer(seat_bot(racing.scene, 1, "random"))[0] >= 1000 * REACTION[0]


def test_a_hosts_pace_is_for_turns_and_not_for_races() -> None:
    scene = Scene("toncc", kings="seat")
    seat_bot(scene, 1, "random")
    slow, quick = (time_answer(scene.room, NearPool(pace))[0] / 1000 for pace in (1.0, 0.0))
    assert (quick, PACE[0] <= slow <= PACE[1]) == (0, True)
    for name, least in ((QUICK, FASTEST), ("random", 1000 * REACTION[0])):
        assert time_answer(seat_bot(Racing(20, 20).scene, 1, name), NearPool(0.0))[0] >= least


@pytest.mark.parametrize(
    ("name", "reflexes"), [("level-3", True), ("search", True), ("greedy", False), ("gone", False)]
)
def test_who_has_reflexes(name: str, reflexes: bool) -> None:
    assert has_reflexes(name, "totsa") == reflexes
    assert not has_reflexes(name, "toncc")


def test_a_racer_sees_what_happens_while_it_has_nothing_to_do() -> None:
    """It errs and is out of the roll; what the others do then is among the views of its next question, all of them
    once, in their order."""

    async def main() -> None:
        racing = Racing(20, 20, 20)
        scene, right = racing.scene, racing.right
        racing.press(1, 500, racing.wrong)
        racing.verdict()
        pool, room = NearPool(), seat_bot(scene, 1, QUICK)
        bots = TableBots(cast(LiveTable, Desk()), pool)
        bots.update(room)  # out: nothing to ask
        await asyncio.sleep(0)
        assert not pool.asked
        racing.press(0, 700, right)
        racing.verdict()
        bots.update(scene.room)
        await asyncio.sleep(0)
        ((_, _, memory, views, _),) = pool.asked
        assert memory is None
        assert [len(view.events) for view in views] == [1, 3]
        assert [view.phase for view in views] == ["race", "gap"]
        while racing.position.phase != "thrown":
            tick(scene)
        bots.update(scene.room)
        await asyncio.sleep(0)
        _, _, memory, views, _ = pool.asked[-1]
        assert memory.told == 3
        assert [view.phase for view in views] == ["thrown"]
        bots.stop()

    asyncio.run(main())


def test_a_mind_goes_to_the_worker_and_comes_back() -> None:
    async def main() -> None:
        racing = Racing(20, 20)
        view, pool, memory = racing.scene.room.playing.state.view(1), BotPool(), None
        try:
            for _ in range(2):
                after, action, memory = await pool.react("totsa", QUICK, memory, (view,), "seed")
                assert (after >= FASTEST, action) == (True, racing.right)
                assert memory.roll == 1
        finally:
            pool.stop()

    asyncio.run(main())


def test_another_bot_does_not_inherit_a_mind() -> None:
    async def main() -> None:
        racing = Racing(20, 20)
        pool = NearPool()
        bots = TableBots(cast(LiveTable, Desk()), pool)
        for bot in (QUICK, QUICK, "level-2", "level-2"):
            bots.update(seat_bot(racing.scene, 1, bot))
            await asyncio.sleep(0)
            tick(racing.scene)
        remembered = [(name, memory is not None) for _, name, memory, _, _ in pool.asked]
        assert remembered == [(QUICK, False), (QUICK, True), ("level-2", False), ("level-2", True)]
        bots.stop()

    asyncio.run(main())
