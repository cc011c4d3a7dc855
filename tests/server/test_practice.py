"""Answers to a lesson: learners see their own view, wrong answers change nothing, strange requests are refused."""

import json

import msgspec
import pytest

import tocca
from tocca.practice import find_right, judge, read_lessons, read_puzzles
from tocca.server.answers.practice import PracticeRequest, practise
from tocca.server.refusals import Refusal


def see(shown: object) -> dict[str, object]:
    found: dict[str, object] = json.loads(msgspec.json.encode(shown))
    return found


def right_answers(game: str, number: int) -> list[str]:
    step = read_lessons(game)[number]
    answers: list[object] = []
    for ask in step.asks:
        answers.append(find_right(ask, judge(step, answers).state, step.seat))
    return [tocca.game(game).format(action) for action in answers]


@pytest.mark.parametrize("game", tocca.games())
def test_a_lesson_shows_the_learners_view_and_nothing_else(game: str) -> None:
    for number, step in enumerate(read_lessons(game)):
        shown = practise(PracticeRequest(game, number))
        state = judge(step, []).state
        view = tocca.core.codec.to_json(state.view(step.seat))
        view.pop("options")
        assert json.loads(bytes(shown.eyes[-1].view)) == view
        assert [json.loads(bytes(one))["text"] for one in shown.eyes[-1].legal] == [
            state.game.format(action) for action in state.legal(step.seat)
        ]
        assert shown.about.yours == (step.seat,)
        assert len(shown.eyes) == step.watched + 1


@pytest.mark.parametrize("game", tocca.games())
def test_right_answers_end_every_step(game: str) -> None:
    for number in range(len(read_lessons(game))):
        shown = practise(PracticeRequest(game, number, tuple(right_answers(game, number))))
        assert shown.verdict == "done"
        assert all(eye.legal == () for eye in shown.eyes)


def test_a_wrong_answer_is_told_and_changes_nothing() -> None:
    before = see(practise(PracticeRequest("tomoko", 3)))
    wrong = see(practise(PracticeRequest("tomoko", 3, ("S4 dark",))))
    assert (wrong["verdict"], wrong["say"]) == ("wrong", "colour")
    assert wrong["eyes"] == before["eyes"]


def test_an_illegal_answer_gets_the_reason_of_the_rules() -> None:
    wrong = practise(PracticeRequest("tomoko", 2, ("E3 dark",)))
    assert (wrong.verdict, wrong.reason) == ("wrong", "takes-back")
    with pytest.raises(Refusal) as refused:
        practise(PracticeRequest("tomoko", 2, preview="E3 dark"))
    assert refused.value.reason == "takes-back"


def test_help_and_preview() -> None:
    helped = practise(PracticeRequest("tomoko", 3, help=True))
    assert json.loads(bytes(helped.right))["text"] == "S4 light"
    effect = practise(PracticeRequest("tomoko", 3, preview="S4 light")).effect
    assert json.loads(bytes(effect)) is not None
    assert bytes(practise(PracticeRequest("tomoko", 3)).effect) == b"null"


def test_strange_requests_are_refused() -> None:
    with pytest.raises(LookupError):
        practise(PracticeRequest("chess", 0))
    with pytest.raises(LookupError):
        practise(PracticeRequest("tomoko", 6))
    with pytest.raises(Refusal):
        practise(PracticeRequest("tomoko", 0, ("N1 dark", "N1 dark")))
    with pytest.raises(Refusal):
        practise(PracticeRequest("tomoko", 0, ("nonsense",)))


@pytest.mark.parametrize("game", tocca.games())
def test_a_puzzle_is_solved_by_its_answer(game: str) -> None:
    puzzle = read_puzzles(game)[0]
    begun = practise(PracticeRequest(game, 0, kind="puzzle"))
    assert (begun.id, begun.verdict, begun.values) == ("puzzle", "asked", puzzle.values)
    assert len(begun.follows) == len(puzzle.asks[0].replies)
    answers = tuple(ask.expect[0] for ask in puzzle.asks)
    assert practise(PracticeRequest(game, 0, answers, kind="puzzle")).verdict == "done"
    with pytest.raises(LookupError):
        practise(PracticeRequest(game, len(read_puzzles(game)), kind="puzzle"))
