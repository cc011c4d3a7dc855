"""Laying cards down, by the table or by hand: TM-5, TM-6 and TM-12."""

import pytest

import tocca
from tests.games.tomoko.positions import at_table, board, card, play
from tocca.games.tomoko.game import GAME
from tocca.games.tomoko.rules.play import Claim

ALL_LIGHT = card("lll/lll/lll")
DARK_CENTRE = card("lll/ldl/lll")
A, B, C = (card(one) for one in ("ddd/ddd/ddd", "dld/ddd/ddd", "ddd/dld/ddd"))  # far from showing here

NEARLY_LIGHT = board("lll.. lll.. ll... ..... .....")
COMPLETE = "W3 light"
WIDE = board("ll.ll llldl lllll ..... .....")  # about to show "all light", "dark centre" and "dark edge"
SHOW = "N3 light"


def test_after_a_push_every_player_lays_what_the_board_shows() -> None:
    """TM-5: not only the mover."""
    for holder in range(3):
        hands = tuple(
            (ALL_LIGHT, A) if seat == holder else (B, C) if seat == (holder + 1) % 3 else (30, 31) for seat in range(3)
        )
        after = play(at_table(NEARLY_LIGHT, tuple(hands)), f"0 {COMPLETE}")
        assert after.position.laid[holder] == (ALL_LIGHT,)
        assert sum(map(len, after.position.laid)) == 1


def test_a_laid_card_is_replaced_from_the_pile() -> None:
    """TM-5"""
    before = at_table(NEARLY_LIGHT, ((ALL_LIGHT, A), (B, C)))
    after = play(before, f"0 {COMPLETE}")
    kept, new = after.position.hands[0]
    assert kept == A
    assert before.position.pile >> new & 1
    assert not after.position.pile >> new & 1
    assert after.drawn == (new,)


def test_a_new_card_may_be_compared_at_once_and_so_on() -> None:
    """TM-5: the drawn card matches too, and the one after it does not."""
    state = at_table(WIDE, ((ALL_LIGHT, A), (B, C)))
    after = state.apply(0, GAME.parse(SHOW), chance=(DARK_CENTRE, 30))
    assert after.position.laid[0] == (ALL_LIGHT, DARK_CENTRE)
    assert after.position.hands[0] == (A, 30)


def test_the_table_lays_clockwise_from_the_mover_each_to_exhaustion_oldest_first() -> None:
    """TM-6: the order in which new cards are drawn shows it."""
    hands = ((A, B), (DARK_CENTRE, C), (30, ALL_LIGHT))
    state = at_table(WIDE, hands, turn=2)
    after = state.apply(2, GAME.parse(SHOW), chance=(31, 32))
    assert after.position.hands == ((A, B), (C, 32), (30, 31))
    mine = at_table(WIDE, ((DARK_CENTRE, ALL_LIGHT), (A, B)))
    assert mine.apply(0, GAME.parse(SHOW), chance=(31, 32)).position.laid[0] == (DARK_CENTRE, ALL_LIGHT)


def test_by_hand_every_untried_card_is_listed_matching_or_not() -> None:
    """TM-6: so that the list gives nothing away."""
    after = play(at_table(NEARLY_LIGHT, ((ALL_LIGHT, A), (B, C)), claims="manual"), f"0 {COMPLETE}")
    assert [one for one in after.legal(0) if isinstance(one, Claim)] == [Claim(ALL_LIGHT), Claim(A)]
    assert [one for one in after.legal(1) if isinstance(one, Claim)] == [Claim(B), Claim(C)]
    assert after.to_act == {0, 1}
    assert not any(after.position.laid)


def test_a_right_claim_lays_the_card_and_draws_another() -> None:
    """TM-6"""
    after = play(
        at_table(NEARLY_LIGHT, ((ALL_LIGHT, A), (B, C)), claims="manual"), f"0 {COMPLETE}", f"0 claim {ALL_LIGHT}"
    )
    assert after.position.laid == ((ALL_LIGHT,), ())
    assert len(after.position.hands[0]) == 2
    assert Claim(after.position.hands[0][1]) in after.legal(0)


def test_a_false_claim_costs_nothing_is_tried_once_and_nobody_else_learns_of_it() -> None:
    """TM-6"""
    pushed = play(at_table(NEARLY_LIGHT, ((ALL_LIGHT, A), (B, C)), claims="manual"), f"0 {COMPLETE}")
    after = play(pushed, f"0 claim {A}")
    assert after.position.laid == pushed.position.laid
    assert after.position.hands == pushed.position.hands
    for other in (1, None):
        assert after.view(other) == pushed.view(other)
    assert after.legal(1) == pushed.legal(1)
    with pytest.raises(tocca.IllegalAction) as refused:
        play(after, f"0 claim {A}")
    assert refused.value.reason == "tried"
    assert Claim(A) in play(after, "1 N5 dark").legal(0)  # the next push opens it again


def test_claims_and_pushes_count_in_order_of_arrival() -> None:
    """TM-6: the next player need not wait; a claim for an older board comes too late."""
    pushed = play(at_table(NEARLY_LIGHT, ((ALL_LIGHT, A), (B, C)), claims="manual"), f"0 {COMPLETE}")
    spoiled = play(pushed, "1 W1 dark")  # the row moves on: nothing is shown now
    assert play(spoiled, f"0 claim {ALL_LIGHT}").position.laid == ((), ())
    assert play(pushed, f"0 claim {ALL_LIGHT}", "1 W1 dark").position.laid == ((ALL_LIGHT,), ())


def test_when_somebody_reaches_the_target_by_hand_the_table_lays_for_the_others() -> None:
    """TM-6: pushing stops, and several can win."""
    nine = tuple(range(20, 29))
    hands = ((ALL_LIGHT, A), (DARK_CENTRE, C))
    state = at_table(WIDE, hands, laid=(nine, tuple(range(10, 19))), claims="manual")
    after = play(state, f"0 {SHOW}", f"0 claim {ALL_LIGHT}")
    assert after.position.laid[1][-1] == DARK_CENTRE
    assert after.outcome is not None
    assert after.outcome.winners == (0, 1)
    assert not after.to_act


def test_cards_laid_lie_face_up() -> None:
    """TM-12"""
    after = play(at_table(NEARLY_LIGHT, ((ALL_LIGHT, A), (B, C))), f"0 {COMPLETE}")
    for seat in (0, 1, None):
        assert after.view(seat).laid == ((ALL_LIGHT,), ())


def test_nobody_claims_when_the_table_does() -> None:
    """TM-6"""
    state = at_table(NEARLY_LIGHT, ((ALL_LIGHT, A), (B, C)))
    with pytest.raises(tocca.IllegalAction) as refused:
        play(state, f"0 claim {A}")
    assert refused.value.reason == "no-claims"
