"""Research without a clock: everybody answers a roll with an act and a reaction time."""

import random

import pytest

from tests.games.totsa.players import start
from tests.games.totsa.tables import MOON, STAR, kinds, list_held, table
from tocca.games.totsa.rules.actions import CAPTURE, FLIP, POINTS, PROTECT, SLAPS
from tocca.games.totsa.rules.race import RaceAnswer, race

SLAP_STAR, SLAP_MOON = SLAPS[1], SLAPS[7]


def test_the_earliest_valid_act_counts() -> None:
    """TC-7."""
    state = race(
        table([[], [], []], dice=STAR), {0: RaceAnswer(SLAP_STAR, 700), 2: RaceAnswer(SLAP_STAR, 650)}, random.Random(1)
    )
    assert list_held(state, 2) == [STAR]
    assert kinds(state) == ["slapped"]


def test_wrong_acts_before_it_are_errors_and_later_ones_are_void() -> None:
    """TC-9 and TC-16."""
    answers = {0: RaceAnswer(SLAP_STAR, 500), 1: RaceAnswer(PROTECT, 400), 2: RaceAnswer(PROTECT, 600)}
    state = race(table([[], [], []], dice=STAR), answers, random.Random(1))
    assert [(event.kind, event.seat) for event in state.position.events[:2]] == [("on-field", 1), ("slapped", 0)]
    assert state.position.phase == "gap"


def test_equal_times_are_drawn_at_random() -> None:
    """TC-16."""
    state = table([[STAR], []], dice=STAR)
    answers = {0: RaceAnswer(FLIP, 500), 1: RaceAnswer(CAPTURE, 500)}
    first = [kinds(race(state, answers, random.Random(seed)))[0] for seed in range(200)]
    assert 70 < first.count("flipped") < 130
    assert set(first) == {"flipped", "captured"}


def test_who_does_not_answer_passes() -> None:
    """TC-13."""
    state = race(table([[], [], []], dice=STAR), {1: RaceAnswer(SLAP_MOON, 300)}, random.Random(1))
    assert state.position.phase == "gap"
    assert kinds(state) == ["wrong-card", "spared"]
    assert race(table([[], []], dice=STAR), {}, random.Random(1)).position.phase == "gap"


@pytest.mark.parametrize(("slot", "ends"), [(1, "captured"), (0, "protected")])
def test_a_capture_says_where_it_would_point(slot: int, ends: str) -> None:
    """TC-6: the owner's later Protect counts only after a wrong guess."""
    state = table([[], []], [[MOON, STAR]], dice=STAR)
    answers = {1: RaceAnswer(CAPTURE, 400, POINTS[0][slot]), 0: RaceAnswer(PROTECT, 450)}
    assert ends in kinds(race(state, answers, random.Random(1)))


def test_a_capture_without_a_guess_holds_the_roll() -> None:
    """TC-6: the caller lets them point when they know where."""
    state = race(
        table([[], [], []], [[MOON, STAR]], dice=STAR),
        {1: RaceAnswer(CAPTURE, 400), 2: RaceAnswer(SLAPS[0], 500)},
        random.Random(1),
    )
    assert state.position.phase == "pointing"
    assert state.to_act == {1}
    assert kinds(state.apply(1, POINTS[0][0]))[:2] == ["wrong-guess", "wrong-card"]


def test_only_an_open_roll_can_be_answered() -> None:
    with pytest.raises(ValueError, match="no open roll"):
        race(start(), {}, random.Random(1))
