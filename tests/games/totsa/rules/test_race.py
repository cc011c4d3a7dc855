"""A roll from its reveal to the act that closes it."""

import pytest

import tocca
from tests.games.totsa.players import Totsa
from tests.games.totsa.tables import (
    FISH,
    HEART,
    MOON,
    RING,
    STAR,
    TREE,
    card,
    kinds,
    list_held,
    list_hidden,
    on_field,
    play,
    table,
)


def test_the_first_to_slap_the_matching_card_takes_it() -> None:
    """TC-5."""
    state = play(table([[], [], []], dice=STAR), (1, "slap pink star"))
    assert list_held(state, 1) == [STAR]
    assert not on_field(state, STAR)
    assert kinds(state) == ["slapped"]
    assert state.position.phase == "gap"


def test_the_first_valid_act_closes_the_roll() -> None:
    """TC-7: nobody else takes, captures or errs in it after that."""
    state = play(table([[], []], dice=STAR), (0, "slap pink star"))
    for text in ("slap pink star", "capture", "slap pink moon"):
        with pytest.raises(tocca.IllegalAction):
            play(state, (1, text))
    assert list_held(state, 0) == [STAR]
    assert not state.position.debts


def test_the_first_act_counts_between_flip_and_capture() -> None:
    """TC-7."""
    state = table([[STAR], []], dice=STAR)
    assert list_hidden(play(state, (0, "flip")), 0)[0] == STAR
    captured = play(state, (1, "capture"))
    assert list_held(captured, 1) == [STAR]
    assert list_held(captured, 0) == []


def test_a_card_gained_in_this_roll_cannot_be_captured_in_it() -> None:
    """TC-7."""
    state = play(table([[STAR], [], []], dice=STAR), (1, "capture"))
    assert state.position.phase == "gap"
    with pytest.raises(tocca.IllegalAction):
        play(state, (2, "capture"))


@pytest.mark.parametrize("face", ["open", "down"])
def test_protect_keeps_the_card_in_this_roll(face: str) -> None:
    """TC-6: open or face down."""
    state = table([[STAR], []], dice=STAR) if face == "open" else table([[], []], [[STAR]], dice=STAR)
    before = state.position.players
    state = play(state, (0, "protect"))
    assert kinds(state) == ["protected"]
    assert state.position.phase == "gap"
    assert state.position.players == before


def test_flip_turns_an_open_card_face_down_in_the_first_empty_slot() -> None:
    """TC-6: face-down cards keep their places."""
    state = play(table([[STAR, MOON], []], [["", HEART]], dice=STAR), (0, "flip"))
    assert list_held(state, 0) == [MOON]
    assert list_hidden(state, 0) == [STAR, HEART, ""]
    state = play(table([[STAR], []], [[MOON, HEART]], dice=STAR), (0, "flip"))
    assert list_hidden(state, 0) == [MOON, HEART, STAR]


def test_capture_takes_an_open_card() -> None:
    """TC-6."""
    state = play(table([[STAR, MOON], [HEART]], dice=STAR), (1, "capture"))
    assert list_held(state, 0) == [MOON]
    assert list_held(state, 1) == [STAR, HEART]
    assert state.position.events[-1].owner == 0


def pointing() -> Totsa:
    """Player 2 has pressed Capture for player 1's second face-down card; 3 and 4 look on."""
    downs = [[HEART, STAR], [RING], [TREE, "", FISH]]
    return play(table([[], [MOON], ["brown moon"], ["green moon"]], downs, dice=STAR), (1, "capture"))


def test_capture_of_a_face_down_card_holds_the_roll_until_he_points() -> None:
    """TC-6: at any face-down card of another player, and only there."""
    state = pointing()
    assert state.position.phase == "pointing"
    assert state.position.capturer == 1
    assert [state.game.format(guess) for guess in state.legal(1)] == [
        "point 1 1",
        "point 1 2",
        "point 3 1",
        "point 3 3",
    ]


def test_a_right_guess_takes_the_card_face_up() -> None:
    """TC-6: and the other slot stays where it is."""
    state = play(pointing(), (1, "point 1 2"))
    assert list_held(state, 1) == [STAR, MOON]
    assert list_hidden(state, 0) == [HEART, "", ""]
    assert kinds(state) == ["captured"]
    assert state.position.phase == "gap"


def test_a_wrong_guess_is_shown_to_all_then_turned_back() -> None:
    """TC-9: until the next action it is in every view, afterwards in none."""
    state = play(pointing(), (1, "point 3 3"))
    assert kinds(state) == ["wrong-guess"]
    assert state.position.phase == "race"
    for seat in (None, 0, 1, 2, 3):
        shown = state.view(seat).shown
        assert shown is not None
        assert shown == (2, 2, card(FISH))
    assert list_hidden(state, 2) == [TREE, "", FISH]
    for later in (play(state, (3, "pass")), play(state, (3, "slap green star"))):
        assert all(later.view(seat).shown is None for seat in (None, 0, 1, 2, 3))
    timed = state.advance(0)
    assert timed.view(0).shown is not None
    assert timed.advance(8000).view(0).shown is None


def test_presses_made_meanwhile_are_judged_in_their_order_after_a_wrong_guess() -> None:
    """TC-6."""
    state = play(pointing(), (2, "protect"), (0, "protect"), (3, "slap green star"))
    assert state.to_act == {1}
    assert kinds(state) == []
    state = play(state, (1, "point 3 1"))
    assert kinds(state)[:3] == ["wrong-guess", "not-yours", "protected"]
    assert [event.seat for event in state.position.events[:3]] == [1, 2, 0]
    assert 3 not in state.position.debts  # after the closing act: void (TC-16)


def test_presses_made_meanwhile_are_void_after_a_right_guess() -> None:
    """TC-6 and TC-16."""
    state = play(pointing(), (2, "protect"), (1, "point 1 2"))
    assert kinds(state) == ["captured"]
    assert not state.position.debts
    assert not state.position.queue


def test_a_second_capture_waits_and_points_next() -> None:
    """TC-6: the queue goes on behind it."""
    state = play(pointing(), (3, "capture"), (2, "flip"), (1, "point 3 1"))
    assert state.position.phase == "pointing"
    assert state.position.capturer == 3
    assert [queued.seat for queued in state.position.queue] == [2]
    state = play(state, (3, "point 1 1"))
    assert kinds(state) == ["wrong-guess", "wrong-guess", "already-down"]
    assert state.to_act == {0}
    assert state.position.phase == "race"


def test_one_press_a_player_while_somebody_points() -> None:
    """TC-6."""
    state = play(pointing(), (2, "protect"))
    with pytest.raises(tocca.IllegalAction):
        play(state, (2, "flip"))


def test_what_others_press_meanwhile_is_no_hint_for_who_points() -> None:
    """TC-6: they see that somebody pressed, not what."""
    one, other = play(pointing(), (0, "protect")), play(pointing(), (0, "capture"))
    for seat in (None, 1, 2, 3):
        assert one.view(seat) == other.view(seat)
        assert one.view(seat).queue == (0,)
    assert one.view(0).pressed == one.game.parse("protect")


ERRORS = {
    "a wrong figure card": (table([[], [MOON]], dice=STAR), "slap pink heart", "wrong-card"),
    "a figure card while somebody has the one": (table([[STAR], [MOON]], dice=STAR), "slap pink heart", "wrong-card"),
    "Protect while it is on the field": (table([[], [MOON]], dice=STAR), "protect", "on-field"),
    "Flip while it is on the field": (table([[], [MOON]], dice=STAR), "flip", "on-field"),
    "Capture while it is on the field": (table([[], [MOON]], dice=STAR), "capture", "on-field"),
    "Protect for another's open card": (table([[STAR], [MOON]], dice=STAR), "protect", "not-yours"),
    "Protect for another's face-down card": (table([[], [MOON]], [[STAR]], dice=STAR), "protect", "not-yours"),
    "Flip for another's open card": (table([[STAR], [MOON]], dice=STAR), "flip", "not-yours"),
    "Flip for another's face-down card": (table([[], [MOON]], [[STAR]], dice=STAR), "flip", "already-down"),
    "Flip for their own face-down card": (table([[], [MOON]], [[], [STAR]], dice=STAR), "flip", "already-down"),
    "Capture for their own open card": (table([[], [STAR]], dice=STAR), "capture", "own-card"),
    "Capture for their own face-down card": (table([[], [MOON]], [[], [STAR]], dice=STAR), "capture", "own-card"),
}


@pytest.mark.parametrize("case", ERRORS)
def test_an_error_does_not_close_the_roll_and_puts_him_out(case: str) -> None:
    """TC-9: player 2 errs; player 1 can still act; the penalty is theirs."""
    state, text, kind = ERRORS[case]
    before = state.position
    state = play(state, (1, text))
    assert kinds(state) == [kind]
    assert state.position.phase == "race"
    assert state.to_act == {0}
    assert state.position.debts == (1,)
    assert (state.position.field, state.position.players) == (before.field, before.players)


def test_a_wrong_guess_is_an_error() -> None:
    """TC-9."""
    state = play(pointing(), (1, "point 1 1"))
    assert state.position.debts == (1,)
    assert state.to_act == {0, 2, 3}


def test_capture_of_his_own_face_down_card_is_an_error_at_once() -> None:
    """TC-6: no pointing."""
    state = play(table([[], []], [[STAR], [MOON]], dice=STAR), (0, "capture"))
    assert kinds(state) == ["own-card"]
    assert state.position.phase == "race"


def test_the_roll_ends_when_all_have_passed_or_are_out() -> None:
    """TC-13."""
    state = play(table([[], [], []], dice=STAR), (0, "pass"), (1, "slap pink moon"))
    assert state.position.phase == "race"
    assert state.to_act == {2}
    state = play(state, (2, "pass"))
    assert state.position.phase == "gap"
    assert on_field(state, STAR)


def test_the_simple_game_is_played_with_protect_and_capture() -> None:
    """TC-14."""
    state = table([[STAR], []], dice=STAR, simple=True)
    acts = [state.game.format(action) for action in state.legal(0)]
    assert acts[-3:] == ["protect", "capture", "pass"]
    assert list_held(play(state, (1, "capture")), 1) == [STAR]
