"""Where a step would lead, told beforehand: TN-6 and TN-12."""

import pytest

from tocca.games.toncc.game import GAME
from tocca.games.toncc.rules.map import REGIONS

RED, YELLOW, BLUE = range(3)
STRONGER_THAN_RED = {RED: (), BLUE: (BLUE,), YELLOW: (YELLOW, BLUE)}  # TN-4: body > hair > feet


@pytest.mark.parametrize("seed", range(12))
def test_the_place_told_is_where_the_king_goes_and_who_would_win_it(seed: int) -> None:
    """TN-6, TN-12"""
    state = GAME.start(seed=seed, kings="seat")
    step = state.legal(0)[seed % 6]
    effect = GAME.preview(state.view(0), step)
    assert effect is not None
    assert effect.face_up
    assert effect.stronger == STRONGER_THAN_RED[REGIONS[effect.region].background]
    for seat in range(3):
        state = state.apply(seat, step if seat == 0 else state.legal(seat)[(seed + seat) % 6])
    turn = state.position.last
    assert turn is not None
    assert turn.places[0] == effect.place
    assert state.position.challenge.regions[effect.place] == effect.region
