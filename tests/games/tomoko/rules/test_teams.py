"""Teams of two: TM-9."""

from typing import Any

import pytest

import tocca
from tests.games.tomoko.positions import at_table, board, card, play
from tocca.games.tomoko.game import GAME
from tocca.games.tomoko.rules.play import Claim, HandOver

ALL_LIGHT = card("lll/lll/lll")
A, B, C = (card(one) for one in ("ddd/ddd/ddd", "dld/ddd/ddd", "ddd/dld/ddd"))
NEARLY = board("lll.. lll.. ll... ..... .....")


def test_a_team_holds_two_cards_in_common_and_both_partners_see_them() -> None:
    """TM-9"""
    state = GAME.start(4, 5, teams=True)
    assert [len(hand) for hand in state.position.hands] == [2, 2]
    for seat in range(4):
        view = state.view(seat)
        assert view.hands[seat % 2] == state.position.hands[seat % 2]
        assert view.hands[1 - seat % 2] == ()
        assert set(view.holders) == {seat % 2, seat % 2 + 2}


def test_partners_sit_alternately() -> None:
    """TM-9: seats 0 and 2 against 1 and 3; play goes round as ever."""
    state = GAME.start(4, 5, teams=True)
    order = []
    for move in ("N1 dark", "N2 dark", "N3 dark", "N4 dark"):
        order.append(state.position.turn)
        state = state.apply(state.position.turn, GAME.parse(move))
    assert [seat % 2 for seat in order] in ([0, 1, 0, 1], [1, 0, 1, 0])


def test_either_partner_claims_and_a_card_is_tried_once_a_push_by_a_team() -> None:
    """TM-9"""
    pushed = play(at_table(NEARLY, ((ALL_LIGHT, A), (B, C)), seats=4, teams=True, claims="manual"), "0 W3 light")
    for partner in (0, 2):
        assert play(pushed, f"{partner} claim {ALL_LIGHT}").position.laid == ((ALL_LIGHT,), ())
    tried = play(pushed, f"2 claim {A}")
    for partner in (0, 2):
        assert Claim(A) not in tried.legal(partner)
        assert tried.view(partner).tried == (A,)
    assert tried.view(1) == pushed.view(1)


def test_cards_are_handed_to_the_partner_at_any_time() -> None:
    """TM-9: also when it is somebody else's turn, and also when the table lays cards down."""
    for claims in ("auto", "manual"):
        state = at_table(NEARLY, ((ALL_LIGHT, A), (B, C)), seats=4, teams=True, claims=claims, turn=1)
        assert HandOver(ALL_LIGHT) in state.legal(0)
        after = play(state, f"0 hand {ALL_LIGHT}")
        assert after.view(0).holders == after.view(2).holders == (2, 2)
        assert after.view(1) == state.view(1)
        assert HandOver(A) in after.legal(2)


def test_a_card_is_handed_over_once_between_two_pushes() -> None:
    """TM-9: our ruling, so that cards don't wander for ever."""
    after = play(at_table(NEARLY, ((ALL_LIGHT, A), (B, C)), seats=4, teams=True), f"0 hand {ALL_LIGHT}")
    with pytest.raises(tocca.IllegalAction) as refused:
        play(after, f"2 hand {ALL_LIGHT}")
    assert refused.value.reason == "handed-over"
    pushed = play(after, "0 N5 dark")
    assert play(pushed, f"2 hand {ALL_LIGHT}").view(0).holders == (0, 2)


def test_one_hands_over_only_what_one_holds() -> None:
    """TM-9"""
    state = at_table(NEARLY, ((ALL_LIGHT, A), (B, C)), seats=4, teams=True)
    for move, reason in ((f"0 hand {A}", "partner-holds-it"), (f"0 hand {B}", "not-your-card")):
        with pytest.raises(tocca.IllegalAction) as refused:
            play(state, move)
        assert refused.value.reason == reason


def test_the_first_team_to_lay_five_wins_both_partners() -> None:
    """TM-9"""
    state = at_table(NEARLY, ((ALL_LIGHT, A), (B, C)), seats=4, teams=True, laid=((10, 11, 12, 13), ()))
    after = play(state, "0 W3 light")
    assert after.outcome is not None
    assert after.outcome.winners == (0, 2)
    assert after.outcome.scores == (5, 0, 5, 0)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {}), (4, {"open_cards": True})])
def test_teams_need_four_players_and_secret_cards(seats: int, options: dict[str, Any]) -> None:
    """TM-9"""
    with pytest.raises(tocca.BadOption, match="teams"):
        GAME.start(seats, teams=True, **options)
