"""Means and their errors over sets of matches, Elo from scores, and exact intervals where nothing varies."""

import math
from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import NamedTuple

from tocca.arena.quantiles import exact_ends, t_quantile

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
    low, high = (middle - reach) / (1 + z2 / number), (middle + reach) / (1 + z2 / number)
    return (
        0.0 if wins <= 0 else low,
        1.0 if wins >= number else high,
    )  # rounding must not turn 1 into 0.9999999999999998


def mean_of_sets(scores: Sequence[float]) -> Estimate:
    """The mean of what the sets gave, each from 0 to 1. Pairs share their luck, so a set is one observation.

    The interval is Student's t, on the scale of scores or on that of Elo, whichever reaches further: near 0 and 1 the
    first is too short on one side. Where all sets are alike there is no spread to go by, and a set counts as one match
    that was won or lost (Clopper and Pearson), which is the most that it can vary.
    """
    number, mean = len(scores), min(1.0, max(0.0, fmean(scores)))
    error = _standard_error(scores, mean)
    if error <= 0:
        return Estimate(mean, *exact_ends(mean * number, number))
    reach = t_quantile(0.975, number - 1) * error
    odds, stretched = math.log(mean / (1 - mean)), reach / (mean * (1 - mean))
    low, high = min(mean - reach, _logistic(odds - stretched)), max(mean + reach, _logistic(odds + stretched))
    return Estimate(mean, max(0.0, low), min(1.0, high))


def _standard_error(scores: Sequence[float], mean: float) -> float:
    """0 where all scores are alike, up to rounding."""
    number = len(scores)
    if number < 2 or max(scores) - min(scores) < 1e-9:
        return 0.0
    return math.sqrt(sum((score - mean) ** 2 for score in scores) / (number - 1) / number)


def _logistic(x: float) -> float:
    return 1 / (1 + math.exp(-x)) if x > -700 else 0.0


def elo(score: float) -> float:
    """The Elo difference that expects this score; infinite for all or nothing."""
    if score <= 0:
        return -math.inf
    return math.inf if score >= 1 else -400 * math.log10(1 / score - 1)


def expect_score(difference: float) -> float:
    """The score that an Elo difference expects."""
    return 1 / (1 + 10 ** (-difference / 400))


def elo_estimate(scores: Sequence[float]) -> Estimate:
    """The Elo difference estimated from the scores of sets."""
    return Estimate(*(elo(one) for one in mean_of_sets(scores)))


def format_elo(found: Mapping[str, float | None]) -> str:
    """An estimate of Elo, ready for JSON, as text. One that is infinite is a bound: `> +177` for a clean sweep."""
    value, low, high = found["value"], found["low"], found["high"]
    if value is not None:
        return f"{value:+.0f}"
    return f"> {low:+.0f}" if low is not None else f"< {high:+.0f}" if high is not None else "?"


def format_ends(found: Mapping[str, float | None]) -> str:
    """Its interval."""
    low, high = found["low"], found["high"]
    return f"{'−∞' if low is None else f'{low:+.0f}'} … {'+∞' if high is None else f'{high:+.0f}'}"
