"""Puzzles: exercises that were mined, a line of `puzzles.jsonl` in a game's words package each.

    {"seed": 41, "played": ["0: Red 4", …], "asks": [["Red 3"]], "values": {"points": 5}}

What a line leaves out is in the first line, which holds for all: seats, options, seat. `mine` makes such lines from
seeds by the game's own miner, and `check` says by the rules whether there is exactly one answer.
"""

import json
from collections.abc import Iterator
from functools import cache
from itertools import count, islice
from typing import Any, Protocol

from tocca.core import registry
from tocca.practice.exercises import Exercise, ExerciseQuestion

ID = "puzzle"  # of the texts


class Miner(Protocol):
    """What a game knows about its puzzles (`puzzles` in its manifest)."""

    def common(self) -> dict[str, Any]:
        """What is the same for all: seats, options, seat."""

    def mine(self, seed: int) -> dict[str, Any] | None:
        """A puzzle from that seed, where there is one."""

    def answers(self, exercise: Exercise) -> list[list[str]]:
        """All answers that solve it, by the rules: each a list of notations."""


def miner(game: str) -> Miner | None:
    """The game's miner; None where it has none."""
    found: Miner | None = registry.manifest(game).part("puzzles")
    return found


def mine(game: str, seed: int, most: int) -> Iterator[str]:
    """The lines of a file with so many puzzles, from that seed on."""
    digger = miner(game)
    if digger is None:
        raise LookupError(f"{game} has no puzzles")
    yield json.dumps(digger.common())
    found = (puzzle for number in count(seed) if (puzzle := digger.mine(number)) is not None)
    yield from (json.dumps(puzzle, ensure_ascii=False) for puzzle in islice(found, most))


@cache
def read_puzzles(game: str) -> tuple[Exercise, ...]:
    """The puzzles that come with a game; none where it has no file."""
    file = registry.manifest(game).text("puzzles.jsonl")
    if file is None:
        return ()
    first, *rest = file.read_text(encoding="utf-8").splitlines()
    common = json.loads(first)
    return tuple(make_puzzle(game, common | json.loads(line)) for line in rest)


def make_puzzle(game: str, puzzle: dict[str, Any]) -> Exercise:
    """The exercise of such a line."""
    return Exercise(
        id=ID,
        game=game,
        seat=puzzle["seat"],
        seats=puzzle["seats"],
        options=puzzle["options"],
        asks=_read_asks(puzzle),
        seed=puzzle["seed"],
        played=tuple(puzzle["played"]),
        watched=puzzle.get("watched", 0),
        values=puzzle.get("values", {}),
    )


def _read_asks(puzzle: dict[str, Any]) -> tuple[ExerciseQuestion, ...]:
    replies = puzzle.get("replies", [[]] * len(puzzle["asks"]))
    pairs = zip(puzzle["asks"], replies, strict=True)
    return tuple(ExerciseQuestion(tuple(expect), replies=tuple(after)) for expect, after in pairs)


def check(exercise: Exercise) -> bool:
    """Whether the answer it expects is the only one, by the rules."""
    digger = miner(exercise.game)
    assert digger is not None
    return digger.answers(exercise) == [list(ask.expect) for ask in exercise.asks]
