"""What a worker does for an analysis: it lists the choices of a match, lets the search judge them one by one, and
writes what came of it as the client shows it.

Every function takes the text of a record, so that a worker may die and another goes on. It is read once.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

import tocca
from tocca.analysis import AnalysedChoice, AnalysisQuestion, explain, find_turns, judge_choice, list_questions
from tocca.analysis import trace_chances as trace
from tocca.analysis.insight import find_analyst
from tocca.server.protocol import Action
from tocca.server.refusals import Refusal
from tocca.server.room import actions, encoding

VERSION = 1  # of an analysis, raised when a stored one would be shown differently
MOST_CHOICES = 2_000  # of a match: more take too long
LEAST_LOSS = 0.03  # of a chance to win: less is no mistake
MOST_MISTAKES = 40
NOTHING = msgspec.Raw(b"null")


class BetterAction(Struct, frozen=True):
    """An action with the chance to win that the search gives it."""

    action: Action
    chance: float


class ReasonText(Struct, frozen=True):
    """A text of the game, with its values."""

    text: str
    values: dict[str, str | int]


class Mistake(Struct, frozen=True):
    """A choice that gave something away: what was played, what would have been better, and why."""

    event: int
    seat: int
    action: Action
    chance: float
    loss: float
    better: tuple[BetterAction, ...]
    why: tuple[ReasonText, ...] = ()


class ShownTurn(Struct, frozen=True):
    """A turning point, see `tocca.analysis.TurningPoint`."""

    event: int
    seat: int
    before: float
    after: float
    cause: str
    by: int | None


class Analysis(Struct, frozen=True):
    """A whole match. `chances`: by seat, pairs of a step and a chance. `rough`: a first look, a better one follows.
    `own`: what only this game can tell, see the part `analysis` of its manifest."""

    game: str
    rough: bool
    chances: tuple[tuple[tuple[int, float], ...], ...]
    lost: tuple[float, ...]  # by seat: what all its choices gave away, a choice
    turns: tuple[ShownTurn, ...]
    mistakes: tuple[Mistake, ...]
    own: msgspec.Raw = NOTHING


class Workload(NamedTuple):
    """What there is to think about in a match: events by number, from 1."""

    game: str
    choices: tuple[int, ...]
    moments: tuple[int, ...]  # about which the game itself has something to say


class ReadMatch(NamedTuple):
    """A record, and its choices by event."""

    record: tocca.Record
    questions: dict[int, AnalysisQuestion]


@lru_cache(maxsize=4)
def _read(text: str) -> ReadMatch:
    record = tocca.Record.loads(text)
    return ReadMatch(record, {one.event: one for one in list_questions(record)})


def list_workload(text: str, ended: bool) -> Workload:
    """In a worker: what there is to think about. Refusal for what is no record, or of a match that goes on; a table may
    know that it has `ended` although the rules don't: somebody gave up, or time ran out."""
    try:
        record, questions = _read(text)
    except tocca.BadRecord as problem:
        raise Refusal("bad-record", str(problem)) from None
    if not ended and record.state.outcome is None:
        raise Refusal("not-over", "the match is not over yet")
    if len(questions) > MOST_CHOICES:
        raise Refusal("too-long", "this match is too long to be analysed")
    analyst = find_analyst(record.game.id)
    return Workload(record.game.id, tuple(questions), tuple(analyst.list_moments(record)) if analyst else ())


def judge(text: str, event: int, seconds: float) -> AnalysedChoice | None:
    """In a worker: what the search thinks of that choice."""
    record, questions = _read(text)
    return judge_choice(record.game.id, questions[event], seconds)


def examine(text: str, event: int, seconds: float) -> Any:
    """In a worker: what the game itself has to say about that event."""
    record, _ = _read(text)
    analyst = find_analyst(record.game.id)
    return analyst.examine(record, event, seconds) if analyst else None


def compose(text: str, choices: Sequence[AnalysedChoice], found: Mapping[int, Any], rough: bool) -> bytes:
    """In a worker: the analysis as JSON."""
    record, _ = _read(text)
    worst = sorted((one for one in choices if one.loss >= LEAST_LOSS), key=lambda one: -one.loss)[:MOST_MISTAKES]
    analyst = None if rough else find_analyst(record.game.id)
    return msgspec.json.encode(
        Analysis(
            record.game.id,
            rough,
            tuple(tuple((one.step, _round(one.chance)) for one in curve) for curve in trace(record, choices)),
            tuple(_mean_loss(choices, seat) for seat in range(record.state.seats)),
            tuple(
                ShownTurn(*one._replace(before=_round(one.before), after=_round(one.after)))
                for one in find_turns(record, choices)
            ),
            tuple(_show_mistake(record, one) for one in sorted(worst, key=lambda one: one.event)),
            encoding.json(analyst.summarise(record, found, choices)) if analyst else NOTHING,
        )
    )


def _show_mistake(record: tocca.Record, choice: AnalysedChoice) -> Mistake:
    better = [one for one in choice.best if one.action != choice.action and one.chance > choice.chance]
    return Mistake(
        choice.event,
        choice.seat,
        actions.find_known(record.game, choice.action).json,
        _round(choice.chance),
        _round(choice.loss),
        tuple(BetterAction(actions.find_known(record.game, one.action).json, _round(one.chance)) for one in better),
        tuple(ReasonText(one.text, dict(one.values)) for one in explain(record, choice)),
    )


def _mean_loss(choices: Sequence[AnalysedChoice], seat: int) -> float:
    losses = [one.loss for one in choices if one.seat == seat]
    return _round(sum(losses) / len(losses)) if losses else 0.0


def _round(chance: float) -> float:
    return round(chance, 4)
