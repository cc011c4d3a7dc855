"""Two tables that differ only in what one audience may not know, led through the same visible events.

The second table begins as another world that the audience can't tell from the first. Whatever the others do in
the first, they do something in the second too: the same, or anything else that looks the same to the audience,
or nothing where nothing was to be seen. What would really tell the audience something is not done at all.
"""

import random
from typing import Any

import msgspec

import tocca
from tests.server.room import chaos
from tests.server.room.racing import play_until
from tests.server.room.scene import Scene, make_request
from tocca.core.chance import Stream
from tocca.core.state import State
from tocca.games.totsa.rules.position import Options, Position
from tocca.server import protocol
from tocca.server.refusals import Refusal
from tocca.server.room import evolve, handle, snapshot, steps, tell, wake_at
from tocca.server.room.events import Acted, Judged
from tocca.server.room.fairness import JudgedPress
from tocca.server.room.history import find_sealed
from tocca.server.room.model import Audience, Room
from tocca.server.room.requests import BotMove, Internal, Request, RoomStep, Tick
from tocca.testing.play import Setup

Told = tuple[bytes, ...]


class Twins:
    """Both tables, and how often they were compared while they were really different."""

    def __init__(self, setup: Setup, audience: Audience, rng: random.Random) -> None:
        scene = _set_up(setup, rng)
        self.rng, self.audience, self.now = rng, audience, scene.now
        self.one, self.other = scene.room, scene.room
        self.compared = self.different = self.told = 0
        self._match = 0

    def go_on(self, number: int) -> None:
        """One more request for both; then both must look the same."""
        self._part()
        self.now = chaos.pass_time(self.one, self.now, self.rng)
        while self.one.game.real_time and (self._is_due(self.one) or self._is_due(self.other)):
            self._let_time_pass()
        self._ask(chaos.request(self.one, self.rng, number, self.now))
        self._compare()

    def _is_due(self, room: Room) -> bool:
        due = wake_at(room)
        return due is not None and due <= self.now

    def _let_time_pass(self) -> None:
        """What is due happens before anybody asks. If it shows the audience in which world it is (when the dice
        lie still, which card was guessed, who pressed in the race), that world goes on, and another one that looks
        like it."""
        first, second = handle(self.one, Tick(), self.now), handle(self.other, Tick(), self.now)
        if self._views(first) == self._views(second) and _verdicts(first) == _verdicts(second):
            self._both(first, second)
            return
        self.one = self.other = first.room if first.events else second.room
        self._part_now()

    # -- another world -----------------------------------------------------------------------------

    def _part(self) -> None:
        """Where a match begins, and in a race now and then (nothing is taken back there), the second table
        becomes another world."""
        match = self.other.match
        if match is None or self.one.phase != "playing":
            return
        begins = match.number != self._match and not self.one.playing.plays
        if not begins and not (self.one.game.real_time and self.rng.random() < 0.3):
            return
        self._match = match.number
        self._part_now(begins)

    def _part_now(self, begins: bool = False) -> None:
        match, seats = self.other.playing, self.audience.seats or (None,)
        if len(seats) > 1:
            return  # no view says what several seats know together; choices will differ all the same
        true = self.one.playing.state
        world = true.game.resample(true.view(seats[0]), self.rng).position
        state = State(
            true.game, world, true._stream if self.rng.random() < 0.8 else Stream.from_seed(str(self.rng.random()))
        )
        dealt = state if begins else match.dealt
        self.other = msgspec.structs.replace(self.other, match=msgspec.structs.replace(match, state=state, dealt=dealt))

    # -- requests ----------------------------------------------------------------------------------

    def _ask(self, request: Request | Internal) -> None:
        asker = request.guest if isinstance(request, Request) else None
        first = self._try(self.one, request)
        if asker is not None and self.one.audience(asker).seats == self.audience.seats != ():
            self._same_answer(request, first)
            return
        if isinstance(first, Refusal):
            return  # nobody but the asker hears of it
        second = self._like(request, first)
        if second is None and self.one.game.sealed:
            self._agree()
            second = self._like(request, first)
        if second is not None:
            self._both(first, second)

    def _same_answer(self, request: Request | Internal, first: RoomStep | Refusal) -> None:
        """The audience itself asks: refused in both for the same reason, or the same comes of it."""
        second = self._try(self.other, request)
        if isinstance(first, Refusal) or isinstance(second, Refusal):
            assert isinstance(first, Refusal), (request, second)
            assert isinstance(second, Refusal), (request, first)
            assert (first.reason, first.message) == (second.reason, second.message), request
            return
        if self._views(first) != self._views(second):
            if self.one.game.sealed:
                self._agree()
            with_luck = self._with_luck_of(first, self.other, None)
            if with_luck is None:
                return  # the action shows the audience something: not part of this test
            second = with_luck
        if first.answer is not None and second.answer is not None:
            assert protocol.encode(first.answer) == protocol.encode(second.answer), request
        self._both(first, second)

    def _like(self, request: Request | Internal, first: RoomStep) -> RoomStep | None:
        """Something at the second table that looks to the audience as `first` does."""
        unseen = all(self._view(room) == self._view(self.one) for room in first.rooms) and not self._tell(
            self.one, first
        )
        if unseen and isinstance(_message(request), protocol.Act) and self.rng.random() < 0.5:
            return RoomStep(self.other)
        same = self._try(self.other, request)
        looks = isinstance(same, RoomStep) and self._views(same) == self._views(first)
        acted = _message(request)
        if not isinstance(acted, protocol.Act | BotMove) or (looks and self.rng.random() < 0.3):
            return same if looks and isinstance(same, RoomStep) else None
        legal = list(self.other.playing.state.legal(acted.seat)) if self.other.phase == "playing" else []
        self.rng.shuffle(legal)
        for action in legal[:12]:
            found = self._with_luck_of(first, self.other, self.other.game.format(action))
            if found is not None:
                return found
        return same if looks and isinstance(same, RoomStep) else None

    def _agree(self) -> None:
        """Before all is revealed, the others of the second table choose what those of the first did. They are
        free to, and the audience hears nothing of it (TN-11)."""
        for seat, chair in enumerate(self.other.chairs):
            numbers = [find_sealed(room.playing, seat) for room in (self.one, self.other) if room.match is not None]
            if seat in self.audience.seats or not chair.person or None in numbers or self.other.phase != "playing":
                continue
            wanted = self.one.playing.plays[numbers[0] or 0].action
            message = protocol.Act(f"agree {self.rng.random()}", seat, self.one.game.format(wanted))
            step = self._try(self.other, make_request(chair.guest, message))
            if isinstance(step, RoomStep):
                assert self._tell(self.other, step) == ()
                self.other = step.room

    def _with_luck_of(self, first: RoomStep, room: Room, action: str | None) -> RoomStep | None:
        """The events of the first table at the second one, with that action instead, if that looks the same."""
        events, rooms = [], []
        try:
            for event in first.events:
                if isinstance(event, Acted) and action is not None:
                    event = msgspec.structs.replace(event, action=action)
                room = evolve(room, event)
                events.append(event)
                rooms.append(room)
        except (tocca.ToccaError, AssertionError):
            return None
        found = RoomStep(room, tuple(events), first.answer, tuple(rooms))
        return found if rooms and self._views(found) == self._views(first) else None

    def _try(self, room: Room, request: Request | Internal) -> RoomStep | Refusal:
        try:
            return handle(room, request, self.now)
        except Refusal as refusal:
            return refusal

    # -- comparing ---------------------------------------------------------------------------------

    def _both(self, first: RoomStep, second: RoomStep) -> None:
        heard, other = self._tell(self.one, first), self._tell(self.other, second)
        assert heard == other, (first.events, second.events)
        self.told += len(heard)
        self.one, self.other = first.room, second.room

    def _compare(self) -> None:
        seq = self.rng.randrange(1 + self.one.seq(self.audience))
        first, second = (
            protocol.encode(snapshot(room, self.audience, seq, self.audience.seats, self.now))
            for room in (self.one, self.other)
        )
        assert first == second
        self.compared += 1
        if self.one.match is not None and self.other.match is not None:
            self.different += self.one.match.state != self.other.match.state

    def _views(self, step: RoomStep) -> list[Any]:
        """What the audience sees after each event."""
        return [self._view(room) for room in step.rooms]

    def _view(self, room: Room) -> tuple[Any, ...]:
        if room.match is None:
            return ()
        seats = self.audience.seats or (None,)
        return (room.phase, *(room.match.state.view(seat) for seat in seats))

    def _tell(self, room: Room, step: RoomStep) -> Told:
        told = (tell(before, event, after, self.audience) for before, event, after in steps(room, step))
        return tuple(protocol.encode(message) for message in told if message is not None)


def _set_up(setup: Setup, rng: random.Random) -> Scene:
    """In a race there is something to hide only once cards lie face down (in the simple game none ever do)."""
    options = dict(setup.options)
    if setup.game != "totsa" or options.get("simple") or options.get("limit"):
        return chaos.set_up(setup, rng, seed=f"twins {rng.random()}")
    return play_until(_hides, Options(**options), setup.seats, str(rng.random()))


def _hides(position: Position) -> bool:
    return sum(len(player.slots) for player in position.players) > 1


def _message(request: Request | Internal) -> Any:
    return request.message if isinstance(request, Request) else request


def _verdicts(step: RoomStep) -> list[tuple[JudgedPress, ...]]:
    """What a referee says of a race is for everybody."""
    return [event.presses for event in step.events if isinstance(event, Judged)]
