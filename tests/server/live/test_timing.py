"""Neither a counter nor the time of an answer tells that something hidden happened."""

import asyncio
from pathlib import Path

import msgspec

from tests.server.live.worlds import WATCHER, World, open_hub
from tocca.server import protocol


async def _begin_sealed(folder: Path) -> World:
    """A table of Tóncc where one player has chosen, and may choose something else."""
    world = World(await open_hub(folder))
    await world.set_up("t", "toncc", 3, {})
    await world.say("g0", protocol.Start(world.id()))
    await world.say("g0", protocol.Act(world.id(), 0, _legal(world)[0]))
    return world


def _legal(world: World) -> list[str]:
    game, dealt = world.table.room.game, world.table.room.playing.dealt
    return [game.format(action) for action in dealt.legal(0)]


def test_answers_do_not_wait_for_what_is_hidden(tmp_path: Path) -> None:
    """The append of a changed choice is under way, and others ask for what is refused: they hear at once. Whoever made
    the change hears after it is stored."""

    async def main() -> None:
        world = await _begin_sealed(tmp_path)
        for guest in (WATCHER, "g1", "g0"):
            world.listen(guest)
        change = protocol.Act(world.id(), 0, _legal(world)[1])
        world.sessions["g0"].receive(protocol.encode(change))
        assert not world.table.settled
        refused = {}
        for guest in (WATCHER, "g1", "g0"):
            asked = protocol.Act(world.id(), 2, _legal(world)[0])
            world.sessions[guest].receive(protocol.encode(asked))
            refused[guest] = asked.id
        assert not world.table.settled
        for guest in (WATCHER, "g1"):
            (told,) = [msgspec.json.decode(data) for data in world.listen(guest)]
            assert (told["t"], told["id"]) == ("refused", refused[guest])
        assert world.listen("g0") == []
        await world.settle()
        assert [msgspec.json.decode(data)["id"] for data in world.listen("g0")] == [change.id, refused["g0"]]
        await world.hub.drain()

    asyncio.run(main())


def test_answers_wait_for_what_they_may_tell(tmp_path: Path) -> None:
    """A line for everybody is not stored yet: nobody hears of anything that came after it."""

    async def main() -> None:
        world = await _begin_sealed(tmp_path)
        world.sessions["g1"].receive(protocol.encode(protocol.Say(world.id(), "x")))
        world.listen(WATCHER)
        world.sessions[WATCHER].receive(protocol.encode(protocol.Resign(world.id(), 0)))
        assert not world.table.settled
        assert world.listen(WATCHER) == []
        await world.settle()
        assert [msgspec.json.decode(data)["t"] for data in world.listen(WATCHER)] == ["happened", "refused"]
        await world.hub.drain()

    asyncio.run(main())


def test_no_counter_tells_of_a_changed_choice_or_a_refusal(tmp_path: Path) -> None:
    async def main() -> None:
        world = await _begin_sealed(tmp_path)
        before = msgspec.structs.asdict(world.hub.metrics)
        await world.say("g0", protocol.Act(world.id(), 0, _legal(world)[1]))
        await world.say("g0", protocol.Act(world.id(), 0, "nothing like that"))
        await world.say("g1", protocol.Preview(world.id(), 1, _legal(world)[0]))
        assert msgspec.structs.asdict(world.hub.metrics) == before
        await world.say("g0", protocol.Say(world.id(), "for all to see"))
        assert world.hub.metrics.seen == before["seen"] + 1
        await world.hub.drain()

    asyncio.run(main())
