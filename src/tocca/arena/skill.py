"""Skill by openskill's Plackett–Luce model, for tables of three and four, where a match says more than who won."""

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import NamedTuple

from tocca.arena.played import Played
from tocca.core.extras import missing, need


class Skill(NamedTuple):
    """`mu` is the guess, `sigma` how sure it is; `ordinal` is a cautious estimate, mu - 3 sigma."""

    mu: float
    sigma: float
    ordinal: float


def is_installed() -> bool:
    """Whether openskill is installed."""
    return not missing("arena")


def skills(played: Iterable[Played], entrants: int) -> list[Skill]:
    """Every entrant's skill after these matches, in order. A bot on several seats is judged on each of them."""
    need("arena")
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = [model.rating() for _ in range(entrants)]
    for match in sorted(played):
        teams = [[model.create_rating([known[one].mu, known[one].sigma])] for one in match.line_up]
        after = model.rate(teams, ranks=[float(place) for place in match.outcome.places])
        for entrant in set(match.line_up):
            mine = [team[0] for team, one in zip(after, match.line_up, strict=True) if one == entrant]
            known[entrant] = model.create_rating(_middle([(rating.mu, rating.sigma) for rating in mine]))
    return [Skill(one.mu, one.sigma, one.ordinal()) for one in known]


def _middle(found: Sequence[tuple[float, float]]) -> list[float]:
    return [fmean(mu for mu, _ in found), fmean(sigma for _, sigma in found)]
