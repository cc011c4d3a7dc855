"""What each King holds at a moment, for a board that knows no rule itself. Kingdoms go by number."""

from functools import lru_cache
from typing import NamedTuple

from tocca.games.toncc.rules.kings import KINGS
from tocca.games.toncc.rules.scoring import Score, kingdom_points, kingdoms_in, kingdoms_open, toncc_points

TABLES = 256  # for so many at once it is kept what their Kings hold: all who sit there see the same


class Holding(NamedTuple):
    """What a King holds: Kingdoms and what they are worth together (TN-17); those that are still open to that King; and
    the tóncc points of the match so far (TN-18)."""

    kingdoms: tuple[int, ...]
    kingdom_points: int
    open: tuple[int, ...]
    toncc_points: int


@lru_cache(TABLES)
def holdings(most: int, seals: tuple[int, ...], face_up: int, past: tuple[Score, ...]) -> tuple[Holding, ...]:
    """By King; `most`: so many Seals has each."""
    points = toncc_points(past)
    return tuple([_holding(king, most, seals[king], face_up, points[king]) for king in KINGS])


def _holding(king: int, most: int, seals: int, face_up: int, points: int) -> Holding:
    still_open = tuple(kingdoms_open(seals, face_up, most))
    return Holding(tuple(kingdoms_in(seals)), kingdom_points(king, seals), still_open, points)
