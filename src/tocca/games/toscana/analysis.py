"""What only Toscana can tell about a finished match: which zones a placement makes, and what the order of the tiles
gave and took."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tocca.analysis.choices import AnalysedChoice
from tocca.analysis.insight import Reason
from tocca.analysis.luck import LuckShare, LuckyDraw, find_lucky_draws, split_luck
from tocca.core.records import Record
from tocca.games.toscana.rules.zones import Zone, zones
from tocca.games.toscana.words.preview import preview


class ToscanaInsight(NamedTuple):
    """Luck beside skill, by seat, and the tiles that changed most."""

    luck: tuple[LuckShare, ...]
    draws: tuple[LuckyDraw, ...]


def explain(record: Record, choice: AnalysedChoice) -> Sequence[Reason]:
    """How the zones differ after the better placement."""
    view = record.states[choice.event - 1].view(choice.seat)
    better, played = preview(view, choice.best[0].action), preview(view, choice.action)
    if better is None or played is None:
        return ()
    own, foreign = choice.seat, 1 - choice.seat
    reasons = []
    mine, instead = _count(better.zones[own]), _count(played.zones[own])
    if mine > instead:
        joined = mine - _count(next(iter(zones(view, view.colours[own])), None)) > 1
        reasons.append(Reason(f"why-{'joins' if joined else 'grows'}", {"tiles": mine, "instead": instead}))
    theirs, theirs_instead = _count(better.zones[foreign]), _count(played.zones[foreign])
    if theirs < theirs_instead:
        reasons.append(Reason("why-keeps", {"seat": foreign, "tiles": theirs, "instead": theirs_instead}))
    return reasons


def list_moments(record: Record) -> Sequence[int]:
    """All that is told comes from the choices."""
    return ()


def examine(record: Record, event: int, seconds: float) -> Any:
    """Nothing more."""
    return None


def summarise(record: Record, found: Mapping[int, Any], choices: Sequence[AnalysedChoice]) -> ToscanaInsight | None:
    """None for a match that was given up: nobody knows how it would have ended."""
    if record.state.outcome is None:
        return None
    return ToscanaInsight(split_luck(record, choices), find_lucky_draws(record, choices))


def _count(zone: Zone | None) -> int:
    return 0 if zone is None else len(zone.tiles)
