"""Bad input is refused with its own reason, and nothing changes."""

from typing import Any

import pytest

import tocca
from tests.games.toncc.positions import Table, bits, start, table, walk
from tocca.games.toncc.game import GAME
from tocca.games.toncc.rules.play import Step


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"challenges": 0}, "challenges must be a whole number from 1 to 9"),
        ({"challenges": 10}, "challenges must be a whole number from 1 to 9"),
        ({"challenges": True}, "challenges must be a whole number from 1 to 9"),
        ({"challenges": "3"}, "challenges must be a whole number from 1 to 9"),
        ({"kings": "chosen"}, "kings must be one of drawn, seat"),
        ({"auto_finish": 1}, "auto_finish must be true or false"),
        ({"kingdoms": 15}, "there is no option 'kingdoms'"),
        ({"seats": 2}, "Tóncc is for 3 players, not 2"),
        ({"seats": 4}, "Tóncc is for 3 players, not 4"),
    ],
)
def test_bad_options(options: dict[str, Any], message: str) -> None:
    with pytest.raises(tocca.BadOption, match=message):
        GAME.start(**options)


def refuse(state: Table, seat: Any, action: Any) -> tocca.IllegalAction:
    before = state.position
    with pytest.raises(tocca.IllegalAction) as caught:
        state.apply(seat, action)
    assert state.position is before
    return caught.value


@pytest.mark.parametrize(
    ("step", "reason", "message"),
    [
        (Step(2, 4), "not-your-king", "you are King Red and can't move King Blue"),
        (Step(2, 9), "not-your-king", "you are King Red and can't move King Blue"),
        (Step(0, 0), "no-such-movement", "there is no movement 0; the movements are 1 to 6"),
        (Step(0, 7), "no-such-movement", "there is no movement 7; the movements are 1 to 6"),
        (Step(0, None), "no-such-movement", "there is no movement None; the movements are 1 to 6"),  # type: ignore[arg-type]
        (Step(3, 1), "no-such-king", "there is no King 3; you are King Red"),
        (Step(-1, 1), "no-such-king", "there is no King -1; you are King Red"),
        (Step("Red", 1), "no-such-king", "there is no King 'Red'; you are King Red"),  # type: ignore[arg-type]
    ],
)
def test_steps_that_are_not_one_s_own(step: Step, reason: str, message: str) -> None:
    refusal = refuse(start(kings="seat"), 0, step)
    assert (refusal.reason, refusal.message) == (reason, message)


def test_a_second_choice_is_too_late() -> None:
    """TN-11: replacing a choice is the room's business."""
    state = start(kings="seat").apply(0, Step(0, 1))
    assert refuse(state, 0, Step(0, 2)).reason == "not-your-turn"
    assert state.position.heads == (1, None, None)


def test_a_king_who_left_has_no_step() -> None:
    """TN-14"""
    state = table((None, 5, 13), (bits(0, 1, 2, 3, 10, 11), 0, 0))
    assert refuse(state, 0, Step(0, 1)).reason == "not-your-turn"


@pytest.mark.parametrize("action", ["Red 1", (0, 1), None, 1])
def test_what_is_no_step_at_all(action: Any) -> None:
    assert refuse(start(kings="seat"), 0, action).reason == "not-an-action"


@pytest.mark.parametrize("seat", [3, -1, None, "0"])
def test_seats_there_are_not(seat: Any) -> None:
    assert refuse(start(), seat, Step(0, 1)).reason == "no-such-seat"


def test_after_the_end_nobody_moves() -> None:
    seals = (bits(0, 1, 2, 3, 4), bits(5, 6, 7, 8, 9), bits(10, 11))
    state = walk(table((11, 14, 3), seals, challenges=1), red=12, yellow=13, blue=4)
    assert state.outcome is not None
    assert refuse(state, 2, Step(2, 1)).reason == "over"


def test_chance_that_can_t_be() -> None:
    with pytest.raises(tocca.BadChance, match="'Green' can't come up here"):
        GAME.start(chance=["Green"])
    with pytest.raises(tocca.ChanceNeeded) as needed:
        GAME.start(chance=["Red"])
    assert needed.value.candidates == ("Yellow", "Blue")
