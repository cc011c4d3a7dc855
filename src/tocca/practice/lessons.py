"""A game's lesson: the file `lesson.toml` of its words package, a list of steps. docs/your-game.md describes it."""

import tomllib
from functools import cache
from typing import Any

from tocca.core import registry
from tocca.practice.exercises import Exercise, ExerciseQuestion, read_chance

_STEP = frozenset({"id", "seat", "seats", "options", "seed", "chance", "played", "watched", "ask"})
_ASK = frozenset({"expect", "best", "wrong", "replies", "chance"})


@cache
def read_lessons(game: str) -> tuple[Exercise, ...]:
    """The steps of the game's lesson; none where it has no lesson."""
    file = registry.manifest(game).text("lesson.toml")
    if file is None:
        return ()
    return tuple(_read_step(game, step) for step in tomllib.loads(file.read_text(encoding="utf-8"))["step"])


def _read_step(game: str, step: dict[str, Any]) -> Exercise:
    _check(step, _STEP, f"step {step.get('id')!r}")
    chance = step.get("chance")
    return Exercise(
        id=step["id"],
        game=game,
        seat=step.get("seat", 0),
        seats=step.get("seats", registry.find(game).seats[0]),
        options=step.get("options", {}),
        asks=tuple(_read_ask(ask, step["id"]) for ask in step["ask"]),
        seed=step.get("seed", 1),
        chance=None if chance is None else read_chance(chance),
        played=tuple(step.get("played", ())),
        watched=step.get("watched", 0),
    )


def _read_ask(ask: dict[str, Any], step: str) -> ExerciseQuestion:
    _check(ask, _ASK, f"a question of step {step!r}")
    chance = ask.get("chance")
    return ExerciseQuestion(
        expect=tuple(ask.get("expect", ("*",))),
        best=ask.get("best", False),
        wrong=tuple((pattern, say) for pattern, say in ask.get("wrong", ())),
        replies=tuple(ask.get("replies", ())),
        chance=None if chance is None else read_chance(chance),
    )


def _check(table: dict[str, Any], known: frozenset[str], what: str) -> None:
    strange = sorted(table.keys() - known)
    if strange:
        raise ValueError(f"{what} has no {strange[0]!r}; it may have {', '.join(sorted(known))}")
