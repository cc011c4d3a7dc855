"""Games of two with nothing hidden, to the end: what best play brings, tile by tile and throw by throw.

Every position is looked at once. A position's value is the first seat's result less the second's: of who wins (+1, 0,
-1), or of the scores. Where chance decides it is the mean; who acts takes the best. Fractions, so it is exact.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any, Literal, NamedTuple

from tocca.core.outcome import Outcome
from tocca.solve.branches import AnyState, branches
from tocca.solve.errors import TooLarge

Aim = Literal["win", "score"]
MOST = 200_000  # positions: a minute or so


class Solved(NamedTuple):
    """The value for the first seat, that of every action of who acts, and how many positions were looked at."""

    value: Fraction
    actions: dict[Any, Fraction]
    positions: int

    @property
    def best(self) -> list[Any]:
        """The actions that give away nothing."""
        return [action for action, value in self.actions.items() if value == self.value]


def solve_state(state: AnyState, aim: Aim = "win", most: int = MOST) -> Solved:
    """The state with best play by both; TooLarge if too many positions can come."""
    worth, known = _worth(aim), dict[Any, Fraction]()
    actions = _actions(state, worth, known, most)
    value = worth(state.outcome) if state.outcome else _best(state, list(actions.values()))
    return Solved(value, actions, len(known) + 1)


def _actions(
    state: AnyState, worth: Callable[[Outcome], Fraction], known: dict[Any, Fraction], most: int
) -> dict[Any, Fraction]:
    return {
        action: sum((chance * _value(after, worth, known, most) for chance, after in later), Fraction(0))
        for action, later in _choices(state)
    }


def _value(state: AnyState, worth: Callable[[Outcome], Fraction], known: dict[Any, Fraction], most: int) -> Fraction:
    outcome = state.outcome
    if outcome is not None:
        return worth(outcome)
    if state.position not in known:
        if len(known) >= most:
            raise TooLarge(most)
        known[state.position] = Fraction(0)  # counted at once; no position comes again
        known[state.position] = _best(state, list(_actions(state, worth, known, most).values()))
    return known[state.position]


def _choices(state: AnyState) -> Iterator[tuple[Any, Iterator[tuple[Fraction, AnyState]]]]:
    if not state.to_act:
        return
    (seat,) = state.to_act
    for action in state.legal(seat):
        yield action, branches(state, seat, action)


def _best(state: AnyState, values: list[Fraction]) -> Fraction:
    (seat,) = state.to_act
    return max(values) if seat == 0 else min(values)


def _worth(aim: Aim) -> Callable[[Outcome], Fraction]:
    if aim == "score":
        return lambda outcome: Fraction(outcome.scores[0] - outcome.scores[1])
    return lambda outcome: Fraction((outcome.places[1] > outcome.places[0]) - (outcome.places[0] > outcome.places[1]))
