"""Who sits where, and what was agreed: seats, bots, the host, options. Before a match, and in the middle of one.

The guest who set the table up is its host. When the host gives up their last seat, or leaves without one, another
seated person becomes the host; while the host is away, any seated person may do what the host may.
A seat's knowledge goes with the seat, so in a match nobody moves from one seat to another.
"""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

import tocca
from tocca.bots import bots
from tocca.core import codec
from tocca.server import protocol
from tocca.server.refusals import Refusal
from tocca.server.room import clocks
from tocca.server.room.events import LOG, BotSeated, Configured, Created, Hosted, Renamed, Seated, Stood
from tocca.server.room.model import Chair, Presence, Room, note
from tocca.server.room.presence import bot_in, host_in
from tocca.server.room.requests import Asking, Decided, TableSetup
from tocca.server.room.roles import WATCH
from tocca.server.room.text import clean


def decide_creation(setup: TableSetup, now: int) -> Created:
    """The event that begins a table's log; Refusal if the game can't be played like that."""
    try:
        played = tocca.game(setup.game)
    except tocca.UnknownGame as problem:
        raise Refusal("unknown-game", str(problem)) from None
    seats = played.seats[0] if setup.seats is None else setup.seats
    options = _check_setup(setup.game, seats, setup.options, setup.clock)
    return Created(
        at=now, log=LOG, table=setup.table, game=setup.game, seats=seats, options=options,
        clock=setup.clock, public=setup.public, host=setup.host, hints=setup.hints,
    )  # fmt: skip


def _check_setup(game: str, seats: int, options: Mapping[str, Any], clock: protocol.Clock) -> dict[str, Any]:
    """The options, complete and as JSON."""
    try:
        chosen = check_agreement(game, seats, options)
    except tocca.BadOption as problem:
        raise Refusal("bad-option", str(problem)) from None
    if trouble := clocks.problem(clock, tocca.game(game).real_time):
        raise Refusal("bad-clock", trouble)
    agreed: dict[str, Any] = codec.to_json(chosen)
    return agreed


def check_agreement(game: str, seats: int, options: Mapping[str, Any]) -> Any:
    """The complete options; BadOption if the game can't be played like that. Tried by a deal; the names are checked
    first, since `start` also takes a seed and chance values, which nobody may choose."""
    played = tocca.game(game)
    unknown = options.keys() - played.options.keys()
    if unknown:
        raise tocca.BadOption(f"{played.name} has no option {min(unknown)!r}")
    return played.start(seats, **options).position.options


def fold_created(event: Created) -> Room:
    room = Room(
        table=event.table, game=tocca.game(event.game), host=event.host, options=event.options, clock=event.clock,
        public=event.public, chairs=(Chair(),) * event.seats, hints=event.hints,
        presence=Presence(gone={event.host: event.at}),  # others may act for a host who never comes, too
    )  # fmt: skip
    return note(room, event)


# -- what guests ask -------------------------------------------------------------------------------


def sit(room: Room, asking: Asking) -> Decided:
    """A free seat, also a second one (hot seat); or one's own, back from the bot."""
    seat, guest, role = asking.message.seat, asking.guest, asking.role
    chair = chair_at(room, seat)
    if role == WATCH:
        raise Refusal("only-watching", "this link is for watching; ask for one to play")
    back = chair.bot and chair.guest == guest
    if not back:
        if role.seat not in (None, seat):
            raise Refusal("other-seat", "this link is for another seat")
        if chair.taken:
            raise Refusal("seat-taken", "somebody sits there already")
        if in_match(room) and chair.former != guest and _knows_another(room, seat, guest):
            raise Refusal("played-elsewhere", "you have played another seat of this match")
    name = clean(asking.message.name, 40) or chair.name * bool(back) or f"Guest {seat + 1}"
    return [Seated(seat=seat, name=name, **asking.stamp)]


def _knows_another(room: Room, seat: int, guest: str) -> bool:
    return any(guest in (chair.guest, chair.former) for other, chair in enumerate(room.chairs) if other != seat)


def rename(room: Room, asking: Asking) -> Decided:
    """At any time; in a match its record has the new name, too."""
    seat = asking.message.seat
    check_holds(room, seat, asking.guest)
    name = clean(asking.message.name, 40)
    if not name:
        raise Refusal("no-name", "a name has letters")
    return [] if name == room.chairs[seat].name else [Renamed(seat=seat, name=name, **asking.stamp)]


def stand(room: Room, asking: Asking) -> Decided:
    """One's own seat at any time; between matches the host clears anybody's."""
    seat, guest = asking.message.seat, asking.guest
    chair = chair_at(room, seat)
    if not chair.taken:
        raise Refusal("seat-free", "nobody sits there")
    if chair.guest != guest:
        check_host(room, asking)
        if in_match(room):
            raise Refusal("match-on", "nobody can be sent away in the middle of a match")
    return [Stood(seat=seat, **asking.stamp)]


def seat_bot(room: Room, asking: Asking) -> Decided:
    """On a free seat, in place of another bot, or, in a match, of a person who has been gone long enough."""
    check_host(room, asking)
    seat = asking.message.seat
    chair = chair_at(room, seat)
    if chair.person and not _is_abandoned(room, chair, asking.now):
        raise Refusal("seat-taken", f"{chair.name} sits there; a bot can help out when somebody is gone for a while")
    if asking.message.bot not in bots():
        raise Refusal("unknown-bot", f"there is no such bot; there are {', '.join(bots())}")
    return [BotSeated(seat=seat, bot=asking.message.bot, **asking.stamp)]


def _is_abandoned(room: Room, chair: Chair, now: int) -> bool:
    return bot_in(room, chair, now) == 0


def configure(room: Room, asking: Asking) -> Decided:
    """Between matches. After one it leads back to the lobby, and the host starts the next."""
    check_host(room, asking)
    if in_match(room):
        raise Refusal("match-on", "this can be changed only before a match")
    wanted = asking.message
    if any(chair.taken for chair in room.chairs[wanted.seats :]):
        raise Refusal("seat-taken", "somebody sits on a seat that there would not be")
    options = _check_setup(room.game_id, wanted.seats, wanted.options, wanted.clock)
    return [
        Configured(
            seats=wanted.seats, options=options, clock=wanted.clock, public=wanted.public, hints=wanted.hints,
            **asking.stamp,
        )
    ]  # fmt: skip


def leave(room: Room, asking: Asking) -> Decided:
    """Seats are kept. A host without a seat passes their rights to somebody who plays."""
    heir = _heir(room.chairs, asking.guest)
    if room.host == asking.guest and not room.seats_of(asking.guest) and heir:
        return [Hosted(host=heir, **asking.stamp)]
    return []


# -- what becomes of it ----------------------------------------------------------------------------


def fold_seated(room: Room, event: Seated) -> Room:
    return note(room, event, chairs=_put(room, event.seat, Chair(event.guest, event.name)))


def fold_renamed(room: Room, event: Renamed) -> Room:
    chairs = _put(room, event.seat, replace(room.chairs[event.seat], name=event.name))
    match = room.match
    if match is not None and in_match(room):
        match = replace(match, names=(*match.names[: event.seat], event.name, *match.names[event.seat + 1 :]))
    return note(room, event, chairs=chairs, match=match)


def fold_stood(room: Room, event: Stood) -> Room:
    chair = room.chairs[event.seat]
    chairs = _put(room, event.seat, _leave_behind(chair) if in_match(room) else Chair())
    host = room.host
    gave_up = host == chair.guest and room.phase != "lobby" and not any(one.guest == host for one in chairs)
    wishes = tuple(guest for guest in room.wishes if any(one.guest == guest for one in chairs))
    return note(room, event, chairs=chairs, host=(gave_up and _heir(chairs, host)) or host, wishes=wishes)


def _leave_behind(chair: Chair) -> Chair:
    """In a match the seat is kept for the guest who gave it up until somebody takes it; a stand-in bot plays on."""
    return Chair(name=chair.bot, bot=chair.bot, former=chair.guest)


def fold_bot_seated(room: Room, event: BotSeated) -> Room:
    chair = room.chairs[event.seat]
    if not chair.guest:
        chair = replace(chair, name=event.bot)
    wishes = tuple(guest for guest in room.wishes if guest != chair.guest)
    return note(room, event, chairs=_put(room, event.seat, replace(chair, bot=event.bot)), wishes=wishes)


def fold_hosted(room: Room, event: Hosted) -> Room:
    return note(room, event, host=event.host)


def fold_configured(room: Room, event: Configured) -> Room:
    chairs = (*room.chairs, *(Chair(),) * event.seats)[: event.seats]
    return note(
        room, event, chairs=chairs, options=event.options, clock=event.clock, public=event.public,
        hints=event.hints, phase="lobby", wishes=(), ask=None,
    )  # fmt: skip


# -- questions that others ask too -----------------------------------------------------------------


def in_match(room: Room) -> bool:
    """Whether a match is under way."""
    return room.phase in ("playing", "paused")


def chair_at(room: Room, seat: int) -> Chair:
    if seat >= len(room.chairs):
        raise Refusal("no-such-seat", f"this table has {len(room.chairs)} seats")
    return room.chairs[seat]


def check_holds(room: Room, seat: int, guest: str) -> None:
    """Refusal unless the guest plays that seat in person."""
    if chair_at(room, seat).person != guest:
        raise Refusal("not-your-seat", "this is not your seat")


def first_seat(room: Room, guest: str) -> int:
    """One of the guest's seats; Refusal for a spectator."""
    seats = room.seats_of(guest)
    if not seats:
        raise Refusal("only-watching", "only who plays can do that")
    return seats[0]


def check_host(room: Room, asking: Asking) -> None:
    """Refusal unless the guest is the host, or sits here while the host is away."""
    stands_in = host_in(room, asking.now) == 0 and asking.guest in room.persons
    if asking.guest != room.host and not stands_in:
        raise Refusal("not-the-host", "only the host of this table can do that")


def _heir(chairs: tuple[Chair, ...], host: str) -> str:
    return next((chair.person for chair in chairs if chair.person not in ("", host)), "")


def _put(room: Room, seat: int, chair: Chair) -> tuple[Chair, ...]:
    return (*room.chairs[:seat], chair, *room.chairs[seat + 1 :])
