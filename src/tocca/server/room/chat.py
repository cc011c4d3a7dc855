"""Table talk (TN-21): for players and spectators, with a rate limit."""

from itertools import islice

from tocca.server.refusals import Refusal
from tocca.server.room.events import Muted, Said
from tocca.server.room.model import HISTORY, Room, keep_latest, note
from tocca.server.room.requests import Asking, Decided
from tocca.server.room.seating import chair_at, check_host
from tocca.server.room.text import clean

MOST_SAID = 5  # messages of one guest
WITHIN_MS = 10_000
LONGEST = 300
SERVER = "Tocca"  # the name under which the host of the server speaks
MOST_BY_WATCHERS = HISTORY // 2  # of the lines that are kept


def say(room: Room, asking: Asking) -> Decided:
    """A line of chat, from the first of the guest's seats or from beside the table."""
    guest, now = asking.guest, asking.now
    seats = room.seats_of(guest)
    if guest in room.muted or (room.watchers_muted and not seats and guest != room.host):
        raise Refusal("muted", "the host has asked for silence")
    if sum(now - at < WITHIN_MS for at in room.said.get(guest, ())) >= MOST_SAID:
        raise Refusal("too-fast", "that is a lot at once; wait a moment")
    text = clean(asking.message.text, LONGEST)
    if not text:
        raise Refusal("nothing-said", "there is nothing to read in that")
    seat = seats[0] if seats else None
    if seat is None and _count_watchers_lines(room) >= MOST_BY_WATCHERS:
        raise Refusal("too-fast", "those who watch have said a lot; let the players go on first")
    name = room.presence.names.get(guest, "") if seat is None else room.chairs[seat].name
    return [Said(seat=seat, name=name, text=text, **asking.stamp)]


def announce(room: Room, asking: Asking) -> Decided:
    """A line from the host of the server, who needs no seat and is never muted."""
    text = clean(asking.message.text, LONGEST)
    return [Said(seat=None, name=SERVER, text=text, **asking.stamp)] if text else []


def _count_watchers_lines(room: Room) -> int:
    """In the part of the log that players get who come back: spectators must not push out what happened."""
    latest = islice(reversed(room.log), HISTORY)
    return sum(isinstance(event, Said) and event.seat is None for event, _ in latest)


def mute(room: Room, asking: Asking) -> Decided:
    """The host silences a person, who stays silenced when they give up the seat, or all spectators."""
    check_host(room, asking)
    seat, on = asking.message.seat, asking.message.on
    if seat is not None and chair_at(room, seat).guest in ("", room.host):
        raise Refusal("nobody-to-mute", "there is nobody to be silenced there")
    return [Muted(seat=seat, on=on, **asking.stamp)]


def fold_said(room: Room, event: Said) -> Room:
    times = (*room.said.get(event.guest, ()), event.at)[-MOST_SAID:]
    return note(room, event, said=keep_latest(room.said, event.guest, times))


def fold_muted(room: Room, event: Muted) -> Room:
    if event.seat is None:
        return note(room, event, watchers_muted=event.on)
    guest = {room.chairs[event.seat].guest}
    return note(room, event, muted=room.muted | guest if event.on else room.muted - guest)
