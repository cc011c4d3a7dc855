"""Tóncc, exactly: what a challenge is worth to each King, and how they should mix their movements now."""

from typing import Any

from tocca.core.state import State
from tocca.games.toncc.rules.kings import NAMES
from tocca.solve.answers import Solution, SolveQuestion


def solve(state: State[Any, Any, Any], question: SolveQuestion) -> Solution:
    """The challenge to its end."""
    from tocca.games.toncc.endings import MOST, key, movements, solve_ending  # late: NumPy

    found = solve_ending(state.position, question.most or MOST)
    worth = {name.lower(): f"{value:.3f}" for name, value in zip(NAMES, found.worth.tolist(), strict=True)}
    values = {**worth, "count": len(found.positions), "gap": f"{found.gap:.4f}"}
    now = found.positions[key(found.first)]
    mixes = {
        name: {move: round(share, 4) for move, share in zip(moves, mix.tolist(), strict=True) if share >= 0.0005}
        for name, moves, mix in zip(NAMES, movements(found.first), now.mixes, strict=True)
    }
    lines = tuple(f"{name:<7} {_write_mix(mix)}" for name, mix in mixes.items())
    figures = {"worth": found.worth.tolist(), "gap": found.gap, "positions": len(found.positions), "mixes": mixes}
    return Solution("solve-kings", values, lines, figures)


def _write_mix(shares: dict[int, float]) -> str:
    return "  ".join(f"{move}: {share:.1%}" for move, share in shares.items())
