"""Analyse a match: each player's chance to win at each choice, and how much of it the choice gave away."""

import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from tocca.bots import Candidate, Thought, advice
from tocca.core.errors import ToccaError
from tocca.core.records import Record
from tocca.core.registry import game
from tocca.core.state import State

DOUBT = 10  # simulations: the weight of the prior that the played action is as good as the advised one

SHOWN = 3  # of the best actions


class AnalysedChoice(NamedTuple):
    """One decision. Chances are estimated from the player's own view."""

    event: int  # its number, from 1, as in the record
    seat: int
    action: Any
    chance: float  # to win with what was played
    best: tuple[Candidate, ...]  # the best actions, the best of them first

    @property
    def loss(self) -> float:
        """What the choice gave away."""
        return max(0.0, self.best[0].chance - self.chance)


class AnalysisQuestion(NamedTuple):
    """A decision before it has been thought about: a view, and the action that was taken."""

    event: int
    seat: int
    view: Any
    action: Any


def list_questions(record: Record) -> Iterator[AnalysisQuestion]:
    """Every decision with more than one legal action, as its player saw it."""
    for index, event in enumerate(record.events):
        if event.seat is None:
            continue
        state = _advance_to(record.states[index], event.at)
        if event.action in state.legal(event.seat) and len(state.legal(event.seat)) > 1:
            yield AnalysisQuestion(index + 1, event.seat, state.view(event.seat), event.action)


def _advance_to(state: State[Any, Any, Any], at: int | None) -> State[Any, Any, Any]:
    """With the clock at that time, where nothing happened by itself in between."""
    try:
        return state if at is None or (state.deadline or at) <= at else state.advance(at)
    except ToccaError:
        return state


def judge_choice(
    played: str, question: AnalysisQuestion, seconds: float, seed: str = "analysis"
) -> AnalysedChoice | None:
    """What the best bot thinks of it; None if it can't tell."""
    rng = random.Random(f"{seed}/{question.event}")
    thought = advice(game(played), question.view, rng, seconds)
    if not thought.candidates:
        return None
    return AnalysedChoice(
        question.event, question.seat, question.action, _judge(thought, question.action), thought.candidates[:SHOWN]
    )


def _judge(thought: Thought, action: Any) -> float:
    """The chance to win with the played action. A search spends few simulations on actions that look bad, so the fewer
    it spent, the more the advised action's chance counts instead. One with no simulation is as bad as the worst."""
    advised = thought.candidates[0].chance
    worst = min(one.chance for one in thought.candidates)
    known = next((one for one in thought.candidates if one.action == action), Candidate(action, worst, DOUBT))
    return (known.chance * known.visits + advised * DOUBT) / (known.visits + DOUBT)


def find_mistakes(choices: Sequence[AnalysedChoice], most: int, least: float = 0.02) -> list[AnalysedChoice]:
    """The choices that gave away most, the worst first."""
    return sorted((one for one in choices if one.loss >= least), key=lambda one: -one.loss)[:most]
