"""Means and their errors over sets of matches, Elo from scores, and Wilson's interval where nothing varies."""

import math
from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

Z95 = 1.959963984540054


class Estimate(NamedTuple):
    """A figure and the ends of its 95% interval."""

    value: float
    low: float
    high: float


def wilson(wins: float, number: int) -> tuple[float, float]:
    """The 95% interval of a rate: `wins` of `number`; wins may be a fraction, as shared victories are."""
    rate, z2 = wins / number, Z95**2
    middle = rate + z2 / (2 * number)
    reach = Z95 * math.sqrt(rate * (1 - rate) / number + z2 / (4 * number**2))
    return max(0.0, (middle - reach) / (1 + z2 / number)), min(1.0, (middle + reach) / (1 + z2 / number))


def mean_of_sets(scores: Sequence[float]) -> Estimate:
    """The mean of what the sets gave, each from 0 to 1. Pairs share their luck, so the sets are what counts as one
    observation; where all are alike there is no variance to go by, and Wilson's interval is the honest one."""
    number, mean = len(scores), fmean(scores)
    variance = sum((score - mean) ** 2 for score in scores) / (number - 1) if number > 1 else 0.0
    if variance <= 0:
        return Estimate(mean, *wilson(mean * number, number))
    reach = Z95 * math.sqrt(variance / number)
    return Estimate(mean, max(0.0, mean - reach), min(1.0, mean + reach))


def elo(score: float) -> float:
    """The Elo difference that expects this score; infinite for all or nothing."""
    if score <= 0:
        return -math.inf
    return math.inf if score >= 1 else -400 * math.log10(1 / score - 1)


def expected(difference: float) -> float:
    """The score that an Elo difference expects."""
    return 1 / (1 + 10 ** (-difference / 400))


def elo_estimate(scores: Sequence[float]) -> Estimate:
    """The Elo difference estimated from the scores of sets."""
    return Estimate(*(elo(one) for one in mean_of_sets(scores)))


def percentiles(values: Sequence[float], *shares: float) -> tuple[float, ...]:
    """The values below which these shares lie."""
    ordered = sorted(values)
    return tuple(ordered[min(len(ordered) - 1, int(share * len(ordered)))] for share in shares)
