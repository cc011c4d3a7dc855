"""The same game for research, without a clock: everybody answers a roll with an act and a reaction time."""

import random
from collections.abc import Mapping
from typing import NamedTuple

from tocca.core.state import State
from tocca.games.totsa.rules.actions import PASS, Action, Point, Press, Slap
from tocca.games.totsa.rules.position import Position
from tocca.games.totsa.rules.view import View


class RaceAnswer(NamedTuple):
    """What a seat does about a roll, how many milliseconds after seeing it, and where Capture would point."""

    press: Slap | Press
    ms: int
    point: Point | None = None


Race = State[Position, Action, View]


def race(state: Race, answers: Mapping[int, RaceAnswer], rng: random.Random) -> Race:
    """The state after all answers, in order of time; equal times in random order.

    The earliest valid act counts; wrong ones before it are errors, later ones are void (TC-7, TC-16).
    A seat without an answer passes. If a Capture needs a guess and its answer has none, the roll is held
    there: the state then waits for a Point, and the later presses with it.
    """
    if state.position.phase != "race":
        raise ValueError("there is no open roll to answer")
    for seat in sorted(answers, key=lambda seat: (answers[seat].ms, rng.random())):
        state = _answer(state, seat, answers[seat])
    for seat in range(state.seats):
        if seat not in answers and seat in _open_to(state):
            state = state.apply(seat, PASS)
    return state


def _answer(state: Race, seat: int, answer: RaceAnswer) -> Race:
    if seat not in _open_to(state):
        return state  # void: an earlier act has closed the roll
    state = state.apply(seat, answer.press)
    if state.position.capturer == seat and answer.point is not None:
        state = state.apply(seat, answer.point)
    return state


def _open_to(state: Race) -> frozenset[int]:
    return state.to_act if state.position.phase in ("race", "pointing") else frozenset()
