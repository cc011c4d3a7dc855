"""Ways to play Totsa! in tests: mostly well, so that cards get flipped, captured and won, and often not."""

import random
from collections.abc import Iterator
from typing import Any

import tocca
from tocca.games.totsa.rules.actions import (
    CAPTURE,
    FLIP,
    PASS,
    POINTS,
    PROTECT,
    ROLL,
    SHOUT,
    SLAPS,
    Action,
    Press,
    Slap,
)
from tocca.games.totsa.rules.position import Position
from tocca.games.totsa.rules.view import View

Totsa = tocca.State[Position, Action, View]


def start(seats: int = 2, seed: int | str = 1, **options: Any) -> Totsa:
    return tocca.game("totsa").start(seats, seed, **options)


def want(position: Position, rng: random.Random) -> tuple[int, Action] | None:
    """A good action of somebody, seeing everything; None where nobody has one in mind."""
    if position.phase == "race":
        return _good_act(position, rng)
    if position.phase == "pointing" and position.capturer is not None:
        holder = position.holder(position.dice)
        assert holder is not None
        if rng.random() < 0.5:
            return None
        return position.capturer, POINTS[holder][position.players[holder].down.index(position.dice)]
    if position.phase in ("gap", "paying"):
        winners = [seat for seat in range(position.seats) if position.has_aim(seat) and seat not in position.passed]
        if winners and rng.random() < 0.5:
            return winners[0], SHOUT
    return (position.roller, ROLL) if position.phase == "gap" else None


def _good_act(position: Position, rng: random.Random) -> tuple[int, Action] | None:
    free, holder = sorted(position.active()), position.holder(position.dice)
    if holder is None:
        return rng.choice(free), SLAPS[position.dice]
    seat = rng.choice(free)
    acts: tuple[Slap | Press, ...] = (CAPTURE,)
    if seat == holder:
        acts = (FLIP, FLIP, PROTECT) if position.dice in position.players[seat].open else (PROTECT,)
    act = rng.choice(acts)
    return None if act is FLIP and position.options.simple else (seat, act)


def choice(state: Totsa, rng: random.Random, skill: float = 0.8) -> tuple[int, Action]:
    """Something legal, and most often something good."""
    good = want(state.position, rng) if rng.random() < skill else None
    if good is not None and good[0] in state.to_act and good[1] in state.legal(good[0]):
        return good
    seat = rng.choice(sorted(state.to_act))
    legal = state.legal(seat)
    if state.position.phase in ("gap", "paying", "thrown") and PASS in legal and rng.random() < skill:
        return seat, PASS
    return seat, rng.choice(legal)


def step(state: Totsa, rng: random.Random) -> Totsa:
    """One action; where a clock runs, after a while, or nothing until the next deadline."""
    now, deadline = state.position.now, state.deadline
    if now is None:
        return state.apply(*choice(state, rng))
    if deadline is not None and rng.random() < 0.4:
        return state.advance(deadline)
    at = now + rng.randrange(500)
    later = state.advance(at)
    return later.apply(*choice(later, rng)) if later.to_act else later


def match(rng: random.Random, **options: Any) -> Iterator[Totsa]:
    """Every state of a match, with a clock or without."""
    state = start(rng.choice((2, 3, 4)), rng.randrange(10**6), **options)
    if rng.random() < 0.5:
        state = state.advance(rng.randrange(1000))
    yield from play_on(state, rng)


def play_on(state: Totsa, rng: random.Random) -> Iterator[Totsa]:
    """This state and every one that follows."""
    while state.to_act:
        yield state
        state = step(state, rng)
    yield state


def matches(seed: int, count: int, **options: Any) -> Iterator[Totsa]:
    """The states of several matches."""
    rng = random.Random(seed)
    for _ in range(count):
        yield from match(rng, **options)
