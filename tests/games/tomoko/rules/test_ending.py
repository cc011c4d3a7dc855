"""The end, places and the limit: TM-7, TM-9, TM-10."""

import random

import pytest

import tocca
from tests.games.tomoko.positions import at_table, board, card, play
from tocca.games.tomoko.game import GAME
from tocca.games.tomoko.rules.play import target
from tocca.testing.play import Setup, play_out

ALL_LIGHT, DARK_CENTRE, TWO_CORNERS = (card(one) for one in ("lll/lll/lll", "lll/ldl/lll", "dld/lll/lll"))
A, B, C, D = (card(one) for one in ("ddd/ddd/ddd", "dld/ddd/ddd", "ddd/dld/ddd", "ddd/dld/dld"))
WIDE = board("ll.ll llldl lllll ..... .....")  # about to show "all light", "dark centre" and "dark edge"
SHOW = "N3 light"


@pytest.mark.parametrize(("seats", "cards"), [(2, 10), (3, 5), (4, 3)])
def test_targets(seats: int, cards: int) -> None:
    """TM-7"""
    assert target(GAME.start(seats, 1).position.options, seats) == cards
    *_, last = play_out(Setup("tomoko", seats, (("prefill", True),)).start(1), random.Random(1))
    assert max(map(len, last.position.laid)) == cards
    assert last.outcome is not None
    assert last.outcome.reason == "target"


def test_the_match_ends_when_the_target_is_reached() -> None:
    """TM-7"""
    laid = (tuple(range(10, 19)), ())
    after = play(at_table(WIDE, ((ALL_LIGHT, A), (B, C)), laid=laid), f"0 {SHOW}")
    assert after.outcome is not None
    assert after.outcome.winners == (0,)
    assert after.outcome.scores == (10, 0)
    assert after.outcome.places == (1, 2)


def test_several_who_reach_it_with_the_same_push_all_win() -> None:
    """TM-6, TM-7: everything a push brings is resolved before the winner is named."""
    laid = (tuple(range(10, 19)), tuple(range(20, 29)))
    after = play(at_table(WIDE, ((ALL_LIGHT, A), (DARK_CENTRE, C)), laid=laid), f"0 {SHOW}")
    assert after.outcome is not None
    assert after.outcome.winners == (0, 1)


def test_nobody_lays_more_than_the_target() -> None:
    """TM-6"""
    laid = (tuple(range(10, 19)), ())
    after = play(at_table(WIDE, ((ALL_LIGHT, DARK_CENTRE), (B, C)), laid=laid), f"0 {SHOW}")
    assert len(after.position.laid[0]) == 10
    assert after.position.hands[0] == (DARK_CENTRE,)  # and draws no more


def test_playing_on_who_has_the_target_pushes_no_more_and_the_rest_go_on() -> None:
    """TM-7: three players, the first arrives, the other two play for the second place."""
    laid = ((10, 11, 12, 13), (), ())
    state = at_table(WIDE, ((ALL_LIGHT, A), (B, C), (D, 30)), laid=laid, play_on=True)
    after = play(state, f"0 {SHOW}")
    assert after.outcome is None
    assert after.to_act == {1}
    assert len(after.position.laid[0]) == 5
    later = play(after, "1 E5 dark", "2 E5 dark")
    assert later.to_act == {1}
    assert later.position.laid[0] == after.position.laid[0]


def test_playing_on_ends_when_one_is_left_and_gives_places_by_push() -> None:
    """TM-7"""
    laid = ((10, 11, 12, 13), (14, 15, 16, 17), ())
    state = at_table(WIDE, ((ALL_LIGHT, A), (TWO_CORNERS, C), (D, 30)), laid=laid, play_on=True)
    first = play(state, f"0 {SHOW}").position
    second = tocca.State(GAME, first._replace(board=board(".ldll lllll lllll ..... ....."))).reseeded(1)
    after = play(second, "1 N1 dark")
    assert after.outcome is not None
    assert after.outcome.places == (1, 2, 3)
    assert after.outcome.winners == (0,)


def test_ties_share_a_place_when_playing_on() -> None:
    """TM-7"""
    laid = ((10, 11, 12, 13), (14, 15, 16, 17), ())
    state = at_table(WIDE, ((ALL_LIGHT, A), (DARK_CENTRE, C), (D, 30)), laid=laid, play_on=True)
    after = play(state, f"0 {SHOW}")
    assert after.outcome is not None
    assert after.outcome.places == (1, 1, 3)


def test_playing_on_changes_nothing_for_two_players_or_teams() -> None:
    """TM-7"""
    laid = (tuple(range(10, 19)), ())
    assert play(at_table(WIDE, ((ALL_LIGHT, A), (B, C)), laid=laid, play_on=True), f"0 {SHOW}").outcome is not None
    teams = at_table(WIDE, ((ALL_LIGHT, A), (B, C)), seats=4, laid=((10, 11, 12, 13), ()), teams=True, play_on=True)
    assert play(teams, f"0 {SHOW}").outcome is not None


def test_at_the_limit_the_most_cards_win() -> None:
    """TM-7"""
    state = at_table(WIDE, ((A, B), (C, D), (30, 31)), laid=((10,), (11, 12), (13, 14)), limit=5)
    after = play(state, "0 E5 dark")
    assert after.outcome is not None
    assert after.outcome.reason == "limit"
    assert after.outcome.winners == (1, 2)
    assert after.outcome.places == (3, 1, 1)


def test_at_the_limit_the_table_lays_what_still_matches_before_counting() -> None:
    """TM-6, TM-7: our ruling for claims by hand."""
    state = at_table(WIDE, ((A, B), (C, ALL_LIGHT)), laid=((10,), (11,)), limit=5, claims="manual")
    after = play(state, f"0 {SHOW}")
    assert after.outcome is not None
    assert after.outcome.scores == (1, 2)
    assert after.outcome.winners == (1,)


def test_open_cards_three_each_and_first_to_five() -> None:
    """TM-10"""
    for seats in (2, 3, 4):
        state = GAME.start(seats, 3, open_cards=True)
        assert [len(hand) for hand in state.position.hands] == [3] * seats
        assert target(state.position.options, seats) == 5
        for seat in (None, *range(seats)):
            assert state.view(seat).hands == state.position.hands
