"""Every lesson is played by the rules: right answers lead to its end, and every wrong one is told why."""

import re

import pytest

import tocca
from tocca.core.errors import IllegalAction
from tocca.core.manifest import LANGUAGES
from tocca.core.registry import manifest
from tocca.practice import Exercise, find_right, judge, read_lessons, read_puzzles

GAMES = tocca.games()
STEPS = [step for game in GAMES for step in read_lessons(game)]
TAUGHT = {
    "tomoko": ["push", "falls", "back", "pattern", "claim", "teams"],
    "toncc": ["ways", "edge", "mind", "contest", "sealed", "kingdom", "worth", "last"],
    "toscana": ["first", "touch", "turn", "zone", "veto", "pass"],
    "totsa": ["slap", "flip", "protect", "capture", "penalty", "shout"],
}


def messages(game: str, language: str) -> set[str]:
    file = manifest(game).text(f"lesson.{language}.ftl")
    assert file is not None
    return set(re.findall(r"(?m)^([\w-]+) =", file.read_text(encoding="utf-8")))


def play_right(step: Exercise) -> list[object]:
    answers: list[object] = []
    for ask in step.asks:
        answers.append(find_right(ask, judge(step, answers).state, step.seat))
    return answers


@pytest.mark.parametrize(("game", "steps"), TAUGHT.items())
def test_what_is_taught(game: str, steps: list[str]) -> None:
    assert [step.id for step in read_lessons(game)] == steps


@pytest.mark.parametrize("step", STEPS, ids=lambda step: f"{step.game}-{step.id}")
class TestStep:
    def test_right_answers_lead_to_its_end(self, step: Exercise) -> None:
        judged = judge(step, play_right(step))
        assert judged.verdict == "done"
        assert judged.asked == len(step.asks)

    def test_any_legal_action_is_right_or_told_why_not(self, step: Exercise) -> None:
        texts = {language: messages(step.game, language) for language in LANGUAGES}
        right = play_right(step)
        for number in range(len(step.asks)):
            before = judge(step, right[:number])
            assert before.verdict == "asked"
            for action in before.state.legal(step.seat):
                judged = judge(step, [*right[:number], action])
                if judged.verdict != "wrong":
                    continue
                assert judged.state == before.state  # nothing has changed
                told = f"{step.game}-lesson-{step.id}-{judged.say}"
                assert all(told in known for known in texts.values()), told

    def test_what_the_rules_refuse_is_told_in_their_words(self, step: Exercise) -> None:
        before = judge(step, [])
        game = before.state.game
        legal = set(before.state.legal(step.seat))
        illegal = next(action for action in game.actions if action not in legal)
        judged = judge(step, [illegal])
        assert judged.verdict == "wrong"
        assert isinstance(judged.refused, IllegalAction)
        assert judged.state == before.state

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_question_has_a_text(self, step: Exercise, language: str) -> None:
        name = f"{step.game}-lesson-{step.id}"
        wanted = {name, f"{name}-done", *(f"{name}-{number}" for number in range(2, len(step.asks) + 1))}
        assert wanted <= messages(step.game, language)

    def test_watched_moves_are_new_to_the_learner(self, step: Exercise) -> None:
        judged = judge(step, [])
        assert len(judged.moments) - judged.fresh == step.watched + 1


def test_no_text_is_left_over() -> None:
    for game in GAMES:
        names = {f"{game}-lesson-{step.id}" for step in (*read_lessons(game), *read_puzzles(game)[:1])}
        for text in messages(game, "en"):
            assert any(text == name or text.startswith(f"{name}-") for name in names), text


def test_the_same_answers_give_the_same_exercise() -> None:
    for step in STEPS:
        answers = play_right(step)
        assert judge(step, answers) == judge(step, answers)


class TestFacts:
    """What the texts say is so."""

    def find(self, game: str, name: str) -> Exercise:
        return next(step for step in read_lessons(game) if step.id == name)

    def test_toncc_worth(self) -> None:
        from tocca.games.toncc.rules.scoring import kingdom_points

        step = self.find("toncc", "worth")
        state = judge(step, []).state
        points = {}
        for movement in (2, 3):
            after = state.apply(0, state.game.parse(f"Red {movement}"))
            after = after.apply(1, state.game.parse("Yellow 6")).apply(2, state.game.parse("Blue 2"))
            points[movement] = kingdom_points(0, after.position.challenge.seals[0])
        assert points == {2: 3, 3: 5}

    def test_toncc_last(self) -> None:
        step = self.find("toncc", "last")
        assert judge(step, play_right(step)).state.position.challenge.king_points[0] == 3

    def test_toncc_contest_and_kingdom(self) -> None:
        step = self.find("toncc", "contest")
        turn = judge(step, play_right(step)).state.position.last
        assert [(one.king, one.rivals) for one in turn.conquests if 0 in one.rivals] == [(0, (0, 1))]

    def test_toscana_zone_gains_two_tiles(self) -> None:
        step = self.find("toscana", "zone")
        before, after = (judge(step, answers).state for answers in ([], play_right(step)))
        standing = before.game.standing
        assert standing(after.position)[0] - standing(before.position)[0] == 2

    def test_toscana_pass_ends_the_game(self) -> None:
        step = self.find("toscana", "pass")
        before = judge(step, []).state
        assert before.position.notes[-1][:2] == ("lost", 1)
        assert judge(step, play_right(step)).state.outcome is not None

    def test_tomoko_pattern_lays_a_card(self) -> None:
        for name in ("pattern", "claim", "teams"):
            step = self.find("tomoko", name)
            assert judge(step, play_right(step)).state.position.laid[0] == (7,)

    def test_tomoko_falls(self) -> None:
        step = self.find("tomoko", "falls")
        before, after = (judge(step, answers).state.position.board for answers in ([], play_right(step)))
        assert (before.dark | before.light) == (after.dark | after.light)

    def test_tomoko_back_bars_the_way_back(self) -> None:
        state = judge(self.find("tomoko", "back"), []).state
        with pytest.raises(IllegalAction) as refused:
            state.apply(0, state.game.parse("E3 dark"))
        assert refused.value.reason == "takes-back"

    def test_totsa_shout_wins(self) -> None:
        step = self.find("totsa", "shout")
        outcome = judge(step, play_right(step)).state.outcome
        assert outcome is not None
        assert outcome.winners == (0,)


def test_a_strange_part_is_refused() -> None:
    from tocca.practice.lessons import _read_step

    with pytest.raises(ValueError, match="'hint'"):
        _read_step("tomoko", {"id": "push", "hint": 1, "ask": []})
