"""What games tell a table beyond their rules: whom it waits for, and what everybody sees. All games, no names."""

import random

import pytest

from tests.conformance.play import Variant, all_variants, play_out


@pytest.mark.parametrize("variant", all_variants(), ids=str)
def test_whom_the_table_waits_for_is_no_secret_and_may_act(variant: Variant) -> None:
    rng = random.Random(f"hooks {variant}")
    for number, state in enumerate(play_out(variant.start(3), rng)):
        game = state.game
        awaited = game.awaited(state.position)
        assert awaited <= state.to_act
        assert bool(awaited) == bool(state.to_act)
        for seat in (None, *range(state.seats)):
            world = game.resample(state.view(seat), rng)
            assert game.awaited(world.position) == awaited
        if number > 60:
            break


@pytest.mark.parametrize("variant", all_variants(), ids=str)
def test_what_nobody_can_see_is_not_called_public(variant: Variant) -> None:
    rng = random.Random(f"public {variant}")
    before = None
    record = variant.start(4)
    for number, state in enumerate(play_out(record, rng)):
        event = record.events[-1] if record.events else None
        if before is not None and event is not None and event.seat is not None:
            public = state.game.public(before.position, event.action, state.position)
            assert not public or before.view(None) != state.view(None) or state.game.real_time
            assert public or not event.drawn  # chance brings nothing to light in secret
        before = state
        if number > 80:
            break


@pytest.mark.parametrize("variant", all_variants(), ids=str)
def test_what_a_referee_orders_is_open_to_all_who_may_act_and_no_secret(variant: Variant) -> None:
    """TC-16"""
    rng = random.Random(f"presses {variant}")
    races = 0
    for number, state in enumerate(play_out(variant.start(5), rng)):
        presses = state.game.presses(state.position)
        races += bool(presses)
        for seat in state.to_act if presses else ():
            assert set(presses) < set(state.legal(seat))  # there is a way out of every race
            assert state.game.presses(state.game.resample(state.view(seat), rng).position) == presses
        if number > 60:
            break
    assert (races > 0) == state.game.real_time
