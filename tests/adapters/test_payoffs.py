"""Payoffs: one function for single matches, OpenSpiel and, compiled, for thousands of matches."""

from itertools import product

import numpy as np
import pytest

from tocca.learning.payoff_kernels import write_payoffs
from tocca.learning.payoffs import payoff


@pytest.mark.parametrize(
    ("places", "rivals", "wanted"),
    [
        ((1, 2), 1, [1.0, -1.0]),
        ((1, 1), 1, [0.0, 0.0]),
        ((2, 1, 3), 2, [0.0, 1.0, -1.0]),
        ((1, 1, 3), 2, [0.5, 0.5, -1.0]),
        ((1, 2, 3, 4), 3, [1.0, pytest.approx(1 / 3), pytest.approx(-1 / 3), -1.0]),
        ((1, 3, 1, 3), 2, [1.0, -1.0, 1.0, -1.0]),  # partners, who are no rivals
    ],
)
def test_the_share_of_rivals_behind_less_those_ahead(places: tuple[int, ...], rivals: int, wanted: list[float]) -> None:
    assert [payoff(places, seat, len(places), rivals) for seat in range(len(places))] == wanted


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_kernel_writes_the_same(seats: int) -> None:
    for places in product(range(1, seats + 1), repeat=seats):
        written = np.zeros(seats, dtype=np.float32)
        write_payoffs(np.array(places), seats, written)
        plain = [payoff(places, seat, seats, seats - 1) for seat in range(seats)]
        assert written.tolist() == pytest.approx(plain)
        assert sum(plain) == pytest.approx(0)
