"""A hidden Head stays hidden (TN-11)."""

import random
from itertools import product

from tests.games.toncc.positions import Table, play, start, table
from tocca.core import codec
from tocca.games.toncc.game import GAME
from tocca.games.toncc.rules.play import Position, Step
from tocca.games.toncc.rules.view import View


def some_choices(seed: int) -> list[Table]:
    """The states of one random match in which somebody has chosen and somebody has not."""
    return [state for state in play(start(seed, auto_finish=bool(seed % 2)), seed) if any(state.position.heads)]


def other_heads(position: Position, seat: int | None) -> list[Position]:
    """All positions that differ only in what the others' hidden Heads show."""
    own = None if seat is None else position.kings[seat]
    ranges = [range(1, 7) if head and king != own else [head] for king, head in enumerate(position.heads)]
    return [position._replace(heads=heads) for heads in product(*ranges)]


def test_hidden_heads_change_no_view_and_no_legal_action() -> None:
    """TN-11: only that a choice is in can be seen."""
    states = [state for seed in range(24) for state in some_choices(seed)]
    assert len(states) > 1000
    different = 0
    for state in states:
        for seat in (0, 1, 2, None):
            view = state.view(seat)
            others = other_heads(state.position, seat)
            different += len(others) > 1
            for position in others:
                assert GAME.view(position, seat) == view
                if seat is not None:
                    assert GAME.legal(position, seat) == GAME.legal(state.position, seat)
                    assert GAME.to_act(position) == state.to_act
    assert different > 2000


def test_what_is_imagined_has_exactly_that_view() -> None:
    """TN-11"""
    rng = random.Random(1)
    for seed in range(8):
        for state in some_choices(seed):
            for seat in (0, 1, 2, None):
                imagined = GAME.resample(state.view(seat), rng)
                assert imagined.view(seat) == state.view(seat)
                assert imagined.to_act == state.to_act
                if seat is not None:
                    assert imagined.legal(seat) == state.legal(seat)


def test_every_hidden_head_can_be_imagined() -> None:
    """TN-11: a resampled state knows no more than the view."""
    state = start(kings="seat").apply(0, Step(0, 4))
    rng = random.Random(2)
    heads = {GAME.resample_position(state.view(1), rng).heads for _ in range(200)}
    assert heads == {(movement, None, None) for movement in range(1, 7)}


def test_one_s_own_head_is_seen_and_that_of_nobody_else() -> None:
    """TN-11"""
    state = start(kings="seat").apply(0, Step(0, 4)).apply(2, Step(2, 6))
    assert [state.view(seat).choice for seat in (0, 1, 2, None)] == [4, None, 6, None]
    assert all(state.view(seat).chosen == (True, False, True) for seat in (0, 1, 2, None))


def test_a_king_who_left_has_chosen_nothing() -> None:
    state = table((None, 5, 13)).apply(1, Step(1, 4))
    assert state.view(0).chosen == (False, True, False)
    assert state.view(0).choice is None


def test_the_end_can_be_imagined_too() -> None:
    *_, state = play(start(seed=9, challenges=1))
    for seat in (0, 1, 2, None):
        assert GAME.resample_position(state.view(seat), random.Random(3)) == state.position


def test_views_and_positions_survive_json() -> None:
    for state in some_choices(5):
        assert codec.from_json(Position, codec.to_json(state.position)) == state.position
        assert codec.from_json(View, codec.to_json(state.view(0))) == state.view(0)
