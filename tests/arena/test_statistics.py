"""Means, intervals and Elo: against values worked out by hand, and against matches with a known truth."""

import math
import random
from statistics import fmean, stdev

import pytest

from tocca.arena.quantiles import exact_ends, t_quantile
from tocca.arena.statistics import (
    Z95,
    elo,
    elo_estimate,
    expect_score,
    format_elo,
    format_ends,
    mean_of_sets,
    wilson,
)


def test_elo_and_expected_scores_are_the_well_known_ones() -> None:
    assert elo(0.5) == 0
    assert elo(0.75) == pytest.approx(190.848501888)
    assert elo(10 / 11) == pytest.approx(400)
    assert expect_score(100) == pytest.approx(0.640065)
    assert expect_score(elo(0.123)) == pytest.approx(0.123)
    assert (elo(0), elo(1)) == (-math.inf, math.inf)


def test_wilsons_interval() -> None:
    assert wilson(8, 10) == pytest.approx((0.49016, 0.94332), abs=1e-5)
    assert wilson(0, 10) == pytest.approx((0, 0.27753), abs=1e-5)
    for number in range(1, 200):  # the end of a clean sweep is 1, and not a rounding below it
        assert (wilson(number, number)[1], wilson(0, number)[0]) == (1, 0)


def test_students_quantiles_are_those_of_the_tables() -> None:
    wanted = {1: 12.7062, 2: 4.30265, 3: 3.18245, 11: 2.20099, 30: 2.04227, 120: 1.97993}
    for freedom, value in wanted.items():
        assert t_quantile(0.975, freedom) == pytest.approx(value, rel=1e-5)
    assert t_quantile(0.975, 0) == math.inf
    assert t_quantile(0.975, 10**6) == pytest.approx(Z95, rel=1e-5)


def test_the_exact_interval() -> None:
    assert exact_ends(8, 10) == pytest.approx((0.44390, 0.97479), abs=1e-5)
    assert exact_ends(10, 10) == pytest.approx((0.025**0.1, 1))
    assert exact_ends(0, 10) == pytest.approx((0, 1 - 0.025**0.1))


def test_the_interval_comes_from_the_spread_of_the_sets() -> None:
    scores = [0.5, 0.5, 0.75, 1.0, 0.25, 0.5, 0.75, 0.5]
    found, mean = mean_of_sets(scores), fmean(scores)
    reach = 2.364624 * stdev(scores) / math.sqrt(8)  # Student's t with seven degrees of freedom
    assert found.value == mean
    assert found.high == pytest.approx(mean + reach)
    odds = math.log(mean / (1 - mean)) - reach / (mean * (1 - mean))  # further down on the scale of Elo
    assert found.low == pytest.approx(1 / (1 + math.exp(-odds)))
    assert found.low < mean - reach
    assert elo_estimate(scores) == pytest.approx([elo(one) for one in found])


def test_sets_that_are_all_alike_are_no_proof() -> None:
    assert mean_of_sets([1.0] * 12).low == pytest.approx(0.7354, abs=1e-4)
    assert mean_of_sets([0.5] * 12).low < 0.3
    assert mean_of_sets([0.5] * 12).high > 0.7
    assert mean_of_sets([0.6]).low < 0.01
    assert mean_of_sets([0.1 + 0.2, 0.3]).high > 0.9  # alike but for rounding


def test_a_clean_sweep_is_a_bound() -> None:
    for number in range(1, 120):
        found = elo_estimate([1.0] * number)
        assert (found.value, found.high) == (math.inf, math.inf)
        assert found.low < 650
    assert elo_estimate([1.0] * 12).low == pytest.approx(178, abs=1)
    assert format_elo({"value": None, "low": 177.6, "high": None}) == "> +178"
    assert format_elo({"value": None, "low": None, "high": -177.6}) == "< -178"
    assert format_elo({"value": 12.3, "low": None, "high": 40}) == "+12"
    assert format_ends({"value": 12.3, "low": None, "high": 40}) == "−∞ … +40"


def pair(rng: random.Random, strength: float, luck: float) -> float:
    """The score of two matches with the same deal, seats changed: what the deal gives to a seat is given to both."""
    deal = rng.gauss(0, luck)
    first, second = (rng.random() < expect_score(strength + side) for side in (deal, -deal))
    return (first + second) / 2


@pytest.mark.parametrize("luck", [0, 300, 800])
@pytest.mark.parametrize("strength", [60, 300])
@pytest.mark.parametrize("sets", [2, 3, 4, 12, 60])
def test_nineteen_in_twenty_intervals_hold_the_truth(sets: int, strength: float, luck: float) -> None:
    """With two sets as with sixty, and where the deal decides much. With few sets intervals may be too wide, not too
    narrow; z in place of t held 83 to 93 % of them."""
    rng = random.Random(f"{sets} {strength} {luck}")
    truth = fmean(pair(rng, strength, luck) for _ in range(30_000))
    held = sum(
        found.low <= truth <= found.high
        for found in (mean_of_sets([pair(rng, strength, luck) for _ in range(sets)]) for _ in range(300))
    )
    assert 0.9 <= held / 300 <= (0.99 if sets == 60 else 1)


def test_pairs_tell_more_than_single_matches_where_the_deal_decides() -> None:
    rng = random.Random(3)
    scores = [pair(rng, 0, 800) for _ in range(400)]
    single = Z95 * math.sqrt(0.25 / 800)
    found = mean_of_sets(scores)
    assert (found.high - found.low) / 2 < 0.8 * single
