"""People, bots and clocks that do anything at any time: random requests, sensible and senseless."""

import random
from collections.abc import Callable
from typing import Any

import tocca
from tests.server.room.scene import Scene, make_request
from tocca.server import protocol as p
from tocca.server.room import wake_at
from tocca.server.room.model import Room
from tocca.server.room.requests import BotMove, Came, Internal, Request, Tick, Went, Woke
from tocca.testing.play import Setup

GUESTS = "abcde"  # more than there are seats
CLOCKS = (p.Clock(), p.Clock("move", 30), p.Clock("game", 120, 3), p.Clock("days", days=2))


def set_up(setup: Setup, rng: random.Random, **more: Any) -> Scene:
    """A table of that setup, its clock at random, the match started."""
    clock = rng.choice(CLOCKS) if not tocca.game(setup.game).real_time and rng.random() < 0.5 else p.Clock()
    return Scene(setup.game, setup.seats, clock=clock, **dict(setup.options), **more)


def pass_time(room: Room, now: int, rng: random.Random) -> int:
    """A little later, or just when something is due, or long after."""
    due = wake_at(room)
    if due is not None and rng.random() < 0.3:
        return max(now, due)
    return now + rng.choice((0, 1, 40, 700, 700, 2_000, 2_000, 9_000, 9_000) if rng.random() < 0.97 else (70_000,))


def request(room: Room, rng: random.Random, number: int, now: int) -> Request | Internal:
    """Anything; but mostly what keeps the table going."""
    name, due = f"n{number}", wake_at(room)
    if rng.random() < 0.65:
        if due is not None and due <= now:
            return Tick()
        if room.ask is not None and rng.random() < 0.5:
            return _answer(room, rng, name, now)
        if room.phase == "playing" and room.game.sealed and rng.random() < 0.2:
            return _another_choice(room, rng, name, now)
        return _GOING_ON[room.phase](room, rng, name, now)
    return rng.choice(_ANYTHING)(room, rng, name, now)


def _fill(room: Room, rng: random.Random, name: str, now: int) -> Request | Internal:
    free = [seat for seat, chair in enumerate(room.chairs) if not chair.taken]
    return (
        make_request(rng.choice(GUESTS), p.Sit(name, free[0], "Någon"))
        if free
        else make_request(room.host, p.Start(name, rng.random() < 0.3))
    )


def _again(room: Room, rng: random.Random, name: str, now: int) -> Request | Internal:
    guest = rng.choice([chair.guest for chair in room.chairs if chair.person] or ["a"])
    if not all(chair.taken for chair in room.chairs):
        return _fill(room, rng, name, now)
    return make_request(guest, p.Rematch(name, rng.choice(("same", "swapped", "rotated"))))


def an_act(room: Room, rng: random.Random, name: str, now: int) -> Request | Internal:
    """An action of a seat that may act: any, or one that stands well right after."""
    match = room.playing
    state = match.state
    if not state.to_act:
        return Tick()
    seat = rng.choice(sorted(state.to_act))
    legal = state.legal(seat)
    if rng.random() < (0.8 if room.game.real_time else 0.3) and len(legal) < 60:
        at = match.time_at(now) if room.game.real_time else None
        if at is None or state.deadline is None or at < state.deadline:
            legal = state.advance(at).legal(seat) if at is not None else legal
            legal = (max(legal, key=lambda action: _standing(state, seat, action, at)),) if legal else ()
    action = room.game.format(rng.choice(legal)) if legal else "pass"
    chair = room.chairs[seat]
    if chair.bot:
        return BotMove(seat, action)
    seq = rng.choice((None, None, room.seq(room.audience(chair.guest)), room.seq(room.audience(chair.guest)) - 1))
    return make_request(chair.guest or rng.choice(GUESTS), p.Act(name, seat, action, seq))


def _standing(state: tocca.State[Any, Any, Any], seat: int, action: Any, at: int | None) -> float:
    return state.game.standing(state.apply(seat, action, at=at).position)[seat]


def _act_of_anybody(room: Room, rng: random.Random, name: str, now: int) -> Request:
    """Any action of the game by anybody for any seat."""
    action = room.game.format(rng.choice(room.game.actions)) if rng.random() < 0.8 else "nonsense"
    return make_request(rng.choice(GUESTS), p.Act(name, rng.randrange(4), action))


def _another_choice(room: Room, rng: random.Random, name: str, now: int) -> Request:
    """An action that the seat could have done a moment ago."""
    seat = rng.randrange(len(room.chairs))
    recent = room.match.recent if room.match is not None else ()
    legal = recent[-1].legal(seat) if recent else ()
    action = room.game.format(rng.choice(legal)) if legal else "nonsense"
    return make_request(room.chairs[seat].guest or "a", p.Act(name, seat, action))


def _configure(room: Room, rng: random.Random, name: str, now: int) -> Request:
    options = {**room.options} if rng.random() < 0.8 else {"limit": -1}
    return make_request(rng.choice("aab"), p.Configure(name, rng.choice((len(room.chairs), 3)), options, room.clock))


def _take_back(room: Room, rng: random.Random, name: str, now: int) -> Request:
    seat = rng.randrange(len(room.chairs))
    return make_request(room.chairs[seat].guest or "b", p.TakeBack(name, seat))


def _answer(room: Room, rng: random.Random, name: str, now: int) -> Request:
    seat = rng.randrange(len(room.chairs))
    return make_request(room.chairs[seat].guest or "c", p.Answer(name, seat, rng.random() < 0.8))


_GOING_ON: dict[str, Callable[[Room, random.Random, str, int], Request | Internal]] = {
    "lobby": _fill,
    "playing": an_act,
    "paused": lambda room, rng, name, now: make_request(
        rng.choice(GUESTS), p.Resume(name) if room.gathering is None else p.Ready(name)
    ),
    "over": _again,
}
_ANYTHING: tuple[Callable[[Room, random.Random, str, int], Request | Internal], ...] = (
    _act_of_anybody,
    _another_choice,
    _another_choice,
    _take_back,
    _take_back,
    _answer,
    _answer,
    _answer,
    _configure,
    lambda room, rng, name, now: Tick(),
    lambda room, rng, name, now: Came(rng.choice(GUESTS), "Name"),
    lambda room, rng, name, now: Went(rng.choice(GUESTS)),
    lambda room, rng, name, now: Woke(now - rng.randrange(5_000)) if rng.random() < 0.2 else Tick(),
    lambda room, rng, name, now: make_request(rng.choice(GUESTS), p.Sit(name, rng.randrange(4), "Någon")),
    lambda room, rng, name, now: make_request(rng.choice("e" * 9 + "abcd"), p.Stand(name, rng.randrange(4))),
    lambda room, rng, name, now: make_request(rng.choice("aab"), p.SeatBot(name, rng.randrange(4), "random")),
    lambda room, rng, name, now: make_request(rng.choice(GUESTS), p.Leave(name)),
    lambda room, rng, name, now: make_request(rng.choice("aab"), p.Start(name, rng.random() < 0.5)),
    lambda room, rng, name, now: make_request(rng.choice(GUESTS), p.Ready(name)),
    lambda room, rng, name, now: make_request(
        rng.choice(GUESTS), p.Rename(name, rng.randrange(4), rng.choice(("Ny", "\x00")))
    ),
    lambda room, rng, name, now: make_request(rng.choice(GUESTS), p.Pause(name)),
    lambda room, rng, name, now: make_request(rng.choice(GUESTS), p.Resume(name)),
    lambda room, rng, name, now: make_request(rng.choice(GUESTS), p.Resign(name, rng.randrange(12))),
    lambda room, rng, name, now: make_request(
        rng.choice(GUESTS), p.Rematch(name, rng.choice(("same", "swapped", "rotated")))
    ),
    lambda room, rng, name, now: make_request(rng.choice(GUESTS), p.Rematch(name)),
    lambda room, rng, name, now: make_request(rng.choice(GUESTS), p.Say(name, rng.choice(("hm", "\x00")))),
    lambda room, rng, name, now: make_request(
        rng.choice("ab"), p.Mute(name, rng.choice((None, 0, 1)), rng.random() < 0.5)
    ),
)
