"""The plays of a match, gone back over: for undo, for sealed choices that are changed, for records.

Whatever comes out of the past gets a new secret stream, so that nobody plays on knowing what comes.
"""

from collections.abc import Iterator
from itertools import takewhile
from typing import Any, NamedTuple

import tocca
from tocca.core import record_text
from tocca.server.room.append_only import AppendOnlyList
from tocca.server.room.model import RECENT, AnyState, Match, Play, Room
from tocca.server.room.visibility import OPEN


class Past(NamedTuple):
    """Plays, the state they lead to, and the states before the latest of them: fields of a match."""

    plays: AppendOnlyList[Play]
    state: AnyState
    recent: AppendOnlyList[AnyState]


def replay(state: AnyState, play: Play) -> AnyState:
    """The state after that play, with the chance values of then."""
    if play.seat is None:
        return state.advance(play.time, chance=play.drawn)
    at = play.time if state.game.real_time else None
    return state.apply(play.seat, play.action, at=at, chance=play.drawn)


def state_before(match: Match, number: int) -> AnyState:
    """As it was before the play of that number (from 0); with as many plays as there are: as it is."""
    back = len(match.plays) - number
    if back == 0:
        return match.state
    if back <= len(match.recent):
        return match.recent[-back]
    state = match.dealt
    for play in match.plays[:number]:
        state = replay(state, play)
    return state


def last_play(match: Match, seat: int) -> int | None:
    """The number of that seat's latest play."""
    return next((number for number, play in _backwards(match) if play.seat == seat), None)


def find_sealed(match: Match, seat: int) -> int | None:
    """The number of that seat's choice in a round that is not revealed yet."""
    for number, play in _backwards(match):
        if play.sight == OPEN:
            return None
        if play.seat == seat:
            return number
    return None


def round_of(match: Match, number: int) -> int:
    """Where the round of that play begins: with the first of the sealed choices that it revealed, else with itself."""
    if match.state.game.sealed:
        while number and match.plays[number - 1].sight != OPEN:
            number -= 1
    return number


def list_sealed(match: Match) -> list[tuple[int, Any]]:
    """The seats and their actions in a round that is not revealed yet, in the order they were chosen."""
    tail = takewhile(lambda play: play.sight != OPEN, reversed(match.plays))
    return [(play.seat, play.action) for play in tail if play.seat is not None][::-1]


def choosing(match: Match, seat: int) -> AnyState:
    """The state in which that seat chooses: as it is; but before its choice as long as that is sealed, since it may
    still choose something else."""
    chosen = find_sealed(match, seat) if match.state.game.sealed else None
    return match.state if chosen is None else state_before(match, chosen)


def _backwards(match: Match) -> Iterator[tuple[int, Play]]:
    return zip(range(len(match.plays) - 1, -1, -1), reversed(match.plays), strict=True)


def roll_back(room: Room, number: int) -> Past:
    """Before the play of that number, and everything since forgotten."""
    match = room.playing
    forgotten = len(match.plays) - number
    recent = AppendOnlyList(match.recent[: max(0, len(match.recent) - forgotten)])
    return Past(AppendOnlyList(match.plays[:number]), _renew(room, state_before(match, number)), recent)


def rewrite(room: Room, number: int, instead: Any = None) -> Past:
    """Without the play of that number, or with another action in its place, and then with what the others have
    done since. What they can't have done then is left out. IllegalAction if that other action is one."""
    match = room.playing
    plays, states = match.plays[:number], [state_before(match, number)]
    if instead is not None:
        plays.append(match.plays[number]._replace(action=instead))
        states.append(replay(states[-1], plays[-1]))
    for play in match.plays[number + 1 :]:
        try:
            states.append(replay(states[-1], play))
        except (tocca.IllegalAction, tocca.BadChance):
            continue
        plays.append(play)
    return Past(AppendOnlyList(plays), _renew(room, states[-1]), AppendOnlyList(states[:-1][-RECENT:]))


def _renew(room: Room, state: AnyState) -> AnyState:
    return state.reseeded(secret(room, "again"))


def secret(room: Room, what: str) -> str | None:
    """A seed that is used once; none, so really secret, but in tests."""
    return (
        None if room.seed is None else f"{room.seed} {what} {len(room.playing.plays) if room.match else 0} {room.count}"
    )


def write_record(room: Room) -> str:
    """The latest match as the text of a record: a finished one replays to its result. A match that was resigned or
    lost on time is unfinished there, since the rules know no such end. Nothing is replayed here: the server would wait
    for it."""
    match = room.playing
    events = [record_text.Event(play.seat, play.action, play.time, play.drawn, play.mark) for play in match.plays]
    return record_text.write(match.dealt, match.names, events, match.state)
