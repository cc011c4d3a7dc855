"""Nobody sees what is hidden: thousands of positions beside twins that differ in what a seat may not know.

`resample` draws anew whatever a view does not show; if such a twin gives the same view and the same legal actions,
neither can depend on it. A game's own tests may add hidden differences made by hand.
"""

import json
import random
from typing import ClassVar

import tocca
from tocca.core import codec
from tocca.testing.play import AnyState, Setup, play_out, sample_states, viewers

MATCHES, MOST = 3, 40
DRAWS, FEW = 250, 12  # where so many draws find only a few worlds, the true one must be among them


class SecrecyTests:
    """A part of `GameConformance`."""

    game: ClassVar[str]

    def test_resampled_states_look_the_same_from_the_seat(self, setup: Setup) -> None:
        for seed in range(MATCHES):
            rng = random.Random(f"secrets {setup} {seed}")
            match = list(play_out(setup.start(seed), rng))
            for state in rng.sample(match, min(MOST, len(match))):
                for seat in viewers(state):
                    check_twin(state, seat, rng)

    def test_the_truth_is_among_the_resampled_states(self, setup: Setup) -> None:
        rng = random.Random(f"truth {setup}")
        for state in sample_states(setup, 1, most=4):
            for seat in viewers(state):
                view = state.view(seat)
                worlds = {state.game.resample_position(view, rng) for _ in range(DRAWS)}
                assert len(worlds) > FEW or state.position in worlds

    def test_a_resampled_state_can_be_played_to_its_end(self, setup: Setup) -> None:
        rng = random.Random(str(setup))
        for state in sample_states(setup, 1, most=5):
            for seat in viewers(state):
                imagined = tocca.Record(state.game.resample(state.view(seat), rng))
                *_, last = play_out(imagined, rng)
                assert last.outcome is not None
                assert last.to_act == frozenset()

    def test_no_view_holds_the_stream(self, setup: Setup) -> None:
        state = setup.start(1).state
        key = state.to_json()["stream"][0]
        for seat in viewers(state):
            assert key not in json.dumps(codec.to_json(state.view(seat)))
            assert state.view(seat) == state.reseeded(2).view(seat)

    def test_a_resampled_state_has_another_future(self, setup: Setup) -> None:
        state = setup.start(1).state
        one, other = (state.game.resample(state.view(None), random.Random(seed)) for seed in range(2))
        assert one.to_json()["stream"] != other.to_json()["stream"] != state.to_json()["stream"]


def check_twin(state: AnyState, seat: int | None, rng: random.Random) -> None:
    """A world that differs in what the viewer can't know, looked at by the viewer and by everybody."""
    view = state.view(seat)
    twin = state.game.resample(view, rng)
    assert twin.view(seat) == view
    assert twin.view(None) == state.view(None)
    if seat is not None:
        assert twin.legal(seat) == state.legal(seat)
        assert (seat in twin.to_act) == (seat in state.to_act)
