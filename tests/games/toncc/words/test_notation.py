"""Steps as text."""

import pytest

import tocca
from tocca.games.toncc.game import GAME
from tocca.games.toncc.rules.play import Step


@pytest.mark.parametrize("text", ["Blue 4", "blue4", "b 4", "BLUE  4", " bl4 ", "B4", "blue: 4", "Blue-4", "blue\t4"])
def test_parsing_forgives_case_spaces_and_short_names(text: str) -> None:
    """TN-10: the number is that of the Compass."""
    assert GAME.parse(text) == Step(2, 4)


@pytest.mark.parametrize(("text", "step"), [("r1", Step(0, 1)), ("yel 6", Step(1, 6)), ("Red 3", Step(0, 3))])
def test_every_king_has_a_short_name(text: str, step: Step) -> None:
    assert GAME.parse(text) == step


def test_action_numbers_are_king_by_king() -> None:
    """TN-10"""
    assert [GAME.action_id(Step(king, movement)) for king in range(3) for movement in range(1, 7)] == list(range(18))


def test_steps_are_written_with_the_name_of_the_king() -> None:
    assert [GAME.format(GAME.action(number)) for number in (0, 9, 17)] == ["Red 1", "Yellow 4", "Blue 6"]


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("4", "4 of which King? Red 4, Yellow 4 or Blue 4"),
        ("blue", "where does Blue go? Blue 1, Blue 2, Blue 3, Blue 4, Blue 5 or Blue 6"),
        ("blue 7", "there is no movement 7; the movements are 1 to 6"),
        ("blue 0", "there is no movement 0"),
        ("blue 44", "there is no movement 44"),
        ("blue 04", "there is no movement 04"),
        ("9", "there is no movement 9"),
        ("green 4", "there is no King 'green'"),
        ("blueish 4", "there is no King 'blueish'"),
        ("", "such as Blue 4"),
        ("   ", "such as Blue 4"),
        ("4 blue", "such as Blue 4"),
        ("blue 4 5", "such as Blue 4"),
        ("blue -4 red", "such as Blue 4"),
        ("blue four", "such as Blue 4"),
        ("blue ４", "such as Blue 4"),
        ("♛ 4", "such as Blue 4"),
    ],
)
def test_what_is_ambiguous_or_nonsense_is_said(text: str, hint: str) -> None:
    with pytest.raises(tocca.BadNotation) as refused:
        GAME.parse(text)
    assert hint in str(refused.value)
