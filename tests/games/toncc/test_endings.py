"""Small Tóncc: nobody gains by leaving their mix, and the mixes bring what they are said to bring."""

from itertools import product
from typing import Any

import numpy as np
import pytest

import tocca
from tocca.games.toncc.endings import EndingSolution, key, movements, solve_ending
from tocca.solve.errors import TooLarge


def start(**options: Any) -> Any:
    return tocca.variant("toncc-small").start(deal="fixed", **options)


def after(state: Any, heads: tuple[int, ...]) -> Any:
    """A joint move through the contract, one Head after the other."""
    for seat, head in enumerate(heads):
        if head:
            state = state.apply(seat, tocca.game("toncc").action(6 * seat + head - 1), chance=())
    return state


def worth(state: Any, found: EndingSolution, deviator: int | None = None) -> Any:
    """Tóncc points if all mix as they should; with a deviator, if they alone do what is best for them."""
    if state.outcome is not None:
        return np.array(state.outcome.scores, dtype=float)
    mixed, ways = found.positions[key(state.position)], movements(state.position)
    totals = np.zeros((6, 3))
    for joint in product(*(range(len(way)) for way in ways)):
        chance = np.prod([mixed.mixes[king][choice] for king, choice in enumerate(joint) if king != deviator])
        if chance > 0:
            heads = tuple(way[choice] for way, choice in zip(ways, joint, strict=True))
            row = 0 if deviator is None else joint[deviator]
            totals[row] += chance * worth(after(state, heads), found, deviator)
    return totals[0] if deviator is None else totals[int(totals[:, deviator].argmax())]


@pytest.mark.parametrize("idle", [1, 3])
def test_nobody_gains_by_leaving_his_mix(idle: int) -> None:
    state = start(seals=1, idle=idle)
    found = solve_ending(state.position)
    assert found.gap < 0.01
    assert worth(state, found) == pytest.approx(found.worth, abs=1e-9)
    assert found.worth.sum() == pytest.approx(3)
    for king in range(3):
        assert worth(state, found, king)[king] <= found.worth[king] + 3 * found.gap


def test_every_way_to_a_place_is_there_once() -> None:
    position = start().position
    leads = position.options.board.leads
    for way, place in zip(movements(position), position.challenge.places, strict=True):
        assert {leads[place][movement] for movement in way} == set(leads[place][1:])
        assert len(way) == len({leads[place][movement] for movement in way})


def test_what_is_too_large_is_said() -> None:
    with pytest.raises(TooLarge):
        solve_ending(tocca.game("toncc").start(seed=1).position, most=20)
