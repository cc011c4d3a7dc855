"""How a match begins: the host starts the first, a rematch needs everybody who plays."""

from typing import Any

from msgspec.structs import replace

from tocca.bots import bots
from tocca.core.errors import OtherRules
from tocca.server.protocol import Seating
from tocca.server.refusals import Refusal
from tocca.server.room import clocks, gathering
from tocca.server.room.append_only import AppendOnlyList
from tocca.server.room.events import Acted, BotSeated, Rematched, Seated, Started
from tocca.server.room.fairness import FULL
from tocca.server.room.history import secret
from tocca.server.room.model import Chair, Gathering, Match, Room, note
from tocca.server.room.playing import decide_wait
from tocca.server.room.requests import Asking, BegunMatch, Decided, Fresh
from tocca.server.room.seating import check_host, first_seat
from tocca.server.room.text import clean


def start(room: Room, asking: Asking) -> Decided:
    """The host starts; every seat must be taken."""
    check_host(room, asking)
    if room.phase != "lobby":
        raise Refusal("match-on", "the match has begun; after it, ask for a rematch")
    return begin(room, asking.stamp, ready_check=room.game.real_time and asking.message.ready_check)


def begin(room: Room, stamp: dict[str, Any], seating: Seating = "same", *, ready_check: bool = False) -> Decided:
    """The deal; a game that knows time begins at 0."""
    if not all(chair.taken for chair in room.chairs):
        raise Refusal("seats-free", "every seat must be taken, by a person or a bot")
    dealt = room.game.start(len(room.chairs), secret(room, "deal"), **room.options)
    started = Started(
        drawn=dealt.drawn, seating=seating, ready_check=ready_check, rules=room.game.rules, **stamp
    )  # fmt: skip
    events: Decided = [Fresh(started, dealt)]
    if room.game.real_time:
        events.append(decide_wait(dealt, 0, stamp["at"]))
    return events


def go_on(room: Room, guest: str, past: BegunMatch, now: int) -> Decided:
    """A match that begins as another did: its deal and its steps, then its player goes on against bots."""
    others = [seat for seat in range(len(room.chairs)) if seat != past.seat]
    if unknown := set(past.bots) - set(bots()):
        raise Refusal("unknown-bot", f"there is no bot {min(unknown)!r}")
    events: Decided = [
        Seated(seat=past.seat, name=clean(past.name, 40) or f"Guest {past.seat + 1}", guest=guest, at=now)
    ]
    events += [BotSeated(seat=seat, bot=bot, at=now) for seat, bot in zip(others, past.bots, strict=True)]
    events.append(Started(drawn=past.dealt, rules=room.game.rules, at=now))
    events += [Acted(seat=seat, action=action, time=0, drawn=drawn, at=now) for seat, action, drawn in past.steps]
    return events


def fold_started(room: Room, event: Started, fresh: Fresh | None = None) -> Room:
    """Refusal if the match was begun by rules that this server does not have."""
    try:
        room.game.check_rules(event.rules)
    except OtherRules as problem:
        raise Refusal("other-rules", str(problem)) from None
    chairs = tuple(replace(chair, former="") for chair in _move_seats(room.chairs, event.seating))
    state = fresh.state if fresh else room.game.start(len(chairs), chance=event.drawn, **room.options)
    match = Match(
        number=1 if room.match is None else room.match.number + 1,
        names=tuple(chair.name for chair in chairs),
        dealt=state, state=state, plays=AppendOnlyList(), recent=AppendOnlyList(), zero=event.at,
        times=clocks.first(room.clock, len(chairs), room.game.awaited(state.position)),
        quotas=(FULL,) * len(chairs),
    )  # fmt: skip
    if event.ready_check:
        match = replace(match, stopped=event.at)
    return note(
        room, event, turned=True, match=match, chairs=chairs, ask=None, wishes=(), seating="same",
        phase="paused" if event.ready_check else "playing", ready_check=event.ready_check,
        gathering=Gathering() if event.ready_check else None,
    )  # fmt: skip


def _move_seats(chairs: tuple[Chair, ...], seating: Seating) -> tuple[Chair, ...]:
    """Swapped: the other way round. Rotated: everybody one seat on."""
    if seating == "swapped":
        return chairs[::-1]
    return (*chairs[-1:], *chairs[:-1]) if seating == "rotated" else chairs


def rematch(room: Room, asking: Asking) -> Decided:
    """Another match. It begins when everybody who has a seat has asked for it, also somebody for whom a bot plays;
    other bots always want one. The seating is what the first one asked for: the others agree by asking too."""
    seat = first_seat(room, asking.guest)
    if room.phase != "over":
        raise Refusal("not-over", "the match is not over yet")
    wishes = {*room.wishes, asking.guest}
    complete = wishes >= room.owners and all(chair.taken for chair in room.chairs)
    if asking.guest in room.wishes and not complete:
        raise Refusal("already-asked", "you have asked for a rematch; the others are still thinking")
    events: Decided = [Rematched(seat=seat, seating=asking.message.seating, **asking.stamp)]
    if complete:
        seating = room.seating if room.wishes else asking.message.seating
        events += begin(room, {"at": asking.now}, seating, ready_check=room.ready_check)
        if room.ready_check:  # who asks for a rematch is ready for it
            events.append(gathering.count_down(asking.now))
    return events


def fold_rematched(room: Room, event: Rematched) -> Room:
    seating = room.seating if room.wishes else event.seating
    wishes = tuple(dict.fromkeys((*room.wishes, event.guest)))
    return note(room, event, wishes=wishes, seating=seating)
