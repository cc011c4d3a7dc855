"""Positions set up by hand, and matches played at random."""

import random
from collections.abc import Iterator
from typing import Any

import tocca
from tests.games.toscana import naive
from tocca.games.toscana.rules.play import Options, Position, Stack, places_of
from tocca.games.toscana.rules.tiles import Place
from tocca.games.toscana.rules.zones import Laid, collect_colours

GAME = tocca.game("toscana")
State = tocca.State[Any, Any, Any]


def lay(text: str) -> Laid:
    """A tile on the board from a text such as `grey Tile 5 at h9 turned right`; Grey is seat 0."""
    colour, _, placement = text.partition(" ")
    place = GAME.parse(placement)
    assert isinstance(place, Place)
    return Laid(["grey", "red"].index(colour), place)


def set_up(
    *tiles: str,
    stacks: tuple[Stack, Stack] = (Stack(2, (3, 4)), Stack(2, (3, 4))),
    mover: int = 0,
    vetoes: tuple[bool, bool] = (False, False),
    asked: bool = False,
    squares: tuple[int, int] | None = None,
    games: int = 1,
) -> State:
    """A state with these tiles on the board; `squares` can say what is coloured without any tile."""
    laid = tuple(map(lay, tiles))
    squares = collect_colours(laid) if squares is None else squares
    position = Position(
        options=Options(games=games),
        seats=2,
        game=1,
        colours=("grey", "red"),
        opener=0,
        mover=mover,
        phase="veto" if asked else "place",
        squares=squares,
        places=places_of(mover, stacks, squares),
        laid=laid,
        stacks=stacks,
        vetoes=vetoes,
        notes=(),
        finished=(),
    )
    return tocca.State(GAME, position)


def actor(state: State) -> int:
    (seat,) = state.to_act
    return seat


def play(state: State, *actions: str, chance: list[int] | None = None) -> State:
    """The state after these actions, by whoever is to act; the chance values are for the last one."""
    for number, text in enumerate(actions, 1):
        given = chance if number == len(actions) else None
        state = state.apply(actor(state), GAME.parse(text), chance=given)
    return state


def match(seed: int, **options: Any) -> Iterator[State]:
    """All the states of a match played at random."""
    rng = random.Random(seed)
    state = GAME.start(seed=seed, **options)
    yield state
    while state.to_act:
        seat = actor(state)
        state = state.apply(seat, rng.choice(state.legal(seat)))
        yield state


def matches(count: int, **options: Any) -> Iterator[State]:
    for seed in range(count):
        yield from match(seed, **options)


def naive_board(position: Position) -> naive.Board:
    return naive.board((position.colours[seat], place) for seat, place in position.laid)
