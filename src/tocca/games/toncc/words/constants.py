"""What a board of Tóncc draws in every match: Regions, Kings and Kingdoms. Kingdoms go by number."""

from typing import NamedTuple

from tocca.games.toncc.rules.board import MOVEMENTS
from tocca.games.toncc.rules.kings import COLOURS, KINGS, NAMES, WORTH, by_strength
from tocca.games.toncc.rules.map import KINGDOMS, REGIONS, Region
from tocca.games.toncc.rules.scoring import KINGDOM_WORTH


class Constants(NamedTuple):
    """`king_names`: in notation; colours have the same numbers. `king_colours`: of body, hair and feet (TN-4).
    `kingdom_pictures`: of each Kingdom, in a row (TN-3). What Kingdoms and pictures are worth (TN-17): by King, then by
    number. `by_strength`: on each Region the Kings, the strongest first (TN-12)."""

    kings: tuple[int, ...]
    king_names: tuple[str, ...]
    king_colours: tuple[tuple[int, ...], ...]
    movements: tuple[int, ...]
    regions: tuple[Region, ...]
    kingdoms: tuple[str, ...]
    kingdom_pictures: tuple[tuple[int, ...], ...]
    kingdom_worth: tuple[tuple[int, ...], ...]
    picture_worth: tuple[tuple[int, ...], ...]
    by_strength: tuple[tuple[int, ...], ...]


CONSTANTS = Constants(
    KINGS,
    NAMES,
    COLOURS,
    tuple(MOVEMENTS),
    REGIONS,
    tuple(kingdom.name for kingdom in KINGDOMS),
    tuple(kingdom.pictures for kingdom in KINGDOMS),
    KINGDOM_WORTH,
    tuple(tuple(WORTH[king][region.background] for region in REGIONS) for king in KINGS),
    tuple(by_strength(region.background) for region in REGIONS),
)
