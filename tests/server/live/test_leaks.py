"""Nobody can peek at the wire: two tables that differ only in what somebody may not know send them the very same
bytes, in the same frames. Lines, views, answers, refusals, previews, resync, undo, rematch, bots' moves.

Both tables are asked the same; where hidden choices are made, different ones. Bytes may differ only where the
rules themselves show them the difference, that is, where their view differs, or where somebody else could do something
at one table and not at the other, which they would not have tried there. Then the second table becomes the first, and
another world that looks like it.
"""

import asyncio
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import tocca
from tests.server.live.worlds import WATCHER, StillHub, World, open_hub
from tocca.games.totsa.rules.actions import SLAPS
from tocca.games.totsa.rules.position import Position
from tocca.server import protocol
from tocca.server.room import wake_at
from tocca.server.room.history import find_sealed
from tocca.server.room.model import Room
from tocca.server.room.requests import BotMove, Tick
from tocca.testing.play import Setup, setups

PAIRS = 1_500  # of each game
STEPS = 60  # at one table
STEPS_OF_A_RACE = 500  # until cards lie face down
HIDING = {"tomoko", "toncc", "totsa"}  # in Toscana only the future is hidden


class Pair:
    """Two tables and somebody who must not be able to tell them apart."""

    def __init__(self, hubs: tuple[StillHub, StillHub], seat: int | None, rng: random.Random) -> None:
        self.worlds = self.one, self.other = World(hubs[0]), World(hubs[1])
        self.seat, self.rng = seat, rng
        self.spy = WATCHER if seat is None else f"g{seat}"
        self.seen: Counter[str] = Counter()
        self._by_another = False  # whether what happens now is what others ask for
        self._parted = 0  # the number of the match since whose beginning the tables differ

    async def set_up(self, name: str, setup: Setup) -> None:
        clock = {"clock": protocol.Clock("move", 600)} if self.rng.random() < 0.3 else {}
        if tocca.game(setup.game).real_time:
            clock = {}
        for world in self.worlds:
            await world.set_up(name, setup.game, setup.seats, dict(setup.options), **clock)
        await self._both("g0", protocol.Start(self._id()))
        self._part()

    async def go_on(self) -> None:
        """One more thing happens at both tables."""
        await self._let_time_pass(self.rng.choice((1, 50, 400, 3_000)))
        playing, self._by_another = self._now.phase == "playing", False
        if self._now.phase == "over":
            for seat in range(len(self._now.chairs)):
                await self._both(f"g{seat}", protocol.Rematch(self._id()))
        elif playing and self.rng.random() < (0.9 if self._now.game.real_time else 0.6):
            await self._someone_acts()
        else:
            await self.rng.choice(ANYTHING)(self)
        self._compare()
        if self._may_part():
            self._part()

    def _may_part(self) -> bool:
        """When a match begins, and in a race at any time, since nothing is taken back there."""
        match = self._now.match
        if match is None or self._now.phase != "playing":
            return False
        if self._now.game.real_time:
            return not self._states_differ() and self._now.race is None
        return not match.plays and self._parted != match.number

    # -- what is compared ----------------------------------------------------------------------------

    @property
    def _now(self) -> Room:
        return self.one.table.room

    def _view(self, world: World) -> Any:
        now = world.table.stored
        return now.phase, now.match is not None and now.match.state.view(self.seat)

    def _compare(self) -> None:
        told = [world.listen(self.spy) for world in self.worlds]
        alike = self._view(self.one) == self._view(self.other)
        would_not_have = self._by_another and [] in told and told[0] != told[1]
        if alike and not would_not_have:
            assert told[0] == told[1]
            self.seen["pairs"] += 1
            self.seen["frames"] += len(told[0])
            self.seen["different"] += self._states_differ()
        else:
            self.seen["shown"] += 1
            self._part()

    def _states_differ(self) -> bool:
        one, other = (world.table.room.match for world in self.worlds)
        return one is not None and other is not None and one.state != other.state

    def _part(self) -> None:
        """The second table becomes the first, and then another world if there can be one."""
        self.other.become(self.one)
        for world in self.worlds:
            world.listen(self.spy)
        if self._now.phase == "playing":
            self._parted = self._now.playing.number if not self._now.playing.plays else 0
            self.other.imagine(self.seat, self.rng)

    # -- what happens ----------------------------------------------------------------------------------

    def _id(self) -> str:
        self.other.id()
        return self.one.id()

    async def _both(self, guest: str, message: Any) -> None:
        self._by_another |= guest != self.spy
        for world in self.worlds:
            await world.say(guest, message)

    async def _let_time_pass(self, time: int) -> None:
        """Whatever is due at either table happens just then: when the dice lie still is hidden until they do."""
        end = StillHub.time + time
        while (due := min(filter(None, (wake_at(world.table.room) for world in self.worlds)), default=end + 1)) <= end:
            StillHub.time = max(StillHub.time, due)
            for world in self.worlds:
                world.table.handle_internal(Tick())
                await world.settle()
            self._compare()
        StillHub.time = end

    async def _someone_acts(self) -> None:
        state = self._now.playing.state
        if not state.to_act:
            return
        seat = self.rng.choice(sorted(state.to_act))
        if state.game.real_time and self.rng.random() < 0.9:
            await self._someone_presses()
            return
        if state.game.sealed and len(state.to_act) == 1:
            await self._agree()
        action = self._pick(self.one, seat)
        hidden = state.game.sealed and len(state.to_act) > 1 and seat != self.seat
        other = self._pick(self.other, seat) if hidden else action
        name = self._id()
        self._by_another = seat != self.seat
        for world, text in zip(self.worlds, (action, other), strict=True):
            if world.table.room.chairs[seat].bot:
                world.table.handle_internal(BotMove(seat, text))
                await world.settle()
            else:
                await world.say(f"g{seat}", protocol.Act(name, seat, text))

    async def _someone_presses(self) -> None:
        """Wisely: take it from the field, flip one's own, capture a face-down one, so that cards come to lie so."""
        state = self._now.playing.state
        position: Position = state.position
        if not state.game.presses(position):
            if position.roller in state.to_act:
                await self._both(f"g{position.roller}", protocol.Act(self._id(), position.roller, "roll"))
            return
        holder = position.holder(position.dice)
        seat, action = position.rolls % position.seats, state.game.format(SLAPS[position.dice])
        if holder is not None:
            down = position.dice in position.players[holder].down
            seat, action = ((holder + 1) % position.seats, "capture") if down else (holder, "flip")
        await self._both(f"g{seat}", protocol.Act(self._id(), seat, action))

    def _pick(self, world: World, seat: int) -> str:
        state = world.table.room.playing.state
        legal = state.legal(seat)
        return state.game.format(self.rng.choice(legal)) if legal else "nothing"

    async def _agree(self) -> None:
        """Before all is shown, the others of the second table change their minds to what those of the first chose."""
        for seat in range(len(self._now.chairs)):
            numbers = [find_sealed(world.table.room.playing, seat) for world in self.worlds]
            if seat == self.seat or None in numbers or self._now.chairs[seat].bot:
                continue
            wanted = self._now.playing.plays[numbers[0] or 0].action
            action = self._now.game.format(wanted)
            await self.other.say(f"g{seat}", protocol.Act(f"agree {self.rng.random()}", seat, action))
            assert self.other.listen(self.spy) == []

    # -- anything else ---------------------------------------------------------------------------------

    async def spy_tries(self) -> None:
        """Any action of the game, legal or not, for their seat or another's."""
        seat = self.rng.randrange(len(self._now.chairs))
        action = self._now.game.format(self.rng.choice(self._now.game.actions))
        await self._both(self.spy, protocol.Act(self._id(), seat, action, self.rng.choice((None, 0, 1, 10**6))))

    async def spy_previews(self) -> None:
        for _ in range(5):
            seat = self.rng.randrange(len(self._now.chairs)) if self.seat is None else self.seat
            legal = self._now.playing.state.legal(seat) if self._now.match is not None else ()
            action = self.rng.choice(legal or self._now.game.actions)
            await self._both(self.spy, protocol.Preview(self._id(), seat, self._now.game.format(action)))

    async def spy_comes_back(self) -> None:
        """With a gap, without, or knowing nothing."""
        seats = () if self.seat is None else (self.seat,)
        now = self._now.seq(self._now.audience(self.spy))
        seen = self.rng.choice(({}, {"seq": now, "seats": seats}, {"seq": max(0, now - 5), "seats": seats}))
        for world in self.worlds:
            world.connect(self.spy, **seen)

    async def spy_talks_nonsense(self) -> None:
        messages = (b"{", b'{"t":"act","id":"x"}', protocol.Act(self._id(), 0, "n0nsense"), protocol.Start(self._id()))
        await self._both(self.spy, self.rng.choice(messages))

    async def someone_else_fails(self) -> None:
        """Of other people's mistakes nobody hears."""
        guest = f"g{self.rng.randrange(len(self._now.chairs))}"
        if guest != self.spy:
            await self._both(guest, protocol.Act(self._id(), 0, "n0nsense"))

    async def someone_takes_back(self) -> None:
        match = self._now.match
        if match is None or self._parted != match.number:
            return  # the second table's past is the first one's: it could not be gone back to
        seat = self.rng.randrange(len(self._now.chairs))
        await self._both(f"g{seat}", protocol.TakeBack(self._id(), seat))
        for other in range(len(self._now.chairs)):
            if self._now.ask is not None and other != seat:
                yes = self.rng.random() < 0.7
                await self._both(f"g{other}", protocol.Answer(self._id(), other, yes))

    async def someone_chats(self) -> None:
        guest = self.rng.choice((WATCHER, *(f"g{seat}" for seat in range(len(self._now.chairs)))))
        await self._both(guest, protocol.Say(self._id(), "ciao"))

    async def someone_pauses(self) -> None:
        await self._both("g0", protocol.Pause(self._id()))
        await self._both("g1", protocol.Resume(self._id()))

    async def someone_goes_and_a_bot_comes(self) -> None:
        """Until its person has the seat back."""
        seat = len(self._now.chairs) - 1
        guest = f"g{seat}"
        if guest == self.spy or self._now.phase != "playing" or self._now.game.real_time:
            return
        if self._now.chairs[seat].bot:
            await self._both(guest, protocol.Sit(self._id(), seat, "Back"))
            return
        for world in self.worlds:
            world.sessions[guest].leave()
        StillHub.time += 61_000
        await self._both("g0", protocol.SeatBot(self._id(), seat, "random"))
        for world in self.worlds:
            world.connect(guest)

    async def someone_resigns(self) -> None:
        if self.rng.random() < 0.2:
            seat = self.rng.randrange(len(self._now.chairs))
            await self._both(f"g{seat}", protocol.Resign(self._id(), seat))


ANYTHING = (
    Pair.spy_tries,
    Pair.spy_previews,
    Pair.spy_comes_back,
    Pair.spy_talks_nonsense,
    Pair.someone_else_fails,
    Pair.someone_takes_back,
    Pair.someone_chats,
    Pair.someone_pauses,
    Pair.someone_goes_and_a_bot_comes,
    Pair.someone_resigns,
)


@pytest.mark.parametrize("game", tocca.games())
def test_tables_that_somebody_can_not_tell_apart_send_him_the_same_bytes(game: str, tmp_path: Path) -> None:
    rng = random.Random(f"leaks of {game}")

    async def main() -> Counter[str]:
        hubs = (await open_hub(tmp_path / "one"), await open_hub(tmp_path / "other"))
        seen: Counter[str] = Counter()
        kinds = setups(game)
        run = 0
        while seen["pairs"] < PAIRS:
            setup = kinds[run % len(kinds)]
            pair = Pair(hubs, rng.choice((None, *range(setup.seats))), rng)
            await pair.set_up(f"t{run}", setup)
            for _ in range(STEPS_OF_A_RACE if tocca.game(game).real_time else STEPS):
                await pair.go_on()
            seen.update(pair.seen)
            run += 1
        for hub in hubs:
            await hub.drain()
        return seen

    seen = asyncio.run(main())
    assert seen["frames"] > PAIRS / 2
    assert game not in HIDING or seen["different"] > PAIRS / 6, seen
