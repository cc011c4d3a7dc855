"""What a tournament says: shares of victories, Elo, the test's verdict, thinking times. Ready for JSON."""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Any

from tocca.arena import skill
from tocca.arena.plan import Plan
from tocca.arena.played import Played
from tocca.arena.rating import Tally, pairs, ratings, set_scores, tally
from tocca.arena.sprt import Sprt
from tocca.arena.statistics import Estimate, elo_estimate, mean_of_sets
from tocca.arena.tournament import whole_sets


def summary(plan: Plan, played: Iterable[Played], test: Sprt | None = None) -> dict[str, Any]:
    """The figures. Only whole sets count, so that nobody has had the better seats."""
    sets = whole_sets(played, len(plan.line_ups))
    matches = [match for one in sets for match in one]
    tallies = [tally(one) for one in sets]
    found: dict[str, Any] = {
        "plan": plan.to_json(),
        "matches": len(matches),
        "sets": len(sets),
        "entrants": _entrants(plan, sets, tallies) if sets else [],
        "pairs": [_pair(plan, tallies, *pair) for pair in pairs(len(plan.entrants))] if sets else [],
        "seats": [_estimate(mean_of_sets([_seat(one, seat) for one in sets])) for seat in range(plan.seats)]
        if sets
        else [],
        "endings": dict(Counter(match.outcome.reason for match in matches).most_common()),
    }
    if test is not None:
        found["sprt"] = _sprt(test, set_scores(tallies, (0, 1)))
    return found


def _entrants(plan: Plan, sets: Sequence[Sequence[Played]], tallies: Sequence[Tally]) -> list[dict[str, Any]]:
    several = len(plan.entrants) > 1
    strengths = ratings(tallies, len(plan.entrants)) if several else [Estimate(0, 0, 0)]
    matches = [match for one in sets for match in one]
    skilled = skill.skills(matches, len(plan.entrants)) if plan.seats > 2 and several and skill.is_installed() else None
    return [
        {
            "bot": name,
            **_results(sets, entrant),
            "elo": _estimate(strengths[entrant], 1) if several else None,
            "skill": {key: round(value, 2) for key, value in skilled[entrant]._asdict().items()} if skilled else None,
        }
        for entrant, name in enumerate(plan.entrants)
    ]


def _results(sets: Sequence[Sequence[Played]], entrant: int) -> dict[str, Any]:
    """A bot's share of victories for each seat it sat on, and how long it thought."""
    sat = [[(match, seat) for match in one for seat, who in enumerate(match.line_up) if who == entrant] for one in sets]
    every = [place for one in sat for place in one]
    efforts = [match.efforts[seat] for match, seat in every]
    choices = sum(effort.choices for effort in efforts)
    return {
        "played": len(every),
        "share": _estimate(mean_of_sets([fmean(match.share(seat) for match, seat in one) for one in sat if one])),
        "place": round(fmean(match.outcome.places[seat] for match, seat in every), 3),
        "score": round(fmean(match.outcome.scores[seat] for match, seat in every), 2),
        "ms": round(1000 * sum(effort.seconds for effort in efforts) / max(1, choices), 2),
        "slowest_ms": round(1000 * max(effort.slowest for effort in efforts), 1),
    }


def _seat(matches: Sequence[Played], seat: int) -> float:
    return fmean(match.share(seat) for match in matches)


def _pair(plan: Plan, tallies: Sequence[Tally], one: int, other: int) -> dict[str, Any]:
    """How the first came out against the second; `sets` counts the sets by their score."""
    scores = set_scores(tallies, (one, other))
    return {
        "bots": [plan.entrants[one], plan.entrants[other]],
        "score": _estimate(mean_of_sets(scores)),
        "elo": _estimate(elo_estimate(scores), 1),
        "sets": {f"{score:g}": count for score, count in sorted(Counter(round(one, 4) for one in scores).items())},
    }


def _sprt(test: Sprt, scores: Sequence[float]) -> dict[str, Any]:
    low, high = test.bounds
    scores = scores[: test.count_decisive(scores)]
    ratio = test.ratio(scores) if scores else 0.0
    verdict = test.verdict(scores) if scores else "open"
    bias = test.bias(scores) if verdict != "open" else 0.0
    return {
        "elo0": test.elo0,
        "elo1": test.elo1,
        "sets": len(scores),
        "llr": round(ratio, 3),
        "low": round(low, 3),
        "high": round(high, 3),
        "verdict": verdict,
        "bias": round(bias, 4),  # of the mean score, since the test stopped when it did
        "score": round(min(1.0, max(0.0, fmean(scores) - bias)), 4) if scores else None,  # without it
    }


def _estimate(found: Estimate, digits: int = 4) -> dict[str, float | None]:
    """Infinite ends have no number in JSON."""
    return {name: round(value, digits) if math.isfinite(value) else None for name, value in found._asdict().items()}
