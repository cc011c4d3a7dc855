"""What errors cost."""

from collections import Counter

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
    kinds,
    list_held,
    list_hidden,
    on_field,
    play,
    table,
)


def close(state: Totsa, seat: int = 0) -> Totsa:
    """That seat slaps the star."""
    return play(state, (seat, "slap pink star"))


def test_the_offender_chooses_which_open_card_goes_back() -> None:
    """TC-10."""
    state = close(play(table([[], [MOON, HEART]], [[], [RING]], dice=STAR), (1, "slap pink fish")))
    assert state.position.phase == "paying"
    assert list_held(state, 1) == [HEART, MOON]
    assert [state.game.format(action) for action in state.legal(1)][:2] == ["return pink heart", "return pink moon"]
    state = play(state, (1, "return pink moon"))
    assert list_held(state, 1) == [HEART]
    assert on_field(state, MOON)
    assert state.position.phase == "gap"
    assert list_hidden(state, 1) == [RING, "", ""]


def test_it_goes_to_a_random_empty_place() -> None:
    """TC-10: here the moon's own, the star's, the heart's or the ring's."""
    state = close(play(table([[HEART], [MOON]], [[RING]], dice=STAR), (1, "slap pink fish")))
    pay = state.game.parse("return pink moon")
    places = Counter(state.reseeded(seed).apply(1, pay).position.field.index(7) for seed in range(400))
    assert set(places) == {1, 4, 7, 10}
    assert min(places.values()) > 60


def test_without_an_open_card_a_face_down_one_is_turned_up_and_kept() -> None:
    """TC-10: chosen unseen."""
    state = close(play(table([[], []], [[], [RING, MOON]], dice=STAR), (1, "slap pink fish")))
    assert [state.game.format(action) for action in state.legal(1)][:2] == ["turn up 1", "turn up 2"]
    state = play(state, (1, "turn up 1"))
    assert list_held(state, 1) == [RING]
    assert list_hidden(state, 1) == ["", MOON, ""]
    assert state.position.events[-1].kind == "turned-up"


def test_with_no_card_nothing_is_paid() -> None:
    """TC-10."""
    state = close(play(table([[], []], dice=STAR), (1, "slap pink fish")))
    assert state.position.phase == "gap"
    assert kinds(state) == ["wrong-card", "slapped", "spared"]


def test_penalties_are_paid_after_the_roll_in_the_order_of_the_errors() -> None:
    """TC-10: nobody returns a card while it is raced for."""
    state = table([[], [MOON], [HEART], [RING]], dice=STAR)
    state = play(state, (2, "slap pink fish"), (1, "protect"), (3, "capture"))
    assert [list_held(state, seat) for seat in (1, 2, 3)] == [[MOON], [HEART], [RING]]
    state = close(state)
    order = []
    while state.position.phase == "paying":
        order.append(state.position.debts[0])
        state = state.apply(order[-1], state.legal(order[-1])[0])
    assert order == [2, 1, 3]
    assert all(on_field(state, name) for name in (MOON, HEART, RING))


def test_only_the_one_whose_penalty_is_due_pays() -> None:
    """TC-10."""
    state = close(play(table([[], [MOON], [HEART]], dice=STAR), (2, "slap pink fish"), (1, "protect")))
    with pytest.raises(tocca.IllegalAction) as refused:
        play(state, (1, "return pink moon"))
    assert refused.value.reason == "not-your-penalty"


def test_unpaid_penalties_lapse_when_the_game_is_won() -> None:
    """TC-10."""
    five = [MOON, HEART, RING, TREE, FISH]
    state = close(play(table([five, ["brown moon"]], dice=STAR), (1, "capture")))
    assert state.position.phase == "paying"
    state = play(state, (0, "totsa!"))
    assert state.outcome is not None
    assert state.outcome.winners == (0,)
    assert list_held(state, 1) == ["brown moon"]
    assert not state.position.debts


def test_without_an_answer_in_three_seconds_the_card_is_drawn_at_random() -> None:
    """TC-10."""
    state = table([[], [MOON, HEART]], dice=STAR, now=1000)
    state = play(state, (1, "slap pink fish"), (0, "slap pink star"), at=2000)
    assert state.deadline == 5000
    assert list_held(state.advance(4999), 1) == [HEART, MOON]
    left = Counter(list_held(state.reseeded(seed).advance(5000), 1)[0] for seed in range(100))
    assert set(left) == {MOON, HEART}
    assert min(left.values()) > 25


def test_without_an_answer_the_card_to_turn_up_is_drawn_too() -> None:
    """TC-10."""
    state = table([[], []], [[], [MOON, "", HEART]], dice=STAR, now=1000)
    state = play(state, (1, "slap pink fish"), (0, "slap pink star"), at=2000)
    assert list_held(state.advance(4999), 1) == []
    left = Counter(list_held(state.reseeded(seed).advance(5000), 1)[0] for seed in range(100))
    assert set(left) == {MOON, HEART}
    assert min(left.values()) > 25


def test_each_penalty_has_its_own_three_seconds() -> None:
    """TC-10."""
    state = table([[], [MOON], [HEART]], dice=STAR, now=0)
    state = play(state, (2, "capture"), (1, "capture"), (0, "slap pink star"), at=100)
    assert state.deadline == 3100
    state = play(state, (2, "return pink heart"), at=1000)
    assert state.deadline == 4000
    assert state.position.debts == (1,)
