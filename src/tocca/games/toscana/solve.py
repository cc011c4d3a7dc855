"""Toscana, exactly: the value of the last tiles, and of every placement."""

from fractions import Fraction
from typing import Any

from tocca.core.state import State
from tocca.solve.answers import Solution, SolveQuestion
from tocca.solve.endgame import MOST, solve_state


def solve(state: State[Any, Any, Any], question: SolveQuestion) -> Solution:
    """With best play by both."""
    found = solve_state(state, question.aim, question.most or MOST)
    (seat,) = state.to_act
    ranked = sorted(found.actions.items(), key=lambda item: item[1], reverse=seat == 0)
    actions = {state.game.format(action): str(value) for action, value in ranked}
    lines = tuple(f"{_format_signed(value):>8}  {state.game.format(action)}" for action, value in ranked)
    values = {"value": _format_signed(found.value), "count": found.positions}
    return Solution(
        "solve-best", values, lines, {"value": str(found.value), "positions": found.positions, "actions": actions}
    )


def _format_signed(value: Fraction) -> str:
    return f"{float(value):+.3f}".rstrip("0").rstrip(".") if value else "0"
