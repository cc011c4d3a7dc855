"""What the table sees of an action, and whom it waits for (TM-6, TM-9)."""

from typing import Any

import tocca

GAME = tocca.game("tomoko")


def public(state: tocca.State[Any, Any, Any], seat: int, text: str) -> tuple[bool, tocca.State[Any, Any, Any]]:
    action = GAME.parse(text)
    after = state.apply(seat, action)
    return GAME.public(state.position, action, after.position), after


def test_a_claim_in_vain_stays_secret() -> None:
    """TM-6: a false claim is refused without telling the others."""
    state = GAME.start(2, seed=1, claims="manual")
    seen, state = public(state, state.position.turn, "W3 dark")
    assert seen
    other = state.position.turn
    seen, _ = public(state, other, f"claim {state.position.hands[other][0]}")
    assert not seen


def test_a_card_laid_down_is_seen() -> None:
    """TM-12: laid cards lie face up."""
    for seed in range(200):
        state = GAME.start(2, seed=seed, claims="manual", prefill=True)
        state = state.apply(state.position.turn, state.legal(state.position.turn)[0])
        for seat in (0, 1):
            for card in state.position.hands[seat]:
                seen, after = public(state, seat, f"claim {card}")
                assert seen == (after.position.laid != state.position.laid)
                if seen:
                    return
    raise AssertionError("nobody ever had a card that matches")


def test_what_partners_hand_over_is_theirs_alone() -> None:
    """TM-9"""
    state = GAME.start(4, seed=1, teams=True)
    seen, _ = public(state, 0, f"hand {state.position.hands[0][0]}")
    assert not seen


def test_the_table_waits_for_the_push_and_not_for_claims() -> None:
    """TM-6: nobody need wait for the others to compare."""
    state = GAME.start(3, seed=1, claims="manual")
    state = state.apply(state.position.turn, GAME.parse("W3 dark"))
    assert state.to_act == {0, 1, 2}
    assert GAME.awaited(state.position) == {state.position.turn}
