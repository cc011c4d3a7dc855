"""Luck beside skill: what changed a seat's chances that nobody's choice explains."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from tocca.analysis.chances import trace_chances
from tocca.analysis.choices import AnalysedChoice
from tocca.core.records import Record

LEAST_LUCK = 0.05  # of a chance to win: less is not worth naming


class LuckShare(NamedTuple):
    """Why a seat ended where it did: its chance at first, and what changed it. They add up to how it ended."""

    start: float
    own: float  # what its own choices gave away: 0 or less
    others: float  # what the choices of the others gave it: 0 or more
    luck: float  # the rest: what chance gave and took


class LuckyDraw(NamedTuple):
    """A draw that changed a seat's chances, and nobody's choice did."""

    event: int
    seat: int
    luck: float


def split_luck(record: Record, choices: Sequence[AnalysedChoice]) -> tuple[LuckShare, ...]:
    """By seat, in a match of two: what one gives away, the other gets. The match must have an outcome."""
    found = []
    for seat, curve in enumerate(trace_chances(record, choices)):
        own = -sum(one.loss for one in choices if one.seat == seat)
        others = sum(one.loss for one in choices if one.seat != seat)
        start, end = (curve[0].chance, curve[-1].chance) if curve else (0.0, 0.0)
        found.append(LuckShare(*(round(one, 4) for one in (start, own, others, end - start - own - others))))
    return tuple(found)


def find_lucky_draws(record: Record, choices: Sequence[AnalysedChoice], most: int = 5) -> tuple[LuckyDraw, ...]:
    """The draws that changed most, in the order of the match."""
    found: dict[int, LuckyDraw] = {}
    for seat, curve in enumerate(trace_chances(record, choices)):
        for before, after in pairwise(curve):
            drawn = [one for one in range(before.step + 1, after.step + 1) if record.events[one - 1].drawn]
            if not drawn:
                continue
            between = [one for one in choices if before.step < one.event <= after.step]
            given = sum(one.loss if one.seat != seat else -one.loss for one in between)
            draw = LuckyDraw(drawn[-1], seat, round(after.chance - before.chance - given, 4))
            if abs(draw.luck) >= LEAST_LUCK and (
                draw.event not in found or abs(draw.luck) > abs(found[draw.event].luck)
            ):
                found[draw.event] = draw
    largest = sorted(found.values(), key=lambda one: -abs(one.luck))[:most]
    return tuple(sorted(largest))
