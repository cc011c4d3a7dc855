"""One exercise: how its position came about, what it asks, and what becomes of an answer.

A move is a text: `1: W3 dark`, the seat and the notation; `0: roll | star, pink` with the chance values it draws.
Without them they come from the seed of the exercise, so everybody meets the same exercise. `1: best` is whatever gives
that seat the highest standing: a reply that is legal after any answer.
"""

import re
from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from typing import Any, Literal, NamedTuple

from tocca.core import registry
from tocca.core.chance import Value
from tocca.core.errors import IllegalAction
from tocca.core.state import State

AnyState = State[Any, Any, Any]
Verdict = Literal["asked", "wrong", "done"]

_MOVE = re.compile(r"(?P<seat>\d): (?P<action>[^|]+?)(?: \| (?P<chance>.+))?")


class Move(NamedTuple):
    """Somebody's action, and the chance values it draws; None: from the stream."""

    seat: int
    action: str
    chance: tuple[Value, ...] | None

    @classmethod
    def read(cls, text: str) -> "Move":
        """The move of such a text; ValueError if it is none."""
        found = _MOVE.fullmatch(text)
        if found is None:
            raise ValueError(f"{text!r} is no move, such as '0: roll | star, pink'")
        chance = found["chance"]
        return cls(int(found["seat"]), found["action"], None if chance is None else read_chance(chance.split(", ")))


def read_chance(values: Iterable[str | int]) -> tuple[Value, ...]:
    """Chance values: whole numbers and texts."""
    return tuple(int(one) if str(one).isdecimal() else one for one in values)


class ExerciseQuestion(NamedTuple):
    """One question. Right is an action whose notation fits one of `expect` (`*` and `?` stand for anything), and with
    `best` one after which the seat's standing is the highest there is."""

    expect: tuple[str, ...]
    best: bool = False
    wrong: tuple[tuple[str, str], ...] = ()  # what an action fits, and the name of the text that says why not
    replies: tuple[str, ...] = ()  # the moves that follow by themselves
    chance: tuple[Value, ...] | None = None  # what the expected action draws


class Exercise(NamedTuple):
    """A position and its questions. The last `watched` moves before the first question are shown one by one."""

    id: str
    game: str
    seat: int
    seats: int
    options: dict[str, Any]
    asks: tuple[ExerciseQuestion, ...]
    seed: int | str = 1
    chance: tuple[Value, ...] | None = None  # of the deal
    played: tuple[str, ...] = ()
    watched: int = 0
    values: dict[str, Any] = {}  # noqa: RUF012  # for the variables of its texts; never changed


class Moment(NamedTuple):
    """A state of the exercise, and the move that led to it."""

    state: AnyState
    seat: int | None = None
    action: Any = None


class JudgedAnswers(NamedTuple):
    """What became of the answers so far.

    `moments` are those of the whole exercise; from `fresh` on they are new to whoever answered. `asked` is the number
    of the open question. `say` names the text for a wrong answer; `refused` is why the rules don't allow it.
    """

    verdict: Verdict
    moments: tuple[Moment, ...]
    fresh: int
    asked: int
    say: str = ""
    refused: IllegalAction | None = None

    @property
    def state(self) -> AnyState:
        """Where the exercise stands."""
        return self.moments[-1].state


def judge(exercise: Exercise, answers: Sequence[Any]) -> JudgedAnswers:
    """Play the exercise with these actions as answers. Only the last may be wrong; then nothing has changed."""
    moments = begin(exercise)
    fresh = len(moments) - 1 - exercise.watched
    for number, action in enumerate(answers):
        if number >= len(exercise.asks):
            raise ValueError("this exercise asks for no more")
        ask, state = exercise.asks[number], moments[-1].state
        try:
            after = _answer(ask, state, exercise.seat, action)
        except IllegalAction as problem:
            return JudgedAnswers("wrong", tuple(moments), len(moments) - 1, number, refused=problem)
        if not is_right(ask, state, exercise.seat, action, after):
            return JudgedAnswers("wrong", tuple(moments), len(moments) - 1, number, _reason(ask, state, action))
        fresh = len(moments)
        moments += (Moment(after, exercise.seat, action), *_follow(after, ask.replies))
    done = len(answers) == len(exercise.asks)
    return JudgedAnswers("done" if done else "asked", tuple(moments), fresh, len(answers))


def begin(exercise: Exercise) -> list[Moment]:
    """The match as far as the first question."""
    game = registry.find(exercise.game)
    start = game.start(exercise.seats, exercise.seed, chance=exercise.chance, **exercise.options)
    return [Moment(start), *_follow(start, exercise.played)]


def _follow(state: AnyState, moves: Iterable[str]) -> list[Moment]:
    found = []
    for move in map(Move.read, moves):
        action = _best(state, move.seat) if move.action == "best" else state.game.parse(move.action)
        state = state.apply(move.seat, action, chance=move.chance)
        found.append(Moment(state, move.seat, action))
    return found


def _best(state: AnyState, seat: int) -> Any:
    return max(state.legal(seat), key=lambda action: state.game.standing(state.apply(seat, action).position)[seat])


def is_right(ask: ExerciseQuestion, state: AnyState, seat: int, action: Any, after: AnyState) -> bool:
    """Whether that legal action, which led to `after`, is what was asked for."""
    text, standing = state.game.format(action), state.game.standing
    if not any(fnmatchcase(text, pattern) for pattern in ask.expect):
        return False
    if not ask.best:
        return True
    most = max(standing(state.apply(seat, other).position)[seat] for other in state.legal(seat))
    return standing(after.position)[seat] == most


def find_right(ask: ExerciseQuestion, state: AnyState, seat: int) -> Any:
    """The first action that is right."""
    legal = state.legal(seat)
    return next(action for action in legal if is_right(ask, state, seat, action, _answer(ask, state, seat, action)))


def _answer(ask: ExerciseQuestion, state: AnyState, seat: int, action: Any) -> AnyState:
    """The state after that answer. The question's chance values are for the expected action; others draw their own."""
    expected = any(fnmatchcase(state.game.format(action), pattern) for pattern in ask.expect)
    return state.apply(seat, action, chance=ask.chance if expected else None)


def _reason(ask: ExerciseQuestion, state: AnyState, action: Any) -> str:
    text = state.game.format(action)
    return next((say for pattern, say in ask.wrong if fnmatchcase(text, pattern)), "else")
