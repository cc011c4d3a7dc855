"""A room on stage: guests "a", "b", "c", "d" at a table, a clock that the test moves, and what each audience hears.

Every event goes through JSON and the fold as well: whatever a test does here, replaying the log must give the
very same room.
"""

from collections.abc import Iterable
from typing import Any
from zlib import crc32

import msgspec
import pytest

import tocca
from tocca.server import protocol
from tocca.server.protocol import Clock, Happened, Line, Table
from tocca.server.refusals import Refusal
from tocca.server.room import create, events, evolve, handle, replay, snapshot, steps, tell, write_record
from tocca.server.room.model import Audience, Room
from tocca.server.room.requests import Internal, Request, RoomStep, TableSetup
from tocca.server.room.roles import PLAY, Role

GUESTS = "abcd"
NOON = 1_700_000_000_000


def record(room: Room) -> tocca.Record:
    """The record of the latest match, which replays: reading checks every line of what the room writes."""
    return tocca.Record.loads(write_record(room))


class Scene:
    """A table of that game, with everybody seated and the match started unless told otherwise."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        started: bool = True,
        holders: str = GUESTS,
        clock: Clock | None = None,
        seed: str | None = "scene",
        **options: Any,
    ) -> None:
        self.now = NOON
        self.log: list[events.Event] = []
        self.heard: dict[Audience, list[Happened]] = {}
        self._ids = 0
        step = create(TableSetup("t1", game, holders[0], seats, options, clock or Clock(), False, seed), self.now)
        self.room = step.room
        self.log += step.events
        if started:
            for seat in range(len(self.room.chairs)):
                self.ask(holders[seat], protocol.Sit(self.id(), seat, f"{holders[seat].upper()}{seat}"))
            self.ask(holders[0], protocol.Start(self.id()))

    def id(self) -> str:
        """A request id not used before."""
        self._ids += 1
        return f"r{self._ids}"

    def ask(self, guest: str, message: Any, role: Role = PLAY) -> RoomStep:
        """A guest's request."""
        return self.do(make_request(guest, message, role))

    def do(self, request: Request | Internal) -> RoomStep:
        """Anything that a room is asked, with the fold checked and everybody told."""
        before = self.room
        step = handle(before, request, self.now)
        self.room = step.room
        self.log += step.events
        for was, event, after in steps(before, step):
            assert evolve(was, events.decode(events.encode(event))) == after
            for audience in audiences(self.room):
                told = tell(was, event, after, audience)
                if told is not None:
                    self.heard.setdefault(audience, []).append(told)
        return step

    def act(self, seat: int, action: protocol.Given, **more: Any) -> RoomStep:
        """The person of that seat acts."""
        return self.ask(self.room.chairs[seat].guest, protocol.Act(self.id(), seat, action, **more))

    def refuse(self, guest: str, message: Any, role: Role = PLAY) -> str:
        """The reason why a request is refused."""
        with pytest.raises(Refusal) as refused:
            handle(self.room, make_request(guest, message, role), self.now)
        assert refused.value.message
        return refused.value.reason

    def pass_time(self, ms: int) -> None:
        self.now += ms

    def lines(self, *seats: int) -> list[Line]:
        """What those who hold these seats, or a spectator, have heard so far."""
        return [told.line for kept, all_told in self.heard.items() if kept.seats == seats for told in all_told]

    def table(self, *seats: int, seq: int = 0, known: tuple[int, ...] | None = None) -> Table:
        """The table as they would get it now."""
        held = seats if known is None else known
        return snapshot(self.room, Audience(seats, False), seq, held, self.now)

    def play_any(self) -> RoomStep:
        """The first legal action of the first seat that may act."""
        state = self.room.playing.state
        seat = min(state.to_act)
        return self.act(seat, state.game.format(state.legal(seat)[0]))

    def replay(self) -> Room:
        """The room as the stored log gives it."""
        return replay(events.decode(events.encode(event)) for event in self.log)


def make_request(guest: str, message: Any, role: Role = PLAY) -> Request:
    """A guest's message as a session hands it on."""
    return Request(guest, message, role, crc32(protocol.encode(message)))


def texts(actions: Iterable[protocol.Action]) -> tuple[str, ...]:
    """The actions in notation."""
    return tuple(map(protocol.text_of, actions))


def audiences(room: Room) -> list[Audience]:
    """Every one that could be there: one for each seat, the host among them, and a spectator."""
    return [Audience((seat,), seat == 0) for seat in range(len(room.chairs))] + [Audience()]


def same_but_present(one: Room, other: Room) -> bool:
    """Whether two rooms differ at most in who is connected, in a race that is not judged yet, and in the future."""
    return _bare(one) == _bare(other)


def _bare(room: Room) -> Room:
    return msgspec.structs.replace(room, presence=type(room.presence)(), race=None, finish=None, seed=None)
