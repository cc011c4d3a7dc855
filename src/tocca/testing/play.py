"""Ways to play any game of the registry, without knowing which one it is."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import tocca
from tocca.core.chance import Value
from tocca.core.options import Option
from tocca.core.registry import find

AnyGame = tocca.Game[Any, Any, Any]
AnyState = tocca.State[Any, Any, Any]

MOST_ACTIONS = 20_000  # far beyond any real match: a game that gets here does not end


class Setup(NamedTuple):
    """A way to start a game: how many seats, and the options that differ from the defaults."""

    game: str
    seats: int
    options: tuple[tuple[str, Any], ...] = ()

    def start(self, seed: int) -> tocca.Record:
        return tocca.Record.start(self.game, self.seats, seed, **dict(self.options))

    def __str__(self) -> str:
        chosen = "".join(f"-{name}_{value}" for name, value in self.options)
        return f"{self.game}-{self.seats}{chosen}".lower().replace("true", "on").replace("false", "off")


def setups(name: str) -> list[Setup]:
    """Every number of seats with the defaults, then each value of each option once, with the most
    seats that allow it."""
    game = find(name)
    found = [Setup(name, seats) for seats in game.seats]
    for option in game.options.values():
        for value in other_values(option):
            found.append(_fullest(game, option.name, value))
    return found


def all_setups() -> list[Setup]:
    return [setup for name in tocca.games() for setup in setups(name)]


def other_values(option: Option) -> list[Any]:
    """The values worth playing that are not the default."""
    if option.type == "flag":
        return [not option.default]
    if option.type == "choice":
        return [choice for choice in option.choices if choice != option.default]
    if option.type == "number":
        return [option.low] if option.low != option.default else [option.high]
    return []


def _fullest(game: AnyGame, option: str, value: Any) -> Setup:
    for seats in reversed(game.seats):
        try:
            game.start(seats, 0, **{option: value})
        except tocca.BadOption:
            continue
        return Setup(game.id, seats, ((option, value),))
    raise AssertionError(f"{game.id}: no number of seats allows {option}={value}")


def random_step(record: tocca.Record, rng: random.Random) -> AnyState:
    """One legal action of one seat that may act, both at random."""
    seat = rng.choice(sorted(record.state.to_act))
    return record.apply(seat, rng.choice(record.state.legal(seat)))


def random_step_by_the_clock(record: tocca.Record, rng: random.Random) -> AnyState:
    """The same with time passing: now and then everybody waits until something is due."""
    now = next((event.at for event in reversed(record.events) if event.at is not None), 0)
    deadline = record.state.deadline
    if deadline is not None and rng.random() < 0.3:
        return record.advance(deadline)
    at = now + rng.randrange(300)
    if deadline is not None:
        at = max(now, min(at, deadline - 1))
    seat = rng.choice(sorted(record.state.to_act))
    return record.apply(seat, rng.choice(record.state.legal(seat)), at=at)


def play_out(record: tocca.Record, rng: random.Random) -> Iterator[AnyState]:
    """Every state of a random match from here to its end. In a game of the clock, time passes."""
    due = record.state.deadline  # a match that began by the clock waits for it for ever without
    timed = due is not None or (record.game.real_time and rng.random() < 0.5)
    if timed:
        record.advance(due or 0)
    yield record.state
    while record.state.to_act:
        assert len(record.events) < MOST_ACTIONS, "a random match must end"
        yield random_step_by_the_clock(record, rng) if timed else random_step(record, rng)


@cache
def sample_states(setup: Setup, matches: int = 2, most: int = 60) -> tuple[AnyState, ...]:
    """States of some random matches: the first, the last, and others in between."""
    states: list[AnyState] = []
    for seed in range(matches):
        rng = random.Random(f"{setup} {seed}")
        match = list(play_out(setup.start(seed), rng))
        states += [match[0], match[-1], *rng.sample(match, min(most, len(match)))]
    return tuple(states)


def viewers(state: AnyState) -> tuple[int | None, ...]:
    """A spectator and every seat."""
    return (None, *range(state.seats))


def successors(state: AnyState) -> Iterator[AnyState]:
    """Every state that one action of one seat can lead to, whatever chance brings."""
    for seat in sorted(state.to_act):
        for action in state.legal(seat):
            yield from _by_chance(state, seat, action, ())


def _by_chance(state: AnyState, seat: int, action: Any, chance: tuple[Value, ...]) -> Iterator[AnyState]:
    try:
        yield state.apply(seat, action, chance=chance)
    except tocca.ChanceNeeded as needed:
        for value in dict.fromkeys(needed.candidates):
            yield from _by_chance(state, seat, action, (*chance, value))
