"""Means, intervals and Elo: against values worked out by hand, and against matches with a known truth."""

import math
import random
from statistics import fmean, stdev

import pytest

from tocca.arena.statistics import Z95, elo, elo_estimate, expected, mean_of_sets, percentiles, wilson


def test_elo_and_expected_scores_are_the_well_known_ones() -> None:
    assert elo(0.5) == 0
    assert elo(0.75) == pytest.approx(190.848501888)
    assert elo(10 / 11) == pytest.approx(400)
    assert expected(100) == pytest.approx(0.640065)
    assert expected(elo(0.123)) == pytest.approx(0.123)
    assert (elo(0), elo(1)) == (-math.inf, math.inf)


def test_wilsons_interval() -> None:
    assert wilson(8, 10) == pytest.approx((0.49016, 0.94332), abs=1e-5)
    assert wilson(0, 10) == pytest.approx((0, 0.27753), abs=1e-5)


def test_the_interval_comes_from_the_spread_of_the_sets() -> None:
    scores = [0.5, 0.5, 0.75, 1.0, 0.25, 0.5, 0.75, 0.5]
    found = mean_of_sets(scores)
    reach = Z95 * stdev(scores) / math.sqrt(8)
    assert found == pytest.approx((fmean(scores), fmean(scores) - reach, fmean(scores) + reach))
    assert elo_estimate(scores).value == pytest.approx(elo(fmean(scores)))
    assert elo_estimate(scores).low == pytest.approx(elo(fmean(scores) - reach))


def test_sets_that_are_all_alike_are_no_proof() -> None:
    assert mean_of_sets([1.0] * 12).low == pytest.approx(0.7575, abs=1e-4)
    assert mean_of_sets([0.5] * 12).low < 0.3
    assert mean_of_sets([0.5] * 12).high > 0.7
    assert elo_estimate([1.0] * 12).value == math.inf
    assert 190 < elo_estimate([1.0] * 12).low < 200


def pair(rng: random.Random, strength: float, luck: float) -> float:
    """The score of two matches with the same deal, seats changed: what the deal gives to a seat is given to both."""
    deal = rng.gauss(0, luck)
    first, second = (rng.random() < expected(strength + side) for side in (deal, -deal))
    return (first + second) / 2


@pytest.mark.parametrize("luck", [0, 300, 800])
def test_nineteen_in_twenty_intervals_hold_the_truth(luck: float) -> None:
    """Also where the deal decides much; a count of single matches would be too careful there."""
    rng = random.Random(luck)
    truth = fmean(pair(rng, 60, luck) for _ in range(100_000))
    held = 0
    for _ in range(500):
        found = mean_of_sets([pair(rng, 60, luck) for _ in range(60)])
        held += found.low <= truth <= found.high
    assert 0.92 <= held / 500 <= 0.975


def test_pairs_tell_more_than_single_matches_where_the_deal_decides() -> None:
    rng = random.Random(3)
    scores = [pair(rng, 0, 800) for _ in range(400)]
    single = Z95 * math.sqrt(0.25 / 800)
    found = mean_of_sets(scores)
    assert (found.high - found.low) / 2 < 0.8 * single


def test_percentiles() -> None:
    assert percentiles(range(100), 0.025, 0.5, 0.975) == (2, 50, 97)
    assert percentiles([7.0], 0.025, 0.975) == (7.0, 7.0)
