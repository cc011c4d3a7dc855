"""Strengths from many matches: the truth is found, the errors are honest, and openskill agrees on the order."""

import math
import random
from itertools import combinations

import pytest

from tocca.arena.played import Effort, Played
from tocca.arena.rating import add_tallies, comparisons, ratings, set_scores, strengths, tally
from tocca.arena.skill import skills
from tocca.arena.statistics import elo_estimate, expect_score
from tocca.core.outcome import Outcome


def match(line_up: tuple[int, ...], places: tuple[int, ...], number: int = 0, deal: int = 0) -> Played:
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    outcome = Outcome(winners, (0,) * len(places), "limit", places)
    return Played(number, deal, line_up, outcome, 10, (Effort(5, 0.1, 0.05),) * len(places))


def test_comparisons_of_two() -> None:
    assert comparisons(match((0, 1), (1, 2))) == {(0, 1): 1}
    assert comparisons(match((1, 0), (1, 2))) == {(0, 1): 0}
    assert comparisons(match((0, 1), (1, 1))) == {(0, 1): 0.5}


def test_comparisons_at_a_larger_table() -> None:
    assert comparisons(match((0, 1, 2), (2, 1, 3))) == {(0, 1): 0, (0, 2): 1, (1, 2): 1}
    assert comparisons(match((0, 1, 1), (2, 1, 3))) == {(0, 1): 0.5}
    assert comparisons(match((0, 0, 1), (1, 1, 3))) == {(0, 1): 1}


def test_tallies_add_up() -> None:
    one, other = tally([match((0, 1), (1, 2)), match((1, 0), (1, 2))]), tally([match((0, 1), (1, 1))])
    assert one == {(0, 1): (1, 2)}
    assert add_tallies([one, other]) == {(0, 1): (1.5, 3)}
    assert set_scores([one, other], (0, 1)) == [0.5, 0.5]


TRUTH = (-150.0, -20.0, 40.0, 130.0)


def tournament(rng: random.Random, sets: int) -> list[dict[tuple[int, int], tuple[float, float]]]:
    return [
        {
            (a, b): (sum(rng.random() < expect_score(TRUTH[a] - TRUTH[b]) for _ in range(2)), 2.0)
            for a, b in combinations(range(4), 2)
        }
        for _ in range(sets)
    ]


def test_the_true_strengths_are_found() -> None:
    found = strengths(add_tallies(tournament(random.Random(1), 4000)), 4)
    assert found == pytest.approx(TRUTH, abs=12)
    assert sum(found) == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize(("sets", "tries"), [(2, 40), (4, 40), (12, 30), (40, 12)])
def test_the_intervals_hold_the_truth_as_often_as_they_say(sets: int, tries: int) -> None:
    rng, held = random.Random(sets), 0
    for _ in range(tries):
        found = ratings(tournament(rng, sets), 4)
        held += sum(one.low <= truth <= one.high for one, truth in zip(found, TRUTH, strict=True))
    assert held / (4 * tries) >= 0.9


def test_two_entrants_have_half_of_their_difference_each() -> None:
    sets = [{(0, 1): (score, 2.0)} for score in (2, 1, 1.5, 2, 0, 1)]
    first, second = ratings(sets, 2)
    assert [2 * one for one in first] == pytest.approx(elo_estimate(set_scores(sets, (0, 1))))
    assert second == pytest.approx((-first.value, -first.high, -first.low))


def test_one_set_proves_nothing() -> None:
    """The spread of one set is unknown, and so is the interval."""
    for entrants in (2, 4):
        one = [dict.fromkeys(combinations(range(entrants), 2), (2.0, 3.0))]
        for found in ratings(one, entrants):
            assert found.high - found.low > 1000


def test_who_wins_everything_has_no_upper_bound() -> None:
    sets = [tally([match((0, 1), (1, 2)), match((1, 0), (2, 1))]) for _ in range(12)]
    first, second = ratings(sets, 2)
    assert (first.value, first.high, second.low) == (math.inf, math.inf, -math.inf)
    assert first.low == pytest.approx(89, abs=1)
    three = [{(0, 1): (2.0, 2.0), (0, 2): (2.0, 2.0), (1, 2): (1.0 + number % 2, 2.0)} for number in range(12)]
    best, middle, last = ratings(three, 3)
    assert best.high == math.inf
    assert math.isfinite(best.low)
    assert best.low > middle.value > last.value
    assert middle.low == last.low == -math.inf  # nobody knows how far below the first they are


def test_the_same_sets_give_the_same_ratings() -> None:
    sets = tournament(random.Random(4), 10)
    assert ratings(sets, 4) == ratings(sets, 4)


def test_openskill_puts_them_in_order() -> None:
    rng, played = random.Random(5), []
    for number in range(300):
        merits = [rng.gauss(entrant, 1.5) for entrant in range(3)]
        places = tuple(1 + sum(other > merit for other in merits) for merit in merits)
        played.append(match((0, 1, 2), places, number))
    first, second, third = skills(played, 3)
    assert first.mu < second.mu < third.mu
    assert third.ordinal > first.ordinal
    assert third.sigma < 8


def test_openskill_takes_a_bot_on_two_seats() -> None:
    weak, strong = skills([match((0, 1, 0), (2, 1, 3), number) for number in range(30)], 2)
    assert weak.mu < 25 < strong.mu
