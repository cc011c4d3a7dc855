"""What only a game can tell about a match of it: the part `analysis` of its manifest.

A game without that part gets the general graph, its turning points and the better actions, without reasons.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, cast

from tocca.analysis.choices import AnalysedChoice
from tocca.core.records import Record
from tocca.core.registry import find, manifest


class Reason(NamedTuple):
    """Why something is good or bad: `GAME-analysis-TEXT` in its `words/analysis.LANG.ftl`, and values.
    A value whose name begins with `seat` is a seat; people read its name."""

    text: str
    values: Mapping[str, str | int] = {}


class Analyst(Protocol):
    """A module with these functions."""

    def explain(self, record: Record, choice: AnalysedChoice) -> Sequence[Reason]:
        """What the best action would have done that the played one did not, at that moment."""

    def list_moments(self, record: Record) -> Sequence[int]:
        """The events, from 1, that `examine` has something to say about."""

    def examine(self, record: Record, event: int, seconds: float) -> Any:
        """What there is to say about that event: a NamedTuple, or None."""

    def summarise(self, record: Record, found: Mapping[int, Any], choices: Sequence[AnalysedChoice]) -> Any:
        """All that was found, event by event, as the client shows it: a NamedTuple."""


def find_analyst(game: str) -> Analyst | None:
    """The game's own analyst; None where it has none. A small variant has no texts of its own."""
    return cast("Analyst | None", None if find(game).variant_of else manifest(game).part("analysis"))


def explain(record: Record, choice: AnalysedChoice) -> tuple[Reason, ...]:
    """Why the best action would have been better, as far as the game can tell."""
    analyst = find_analyst(record.game.id)
    if analyst is None or choice.action == choice.best[0].action:
        return ()
    return tuple(analyst.explain(record, choice))
