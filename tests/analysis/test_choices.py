"""A match looked at again: each choice by what its player saw, mistakes in order, curves that can be drawn."""

import json
import random
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.bots.table import SHORT
from tocca import compiled
from tocca.analysis.choices import DOUBT, AnalysedChoice, AnalysisQuestion, find_mistakes, judge_choice, list_questions
from tocca.bots import Candidate, bot
from tocca.cli import curves
from tocca.cli.words import LANGUAGES, Words
from tocca.core.records import Record


def match(game: str, *players: str, seed: int = 1, **options: Any) -> Record:
    record, rng = Record.start(game, len(players), seed, **{**SHORT[game], **options}), random.Random(seed)
    while record.state.to_act:
        seat = rng.choice(sorted(record.state.to_act))
        record.apply(seat, bot(players[seat]).choose(record.game, record.state.view(seat), rng))
    return record


@pytest.mark.parametrize(("game", "seats"), [("tomoko", 2), ("toncc", 3), ("toscana", 2), ("totsa", 2)])
def test_every_choice_is_asked_about_as_its_player_saw_it(game: str, seats: int) -> None:
    record = match(game, *["random"] * seats)
    asked = list(list_questions(record))
    assert asked
    for question in asked:
        event, before = record.events[question.event - 1], record.states[question.event - 1]
        assert (event.seat, event.action) == (question.seat, question.action)
        assert question.view == before.view(question.seat)
        assert len(before.legal(question.seat)) > 1


def test_a_match_by_the_clock_is_asked_about_too() -> None:
    record, rng = Record.start("totsa", 2, 3, limit=4), random.Random(3)
    record.advance(0)
    while record.state.to_act:
        seat, at = rng.choice(sorted(record.state.to_act)), (record.state.position.now or 0) + 400
        record.apply(seat, rng.choice(record.state.advance(at).legal(seat)), at=at)
    assert list(list_questions(record))


def test_an_answer_knows_good_from_bad() -> None:
    """At the end of a game of Toscana the search sees to the end: its own choice gives nothing away."""
    record = match("toscana", "greedy", "random")
    *_, last = list_questions(record)
    choice = judge_choice("toscana", last, seconds=0.3)
    assert choice is not None
    assert 0 <= choice.chance <= choice.best[0].chance + 0.05
    best = AnalysisQuestion(last.event, last.seat, last.view, choice.best[0].action)
    again = judge_choice("toscana", best, seconds=0.3)
    assert again is not None
    assert again.loss < 0.05


def choice(event: int, seat: int, played: float, best: float) -> AnalysedChoice:
    return AnalysedChoice(event, seat, "x", played, (Candidate("y", best, 100), Candidate("x", played, 50)))


def test_mistakes_are_the_largest_losses() -> None:
    choices = [choice(1, 0, 0.5, 0.6), choice(2, 1, 0.1, 0.9), choice(3, 0, 0.5, 0.5), choice(4, 1, 0.4, 0.7)]
    assert [one.event for one in find_mistakes(choices, 2)] == [2, 4]
    assert [one.event for one in find_mistakes(choices, 9)] == [2, 4, 1]


def test_what_was_hardly_looked_at_is_no_mistake_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    from tocca.analysis import choices as analysis
    from tocca.bots import Thought

    thought = Thought("a", (Candidate("a", 0.8, 1000), Candidate("b", 0.2, DOUBT), Candidate("c", 0.2, 10_000)))
    monkeypatch.setattr(analysis, "advice", lambda *_: thought)
    losses = {}
    for action in "abcd":
        found = judge_choice("tomoko", AnalysisQuestion(1, 0, None, action), 1)
        assert found is not None
        losses[action] = found.loss
    assert losses["a"] == pytest.approx(0, abs=1e-9)
    assert losses["b"] == losses["d"] == pytest.approx(0.3)
    assert losses["c"] == pytest.approx(0.6, abs=0.01)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_is_one(language: str) -> None:
    record = match("toncc", "random", "random", "random")
    record.names = ("Ada & Co", "<Bo>", "Čeněk")
    choices = [choice(n, n % 3, 0.2, 0.2 + n / 40) for n in range(1, len(record.events), 2)]
    for index, one in enumerate(choices):
        choices[index] = one._replace(action=record.events[one.event - 1].action)
    picture = ElementTree.fromstring(curves.svg(record, choices, Words(language)))
    space = "{http://www.w3.org/2000/svg}"
    assert len(picture.findall(f"{space}polyline")) == 3
    assert len(picture.findall(f"{space}circle")) == 5
    assert {"Ada & Co", "<Bo>", "Čeněk"} <= {text.text for text in picture.findall(f"{space}text")}
    assert picture.findtext(f"{space}title")


def test_the_command(tmp_path: Path) -> None:
    from tests.cli.driving import tocca as command

    compiled.ready("toncc")  # so that the command finds it compiled
    record, file = match("toncc", "greedy", "random", "random"), tmp_path / "one.tocca"
    record.save(file)
    done = command(tmp_path, "analyse", str(file), "--seconds", "0.02", "--svg", str(tmp_path / "a.svg"), "--plain")
    assert done.returncode == 0, done.stderr
    assert "100% ┤" in done.stdout
    assert "● Player 1   ▲ Player 2   ■ Player 3" in done.stdout
    assert ElementTree.parse(tmp_path / "a.svg")
    found = json.loads(command(tmp_path, "analyse", str(file), "--seconds", "0.02", "--json").stdout)
    assert found["game"] == "toncc"
    assert all(one["best"] and 0 <= one["loss"] <= 1 for one in found["choices"])


@pytest.mark.parametrize(
    ("arguments", "code", "told"),
    [
        ((), 2, "which file?"),
        (("nothing.tocca",), 2, "can’t be read"),
        (("broken.tocca",), 1, "not a valid match record"),
        (("good.tocca", "--seconds", "0"), 2, "0 should be a number of seconds above 0"),
        (("good.tocca", "--svg", "no/such/folder.svg", "--seconds", "0.01"), 2, "can’t be read"),
    ],
)
def test_what_can_be_wrong(tmp_path: Path, arguments: tuple[str, ...], code: int, told: str) -> None:
    from tests.cli.driving import tocca as command

    (tmp_path / "broken.tocca").write_text("tocca record 1\n")
    match("totsa", "random", "random", limit=1).save(tmp_path / "good.tocca")
    paths = [str(tmp_path / one) if "." in one and not one[0].isdigit() else one for one in arguments]
    done = command(tmp_path, "analyse", *paths)
    assert (done.returncode, told in done.stderr) == (code, True), done.stderr


def test_a_match_without_a_choice_says_so(tmp_path: Path) -> None:
    from tests.cli.driving import tocca as command

    Record.start("tomoko", 2, 1).save(tmp_path / "new.tocca")
    assert "Nobody had a choice" in command(tmp_path, "analyse", str(tmp_path / "new.tocca")).stdout
