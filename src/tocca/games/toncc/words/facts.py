"""What the rules say of Kings and Kingdoms, for a board that is to know no rule itself. Kingdoms go by number."""

from functools import cache, lru_cache
from typing import NamedTuple

from tocca.games.toncc.rules.kings import KINGS, WORTH, by_strength
from tocca.games.toncc.rules.map import KINGDOMS, REGIONS
from tocca.games.toncc.rules.play import Options
from tocca.games.toncc.rules.scoring import (
    KINGDOM_WORTH,
    Score,
    kingdom_points,
    kingdoms_in,
    kingdoms_open,
    toncc_points,
)

TABLES = 256  # for so many at once it is kept what their Kings hold: all who sit there see the same


class Facts(NamedTuple):
    """The same for a whole match. Tables and no objects, as they travel with every scene."""

    kingdoms: tuple[str, ...]  # names (TN-3)
    pictures: tuple[tuple[int, ...], ...]  # of each Kingdom, in a row
    kingdom_worth: tuple[tuple[int, ...], ...]  # by [King][Kingdom] (TN-17)
    picture_worth: tuple[tuple[int, ...], ...]  # by [King][picture]
    by_strength: tuple[tuple[int, ...], ...]  # on each Region the Kings, the strongest first (TN-12)
    seals: int  # of each King (TN-1)
    idle: int  # so many joint moves without a conquest end a challenge (TN-15)
    challenges: int  # of the match (TN-19)


class Holding(NamedTuple):
    """What a King holds: Kingdoms and what they are worth together (TN-17); those that are still open to that King; and
    the tóncc points of the match so far (TN-18)."""

    kingdoms: tuple[int, ...]
    kingdom_points: int
    open: tuple[int, ...]
    toncc_points: int


@cache
def facts(options: Options) -> Facts:
    """What holds for the whole match."""
    return Facts(
        tuple(kingdom.name for kingdom in KINGDOMS),
        tuple(kingdom.pictures for kingdom in KINGDOMS),
        KINGDOM_WORTH,
        tuple(tuple(WORTH[king][region.background] for region in REGIONS) for king in KINGS),
        tuple(by_strength(region.background) for region in REGIONS),
        options.seals,
        options.idle,
        options.challenges,
    )


@lru_cache(TABLES)
def holdings(most: int, seals: tuple[int, ...], face_up: int, past: tuple[Score, ...]) -> tuple[Holding, ...]:
    """By King; `most`: so many Seals has each."""
    points = toncc_points(past)
    return tuple([_holding(king, most, seals[king], face_up, points[king]) for king in KINGS])


def _holding(king: int, most: int, seals: int, face_up: int, points: int) -> Holding:
    still_open = tuple(kingdoms_open(seals, face_up, most))
    return Holding(tuple(kingdoms_in(seals)), kingdom_points(king, seals), still_open, points)
