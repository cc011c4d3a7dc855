"""`tocca solve`: what can be told exactly."""

import json
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tocca.cli.play import load
from tocca.cli.progress import waiting
from tocca.cli.table import read_options
from tocca.cli.words import Problem, Words
from tocca.core import registry
from tocca.core.state import State
from tocca.solve.answers import Solution, SolveQuestion
from tocca.solve.errors import TooLarge

AnyState = State[Any, Any, Any]


def solve(asked: Namespace, words: Words) -> int:
    """`tocca solve FILE`, or the name of what needs no match."""
    state = _state(asked, words)
    if state.outcome is not None:
        raise Problem("solve-over")
    try:
        with waiting(words("solving")):
            figures, lines = _answer(state, asked, words)
    except TooLarge as problem:
        raise Problem("solve-many", count=problem.most) from None
    print(json.dumps(figures, ensure_ascii=False, indent=2) if asked.json else "\n".join(lines))
    return 0


def _state(asked: Namespace, words: Words) -> AnyState:
    """Where the solving begins: in a kept match, or at the start."""
    if asked.what in (*registry.games(), *registry.variants()):
        game = registry.find(asked.what)
        return game.start(seed=asked.seed, **read_options(game, asked.option, words))
    record = load(Path(asked.what).expanduser())
    last = len(record.events) - (record.state.outcome is not None)
    return record.states[min(last if asked.at is None else asked.at, len(record.events))]


def _answer(state: AnyState, asked: Namespace, words: Words) -> tuple[Mapping[str, Any], list[str]]:
    solver = registry.manifest(state.game.id).part("solve")
    if solver is None:
        raise Problem("solve-nothing", game=state.game.name)
    found: Solution = solver(state, SolveQuestion(tuple(asked.card or ()), asked.aim, asked.most))
    return found.figures, [words(found.message, **found.values), "", *found.lines]
