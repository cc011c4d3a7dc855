"""A match under way: actions, sealed choices that change, and what each step means for the table."""

from typing import Any, TypeVar

from msgspec.structs import replace

import tocca
from tocca.server.protocol import Result, SealedChoice
from tocca.server.refusals import Refusal
from tocca.server.room import actions, clocks, encoding, races
from tocca.server.room.append_only import AppendOnlyList
from tocca.server.room.events import Acted, Missed, Replaced, Waited
from tocca.server.room.history import find_sealed, list_sealed, rewrite
from tocca.server.room.model import RECENT, AnyState, Match, Play, Room, note
from tocca.server.room.requests import Asking, Decided, Fresh, Pressed
from tocca.server.room.seating import check_holds
from tocca.server.room.visibility import OPEN, WATCHER, Sight

Step = TypeVar("Step", Acted, Waited)


def act(room: Room, asking: Asking) -> Decided:
    """An action, or another choice in place of one that nobody can know yet (TN-11)."""
    message, game = asking.message, room.game
    check_holds(room, message.seat, asking.guest)
    match = match_on(room)
    action = actions.read(game, message.action)
    if game.real_time:
        return _in_real_time(room, message.seat, action, asking, message.since)
    if message.seq is not None and message.seq < room.turned.of(room.audience(asking.guest).bits):
        raise Refusal("stale", "the board has changed since you chose this")
    time = match.time_at(asking.now)
    if match.times is not None and match.times.is_out(message.seat, time):
        raise Refusal("out-of-time", "your time has run out")
    if game.sealed and message.seat not in match.state.to_act:
        return [_replace_choice(room, message.seat, action, asking.stamp)]
    return [decide_act(match.state, message.seat, action, time, asking.stamp)]


def match_on(room: Room) -> Match:
    """The match, if it can be played on right now."""
    if room.phase == "playing":
        return room.playing
    if room.phase == "paused":
        raise Refusal("paused", "the match is paused")
    raise Refusal(*(("over", "the match is over") if room.phase == "over" else ("not-started", "no match is on yet")))


def bot_move(room: Room, asking: Asking) -> Decided:
    """A bot's action; for a seat that a person has back by now, none."""
    match = match_on(room)
    seat, text = asking.message
    if not room.chairs[seat].bot:
        raise Refusal("not-your-seat", "no bot plays that seat")
    action, time = actions.read(room.game, text), match.time_at(asking.now)
    if room.game.real_time:
        return _in_real_time(room, seat, action, asking)
    return [decide_act(match.state, seat, action, time, asking.stamp)]


def _in_real_time(room: Room, seat: int, action: Any, asking: Asking, claimed: int | None = None) -> Decided:
    """In order of arrival; but in a race a press waits for the referee's verdict about who was first (TC-16)."""
    match, game = room.playing, room.game
    time, state = match.time_at(asking.now), match.state
    try:
        done = decide_act(state, seat, action, time, asking.stamp)
    except Refusal:
        if (press := races.judge_late(room, seat, action, time, claimed)) is not None:
            return [Missed(press=press, **asking.stamp)]
        raise
    if action in game.presses(state.position):
        races.check_free(room, seat)
        return [Pressed(seat, actions.find_known(game, action).text, time, claimed, asking.stamp)]
    return [] if done.state == state.advance(time) else [done]  # a pass that says nothing is no event


def decide_act(state: AnyState, seat: int, action: Any, time: int, stamp: dict[str, Any], mark: str = "") -> Fresh:
    try:
        after = state.apply(seat, action, at=time if state.game.real_time else None)
    except tocca.IllegalAction as problem:
        raise Refusal.by_rules(problem) from None
    text = actions.find_known(state.game, action).text
    return Fresh(Acted(seat=seat, action=text, time=time, drawn=after.drawn, mark=mark, **stamp), after, action)


def fold_acted(room: Room, event: Acted, fresh: Fresh | None = None) -> Room:
    match, game = room.playing, room.game
    if fresh is not None:
        action, state = fresh.action, fresh.state
    else:
        at = event.time if game.real_time else None
        action = actions.read(game, event.action)
        state = match.state.apply(event.seat, action, at=at, chance=event.drawn)
    sight = _sight(match.state, event.seat, action, state)
    if part := game.part(match.state.position):
        event = replace(event, part=part)
    if game.sealed and sight is OPEN:
        shown = tuple(SealedChoice(seat, actions.find_known(game, chosen).json) for seat, chosen in list_sealed(match))
        event = replace(event, shows=shown)
    play = Play(event.seat, action, event.time, event.drawn, event.mark, sight, match.times, room.count)
    return _step(room, _telling(event, match.state, state), play, state)


def _telling(event: Step, before: AnyState, after: AnyState) -> Step:
    """The event with what a spectator saw come of it, where the game has something to say about that."""
    if not before.game.tells:
        return event
    told = before.game.narrate(before.view(None), after.view(None))
    return event if told is None else replace(event, told=encoding.json(told))


def _sight(before: AnyState, seat: int, action: Any, after: AnyState) -> Sight:
    """Who sees which action it was: everybody, or only its player; then seats whose view has changed get a hint."""
    if before.game.public(before.position, action, after.position):
        return OPEN
    return Sight(1 << seat, find_witnesses(before, after) & ~(1 << seat))


def find_witnesses(before: AnyState, after: AnyState) -> int:
    """Those who can tell one state from the other, as bits."""
    seats = sum(1 << seat for seat in range(before.seats) if before.view(seat) != after.view(seat))
    return seats | (WATCHER if before.view(None) != after.view(None) else 0)


def _latest(match: Match) -> AppendOnlyList[AnyState]:
    recent = match.recent.add(match.state)
    return recent if len(recent) < 2 * RECENT else AppendOnlyList(recent[-RECENT:])


def _step(room: Room, event: Acted | Waited, play: Play, state: AnyState) -> Room:
    """The match one play on, and what that means for clocks, wishes to take back, and the end."""
    match, game, sight = room.playing, room.game, play.sight
    changes: dict[str, Any] = {}
    times = match.times
    awaited = game.awaited(state.position)
    if times is not None:
        times = clocks.move_on(room.clock, times, awaited, play.time, play.seat if sight is OPEN else None)
    if sight is OPEN:
        changes["ask"] = None
        changes["turned"] = awaited != game.awaited(match.state.position)
    quotas = match.quotas
    if game.real_time:
        changes["race"], changes["finish"], quotas = races.after_play(room, play, state)
    outcome, result = state.outcome, None
    if outcome is not None:
        changes["phase"] = "over"
        result = Result(*outcome)
    changes["match"] = replace(
        match, state=state, plays=match.plays.add(play), recent=_latest(match),
        time=play.time, times=times, result=result, quotas=quotas,
    )  # fmt: skip
    return note(room, event, sight, **changes)


# -- sealed choices that change --------------------------------------------------------------------


def _replace_choice(room: Room, seat: int, action: Any, stamp: dict[str, Any]) -> Replaced:
    """Exactly one choice counts, and the others learn nothing at all: not even that there was another."""
    number, state = find_sealed(room.playing, seat), room.playing.state
    try:
        if number is None:
            state.apply(seat, action)  # raises: it is not their turn
        after = rewrite(room, number or 0, action).state
    except tocca.IllegalAction as problem:
        raise Refusal.by_rules(problem) from None
    if find_witnesses(state, after) & ~(1 << seat):
        raise Refusal("not-your-turn", "it is too late to choose something else")
    return Replaced(seat=seat, action=actions.find_known(room.game, action).text, **stamp)


def fold_replaced(room: Room, event: Replaced) -> Room:
    number = find_sealed(room.playing, event.seat)
    assert number is not None
    plays, state, recent = rewrite(room, number, actions.read(room.game, event.action))
    match = replace(room.playing, state=state, plays=plays, recent=recent)
    return note(room, event, Sight(1 << event.seat), match=match)


# -- time that passes -----------------------------------------------------------------------------


def decide_wait(state: AnyState, time: int, now: int) -> Fresh:
    after = state.advance(time)
    return Fresh(Waited(at=now, time=time, drawn=after.drawn), after)


def fold_waited(room: Room, event: Waited, fresh: Fresh | None = None) -> Room:
    state = fresh.state if fresh else room.playing.state.advance(event.time, chance=event.drawn)
    play = Play(None, None, event.time, event.drawn, seen=room.count)
    return _step(room, _telling(event, room.playing.state, state), play, state)
