"""Strengths of several bots at once: Elo by maximum likelihood, errors by drawing the sets anew."""

import math
import random
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from statistics import fmean

from tocca.arena.played import Played
from tocca.arena.statistics import Estimate, percentiles

Pair = tuple[int, int]
Tally = Mapping[Pair, tuple[float, float]]  # (a, b): what a scored against b, of how much

DRAWS = 400  # of the bootstrap
HELD = 1.0  # a prior: one imagined match for every two that met, so that nobody is infinitely strong


def comparisons(played: Played) -> dict[Pair, float]:
    """For every two entrants of a match, from 0 to 1: how the first one's seats came out against the second one's."""
    places, seats = played.outcome.places, range(len(played.line_up))
    scores: dict[Pair, list[float]] = {}
    for one, other in ((a, b) for a in seats for b in seats):
        pair = played.line_up[one], played.line_up[other]
        if pair[0] < pair[1]:
            scores.setdefault(pair, []).append((1 + (places[other] > places[one]) - (places[other] < places[one])) / 2)
    return {pair: fmean(values) for pair, values in scores.items()}


def tally(matches: Iterable[Played]) -> dict[Pair, tuple[float, float]]:
    """The comparisons of some matches, added up."""
    found: dict[Pair, tuple[float, float]] = {}
    for match in matches:
        for pair, score in comparisons(match).items():
            before = found.get(pair, (0.0, 0.0))
            found[pair] = before[0] + score, before[1] + 1
    return found


def added(tallies: Iterable[Tally]) -> dict[Pair, tuple[float, float]]:
    """Several tallies in one."""
    found: dict[Pair, tuple[float, float]] = {}
    for one in tallies:
        for pair, (score, number) in one.items():
            before = found.get(pair, (0.0, 0.0))
            found[pair] = before[0] + score, before[1] + number
    return found


def strengths(found: Tally, entrants: int, rng: random.Random | None = None) -> list[float]:
    """Elo, the mean of all being 0: the strengths that make what was seen likeliest (Bradley and Terry's model).

    The imagined match is a draw; with a generator its result is random, so that an entrant that has won everything has
    an error too.
    """
    scored = [[0.0] * entrants for _ in range(entrants)]
    for (a, b), (score, number) in found.items():
        imagined = HELD * (0.5 if rng is None else rng.random())
        scored[a][b] += score + imagined
        scored[b][a] += number - score + HELD - imagined
    worth = [1.0] * entrants
    for _ in range(2000):
        new = [_worth(one, scored, worth) for one in range(entrants)]
        scale = math.exp(fmean(math.log(value) for value in new))
        change = max(abs(math.log(value / scale / old)) for value, old in zip(new, worth, strict=True))
        worth = [value / scale for value in new]
        if change < 1e-7:
            break
    return [400 * math.log10(value) for value in worth]


def _worth(one: int, scored: Sequence[Sequence[float]], worth: Sequence[float]) -> float:
    met = [other for other in range(len(worth)) if scored[one][other] + scored[other][one] > 0]
    if not met:
        return worth[one]
    wins = sum(scored[one][other] for other in met)
    return wins / sum((scored[one][other] + scored[other][one]) / (worth[one] + worth[other]) for other in met)


def ratings(sets: Sequence[Tally], entrants: int, seed: int = 1) -> list[Estimate]:
    """Every entrant's Elo. The interval is what the same sets, drawn anew with repetition, mostly give."""
    best = strengths(added(sets), entrants)
    rng = random.Random(seed)
    drawn = [strengths(added(rng.choices(sets, k=len(sets))), entrants, rng) for _ in range(DRAWS)]
    ends = [percentiles([one[entrant] for one in drawn], 0.025, 0.975) for entrant in range(entrants)]
    return [Estimate(value, *end) for value, end in zip(best, ends, strict=True)]


def set_scores(sets: Sequence[Tally], pair: Pair) -> list[float]:
    """What the first of two scored against the second, set by set."""
    return [one[pair][0] / one[pair][1] for one in sets if pair in one]


def pairs(entrants: int) -> Iterable[Pair]:
    """Every two, in order."""
    return combinations(range(entrants), 2)
