"""Nobody sees what is hidden, in any game: thousands of positions.

`resample` draws anew whatever a view does not show; if a resampled state gives the same view and the
same legal actions, neither can depend on it. Each game's own tests add hidden differences made by hand.
"""

import json
import random

import pytest

from tests.conformance.play import AnyState, Variant, all_variants, play_out
from tocca.core import codec

MATCHES, MOST = 3, 40


@pytest.mark.parametrize("variant", all_variants(), ids=str)
def test_resampled_states_look_the_same_from_the_seat(variant: Variant) -> None:
    for seed in range(MATCHES):
        rng = random.Random(f"secrets {variant} {seed}")
        match = list(play_out(variant.start(seed), rng))
        for state in rng.sample(match, min(MOST, len(match))):
            for seat in (None, *range(state.seats)):
                _check(state, seat, rng)


def _check(state: AnyState, seat: int | None, rng: random.Random) -> None:
    view = state.view(seat)
    imagined = state.game.resample(view, rng)
    assert imagined.view(seat) == view
    assert imagined.view(None) == state.view(None)
    if seat is not None:
        assert imagined.legal(seat) == state.legal(seat)
        assert (seat in imagined.to_act) == (seat in state.to_act)


@pytest.mark.parametrize("variant", all_variants(), ids=str)
def test_no_view_holds_the_stream(variant: Variant) -> None:
    state = variant.start(1).state
    key = state.to_json()["stream"][0]
    for seat in (None, *range(state.seats)):
        assert key not in json.dumps(codec.to_json(state.view(seat)))
        assert state.view(seat) == state.reseeded(2).view(seat)


@pytest.mark.parametrize("variant", all_variants(), ids=str)
def test_a_resampled_state_has_another_future(variant: Variant) -> None:
    state = variant.start(1).state
    one, other = (state.game.resample(state.view(None), random.Random(seed)) for seed in range(2))
    assert one.to_json()["stream"] != other.to_json()["stream"] != state.to_json()["stream"]
