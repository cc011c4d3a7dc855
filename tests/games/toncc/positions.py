"""Tables of Tóncc set up by hand. Unless said otherwise Region n lies at place n and seat n plays King n."""

import random
from collections.abc import Iterator
from typing import Any

import tocca
from tocca import State
from tocca.games.toncc.game import GAME
from tocca.games.toncc.rules.board import LEADS
from tocca.games.toncc.rules.play import Challenge, Options, Position, Step, Turn, unset
from tocca.games.toncc.rules.scoring import Score
from tocca.games.toncc.rules.view import View

Table = State[Position, Step, View]
RED, YELLOW, BLUE = 0, 1, 2
IN_ORDER = tuple(range(18))
LONGEST = (
    9 * 3 * 57
)  # choices in a match: nine challenges of 18 conquests, two idle moves before each, three at the end


def start(seed: int = 1, **options: Any) -> Table:
    """A fresh match through the public door."""
    state: Table = tocca.game("toncc").start(seed=seed, **options)
    return state


def play(state: Table, seed: int = 0) -> Iterator[Table]:
    """The states of a random match from here to its end, this one included."""
    rng = random.Random(seed)
    for _ in range(LONGEST):
        yield state
        if not state.to_act:
            return
        seat = rng.choice(sorted(state.to_act))
        state = state.apply(seat, rng.choice(state.legal(seat)))
    raise AssertionError("this match never ends")


def bits(*pictures: int) -> int:
    return sum(1 << picture for picture in pictures)


def table(
    places: tuple[int | None, int | None, int | None],
    seals: tuple[int, int, int] = (0, 0, 0),
    *,
    king_points: tuple[int, int, int] = (0, 0, 0),
    idle: int = 0,
    past: tuple[Score, ...] = (),
    last: Turn | None = None,
    kings: tuple[int, int, int] = (RED, YELLOW, BLUE),
    regions: tuple[int, ...] = IN_ORDER,
    **options: Any,
) -> Table:
    """A table in the middle of a challenge, nobody has chosen yet."""
    challenge = Challenge(regions, places, seals, king_points, idle)
    position = Position(Options(**options), 3, kings, past, challenge, unset(places), last)
    return State(GAME, position).reseeded(1)


def joint_move(state: Table, **movements: int) -> Table:
    """All Kings on the board choose: `joint_move(state, red=1, blue=4)`."""
    for name, movement in movements.items():
        king = ("red", "yellow", "blue").index(name)
        state = state.apply(state.position.kings.index(king), Step(king, movement))
    return state


def walk(state: Table, **targets: int) -> Table:
    """All Kings on the board step to these places."""
    places = state.position.challenge.places
    movements = {
        name: LEADS[places[("red", "yellow", "blue").index(name)]].index(target) for name, target in targets.items()
    }
    return joint_move(state, **movements)
