"""What people see and press: the picture, the keys, the points."""

import pytest

import tocca
from tests.games.totsa.players import Totsa, matches, start
from tests.games.totsa.tables import FISH, HEART, MOON, RING, STAR, TREE, play, table
from tocca.core.drawing import ANSI

GAME = tocca.game("totsa")


@pytest.mark.parametrize("simple", [False, True])
def test_there_is_one_key_for_each_legal_action(simple: bool) -> None:
    for state in matches(31, 4, simple=simple):
        for seat in range(state.seats):
            keys = GAME.keys(state.view(seat))
            assert sorted(map(GAME.action_id, keys.values())) == sorted(map(GAME.action_id, state.legal(seat)))
            assert all(len(key) == 1 for key in keys)
        assert GAME.keys(state.view(None)) == {}


def test_keys_say_where_a_card_lies() -> None:
    keys = GAME.keys(table([[], []], dice=STAR).view(0))
    assert {key: GAME.format(action) for key, action in keys.items() if key in "ar123-"} == {
        "a": "slap brown star",
        "r": "slap green fish",
        "1": "protect",
        "2": "flip",
        "3": "capture",
        "-": "pass",
    }


def test_keys_between_two_rolls() -> None:
    state = play(table([[MOON], [HEART]], dice=STAR), (1, "capture"), (0, "slap pink star"))
    assert {key: GAME.format(action) for key, action in GAME.keys(state.view(1)).items()} == {
        "1": "return pink heart",
        " ": "totsa!",
        "-": "pass",
    }
    first = start()
    assert GAME.keys(first.view(first.position.roller)) == {"\n": GAME.parse("roll")}


def test_no_picture_is_wider_than_eighty_columns_or_needs_colour() -> None:
    for state in matches(32, 4):
        view = state.view(0)
        plain = GAME.draw(view)
        assert max(map(len, plain.splitlines())) <= 80
        coloured = GAME.draw(view, ANSI)
        assert len(coloured) > len(plain)


def test_the_picture_of_a_guess() -> None:
    downs = [[HEART, STAR], [RING], [TREE, "", FISH]]
    state = play(table([["brown star"], [MOON], []], downs, dice=STAR), (1, "capture"), (0, "protect"))
    assert GAME.draw(state.view(1)).splitlines()[-4:] == [
        "[S★] [P≈]   1/200",
        "1  ⚂… 4/6 1▒1 2▒2  ·  │ S★B∴",
        "2*  → 2/6 ▒1   ·   ·  │ M☾P≈",
        "3     4/6 3▒1  ·  4▒3 │",
    ]
    wrong = play(state, (1, "point 3 3"))
    assert GAME.draw(wrong.view(None)).splitlines()[-1] == "2✗ Capture 3▒3 · 1 Protect · 3▒3=F∝P≈"


def best(state: Totsa, seat: int) -> str:
    """What a player would do who looks one action ahead."""
    return GAME.format(
        max(state.legal(seat), key=lambda action: GAME.standing(state.apply(seat, action).position)[seat])
    )


def test_looking_one_action_ahead_is_enough_for_sensible_play() -> None:
    """The points reward the right card, Capture, Flip, Protect and the shout, and no error ever."""
    assert best(table([[], []], dice=STAR), 0) == "slap pink star"
    assert best(table([[STAR], []], dice=STAR), 1) == "capture"
    assert best(table([[STAR], []], dice=STAR), 0) == "flip"
    assert best(table([[STAR, MOON, HEART, RING], []], dice=STAR), 0) == "protect"
    assert best(table([[], []], [[STAR]], dice=STAR), 0) == "protect"
    assert best(table([[], [], [STAR]], dice=STAR), 0) == "capture"
    won = play(table([[MOON, HEART, RING, TREE, FISH], []], dice=STAR), (0, "slap pink star"))
    assert best(won, 0) == "totsa!"
    assert best(play(table([[MOON], []], dice=STAR), (1, "slap pink star")), 0) == "pass"
    assert best(play(table([[], []], dice=STAR), (0, "pass"), (1, "pass")), 0) == "pass"
    assert best(play(start(seed=1), (start(seed=1).position.roller, "roll"), at=5), 0) == "pass"


def test_a_guess_is_worth_what_its_chance_is() -> None:
    sure = play(table([[], []], [[STAR]], dice=STAR), (1, "capture"))
    doubtful = play(table([[], [], []], [[STAR, MOON], [], [HEART, RING]], dice=STAR), (1, "capture"))
    assert GAME.standing(sure.position)[1] > 0 > GAME.standing(doubtful.position)[1] - 0.05


def test_a_race_cannot_be_taken_back() -> None:
    record = tocca.Record.start("totsa", 2, 1)
    record.apply(record.state.position.roller, GAME.parse("roll"))
    record.apply(0, GAME.parse("pass"))
    assert not record.undoable
