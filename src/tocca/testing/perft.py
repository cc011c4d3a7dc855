"""Counts of distinct positions after 1, 2, 3… actions, whatever chance brings: like perft in chess.

They are kept in a data file beside the golden games, and counted again by the tests. They depend on the rules alone,
not on any random generator: the start is written out in chance values.
"""

import json
from pathlib import Path
from typing import Any

from tocca.testing.play import AnyState, Setup, setups, successors

MOST = 10_000  # positions; a level that would have more is not counted
SEED = 23


def counts_of(name: str) -> list[dict[str, Any]]:
    """For each setup: how it starts, and how many positions there are one, two, … actions later."""
    return [_counts(setup) for setup in setups(name)]


def path_of(name: str, folder: Path) -> Path:
    """The data file of that game."""
    return folder / "perft" / f"{name}.json"


def text_of(name: str) -> str:
    """What the data file holds: a row for each setup."""
    rows = ",\n".join(json.dumps(row) for row in counts_of(name))
    return f"[\n{rows}\n]\n"


def _counts(setup: Setup) -> dict[str, Any]:
    start = setup.start(SEED).state
    sealed = start.game.start(setup.seats, chance=start.drawn, **dict(setup.options)).drop_stream()
    level: set[AnyState] = {sealed}
    counts: list[int] = []
    while level:
        following = _next(level)
        if following is None:
            break
        counts.append(len(following))
        level = following
    return {"setup": str(setup), "start": list(start.drawn), "positions": counts}


def _next(level: set[AnyState]) -> set[AnyState] | None:
    following: set[AnyState] = set()
    for state in level:
        for after in successors(state):
            following.add(after)
            if len(following) > MOST:
                return None
    return following
