"""What a game tells a table beyond its rules: whom it waits for, who sees an action, what is sealed, what is a race."""

import random
from itertools import islice
from typing import Any, ClassVar

from tocca.testing.play import AnyState, Setup, play_out, sample_states, viewers


class PolicyTests:
    """A part of `GameConformance`."""

    game: ClassVar[str]

    def test_whom_the_table_waits_for_is_no_secret_and_may_act(self, setup: Setup) -> None:
        rng = random.Random(f"hooks {setup}")
        for state in islice(play_out(setup.start(3), rng), 62):
            awaited = state.game.awaited(state.position)
            assert awaited <= state.to_act
            assert bool(awaited) == bool(state.to_act)
            for seat in viewers(state):
                twin = state.game.resample(state.view(seat), rng)
                assert state.game.awaited(twin.position) == awaited

    def test_what_nobody_can_see_is_not_called_public(self, setup: Setup) -> None:
        record = setup.start(4)
        for _ in islice(play_out(record, random.Random(f"public {setup}")), 82):
            pass
        for before, event, after in zip(record.states, record.events, record.states[1:], strict=False):
            if event.seat is None:
                continue
            public = after.game.public(before.position, event.action, after.position)
            assert not public or before.view(None) != after.view(None) or after.game.real_time
            assert public or not event.drawn  # chance brings nothing to light in secret

    def test_a_step_that_tells_somebody_something_says_so(self, setup: Setup) -> None:
        """Where the same action would have looked otherwise in a twin, it has told which of the two is true."""
        rng = random.Random(f"reveals {setup}")
        record = setup.start(7)
        for _ in islice(play_out(record, rng), 62):
            pass
        for before, event, after in zip(record.states, record.events, record.states[1:], strict=False):
            if event.seat is None or event.at is not None or event.drawn:
                continue
            if not after.game.reveals(before.position, after.position):
                for seat in viewers(before):
                    twin = before.game.resample(before.view(seat), rng)
                    if event.action in twin.legal(event.seat):
                        assert twin.apply(event.seat, event.action).view(seat) == after.view(seat)

    def test_a_step_that_reveals_nothing_changes_no_other_view_by_what_was_chosen(self, setup: Setup) -> None:
        """Where choices are sealed, all others see the same whatever was chosen, until all is revealed."""
        rng = random.Random(f"sealed {setup}")
        for state in islice(play_out(setup.start(5), rng), 62):
            for seat in state.to_act if state.game.sealed else ():
                first, second = (state.apply(seat, rng.choice(state.legal(seat))) for _ in range(2))
                if not state.game.reveals(state.position, first.position):
                    others = [one for one in viewers(state) if one != seat]
                    assert [first.view(one) for one in others] == [second.view(one) for one in others]
                    assert not first.drawn

    def test_the_order_of_sealed_choices_does_not_matter(self, setup: Setup) -> None:
        rng = random.Random(f"order {setup}")
        for state in islice(play_out(setup.start(6), rng), 62):
            if state.game.sealed and len(state.to_act) > 1:
                chosen = {seat: rng.choice(state.legal(seat)) for seat in state.to_act}
                assert _choose(state, chosen, sorted(chosen)) == _choose(state, chosen, sorted(chosen, reverse=True))

    def test_where_a_seat_knows_more_than_a_spectator_people_take_turns_to_look(self, setup: Setup) -> None:
        for state in sample_states(setup, 1):
            common = state.view(None)
            secret = any(state.view(seat) != common._replace(seat=seat) for seat in range(state.seats))
            assert state.game.hides(state.position) or state.game.real_time or not secret

    def test_what_a_referee_orders_is_open_to_all_who_may_act_and_no_secret(self, setup: Setup) -> None:
        rng = random.Random(f"presses {setup}")
        races = 0
        for state in islice(play_out(setup.start(5), rng), 62):
            presses = state.game.presses(state.position)
            races += bool(presses)
            for seat in state.to_act if presses else ():
                assert set(presses) < set(state.legal(seat))  # there is a way out of every race
                assert state.game.presses(state.game.resample(state.view(seat), rng).position) == presses
        assert (races > 0) == state.game.real_time


def _choose(state: AnyState, actions: dict[int, Any], order: list[int]) -> AnyState:
    for seat in order:
        state = state.apply(seat, actions[seat])
    return state
