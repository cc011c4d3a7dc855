"""Taking back: at once while nobody has learned anything, else if all the others agree.

At once means: the action drew nothing and told nothing, and all the seat has seen of the others since is, at
most, that they have chosen. Their choices then stay. What the seat can't have seen never decides, or the
answer would tell it.

Sealed choices that were revealed go back together: who has seen the others' choices may not choose against them.
Everybody has the time back that ran since; the one who takes back has what was left when they acted.
"""

from typing import Any

from msgspec.structs import replace

from tocca.server.refusals import Refusal
from tocca.server.room import clocks
from tocca.server.room.events import Answered, AskedBack, TakenBack
from tocca.server.room.history import last_play, rewrite, roll_back, round_of, state_before
from tocca.server.room.model import Match, Room, TakeBackWish, note
from tocca.server.room.playing import find_witnesses, match_on
from tocca.server.room.requests import Asking, Decided
from tocca.server.room.seating import check_holds, in_match
from tocca.server.room.visibility import EVERYBODY, OPEN, Sight


def take_back(room: Room, asking: Asking) -> Decided:
    """The seat's latest action of this match."""
    seat = asking.message.seat
    check_holds(room, seat, asking.guest)
    match = match_on(room)
    if room.game.real_time:
        raise Refusal("no-undo", "a race is not run twice")
    number = last_play(match, seat)
    if number is None:
        raise Refusal("nothing-to-undo", "you have done nothing yet that could be taken back")
    if _is_unnoticed(room, seat, number):
        return [TakenBack(seat=seat, play=number, alone=True, **asking.stamp)]
    if match.plays[number].sight != OPEN and not room.game.sealed:
        raise Refusal("no-undo", "this has told you something, and the others don't know of it")
    if room.ask is not None:
        raise Refusal("already-asked", "there is a wish to take back already")
    if not asking.message.sure and _ends_a_part(match, number):
        raise Refusal("are-you-sure", "that part of the match is over and counted; ask again if you are sure")
    if not _others(room, seat):
        return [TakenBack(seat=seat, play=round_of(match, number), alone=False, **asking.stamp)]
    return [AskedBack(seat=seat, **asking.stamp)]


def _ends_a_part(match: Match, number: int) -> bool:
    part = match.state.game.part
    return part(state_before(match, number).position) != part(match.state.position)


def _is_unnoticed(room: Room, seat: int, number: int) -> bool:
    match = room.playing
    play, later = match.plays[number], match.plays[number + 1 :]
    if play.drawn or any(other.sight.full >> seat & 1 for other in later):
        return False
    before, after = state_before(match, number), state_before(match, number + 1)
    return not room.game.reveals(before.position, after.position)


def _others(room: Room, seat: int) -> frozenset[str]:
    """The people who are asked: everybody who has a seat, except the one who asks. A bot agrees for itself, but not for
    somebody who is away."""
    return room.owners - {room.chairs[seat].guest}


def answer(room: Room, asking: Asking) -> Decided:
    """Yes or no. The last yes takes back."""
    seat, guest, ask = asking.message.seat, asking.guest, room.ask
    check_holds(room, seat, guest)
    if ask is None or not in_match(room):
        raise Refusal("nothing-asked", "nobody wants to take back")
    if guest not in _others(room, ask.seat):
        raise Refusal("own-wish", "this is for the others to answer")
    if guest in ask.agreed:
        raise Refusal("already-answered", "you have agreed already")
    events: Decided = [Answered(seat=seat, yes=asking.message.yes, **asking.stamp)]
    if asking.message.yes and ask.agreed | {guest} >= _others(room, ask.seat):
        events.append(TakenBack(seat=ask.seat, play=ask.play, alone=False, at=asking.now))
    return events


def fold_asked_back(room: Room, event: AskedBack) -> Room:
    number = last_play(room.playing, event.seat)
    assert number is not None
    return note(room, event, ask=TakeBackWish(event.seat, round_of(room.playing, number)))


def fold_answered(room: Room, event: Answered) -> Room:
    assert room.ask is not None
    ask = replace(room.ask, agreed=room.ask.agreed | {event.guest}) if event.yes else None
    return note(room, event, ask=ask)


def fold_taken_back(room: Room, event: TakenBack) -> Room:
    match = room.playing
    past = rewrite(room, event.play) if event.alone else roll_back(room, event.play)
    noticed = find_witnesses(match.state, past.state) | 1 << event.seat if event.alone else EVERYBODY
    sight = OPEN if noticed == EVERYBODY else Sight(noticed)
    seen = not event.alone or match.plays[event.play].sight == OPEN  # more than a choice that was sealed
    time, times = match.time_at(event.at), match.times
    if times is not None:
        undone = match.plays[event.play]
        before = undone.times.stop(undone.time) if seen and undone.times is not None else times
        times = clocks.move_on(room.clock, before, room.game.awaited(past.state.position), time)
    after = replace(match, plays=past.plays, state=past.state, recent=past.recent, time=time, times=times)
    changes: dict[str, Any] = {"match": after}
    if seen:
        changes |= {"ask": None, "turned": True}
    return note(room, event, sight, **changes)
