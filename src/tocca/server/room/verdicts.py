"""The referee's verdict becomes events: one with all the arithmetic, and the presses that count (TC-16)."""

from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

from tocca.core.chance import Chance, Stream
from tocca.server.refusals import Refusal
from tocca.server.room import actions
from tocca.server.room.events import Judged, Missed
from tocca.server.room.fairness import JudgedPress
from tocca.server.room.history import secret
from tocca.server.room.model import AnyState, Race, Room
from tocca.server.room.playing import decide_act
from tocca.server.room.requests import Decided, Fresh


def verdict(room: Room, now: int) -> Decided:
    """About the presses that can be judged by now; at the last moment before the rules end the race, about all.
    Those that are still undecided when one of them closes the race are void, and cost nothing."""
    race, match = room.race, room.playing
    if race is None or (due := race.referee.due) is None:
        return []
    time, last = match.time_at(now), _last_moment(match.state)
    if time < min(due, last):
        return []
    chance = Chance(Stream.from_seed(secret(room, "verdict")))
    presses, referee = race.referee.verdict(chance, None if time >= last else time)
    bench = _Bench(race, match.state, min(time, last), now).carry_out(presses)
    if bench.is_held(referee.pending):
        bench = bench.carry_out(referee.verdict(chance).presses)
    return [Judged(presses=bench.presses, drawn=chance.drawn, at=now), *bench.done, *bench.list_missed()]


def _last_moment(state: AnyState) -> int:
    assert state.deadline is not None
    return state.deadline - 1


class _Bench(NamedTuple):
    """The state after the presses carried out so far."""

    race: Race
    state: AnyState
    time: int
    now: int
    presses: tuple[JudgedPress, ...] = ()  # as they may be told
    done: tuple[Fresh, ...] = ()

    def carry_out(self, presses: Iterable[JudgedPress]) -> "_Bench":
        """In this order; what is not possible any more is void."""
        bench = self
        for press in presses:
            bench = bench._after(press)
        return bench

    def _after(self, press: JudgedPress) -> "_Bench":
        game, stamp = self.state.game, {**self.race.waiting[press.seat], "at": self.now}
        action = actions.read(game, press.action)
        try:
            fresh = decide_act(self.state, press.seat, action, self.time, stamp)
        except Refusal:
            return self._replace(presses=(*self.presses, press))
        if not game.public(self.state.position, action, fresh.state.position):
            press = replace(press, action="")
        return self._replace(state=fresh.state, presses=(*self.presses, press), done=(*self.done, fresh))

    def list_missed(self) -> list[Missed]:
        """The presses that the race was decided without."""
        if self.done and not self.state.game.presses(self.state.position):
            judged = {press.seat for press in self.presses}
            late = [press for press in self.race.referee.pending if press.seat not in judged]
            return [Missed(press=replace(press, action="", believed=0), at=self.now) for press in late]
        return []

    def is_held(self, pending: Iterable[JudgedPress]) -> bool:
        """Whether the race stopped without being decided (TC-6: somebody points), so that the rules want to know
        of the presses that were made meanwhile."""
        game, state = self.state.game, self.state
        return not game.presses(state.position) and any(
            actions.read(game, press.action) in state.legal(press.seat) for press in pending
        )
