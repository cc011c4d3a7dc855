"""The Map: the pictures of the 18 Regions along a triangle, and the 15 Kingdoms that they form."""

from collections import defaultdict
from typing import NamedTuple

from tocca.games.toncc.rules.kings import BLUE, NAMES, RED, YELLOW


class Region(NamedTuple):
    """One Region: background and symbol colour, and what the symbol looks like."""

    number: int
    background: int
    symbol: int
    shape: str | None
    lines: int | None
    dots: int | None


class Kingdom(NamedTuple):
    """Three Regions with something in common; `pictures` are their numbers on the Map, in a row."""

    name: str
    pictures: tuple[int, ...]


_R, _Y, _B = RED, YELLOW, BLUE
_O, _Q, _T = "circle", "square", "triangle"

# TN-2: numbered along the perimeter from the top corner, counter-clockwise; the corners are 0, 6 and 12.
REGIONS = (
    Region(0, _Y, _R, None, 1, None),
    Region(1, _Y, _R, None, None, 1),
    Region(2, _Y, _R, _O, None, 1),
    Region(3, _B, _R, _O, None, 1),
    Region(4, _B, _R, _O, 2, None),
    Region(5, _B, _R, None, 2, None),
    Region(6, _R, _B, None, 2, None),
    Region(7, _R, _B, None, None, 2),
    Region(8, _R, _B, _Q, None, 2),
    Region(9, _Y, _B, _Q, None, 2),
    Region(10, _Y, _B, _Q, 3, None),
    Region(11, _Y, _B, None, 3, None),
    Region(12, _B, _Y, None, 3, None),
    Region(13, _B, _Y, None, None, 3),
    Region(14, _B, _Y, _T, None, 3),
    Region(15, _R, _Y, _T, None, 3),
    Region(16, _R, _Y, _T, 1, None),
    Region(17, _R, _Y, None, 1, None),
)
ALL_REGIONS = (1 << len(REGIONS)) - 1  # as a set of bits, which is how Seals are kept

_LINES = (None, "Oneline", "Twolines", "Threelines")
_DOTS = (None, "Onedot", "Twodots", "Threedots")


def _kingdoms_of(region: Region) -> list[str]:
    """The names of the Kingdoms that a Region belongs to, one for each thing to be seen on it."""
    colour = NAMES[region.background] + NAMES[region.symbol].lower()
    shape = region.shape and region.shape.capitalize()
    return [name for name in (colour, shape, _LINES[region.lines or 0], _DOTS[region.dots or 0]) if name]


def _kingdoms() -> tuple[Kingdom, ...]:
    """TN-3: the Kingdoms by what their Regions have in common, in the order of the Map."""
    holders = defaultdict(list)
    for region in REGIONS:
        for name in _kingdoms_of(region):
            holders[name].append(region.number)
    found = [Kingdom(name, _in_a_row(pictures)) for name, pictures in holders.items()]
    return tuple(sorted(found, key=lambda kingdom: kingdom.pictures[0]))


def _in_a_row(pictures: list[int]) -> tuple[int, ...]:
    """In the order of the perimeter, which may pass from 17 to 0."""
    start = next(picture for picture in pictures if (picture - 1) % len(REGIONS) not in pictures)
    return tuple(sorted(pictures, key=lambda picture: (picture - start) % len(REGIONS)))


KINGDOMS = _kingdoms()
