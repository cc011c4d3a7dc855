"""A race at the table (TC-16): when it begins, who has pressed in it, and until when its referee waits.

The referee is fairness.py; verdicts.py turns its verdicts into events. A race is on while the game has
`presses`. All of it but the quotas is forgotten with the process.
"""

from typing import Any

from msgspec.structs import replace

from tocca.server.refusals import Refusal
from tocca.server.room import actions
from tocca.server.room.events import Judged, Missed
from tocca.server.room.fairness import JudgedPress, Lag, Referee
from tocca.server.room.model import AnyState, Finish, Play, Race, Room, note
from tocca.server.room.requests import Asking, Decided, Late, Pressed, RoomStep

LATE_MS = 1_500  # so long after a race was decided a hand still belongs to it


def after_play(room: Room, play: Play, state: AnyState) -> tuple[Race | None, Finish | None, tuple[int, ...]]:
    """The race after that play, if one is on; how the last one was decided; the quotas. A race that time brought about
    is another one."""
    race, quotas = room.race, room.playing.quotas
    if not state.game.presses(state.position):
        return None, room.finish if race is None else _decide(room, race, play.time), quotas
    if race is None or play.seat is None:
        race = _begin(room, play.time, state)
        return race, None, race.referee.quotas
    return replace(race, referee=race.referee.without(play.seat)), None, quotas


def _decide(room: Room, race: Race, at: int) -> Finish:
    presses = frozenset(room.game.presses(room.playing.state.position))
    return Finish(race.referee, presses, at + LATE_MS, frozenset(race.waiting))


def _begin(room: Room, at: int, state: AnyState) -> Race:
    """A referee with every seat's connection as measured now."""
    lags = [room.presence.lags.get(chair.person, Lag()) for chair in room.chairs]
    out = set(range(state.seats)) - state.to_act
    return Race(Referee.at_reveal(at, lags, room.playing.quotas, out))


def find_new(before: Room, after: Room) -> Race | None:
    """The race that an event began: what it shows is to be shown to all at the same moment."""
    old, new = before.race, after.race
    return new if new is not None and (old is None or old.referee.show != new.referee.show) else None


def hold(race: Race, seats: tuple[int, ...], lag: Lag) -> int:
    """For how many milliseconds the beginning is held back from a connection that plays these seats. Spectators, and
    connections that were not measured yet, wait longest."""
    heads = [race.referee.racers[seat].lag.head for seat in seats]
    return longest_hold(race) - min([lag.head, *heads] if heads else [0])


def longest_hold(race: Race) -> int:
    """After that everybody may know."""
    return max(racer.lag.head for racer in race.referee.racers)


# -- presses ---------------------------------------------------------------------------------------


def check_free(room: Room, seat: int) -> None:
    """One press each."""
    if room.race is not None and seat in room.race.referee.done:
        raise Refusal("already-pressed", "your hand is down; the verdict comes in a moment")


def fold_pressed(room: Room, press: Pressed) -> Room:
    """A press waits. Not an event: it is forgotten if the server is killed before the verdict."""
    race = room.race
    assert race is not None
    referee = race.referee.press(press.seat, press.action, press.time, press.claimed)
    return replace(room, race=Race(referee, {**race.waiting, press.seat: press.stamp}))


def due(room: Room) -> int | None:
    """On the match's clock, what comes next: the verdict, or what the rules bring by themselves. What was pressed
    before the rules end a race is judged before."""
    deadline, race = room.playing.state.deadline, room.race
    verdict = race.referee.due if race is not None else None
    if verdict is None or deadline is None:
        return deadline
    return min(verdict, deadline - 1)


def fold_judged(room: Room, event: Judged) -> Room:
    """Those presses wait no longer, and what was believed of them is taken from the quotas."""
    believed = {press.seat: press.believed for press in event.presses}
    quotas = tuple(left - believed.get(seat, 0) for seat, left in enumerate(room.playing.quotas))
    race = room.race and Race(
        room.race.referee.settle_presses(event.presses),
        {seat: stamp for seat, stamp in room.race.waiting.items() if seat not in believed},
    )
    return note(room, event, race=race, match=replace(room.playing, quotas=quotas))


# -- hands that come too late ----------------------------------------------------------------------


def judge_late(room: Room, seat: int, action: Any, time: int, claimed: int | None = None) -> JudgedPress | None:
    """A press for a race that is decided already: by how much it came too late. None: it was for no such race, or that
    seat has had its press."""
    finish = room.finish
    if finish is None or action not in finish.presses or time > finish.until:
        return None
    if seat in finish.referee.done | finish.late:
        return None
    return finish.referee.racers[seat].judge(seat, "", time - finish.referee.show, claimed)


def bot_missed(room: Room, asking: Asking) -> Decided:
    """A bot's hand was on its way when the race was decided."""
    seat, text = asking.message
    if room.phase != "playing" or not room.chairs[seat].bot:
        return []
    press = judge_late(room, seat, actions.read(room.game, text), room.playing.time_at(asking.now))
    return [] if press is None else [Missed(press=press, at=asking.now)]


def fold_missed(room: Room, event: Missed) -> Room:
    finish = room.finish and replace(room.finish, late=room.finish.late | {event.press.seat})
    return note(room, event, finish=finish)


# -- answers ---------------------------------------------------------------------------------------

_VOID = Refusal("void", "the race was over before this press counted")


def waiting_for(room: Room, guest: str, request: str) -> dict[str, Any] | None:
    """The fields of the event that will answer that request, if it is a press that waits."""
    if room.race is None:
        return None
    return next((stamp for stamp in room.race.waiting.values() if _identify_request(stamp) == (guest, request)), None)


def late_answers(before: Room, step: RoomStep) -> tuple[Late, ...]:
    """For the presses that have waited and wait no longer: they count, or are void."""
    counted = {(event.guest, event.id) for event in step.events}
    stamps = before.race.waiting.values() if before.race is not None else ()
    asked = [_identify_request(stamp) for stamp in stamps if "id" in stamp]
    return tuple(
        Late(guest, request, None if (guest, request) in counted else _VOID)
        for guest, request in asked
        if waiting_for(step.room, guest, request) is None
    )


def _identify_request(stamp: dict[str, Any]) -> tuple[str, str]:
    """Whose request, and which; nobody's for a bot."""
    return stamp.get("guest", ""), stamp.get("id", "")
