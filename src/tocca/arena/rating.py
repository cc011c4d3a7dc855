"""Strengths of several bots at once: Elo by maximum likelihood, errors from the spread of the sets."""

import math
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from statistics import fmean

from tocca.arena.played import Played
from tocca.arena.quantiles import t_quantile
from tocca.arena.statistics import Estimate, elo_estimate

Pair = tuple[int, int]
Tally = Mapping[Pair, tuple[float, float]]  # (a, b): what a scored against b, of how much

IMAGINED = 1.0  # drawn matches between every two that met, only where somebody would be infinitely strong
FEW = 4  # below so many sets their spread says little: they are often alike by chance
ELO = 400 / math.log(10)  # of one unit of the logarithm of the odds


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


def add_tallies(tallies: Iterable[Tally]) -> dict[Pair, tuple[float, float]]:
    """Several tallies in one."""
    found: dict[Pair, tuple[float, float]] = {}
    for one in tallies:
        for pair, (score, number) in one.items():
            before = found.get(pair, (0.0, 0.0))
            found[pair] = before[0] + score, before[1] + number
    return found


def strengths(found: Tally, entrants: int, imagined: float = 0.0) -> list[float]:
    """Elo, the mean of all being 0: the strengths that make what was seen likeliest (Bradley and Terry's model), with
    so many imagined draws between every two that met."""
    scored = [[0.0] * entrants for _ in range(entrants)]
    for (a, b), (score, number) in found.items():
        scored[a][b] += score + imagined / 2
        scored[b][a] += number - score + imagined / 2
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


def ratings(sets: Sequence[Tally], entrants: int) -> list[Estimate]:
    """Every entrant's Elo. Intervals are Student's t over the sets; two entrants have half of their difference each.

    Where some never lost to the others, their strength has no upper bound. Then one imagined draw between every two
    that met holds the figures, and the intervals take a set for one match, the most that it can vary.
    """
    if entrants == 2:
        value, low, high = elo_estimate(set_scores(sets, (0, 1)))
        return [Estimate(value / 2, low / 2, high / 2), Estimate(-value / 2, -high / 2, -low / 2)]
    seen = add_tallies(sets)
    above, below = _find_reached(seen, entrants, best=True), _find_reached(seen, entrants, best=False)
    finite = all(len(one) == entrants for one in above)
    best = strengths(seen, entrants, 0.0 if finite else IMAGINED)
    reach = t_quantile(0.975, len(sets) - 1)
    widest = _widest_errors(sets, best)
    spread = _errors(sets, best) if finite and len(sets) > 1 else widest
    few = len(sets) < FEW
    errors = [max(one, most) if few or one < 1e-6 else one for one, most in zip(spread, widest, strict=True)]
    return [
        Estimate(
            value,
            value - reach * error if len(below[one]) == entrants else -math.inf,
            value + reach * error if len(above[one]) == entrants else math.inf,
        )
        for one, (value, error) in enumerate(zip(best, errors, strict=True))
    ]


def _find_reached(found: Tally, entrants: int, best: bool) -> list[set[int]]:
    """For each entrant: who is reached from it by going from one to another that scored against it (`best`), or against
    which it scored. Strengths are finite where everybody reaches everybody."""
    steps: dict[int, set[int]] = {one: set() for one in range(entrants)}
    for (a, b), (score, number) in found.items():
        for winner, loser, points in ((a, b, score), (b, a, number - score)):
            if points > 0:
                steps[loser if best else winner].add(winner if best else loser)
    reached = []
    for one in range(entrants):
        known, new = {one}, [one]
        while new:
            new = [other for other in steps[new.pop()] if other not in known] + new
            known.update(new)
        reached.append(known)
    return reached


def _errors(sets: Sequence[Tally], elo: Sequence[float]) -> list[float]:
    """The standard error of each strength, from how much the sets disagree (the sandwich estimator, by sets)."""
    number, size = len(sets), len(elo)
    pull = [_pull(one, elo) for one in sets]  # what each set would change
    meat = [
        [sum(one[a] * one[b] for one in pull) * number / max(1, number - 1) for b in range(size)] for a in range(size)
    ]
    bread = _invert(_information(add_tallies(sets), elo))
    return [
        ELO
        * math.sqrt(max(0.0, sum(bread[one][a] * meat[a][b] * bread[one][b] for a in range(size) for b in range(size))))
        for one in range(size)
    ]


def _widest_errors(sets: Sequence[Tally], elo: Sequence[float]) -> list[float]:
    """The standard error of each strength if each set were one match for every two, and one match were imagined."""
    met = add_tallies(dict.fromkeys(one, (0.0, 1.0)) for one in sets)
    counted = {pair: (0.0, number + IMAGINED) for pair, (_, number) in met.items()}
    inverse = _invert(_information(counted, elo))
    return [ELO * math.sqrt(max(0.0, inverse[one][one])) for one in range(len(elo))]


def _chance(difference: float) -> float:
    return 1 / (1 + math.exp(-difference / ELO))


def _pull(one: Tally, elo: Sequence[float]) -> list[float]:
    """By entrant: how much more it scored than was expected."""
    pull = [0.0] * len(elo)
    for (a, b), (score, number) in one.items():
        more = score - number * _chance(elo[a] - elo[b])
        pull[a], pull[b] = pull[a] + more, pull[b] - more
    return pull


def _information(found: Tally, elo: Sequence[float]) -> list[list[float]]:
    """Fisher's information about the strengths. They mean something only by their differences: a term that holds their
    mean makes the matrix one that can be inverted."""
    size = len(elo)
    table = [[1.0 / size] * size for _ in range(size)]
    for (a, b), (_, number) in found.items():
        chance = _chance(elo[a] - elo[b])
        weight = number * chance * (1 - chance)
        table[a][a], table[b][b] = table[a][a] + weight, table[b][b] + weight
        table[a][b], table[b][a] = table[a][b] - weight, table[b][a] - weight
    return table


def _invert(table: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse, by Gauss and Jordan's elimination."""
    size = len(table)
    rows = [[*row, *(float(one == other) for other in range(size))] for one, row in enumerate(table)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        top = [value / rows[column][column] for value in rows[column]]
        rows = [
            top if one == column else [value - row[column] * over for value, over in zip(row, top, strict=True)]
            for one, row in enumerate(rows)
        ]
    return [row[size:] for row in rows]


def set_scores(sets: Sequence[Tally], pair: Pair) -> list[float]:
    """What the first of two scored against the second, set by set."""
    return [one[pair][0] / one[pair][1] for one in sets if pair in one]


def pairs(entrants: int) -> Iterable[Pair]:
    """Every two, in order."""
    return combinations(range(entrants), 2)
