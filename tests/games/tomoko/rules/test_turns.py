"""Turns, pushes and who may do what: TM-2, TM-3, TM-4, TM-8 and TM-12."""

import random

import pytest

import tocca
from tests.games.tomoko.positions import at_table, board, play
from tocca.games.tomoko.game import GAME
from tocca.games.tomoko.rules.board import EMPTY, PUSHES, Push, push
from tocca.games.tomoko.rules.play import cards_in, pushes

QUIET = ((1, 2), (3, 4))  # hands nobody will complete in these tests


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_two_secret_cards_and_the_rest_is_the_pile(seats: int) -> None:
    """TM-2"""
    position = GAME.start(seats, seed=4).position
    assert [len(hand) for hand in position.hands] == [2] * seats
    assert len(cards_in(position.pile)) == 36 - 2 * seats
    view = GAME.start(seats, seed=4).view(0)
    assert view.hands[0] == position.hands[0]
    assert view.hands[1:] == ((),) * (seats - 1)
    assert view.hand_sizes == (2,) * seats


def test_play_goes_clockwise() -> None:
    """TM-12"""
    state = GAME.start(3, seed=2)
    first = min(state.to_act)
    order = []
    for move in ("N1 dark", "N2 dark", "N3 dark", "N4 dark"):
        (seat,) = state.to_act
        order.append(seat)
        state = state.apply(seat, GAME.parse(move))
    assert order == [first, (first + 1) % 3, (first + 2) % 3, first]


def test_who_begins_is_random() -> None:
    """TM-12"""
    assert {min(GAME.start(4, seed=seed).to_act) for seed in range(40)} == {0, 1, 2, 3}


def test_there_is_no_passing() -> None:
    """TM-12: on one's turn there is nothing but pushes."""
    state = GAME.start(2, seed=1)
    assert all(isinstance(action, Push) for action in state.legal(min(state.to_act)))


def test_a_colour_that_is_used_up_leaves_the_other() -> None:
    """TM-3"""
    state = at_table(board("ddddd ddddd ddddd ..... ....."), QUIET)
    assert {action.marble for action in state.legal(0) if isinstance(action, Push)} == {"light"}
    with pytest.raises(tocca.IllegalAction) as refused:
        play(state, "0 N1 dark")
    assert refused.value.reason == "no-marble"


def test_a_push_may_not_take_the_previous_one_back() -> None:
    """TM-4: straight back through the same line."""
    before = board("..... ..... dldll ..... .....")
    state = play(at_table(before, QUIET), "0 W3 light")
    with pytest.raises(tocca.IllegalAction) as refused:
        play(state, "1 E3 light")
    assert refused.value.reason == "takes-back"
    assert GAME.parse("E3 light") not in state.legal(1)
    assert GAME.parse("E3 dark") in state.legal(1)


def test_nor_from_the_same_side_nor_across() -> None:
    """TM-4: a row of alternating marbles comes back by the same entry; one changed hollow can come
    back by a push across it."""
    alternating = play(at_table(board("..... ..... dldld ..... ....."), QUIET), "0 W3 light")
    assert GAME.parse("W3 dark") not in alternating.legal(1)
    across = play(at_table(board("....l ddddl ....d ....d ....d"), QUIET), "0 W2 dark")
    assert push(across.position.board, GAME.parse("N5 light")) == board("....l ddddl ....d ....d ....d")  # type: ignore[arg-type]
    assert GAME.parse("N5 light") not in across.legal(1)


def test_only_the_previous_players_push_counts() -> None:
    """TM-4: one's own push of the round before may be undone."""
    state = play(at_table(board("..... ..... dldll ..... ....."), QUIET), "0 W3 light", "1 N1 dark", "0 N2 dark")
    assert GAME.parse("E3 light") in state.legal(1)


def test_a_push_that_changed_nothing_forbids_nothing() -> None:
    """TM-4"""
    state = play(at_table(board("..... ..... ddddd ..... ....."), QUIET), "0 W3 dark")
    assert state.legal(1) == PUSHES


def test_forbidden_pushes_are_exactly_those_that_recreate_the_board() -> None:
    """TM-4, on random boards, against trying all forty pushes."""
    rng = random.Random(4)
    found = 0
    for _ in range(1500):
        here = board("".join(rng.choices("dl.", weights=(5, 5, rng.choice((0, 0, 1))), k=25)))
        if max(here.dark.bit_count(), here.light.bit_count()) > 14:
            continue
        state = at_table(here, QUIET).apply(0, rng.choice(pushes(at_table(here, QUIET).position)))
        position = state.position
        again = {p for p in PUSHES if push(position.board, p) == here and position.board != here}
        full = {c for c in ("dark", "light") if getattr(position.board, c).bit_count() == 15}
        assert set(pushes(position)) == {p for p in PUSHES if p not in again and p.marble not in full}
        found += bool(again)
    assert found > 300


def test_quick_start_fills_the_board_from_the_bag_before_the_cards_are_dealt() -> None:
    """TM-8"""
    counts = set()
    for seed in range(60):
        state = GAME.start(2, seed, prefill=True)
        here = state.position.board
        assert here.dark | here.light == (1 << 25) - 1
        assert here.dark & here.light == 0
        counts.add(here.dark.bit_count())
        assert state.drawn[0] in ("dark", "light")
        assert isinstance(state.drawn[-2], int)
    assert counts <= set(range(10, 16))
    assert len(counts) > 3


@pytest.mark.parametrize("claims", ["auto", "manual"])
def test_a_card_that_matches_at_the_start_waits_for_the_first_push(claims: str) -> None:
    """TM-8"""
    light = board("lllll lllll lllll dd... .....")
    state = at_table(light, ((1, 9), (20, 21)), pushes=0, claims=claims)
    assert not state.position.laid[0]
    assert all(isinstance(action, Push) for action in state.legal(0))
    if claims == "manual":
        with pytest.raises(tocca.IllegalAction) as refused:
            play(state, "0 claim 1")
        assert refused.value.reason == "before-first-push"
    after = play(state, "0 S5 dark")
    assert after.position.laid[0] == (1,) if claims == "auto" else GAME.parse("claim 1") in after.legal(0)


def test_the_board_starts_empty_without_the_quick_start() -> None:
    """TM-8"""
    assert GAME.start(2, seed=3).position.board == EMPTY
