"""What happens when nobody does anything: time runs out, or stands still."""

from msgspec.structs import replace

from tocca.core.chance import Chance, Stream
from tocca.server.refusals import Refusal
from tocca.server.room import gathering, races, verdicts
from tocca.server.room.events import Flagged, Paused, Resumed
from tocca.server.room.history import secret
from tocca.server.room.model import Room, note
from tocca.server.room.playing import decide_act, decide_wait
from tocca.server.room.requests import Asking, Decided
from tocca.server.room.seating import first_seat


def wake_at(room: Room) -> int | None:
    """When a Tick is due next, in the server's time; None: never, as things stand."""
    if gathering.is_gathering(room):
        return gathering.due(room)
    if room.phase != "playing":
        return None
    match = room.playing
    due = races.due(room) if room.game.real_time else next((when for when, _ in _ends(room)), None)
    return None if due is None else match.zero + due


def _ends(room: Room) -> list[tuple[int, int]]:
    """When each seat's time runs out. A bot's clock runs too, but has no effect."""
    times = room.playing.times
    return [] if times is None else [(when, seat) for when, seat in times.ends if not room.chairs[seat].bot]


def tick(room: Room, asking: Asking) -> Decided:
    """What is due by now: in real time a verdict, or what the rules bring; else by the clocks, where a late sealed
    choice is drawn, and in any other game a late seat has lost."""
    if gathering.is_gathering(room):
        return gathering.tick(room, asking.now)
    if room.phase != "playing":
        return []
    match, now = room.playing, asking.now
    time = match.time_at(now)
    if room.game.real_time:
        if judged := verdicts.verdict(room, now):
            return judged
        deadline = match.state.deadline
        return [] if deadline is None or deadline > time else [decide_wait(match.state, time, now)]
    late = [seat for when, seat in _ends(room) if when <= time]
    if late and not room.game.sealed:
        return [Flagged(seat=late[0], at=now)]
    return _draw_choices(room, late, time, now)


def _draw_choices(room: Room, late: list[int], time: int, now: int) -> Decided:
    events: Decided = []
    state = room.playing.state
    dice = Chance(Stream.from_seed(secret(room, "late")))
    for seat in late:
        if seat in state.to_act:
            legal = state.legal(seat)
            choice = decide_act(state, seat, legal[dice.draw(range(len(legal)))], time, {"at": now}, "late")
            events.append(choice)
            if room.game.reveals(state.position, choice.state.position):
                break  # a new round: everybody's time is new
            state = choice.state
    return events


def pause(room: Room, asking: Asking) -> Decided:
    """Any player may stop the clocks, and start them again."""
    seat = first_seat(room, asking.guest)
    if room.phase != "playing":
        raise Refusal("not-playing", "there is nothing to pause")
    if room.race is not None:  # or a quick hand could shut the others out
        raise Refusal("racing", "there is a race on; wait until it is over")
    return [Paused(seat=seat, **asking.stamp)]


def resume(room: Room, asking: Asking) -> Decided:
    seat = first_seat(room, asking.guest)
    if room.phase != "paused":
        raise Refusal("not-paused", "the match is not paused")
    if gathering.is_gathering(room):
        raise Refusal("not-ready", "not everybody is ready yet")
    return [Resumed(seat=seat, **asking.stamp)]


def fold_paused(room: Room, event: Paused) -> Room:
    return note(room, event, phase="paused", match=replace(room.playing, stopped=event.at))


def fold_resumed(room: Room, event: Resumed) -> Room:
    """The time of the pause is left out of the match's time."""
    match = room.playing
    stood = max(0, event.at - (event.at if match.stopped is None else match.stopped))
    return note(room, event, phase="playing", match=replace(match, stopped=None, zero=match.zero + stood))
