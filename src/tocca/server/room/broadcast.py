"""What an audience is told: lines, eyes, and the table about it. The only way out of a room.

Everything about the board comes from `state.view(seat)`; which line an audience gets, and whether it gets one
at all, was settled when the event was noted (its Sight).
"""

from collections.abc import Iterator
from functools import cache
from typing import Protocol

from tocca.bots import persona
from tocca.server.protocol import NO_ACTION, About, Happened, Line, LineKind, PressReport, SeatInfo, Table
from tocca.server.room import actions, hints, looking_back
from tocca.server.room import events as log
from tocca.server.room.fairness import JudgedPress
from tocca.server.room.gathering import is_gathering
from tocca.server.room.model import HISTORY, AnyGame, Audience, Chair, Room
from tocca.server.room.presence import bot_in, host_in, watchers
from tocca.server.room.seating import in_match
from tocca.server.room.views import eyes
from tocca.server.room.visibility import OPEN, Sight

# After these the board is another one, or has no legal actions any more.
_BOARD = frozenset(
    (log.Started, log.Acted, log.Replaced, log.Waited, log.TakenBack, log.Configured, log.Resigned, log.Flagged)
)
_ABOUT_STAYS = frozenset((log.Acted, log.Replaced, log.Waited, log.Judged, log.Missed, log.Said))


class Teller(Protocol):
    """Makes the message to an audience about one event. `request`: the request that it answers."""

    def __call__(self, audience: Audience, request: str = "") -> Happened | None: ...


def tell(before: Room, event: log.Event, after: Room, audience: Audience) -> Happened | None:
    """The message to that audience about an event that was just stored; None: no message."""
    return teller(before, event, after)(audience)


def teller(before: Room, event: log.Event, after: Room) -> Teller:
    """The message to each audience; what is the same for all of them is computed once."""
    (entry, sight), count, board = after.log.latest, after.count, type(event) in _BOARD
    game = after.game
    about_changed = _about_changed(before, event, after)
    awaited = _find_awaited(after) if board and not about_changed else None

    def tell_audience(audience: Audience, request: str = "") -> Happened | None:
        bits = audience.bits
        line = _line(game, entry, sight, bits, count.of(bits))
        if line is None:
            return None
        shown = eyes(after, audience) if board else ()
        if about_changed:
            return Happened(line, shown, about_table(after, audience, event.at), request)
        return Happened(line, shown, None, request, awaited if shown else None)

    return tell_audience


def _about_changed(before: Room, event: log.Event, after: Room) -> bool:
    if type(event) not in _ABOUT_STAYS:
        return True
    return before.phase is not after.phase or before.ask is not after.ask or _times(before) is not _times(after)


def _times(room: Room) -> object:
    return room.match and room.match.times


def snapshot(room: Room, audience: Audience, seq: int, seats: tuple[int, ...], now: int) -> Table:
    """The whole table. `seq` and `seats`: what the client has seen, and as which audience, to get only the
    lines since then; at most the latest ones."""
    count = room.seq(audience)
    known = seq if tuple(sorted(seats)) == audience.seats and seq <= count else 0
    lines = tuple(_lines_back(room, audience, count - known))[::-1]
    return Table(count, about_table(room, audience, now), lines, eyes(room, audience), now=now)


def _lines_back(room: Room, audience: Audience, most: int) -> Iterator[Line]:
    """The latest lines, the latest first."""
    seq, bits, last = room.seq(audience), audience.bits, room.seq(audience) - min(most, HISTORY)
    for event, sight in reversed(room.log):
        if seq <= last:
            return
        line = _line(room.game, event, sight, bits, seq)
        if line is not None:
            yield line
            seq -= 1


# -- lines -----------------------------------------------------------------------------------------


def _line(game: AnyGame, event: log.Event, sight: Sight, bits: int, seq: int) -> Line | None:
    """The line as these see it."""
    if bits & sight.full:
        if type(event) is log.Acted:
            action, secret = actions.text_json(game, event.action), sight is not OPEN
            return Line(
                seq, event.at, "acted", event.seat, "", action, event.mark,
                shows=event.shows, secret=secret, told=event.told, part=event.part,
            )  # fmt: skip
        return _other_line(game, event, seq)
    if bits & sight.hint:
        assert isinstance(event, log.Acted)
        return Line(seq, event.at, "chose", event.seat, mark=event.mark, part=event.part)
    return None


def _other_line(game: AnyGame, event: log.Event, seq: int) -> Line:
    at = event.at
    match event:
        case log.Replaced():
            action = actions.text_json(game, event.action)
            return Line(seq, at, "acted", event.seat, action=action, mark="instead", secret=True)
        case log.Seated():
            return Line(seq, at, "seated", event.seat, event.name)
        case log.Renamed():
            return Line(seq, at, "renamed", event.seat, event.name)
        case log.BotSeated():
            return Line(seq, at, "bot", event.seat, event.bot)
        case log.Waited():
            return Line(seq, at, "waited", told=event.told)
        case log.Judged():
            return Line(seq, at, "verdict", presses=tuple(press(game, one) for one in event.presses))
        case log.Missed():
            return Line(seq, at, "missed", event.press.seat, presses=(press(game, event.press, late=True),))
        case log.Answered():
            return Line(seq, at, "answered", event.seat, yes=event.yes)
        case log.Rematched():
            return Line(seq, at, "rematch", event.seat, text=event.seating)
        case log.Said():
            return Line(seq, at, "said", event.seat, event.name, text=event.text)
        case log.Muted():
            return Line(seq, at, "muted", event.seat, yes=event.on)
        case _:
            return Line(seq, at, _KINDS[type(event)], getattr(event, "seat", None))


def press(game: AnyGame, judged: JudgedPress, *, late: bool = False) -> PressReport:
    """The press as everybody is told of it."""
    return PressReport(
        judged.seat, judged.arrived, judged.claimed, judged.round_trip, judged.believed, judged.counted,
        actions.text_json(game, judged.action) if judged.action else NO_ACTION,
        judged.drawn, judged.head, judged.bound, late,
    )  # fmt: skip


# The kinds of lines that tell no more than that it happened, and whose seat it was about.
_KINDS: dict[type, LineKind] = {
    log.Created: "created", log.Stood: "stood", log.Hosted: "host", log.Configured: "configured",
    log.Started: "started", log.Readied: "ready", log.Counted: "countdown", log.Began: "began",
    log.AskedBack: "asked-back", log.TakenBack: "taken-back",
    log.Paused: "paused", log.Resumed: "resumed", log.Resigned: "resigned", log.Flagged: "flagged",
}  # fmt: skip


# -- the table apart from the board ----------------------------------------------------------------


def about_table(room: Room, audience: Audience, now: int) -> About:
    """What was agreed, who is here, whose clock runs."""
    match = room.match
    times = match.times if match is not None and room.phase != "lobby" else None
    return About(
        table=room.table,
        game=room.game_id,
        phase=room.phase,
        options=room.options,
        clock=room.clock,
        public=room.public,
        match=0 if match is None else match.number,
        seats=tuple(_seat(room, seat, chair, now) for seat, chair in enumerate(room.chairs)),
        real_time=room.game.real_time,
        hides=match is not None and room.game.hides(match.state.position),
        host=audience.host,
        host_in_ms=host_in(room, now),
        yours=audience.seats,
        hints=room.hints,
        may_hint=bool(audience.seats) and hints.may_ask(room, room.chairs[audience.seats[0]].guest),
        may_look=looking_back.may_look_back(room),
        awaited=_find_awaited(room),
        running=times.running if times is not None and room.phase == "playing" else (),
        asks_back=room.ask.seat if room.ask is not None else None,
        wants_rematch=tuple(seat for seat, chair in enumerate(room.chairs) if chair.person in room.wishes),
        watchers=watchers(room),
        result=match.result if match is not None and room.phase == "over" else None,
        ready=_ready(room),
        begins_in_ms=_begins_in(room, now),
    )


def _ready(room: Room) -> tuple[int, ...] | None:
    gathering = room.gathering
    if gathering is None or not is_gathering(room):
        return None
    return tuple(seat for seat, chair in enumerate(room.chairs) if chair.bot or chair.guest in gathering.ready)


def _begins_in(room: Room, now: int) -> int | None:
    begins = room.gathering.begins if room.gathering is not None and is_gathering(room) else None
    return None if begins is None else max(0, begins - now)


def _find_awaited(room: Room) -> tuple[int, ...]:
    """The seats that the match waits for, as everybody can see."""
    return _in_order(room.game.awaited(room.playing.state.position)) if in_match(room) else ()


@cache
def _in_order(seats: frozenset[int]) -> tuple[int, ...]:
    return tuple(sorted(seats))


def _seat(room: Room, seat: int, chair: Chair, now: int) -> SeatInfo:
    match = room.match
    left = None
    if match is not None and match.times is not None and room.phase != "lobby":
        left = match.times.compute_left(seat, match.time_at(now))
    return SeatInfo(
        name=chair.name,
        bot=chair.bot,
        persona=persona(room.game_id, chair.bot),
        taken=chair.taken,
        here=bool(chair.guest) and chair.guest in room.presence.here,
        muted=bool(chair.guest) and chair.guest in room.muted,
        away_bot=bool(chair.bot and chair.guest),
        left_ms=left,
        bot_in_ms=bot_in(room, chair, now),
    )
