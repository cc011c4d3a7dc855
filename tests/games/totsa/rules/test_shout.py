"""Aims, the winning shout, and the limit."""

import pytest

import tocca
from tests.games.totsa.players import matches
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
    next_roll,
    on_field,
    play,
    table,
)

FIVE = [MOON, HEART, RING, TREE, FISH]


def test_six_open_cards_win() -> None:
    """TC-3 and TC-11."""
    state = play(table([FIVE, []], dice=STAR), (0, "slap pink star"))
    assert state.outcome is None
    state = play(state, (0, "totsa!"))
    assert state.outcome == tocca.Outcome((0,), (6, 0), "shout", (1, 2))


def test_three_face_down_cards_win() -> None:
    """TC-3 and TC-8: with one Flip card, used three times."""
    state = table([[STAR, MOON, HEART], []], dice=STAR)
    state = play(state, (0, "flip"))
    state = play(next_roll(state, MOON), (0, "flip"))
    state = play(next_roll(state, HEART), (0, "flip"))
    assert list_hidden(state, 0) == [STAR, MOON, HEART]
    assert state.outcome is None
    state = play(state, (0, "totsa!"))
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


def test_the_two_aims_do_not_mix() -> None:
    """TC-3: five open and two face-down cards are no aim."""
    downs = ["green moon", "green star"]
    state = play(table([FIVE[:4], []], [downs], dice=STAR), (0, "slap pink star"), (0, "totsa!"))
    assert len(state.position.players[0].cards) == 7
    assert state.outcome is None
    assert kinds(state) == ["slapped", "no-aim"]


def test_three_open_cards_win_the_simple_game() -> None:
    """TC-14."""
    state = play(table([[MOON, HEART], []], dice=STAR, simple=True), (0, "slap pink star"), (0, "totsa!"))
    assert state.outcome == tocca.Outcome((0,), (3, 0), "shout", (1, 2))


def test_the_press_of_an_action_card_is_not_the_winning_shout() -> None:
    """TC-11."""
    state = play(table([[STAR], []], [[MOON, HEART]], dice=STAR), (0, "flip"))
    assert state.position.has_aim(0)
    assert state.outcome is None


def test_a_forgotten_shout_costs_all_cards() -> None:
    """TC-11: open and face down, face up on the field, when the next roll is thrown."""
    state = play(table([FIVE, [STAR]], [["green star"]], dice=STAR), (0, "capture"))
    assert len(state.position.players[0].cards) == 7
    state = next_roll(state)
    assert kinds(state) == ["forgotten"]
    assert state.position.phase == "race"
    assert list_held(state, 0) == []
    assert list_hidden(state, 0) == ["", "", ""]
    assert all(on_field(state, name) for name in (*FIVE, STAR, "green star"))


def test_forgotten_cards_go_to_random_places() -> None:
    """TC-11."""
    state = play(table([FIVE, []], dice=STAR), (0, "slap pink star"), (0, "pass"))
    fields = {state.reseeded(seed).apply(1, state.game.parse("roll")).position.field for seed in range(20)}
    assert len(fields) > 15


def test_the_shout_is_open_until_the_next_roll() -> None:
    """TC-11: without a clock everybody is asked once, so that being asked reminds nobody."""
    state = play(table([FIVE, [], []], dice=STAR), (0, "slap pink star"))
    assert state.position.roller == 1
    assert state.to_act == {0, 2}
    assert {state.game.format(action) for action in state.legal(2)} == {"totsa!", "pass"}
    state = play(state, (2, "pass"), (0, "pass"))
    assert {state.game.format(action) for action in state.legal(1)} == {"roll", "totsa!"}
    state = play(state, (1, "roll"))
    with pytest.raises(tocca.IllegalAction) as refused:
        play(state, (0, "totsa!"))
    assert refused.value.reason == "roll-under-way"


def test_a_shout_without_the_aim_is_an_error() -> None:
    """TC-11: paid before the next roll."""
    state = play(table([[MOON], [HEART]], dice=STAR), (0, "slap pink star"), (0, "totsa!"))
    assert kinds(state) == ["slapped", "no-aim"]
    assert state.position.phase == "paying"
    state = play(state, (0, "return pink moon"))
    assert state.position.phase == "gap"
    assert list_held(state, 0) == [STAR]


def test_the_winner_can_shout_while_others_pay() -> None:
    """TC-11: from the moment the roll closes."""
    state = play(table([FIVE, ["brown moon"]], dice=STAR), (1, "capture"), (0, "slap pink star"))
    assert state.position.phase == "paying"
    assert state.to_act == {0, 1}
    assert {state.game.format(action) for action in state.legal(0)} == {"totsa!", "pass"}


def test_one_shout_after_each_roll_is_judged() -> None:
    """A ruling of ours: a second one is refused and costs nothing."""
    state = play(table([[MOON, RING], [HEART]], dice=STAR), (0, "slap pink star"), (0, "totsa!"))
    assert state.legal(0) == tuple(map(state.game.parse, ("return pink star", "return pink moon", "return pink ring")))
    with pytest.raises(tocca.IllegalAction) as refused:
        play(state, (0, "totsa!"))
    assert refused.value.reason == "already-answered"


def test_never_two_at_the_aim_and_only_who_closed_the_roll() -> None:
    """TC-11: so no penalty and nothing between two rolls brings anybody there."""
    closing = {"slapped", "flipped", "captured"}
    seen = 0
    for state in matches(11, 12):
        there = [seat for seat in range(state.seats) if state.position.has_aim(seat)]
        closers = [event.seat for event in state.position.events if event.kind in closing]
        assert there in ([], closers)
        seen += len(there)
    assert seen > 20


def test_at_the_limit_who_is_nearest_wins() -> None:
    """TC-18: two face down (4/6) before three open (3/6)."""
    state = play(
        table([FIVE[:3], []], [[], [TREE, FISH]], dice=STAR, limit=1),
        (0, "pass"),
        (1, "pass"),
        (0, "pass"),
        (1, "roll"),
    )
    assert state.outcome == tocca.Outcome((1,), (3, 4), "limit", (2, 1))


def test_at_the_limit_ties_are_shared() -> None:
    """TC-18."""
    state = table([FIVE[:2], [], [STAR]], [[], [TREE]], dice=STAR, limit=1)
    state = play(state, (2, "protect"), (0, "pass"), (2, "pass"), (1, "roll"))
    assert state.outcome == tocca.Outcome((0, 1), (2, 2, 1), "limit", (1, 1, 3))


def test_the_simple_game_counts_open_cards_at_the_limit() -> None:
    """TC-18: open/3."""
    state = table([[MOON], [HEART, STAR]], dice=STAR, limit=1, simple=True)
    state = play(state, (1, "protect"), (0, "pass"), (1, "roll"))
    assert state.outcome == tocca.Outcome((1,), (1, 2), "limit", (2, 1))


def test_a_shout_is_open_after_the_last_roll_too_and_can_be_forgotten() -> None:
    """TC-18 and TC-11."""
    state = play(table([FIVE, []], dice=STAR, limit=1), (0, "slap pink star"))
    won = play(state, (0, "totsa!"))
    assert won.outcome is not None
    assert won.outcome.reason == "shout"
    forgotten = play(state, (0, "pass"), (1, "roll"))
    assert forgotten.outcome == tocca.Outcome((0, 1), (0, 0), "limit", (1, 1))


def test_others_are_ranked_by_nearness_after_a_shout() -> None:
    state = play(table([FIVE, [], ["brown moon"]], dice=STAR), (0, "slap pink star"), (0, "totsa!"))
    assert state.outcome is not None
    assert state.outcome.places == (1, 3, 2)
