"""When to stop: the generalised sequential probability ratio test over sets.

A set gives one of a few scores (a pair of matches: 0, 1/4, 1/2, 3/4 or 1). Of all distributions over these scores
with a given mean, the one nearest to what was seen is found exactly; the log of the ratio of the two likelihoods, for
the mean that elo1 expects and the mean that elo0 expects, is compared with Wald's bounds.
"""

import math
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Literal, NamedTuple

from tocca.arena.errors import BadPlan
from tocca.arena.statistics import expect_score

UNSEEN = 1e-3  # what a score that never came counts as: else one surprise would decide everything
MOST_DRAWS, FEWEST_DRAWS, WORK = 200, 40, 4000  # tests drawn anew for the bias: fewer where they are long
LONGEST = 4  # times as many sets, and a test that is drawn anew is broken off
Verdict = Literal["accepted", "rejected", "open"]


class Sprt(NamedTuple):
    """The question: is the first bot stronger than the second by elo1 rather than by elo0?"""

    elo0: float
    elo1: float
    alpha: float = 0.05  # how often elo0 may be taken for elo1
    beta: float = 0.05  # and the other way round

    @property
    def bounds(self) -> tuple[float, float]:
        """Below the one elo0 is believed, above the other elo1."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def ratio(self, scores: Sequence[float]) -> float:
        """The log likelihood ratio of what the sets gave."""
        return log_ratio(Counter(scores), expect_score(self.elo0), expect_score(self.elo1))

    def verdict(self, scores: Sequence[float]) -> Verdict:
        """Whether it is decided."""
        low, high = self.bounds
        ratio = self.ratio(scores)
        return "accepted" if ratio >= high else "rejected" if ratio <= low else "open"

    def count_decisive(self, scores: Sequence[float]) -> int:
        """After how many sets it was decided; all of them, if it is not. Later sets are ignored."""
        return next(
            (number for number in range(1, len(scores)) if self.verdict(scores[:number]) != "open"), len(scores)
        )

    def bias(self, scores: Sequence[float], seed: int = 1) -> float:
        """By how much the mean score at the decision is too high or too low: a test stops at a lucky moment.

        The sets are drawn anew, with repetition, until the test decides; the mean that such tests report is compared
        with the mean of what they were drawn from.
        """
        if len(set(scores)) < 2:
            return 0.0
        rng, low, high = random.Random(seed), *self.bounds
        mean0, mean1 = expect_score(self.elo0), expect_score(self.elo1)
        reported = []
        for _ in range(min(MOST_DRAWS, max(FEWEST_DRAWS, WORK // len(scores)))):
            drawn, ratio = Counter[float](), 0.0
            while low < ratio < high and drawn.total() < LONGEST * len(scores):
                drawn[rng.choice(scores)] += 1
                ratio = log_ratio(drawn, mean0, mean1)
            reported.append(sum(score * count for score, count in drawn.items()) / drawn.total())
        return fmean(reported) - fmean(scores)


def make_sprt(elo0: float, elo1: float) -> Sprt:
    """The test with these bounds; BadPlan if they are not valid."""
    if not (math.isfinite(elo0) and math.isfinite(elo1) and elo0 < elo1):
        raise BadPlan(f"a test needs two bounds, the lower one first, not {elo0:g} and {elo1:g}")
    return Sprt(elo0, elo1)


def log_ratio(counts: Mapping[float, float], mean0: float, mean1: float) -> float:
    """log of how much better mean1 explains these scores than mean0 does."""
    seen = {0.0: UNSEEN, 1.0: UNSEEN, **counts}
    number = sum(seen.values())
    parts = [(score, count / number) for score, count in seen.items()]
    one, zero = _nearest(parts, mean1), _nearest(parts, mean0)
    return number * sum(part * math.log(p / q) for (_, part), p, q in zip(parts, one, zero, strict=True))


def _nearest(parts: Sequence[tuple[float, float]], mean: float) -> list[float]:
    """The likeliest distribution with that mean: each part divided by 1 + x (score - mean), x by bisection."""

    def excess(x: float) -> float:
        return sum(part * (score - mean) / (1 + x * (score - mean)) for score, part in parts)

    low, high = -1 / (1 - mean) + 1e-12, 1 / mean - 1e-12  # there some part would become infinite
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if excess(middle) > 0 else (low, middle)
    return [part / (1 + low * (score - mean)) for score, part in parts]
