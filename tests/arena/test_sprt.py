"""The sequential test: its ratio against a search for the likeliest explanation, its errors against a known truth."""

import math
import random
from collections import Counter

import pytest

from tocca.arena.errors import BadPlan
from tocca.arena.sprt import UNSEEN, Sprt, log_ratio, make_sprt
from tocca.arena.statistics import expect_score

TEST = Sprt(0, 100)


def likeliest(counts: dict[float, float], mean: float) -> float:
    """The best log likelihood of any distribution over 0, 1/2 and 1 with that mean, by trying them."""

    def log_likelihood(loss: float) -> float:
        win = 2 * mean - 1 + loss
        parts = {0.0: loss, 0.5: 1 - loss - win, 1.0: win}
        if min(parts.values()) <= 0:
            return -math.inf
        return sum(count * math.log(parts[score]) for score, count in counts.items())

    low, high = max(0.0, 1 - 2 * mean), 1 - mean
    for _ in range(300):  # the likelihood has one top: narrow it down
        one, two = low + (high - low) / 3, high - (high - low) / 3
        low, high = (low, two) if log_likelihood(one) > log_likelihood(two) else (one, high)
    return log_likelihood((low + high) / 2)


@pytest.mark.parametrize("counts", [(10, 20, 30), (3, 0.001, 9), (50, 5, 51), (1, 1, 100)])
def test_the_ratio_is_that_of_the_likeliest_explanations(counts: tuple[float, ...]) -> None:
    seen = dict(zip((0.0, 0.5, 1.0), counts, strict=True))
    for means in ((0.5, 0.64), (0.45, 0.5), (0.1, 0.9)):
        wanted = likeliest(seen, means[1]) - likeliest(seen, means[0])
        assert log_ratio(seen, *means) == pytest.approx(wanted, rel=1e-6, abs=1e-6)


def test_a_score_that_never_came_is_possible_all_the_same() -> None:
    wins = log_ratio({1.0: 30}, 0.5, expect_score(100))
    assert wins == pytest.approx(
        likeliest({0.0: UNSEEN, 0.5: 1e-12, 1.0: 30}, expect_score(100))
        - likeliest({0.0: UNSEEN, 0.5: 1e-12, 1.0: 30}, 0.5),
        rel=1e-3,
    )
    assert math.isfinite(log_ratio({0.0: 1}, 0.5, 0.64))


def test_the_bounds_are_walds() -> None:
    assert TEST.bounds == pytest.approx((-math.log(19), math.log(19)))


def test_it_sees_who_is_stronger() -> None:
    assert TEST.verdict([1.0] * 30) == "accepted"
    assert TEST.verdict([0.5, 0.25] * 60) == "rejected"
    assert TEST.verdict([0.75, 0.5]) == "open"
    assert TEST.ratio([0.75] * 10 + [0.5] * 10) > TEST.ratio([0.75] * 8 + [0.5] * 12)


def test_what_came_after_the_decision_is_not_asked() -> None:
    scores = [1.0] * 40 + [0.0] * 40
    decided = TEST.count_decisive(scores)
    assert decided < 40
    assert TEST.verdict(scores[:decided]) == "accepted"
    assert TEST.verdict(scores) != "accepted"
    assert TEST.count_decisive([0.5]) == 1


def run_to_the_end(strength: float, rng: random.Random) -> str:
    """Pairs of matches between bots of a known difference, until the test decides."""
    chance, scores = expect_score(strength), Counter[float]()
    low, high = TEST.bounds
    while True:
        scores[((rng.random() < chance) + (rng.random() < chance)) / 2] += 1
        ratio = log_ratio(scores, expect_score(0), expect_score(100))
        if not low < ratio < high:
            return "accepted" if ratio >= high else "rejected"


@pytest.mark.parametrize(("strength", "right"), [(0, "rejected"), (100, "accepted")])
def test_it_is_wrong_no_more_often_than_it_says(strength: float, right: str) -> None:
    rng = random.Random(strength)
    wrong = sum(run_to_the_end(strength, rng) != right for _ in range(150))
    assert wrong / 150 <= 0.08  # one in twenty, and the luck of 150 tries


def test_the_bias_of_stopping_is_taken_away() -> None:
    """A bot that scores 65 % reports more when a test stops as soon as it has decided."""
    rng, reported, unbiased = random.Random(65), [], []
    for number in range(16):
        scores: list[float] = []
        while not scores or TEST.verdict(scores) == "open":
            scores.append(((rng.random() < 0.65) + (rng.random() < 0.65)) / 2)
        mean = sum(scores) / len(scores)
        reported.append(mean)
        unbiased.append(mean - TEST.bias(scores, number))
    high, right = (sum(means) / 16 for means in (reported, unbiased))
    assert high - 0.65 > 0.01
    assert abs(right - 0.65) < (high - 0.65) * 0.7
    assert TEST.bias([1.0] * 12) == 0


@pytest.mark.parametrize("bounds", [(100, 0), (5, 5), (math.nan, 5), (0, math.inf)])
def test_bounds_that_are_none_are_refused(bounds: tuple[float, float]) -> None:
    with pytest.raises(BadPlan, match="lower one first"):
        make_sprt(*bounds)
