"""Lessons and puzzles: plays an exercise with the answers so far, and shows what the learner may see of it.

Nothing is kept: each request brings all answers. So an exercise costs no table, and can be left and taken up again.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

import tocca
from tocca.practice import Exercise, JudgedAnswers, Moment, find_right, judge, read_lessons, read_puzzles
from tocca.practice.exercises import Move
from tocca.server.protocol import NO_ACTION, About, Action, Clock, Eye, Given, Line, Result, SeatInfo
from tocca.server.refusals import Refusal
from tocca.server.room import actions, encoding
from tocca.server.room.drawings import draw_view
from tocca.server.room.model import AnyState
from tocca.server.room.views import scene

MOST_ANSWERS = 20


class PracticeRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """An exercise by its number, from 0, and the answers so far. `preview`: what would that action do now? `help`: tell
    a right answer."""

    game: Annotated[str, Meta(max_length=40)]
    number: Annotated[int, Meta(ge=0, le=100_000)]
    answers: Annotated[tuple[Given, ...], Meta(max_length=MOST_ANSWERS)] = ()
    preview: Given | None = None
    help: bool = False
    kind: Literal["lesson", "puzzle"] = "lesson"


class Practised(Struct, frozen=True, omit_defaults=True):
    """What became of the answers. `eyes`: what the learner sees, one after the other, since the answer before; `lines`:
    all moves so far, the last of them for the last eye. `say`: the name of the text about a wrong answer; `reason` and
    `message`: why the rules refuse it."""

    id: str
    verdict: Literal["asked", "wrong", "done"]
    asked: int  # the number of the question that is open, from 0
    asks: int  # how many there are
    last: int  # the number of the last exercise
    about: About
    eyes: tuple[Eye, ...]
    lines: tuple[Line, ...]
    say: str = ""
    reason: str = ""
    message: str = ""
    right: Action = NO_ACTION
    effect: msgspec.Raw = msgspec.Raw(b"null")
    values: dict[str, Any] = {}  # for the variables of the exercise's texts
    follows: tuple[Action, ...] = ()  # of a puzzle: what the others will do after this answer, which is told before


def practise(request: PracticeRequest) -> Practised:
    """Play that exercise. LookupError if there is none; Refusal if the answers make no sense."""
    read = read_puzzles if request.kind == "puzzle" else read_lessons
    exercises = read(request.game) if request.game in tocca.games() else ()
    if request.number >= len(exercises):
        raise LookupError("there is no such exercise")
    exercise = exercises[request.number]
    game = tocca.game(exercise.game)
    given = [actions.read(game, answer) for answer in request.answers]
    if len(given) > len(exercise.asks):
        raise Refusal("not-legal", "this exercise asks for no more")
    judged = judge(exercise, given)
    shown = _show(exercise, judged, len(exercises) - 1)
    if judged.verdict == "asked":
        follows = _follows(exercise, judged) if request.kind == "puzzle" else ()
        shown = msgspec.structs.replace(shown, follows=follows)
        shown = _add_extras(shown, request, exercise, judged)
    return shown


def _show(exercise: Exercise, judged: JudgedAnswers, last: int) -> Practised:
    refused = Refusal.by_rules(judged.refused) if judged.refused is not None else None
    eyes = [_see(moment.state, exercise.seat) for moment in judged.moments[judged.fresh :]]
    if judged.verdict != "done":
        legal = actions.all_json(judged.state.game, judged.state.legal(exercise.seat))
        eyes[-1] = msgspec.structs.replace(eyes[-1], legal=legal)
    return Practised(
        exercise.id, judged.verdict, judged.asked, len(exercise.asks), last,
        _about(exercise, judged.state), tuple(eyes), tuple(_lines(judged.moments)), judged.say,
        refused.reason if refused else "", refused.message if refused else "", values=exercise.values,
    )  # fmt: skip


def _add_extras(shown: Practised, request: PracticeRequest, exercise: Exercise, judged: JudgedAnswers) -> Practised:
    state, seat = judged.state, exercise.seat
    if request.help:
        right = find_right(exercise.asks[judged.asked], state, seat)
        return msgspec.structs.replace(shown, right=actions.find_known(state.game, right).json)
    if request.preview is None:
        return shown
    action = actions.read(state.game, request.preview)
    if action in state.legal(seat):
        return msgspec.structs.replace(shown, effect=encoding.json(state.game.preview(state.view(seat), action)))
    try:
        state.apply(seat, action)
    except tocca.IllegalAction as problem:
        raise Refusal.by_rules(problem) from None
    return shown


def _follows(exercise: Exercise, judged: JudgedAnswers) -> tuple[Action, ...]:
    moves = (Move.read(text) for text in exercise.asks[judged.asked].replies)
    return tuple(actions.text_json(judged.state.game, move.action) for move in moves)


def _see(state: AnyState, seat: int) -> Eye:
    view = state.view(seat)
    return Eye(seat, encoding.encode_view(view), (), scene(state.game, view), draw_view(state.game, view))


def _lines(moments: tuple[Moment, ...]) -> list[Line]:
    lines = [Line(1, 0, "started")]
    for seq, (state, seat, action) in enumerate(moments[1:], 2):
        lines.append(Line(seq, 0, "acted", seat, action=actions.find_known(state.game, action).json))
    return lines


def _about(exercise: Exercise, state: AnyState) -> About:
    """The table as a board knows it: without a clock, and nobody waits."""
    options: dict[str, Any] = tocca.core.codec.to_json(state.position.options)
    outcome = state.outcome
    return About(
        table="",
        game=exercise.game,
        phase="playing" if outcome is None else "over",
        options=options,
        clock=Clock(),
        public=False,
        match=1,
        seats=tuple(SeatInfo(taken=True, here=True) for _ in range(exercise.seats)),
        hides=state.game.hides(state.position),
        yours=(exercise.seat,),
        awaited=tuple(sorted(state.game.awaited(state.position))),
        result=None if outcome is None else Result(*outcome),
    )
