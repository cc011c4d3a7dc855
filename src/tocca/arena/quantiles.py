"""Quantiles of the beta distribution and of Student's t, which the standard library does not have."""

import math
from functools import lru_cache

TINY = 1e-300


def beta_share(x: float, a: float, b: float) -> float:
    """The share of the beta distribution below x."""
    if x <= 0 or x >= 1:
        return 0.0 if x <= 0 else 1.0
    if x > (a + 1) / (a + b + 2):  # the fraction converges quickly on the other side
        return 1 - beta_share(1 - x, b, a)
    logarithm = math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log1p(-x)
    return math.exp(logarithm) / (a * _fraction(x, a, b))


def _fraction(x: float, a: float, b: float) -> float:
    """The continued fraction of the incomplete beta function, by Lentz's method."""
    value, c, d = 1.0, 1.0, 0.0
    for step in range(1, 400):
        half, odd = divmod(step, 2)
        if odd:
            factor = -(a + half) * (a + b + half) * x / ((a + 2 * half) * (a + 2 * half + 1))
        else:
            factor = half * (b - half) * x / ((a + 2 * half - 1) * (a + 2 * half))
        d = 1 / (1 + factor * d or TINY)
        c = 1 + factor / c or TINY
        value *= c * d
        if abs(c * d - 1) < 1e-14:
            break
    return value


@lru_cache(4096)
def beta_quantile(share: float, a: float, b: float) -> float:
    """Where so much of the beta distribution lies below."""
    low, high = 0.0, 1.0
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (middle, high) if beta_share(middle, a, b) < share else (low, middle)
    return (low + high) / 2


@lru_cache(4096)
def t_quantile(share: float, freedom: int) -> float:
    """Where so much of Student's distribution lies below, for a share above 1/2; infinite for no freedom."""
    if freedom < 1:
        return math.inf
    x = beta_quantile(2 * (1 - share), freedom / 2, 0.5)
    return math.sqrt(freedom * (1 - x) / x)


def exact_ends(wins: float, number: int) -> tuple[float, float]:
    """Clopper and Pearson's 95% interval of a rate: `wins` of `number`. It holds the truth at least so often."""
    low = beta_quantile(0.025, wins, number - wins + 1) if wins > 0 else 0.0
    high = beta_quantile(0.975, wins + 1, number - wins) if wins < number else 1.0
    return low, high
