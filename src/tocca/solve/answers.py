"""What a game's own solver is asked and what it answers, for the command and for programs."""

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple


class SolveQuestion(NamedTuple):
    """What a person may say besides the position."""

    cards: tuple[int, ...] = ()  # those of interest; none: the solver chooses
    aim: Literal["win", "score"] = "win"  # what counts at the end: who wins, or the scores
    most: int | None = None  # positions that may be looked at; None: the solver's own limit


class Solution(NamedTuple):
    """The answer: a message with its values (locales), lines below it, and everything as figures."""

    message: str
    values: Mapping[str, Any]
    lines: tuple[str, ...]
    figures: Mapping[str, Any]
