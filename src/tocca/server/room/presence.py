"""Who is connected, and since when others are not. The server reports it; nothing of it is stored."""

from msgspec.structs import replace

from tocca.server.protocol import Present
from tocca.server.room.events import Woken
from tocca.server.room.idempotency import MOST_GUESTS
from tocca.server.room.model import Chair, Presence, Room, keep_latest, note
from tocca.server.room.requests import Asking, Came, Decided, Measured, Went
from tocca.server.room.text import clean
from tocca.server.room.visibility import HIDDEN

ABANDON_MS = 60_000  # after this a bot may take the seat, and others may act for the host; never if played by days


def join(room: Room, request: Came) -> Room:
    """The guest has connected; the name is for spectators."""
    presence = room.presence
    names = keep_latest(presence.names, request.guest, clean(request.name, 40)) if request.name else presence.names
    gone = {guest: since for guest, since in presence.gone.items() if guest != request.guest}
    return replace(room, presence=Presence(presence.here | {request.guest}, gone, names, presence.lags))


def leave(room: Room, request: Went, now: int) -> Room:
    """No longer connected. Ignored for guests who never connected."""
    presence = room.presence
    if request.guest not in presence.here:
        return room
    gone = keep_latest(presence.gone, request.guest, now, MOST_GUESTS)
    lags = {guest: lag for guest, lag in presence.lags.items() if guest != request.guest}
    return replace(room, presence=replace(presence, here=presence.here - {request.guest}, gone=gone, lags=lags))


def note_lag(room: Room, request: Measured) -> Room:
    """How good the guest's connection is; it counts from the next race on."""
    lags = keep_latest(room.presence.lags, request.guest, request.lag)
    return replace(room, presence=replace(room.presence, lags=lags))


def woke(room: Room, asking: Asking) -> Decided:
    """The server was away; live clocks don't count that. Those counted in days do. If the machine's own clock was set
    back meanwhile, the match's goes back with it (`away` is negative): it does not stand still until then."""
    away = asking.now - asking.message.since
    counts = room.phase == "playing" and room.clock.kind != "days" and away != 0
    return [Woken(away=away, **asking.stamp)] if counts else []


def all_gone(room: Room, now: int) -> Room:
    """Right after a restart: nobody is here."""
    guests = {chair.guest for chair in room.chairs} | {room.host}
    return replace(room, presence=Presence(gone=dict.fromkeys(sorted(guests - {""}), now)))


def fold_woken(room: Room, event: Woken) -> Room:
    match = room.playing
    return note(room, event, HIDDEN, match=replace(match, zero=match.zero + event.away))


def measure_absence(room: Room, guest: str, now: int) -> int:
    """How long that guest has been away; 0 while they are here."""
    since = room.presence.gone.get(guest)
    return 0 if since is None else now - since


def bot_in(room: Room, chair: Chair, now: int) -> int | None:
    """In how many milliseconds a bot may play for whoever is away; None: they are here, or it may not."""
    if not chair.person or room.phase not in ("playing", "paused") or room.clock.kind == "days":
        return None
    return _patience_left(room, chair.guest, now)


def host_in(room: Room, now: int) -> int | None:
    """In how many milliseconds any player may do what the host may; None while the host is here."""
    return _patience_left(room, room.host, now)


def _patience_left(room: Room, guest: str, now: int) -> int | None:
    return max(0, ABANDON_MS - measure_absence(room, guest, now)) if guest in room.presence.gone else None


def present(room: Room, now: int) -> Present:
    """Who is here, as everybody may know."""
    here = room.presence.here
    seats = tuple(seat for seat, chair in enumerate(room.chairs) if chair.guest in here)
    return Present(seats, watchers(room), tuple(bot_in(room, chair, now) for chair in room.chairs), host_in(room, now))


def watchers(room: Room) -> int:
    """How many only watch."""
    return len(room.presence.here - room.persons)
