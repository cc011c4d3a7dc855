"""Totsa! at a table: played wisely enough that cards come to lie face down, and races over lines of any length."""

from collections.abc import Callable, Mapping
from typing import Any

from tests.server.room.scene import GUESTS, Scene, texts
from tocca.games.totsa.rules.actions import SLAPS
from tocca.games.totsa.rules.position import Options, Position
from tocca.server.room import races, wake_at
from tocca.server.room.events import Judged
from tocca.server.room.fairness import Lag
from tocca.server.room.model import Race
from tocca.server.room.requests import Measured, RoomStep, Tick


def play_until(
    there: Callable[[Position], bool], options: Options | None = None, seats: int = 3, seed: str = ""
) -> Scene:
    """A table at a position like that."""
    for number in range(40):
        scene = Scene("totsa", seats, seed=f"racing {seed} {number}", **(options or Options())._asdict())
        for _ in range(600):
            if there(scene.room.playing.state.position):
                return scene
            if scene.room.phase == "over":
                break
            _go_on(scene)
    raise AssertionError("it never came to that")


def _go_on(scene: Scene) -> None:
    state, race = scene.room.playing.state, scene.room.race
    if race is not None and not race.waiting:
        seat, action = _wise(scene)
        if seat in state.to_act:
            scene.act(seat, action)
            return
    tick(scene)


def tick(scene: Scene) -> RoomStep:
    """What comes next by itself: a verdict, or what the rules bring."""
    due = wake_at(scene.room)
    assert due is not None
    scene.now = max(scene.now, due)
    return scene.do(Tick())


def _wise(scene: Scene) -> tuple[int, str]:
    """Take it from the field, flip one's own, capture a face-down one."""
    state = scene.room.playing.state
    position: Position = state.position
    holder = position.holder(position.dice)
    if holder is None:
        taker = position.rolls % position.seats
        return taker, state.game.format(SLAPS[position.dice])
    if position.dice in position.players[holder].down:
        return (holder + 1) % position.seats, "capture"
    return holder, "flip"


class Racing:
    """A table at which the dice have just been shown, with a line of so many milliseconds for each seat."""

    def __init__(self, *round_trips: int, seed: str = "racing", **options: Any) -> None:
        self.scene = Scene("totsa", len(round_trips), seed=seed, **options)
        self.lines = round_trips
        for guest, ms in zip(GUESTS, round_trips, strict=False):
            self.scene.do(Measured(guest, Lag(ms, ms)))
        self.throw()
        tick(self.scene)
        assert self.race.referee.holds

    def throw(self) -> None:
        """On to the next throw, as quickly as may be."""
        while self.position.phase != "thrown":
            seat = self.position.roller
            rolls = self.scene.room.chairs[seat].person and "roll" in texts(self.scene.table(seat).eyes[0].legal)
            if rolls:
                self.scene.act(seat, "roll")
            else:
                tick(self.scene)

    @property
    def position(self) -> Position:
        position: Position = self.scene.room.playing.state.position
        return position

    @property
    def race(self) -> Race:
        assert self.scene.room.race is not None
        return self.scene.room.race

    @property
    def show(self) -> int:
        """When everybody sees the dice, in the server's time."""
        return self.scene.room.playing.zero + self.race.referee.show

    @property
    def right(self) -> str:
        """What wins the roll; in the first one every card is on the field."""
        return self.scene.room.game.format(SLAPS[self.position.dice])

    @property
    def wrong(self) -> str:
        return self.scene.room.game.format(SLAPS[(self.position.dice + 1) % 18])

    def arrives(self, seat: int, reaction: int) -> int:
        """When the press of somebody arrives who reacts so fast: their reveal leaves after its hold."""
        shown = self.show - races.longest_hold(self.race)
        return shown + races.hold(self.race, (seat,), self.race.referee.racers[seat].lag) + self.lines[seat] + reaction

    def press(self, seat: int, reaction: int, action: str = "", claimed: bool = False) -> RoomStep:
        """A press of that seat arrives; until then whatever is due happens."""
        at = self.arrives(seat, reaction)
        self.pass_time(at)
        return self.scene.act(seat, action or self.right, since=reaction if claimed else None)

    def run(self, reactions: Mapping[int, int], claimed: bool = False) -> None:
        """The race to its end, if these react so fast, and all to the right card."""
        arrivals = sorted((self.arrives(seat, ms), seat, ms) for seat, ms in reactions.items())
        for at, seat, ms in arrivals:
            self.pass_time(at)
            if self.scene.room.race is not None:
                self.scene.act(seat, self.right, since=ms if claimed else None)
        while self.scene.room.race is not None:
            tick(self.scene)

    def pass_time(self, until: int) -> None:
        while (due := wake_at(self.scene.room)) is not None and due < until:
            tick(self.scene)
        self.scene.now = max(self.scene.now, until)

    def verdict(self) -> RoomStep:
        """The next one."""
        assert self.race.waiting
        step = tick(self.scene)
        assert isinstance(step.events[0], Judged)
        return step


def find_judged(step: RoomStep) -> Judged:
    """The arithmetic of a step."""
    (event,) = [event for event in step.events if isinstance(event, Judged)]
    return event


def kinds(step: RoomStep) -> list[str]:
    return [type(event).__name__ for event in step.events]
