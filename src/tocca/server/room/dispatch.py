"""Requests to events, and events to rooms: which module decides and folds what."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from tocca.server import protocol
from tocca.server.protocol import Done
from tocca.server.refusals import Refusal
from tocca.server.room import (
    chat,
    ending,
    events,
    gathering,
    hints,
    looking_back,
    playing,
    presence,
    races,
    seating,
    starting,
    undo,
    views,
    waiting,
)
from tocca.server.room.events import Event
from tocca.server.room.idempotency import StoredAnswer
from tocca.server.room.model import Room
from tocca.server.room.requests import (
    Announce,
    Asking,
    BotMissed,
    BotMove,
    Came,
    Decided,
    Fresh,
    Internal,
    Measured,
    Pressed,
    Request,
    RoomStep,
    TableSetup,
    Tick,
    Went,
    Woke,
)
from tocca.server.room.waiting import wake_at

_DECIDE: dict[type, Callable[[Room, Asking], Decided]] = {
    protocol.Leave: seating.leave,
    protocol.Sit: seating.sit,
    protocol.Rename: seating.rename,
    protocol.Stand: seating.stand,
    protocol.SeatBot: seating.seat_bot,
    protocol.Configure: seating.configure,
    protocol.Start: starting.start,
    protocol.Ready: gathering.ready,
    protocol.Act: playing.act,
    protocol.TakeBack: undo.take_back,
    protocol.Answer: undo.answer,
    protocol.Pause: waiting.pause,
    protocol.Resume: waiting.resume,
    protocol.Resign: ending.resign,
    protocol.Rematch: starting.rematch,
    protocol.Say: chat.say,
    protocol.Mute: chat.mute,
    BotMove: playing.bot_move,
    BotMissed: races.bot_missed,
    Tick: waiting.tick,
    Woke: presence.woke,
    Announce: chat.announce,
}

# Those in the second table work out a state, unless it comes with the event.
_FOLD: dict[type, Callable[[Room, Any], Room]] = {
    events.Seated: seating.fold_seated,
    events.Renamed: seating.fold_renamed,
    events.Stood: seating.fold_stood,
    events.BotSeated: seating.fold_bot_seated,
    events.Hosted: seating.fold_hosted,
    events.Configured: seating.fold_configured,
    events.Readied: gathering.fold_readied,
    events.Counted: gathering.fold_counted,
    events.Began: gathering.fold_began,
    events.Replaced: playing.fold_replaced,
    events.Judged: races.fold_judged,
    events.Missed: races.fold_missed,
    events.AskedBack: undo.fold_asked_back,
    events.Answered: undo.fold_answered,
    events.TakenBack: undo.fold_taken_back,
    events.Paused: waiting.fold_paused,
    events.Resumed: waiting.fold_resumed,
    events.Woken: presence.fold_woken,
    events.Resigned: ending.fold_resigned,
    events.Flagged: ending.fold_flagged,
    events.Rematched: starting.fold_rematched,
    events.Said: chat.fold_said,
    events.Muted: chat.fold_muted,
}
_FOLD_FRESH: dict[type, Callable[[Room, Any, Fresh | None], Room]] = {
    events.Started: starting.fold_started,
    events.Acted: playing.fold_acted,
    events.Waited: playing.fold_waited,
}


def create(setup: TableSetup, now: int) -> RoomStep:
    """A new table; Refusal if the game can't be played like that."""
    event = seating.decide_creation(setup, now)
    room = msgspec.structs.replace(seating.fold_created(event), seed=setup.seed)
    step = RoomStep(room, (event,), None, (room,))
    return step if setup.past is None else _fold(step, starting.go_on(room, setup.host, setup.past, now))


def evolve(room: Room | None, event: Event) -> Room:
    """The room after an event. The first one is Created, and needs no room before it."""
    if room is None:
        if not isinstance(event, events.Created):
            raise ValueError(f"a log begins with the event that creates the table, not {event!r}")
        return seating.fold_created(event)
    fold = _FOLD_FRESH.get(type(event))
    return _FOLD[type(event)](room, event) if fold is None else fold(room, event, None)


def replay(log: Iterable[Event]) -> Room:
    """The room of a stored log. What chance brings from here on is secret and new."""
    room: Room | None = None
    for event in log:
        room = evolve(room, event)
    if room is None:
        raise ValueError("an empty log is no table")
    return room


def handle(room: Room, request: Request | Internal, now: int) -> RoomStep:
    """What comes of a request. Refusal if it is not carried out; then nothing has changed."""
    if isinstance(request, Request):
        return _answer(room, request, now)
    if isinstance(request, Came):
        return RoomStep(presence.join(room, request))
    if isinstance(request, Went):
        return RoomStep(presence.leave(room, request, now))
    if isinstance(request, Measured):
        return RoomStep(presence.note_lag(room, request))
    step = _carry_out(room, Asking("", request, now, {"at": now}))
    return step._replace(room=presence.all_gone(step.room, now)) if isinstance(request, Woke) else step


def _answer(room: Room, request: Request, now: int) -> RoomStep:
    """At most once: the same request again gets the same answer, and nothing happens."""
    guest, message, role, digest = request
    if isinstance(message, _NOT_FOR_ROOMS):
        raise Refusal("not-here", "you are at the table already")
    asking = Asking(guest, message, now, {"at": now, "guest": guest, "id": message.id, "digest": digest}, role)
    done, waits = room.answers.get(guest, message.id), races.waiting_for(room, guest, message.id)
    if done is not None or waits is not None:
        return _answer_again(room, asking, done, waits)
    if isinstance(message, protocol.Preview):
        return RoomStep(room, answer=views.preview(room, asking))
    if isinstance(message, protocol.Look):
        return RoomStep(room, answer=looking_back.look(room, asking))
    if isinstance(message, protocol.Hint):
        return RoomStep(room, question=hints.question(room, asking))
    step = _carry_out(room, asking)
    if step.room.race is not None and races.waiting_for(step.room, guest, message.id) is not None:
        return step._replace(waits=True)
    return step if step.events else step._replace(answer=Done(message.id, room.seq(room.audience(guest))))


def _answer_again(room: Room, asking: Asking, done: StoredAnswer | None, waits: dict[str, Any] | None) -> RoomStep:
    if asking.stamp["digest"] != (done.digest if done is not None else waits and waits["digest"]):
        raise Refusal("reused-id", "this request id was used before, for something else")
    if done is None:
        return RoomStep(room, waits=True)
    return RoomStep(room, answer=Done(asking.message.id, done.count.of(room.audience(asking.guest).bits)))


def _carry_out(room: Room, asking: Asking) -> RoomStep:
    step = RoomStep(room)
    if room.game.real_time and isinstance(asking.message, _IN_REAL_TIME):
        while (due := wake_at(step.room)) is not None and due <= asking.now:
            step = _fold(step, waiting.tick(step.room, asking))
    step = _fold(step, _DECIDE[type(asking.message)](step.room, asking))
    return step._replace(late=races.late_answers(room, step)) if room.race is not None else step


def _fold(step: RoomStep, decisions: Decided) -> RoomStep:
    room, stored, rooms = step.room, [*step.events], [*step.rooms]
    for decided in decisions:
        if isinstance(decided, Pressed):
            room = races.fold_pressed(room, decided)
            continue
        if isinstance(decided, Fresh):
            event = decided.event
            room = _FOLD_FRESH[type(event)](room, event, decided)
        else:
            event = decided
            room = evolve(room, event)
        stored.append(event)
        rooms.append(room)
    return RoomStep(room, tuple(stored), None, tuple(rooms))


_IN_REAL_TIME = (protocol.Act, BotMove)
_NOT_FOR_ROOMS = (protocol.Hello, protocol.Ping, protocol.Join)


def steps(before: Room, step: RoomStep) -> Iterator[tuple[Room, Event, Room]]:
    """Each event of a step with the rooms before and after it."""
    for event, after in zip(step.events, step.rooms, strict=True):
        yield before, event, after
        before = after
