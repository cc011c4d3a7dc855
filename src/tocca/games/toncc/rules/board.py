"""The board: 18 places in hexagonal rows 3-4-5-4-3 round the Mind, and where each step leads.

Places are numbered in reading order, the Mind comes last:

          0   1   2
        3   4   5   6
      7   8  (18) 9  10
       11  12  13  14
         15  16  17
"""

from functools import cache
from typing import NamedTuple


class Hex(NamedTuple):
    """A hexagon by its column, slanting down to the left, and its row."""

    q: int
    r: int

    def __add__(self, other: object) -> "Hex":
        assert isinstance(other, Hex)
        return Hex(self.q + other.q, self.r + other.r)

    def __neg__(self) -> "Hex":
        return Hex(-self.q, -self.r)

    @property
    def ring(self) -> int:
        """How far it is from the centre."""
        return max(abs(self.q), abs(self.r), abs(self.q + self.r))


CENTRE = Hex(0, 0)

# TN-10, the Compass: 1 upper right, 2 right, 3 lower right, 4 lower left, 5 left, 6 upper left.
MOVEMENTS = range(1, 7)
COMPASS = dict(zip(MOVEMENTS, (Hex(1, -1), Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0), Hex(0, -1)), strict=True))

# TN-5: the six inner places are in ring 1, the twelve outer ones in ring 2.
RINGS = 2
Leads = dict[int | None, tuple[int | None, ...]]


class BoardLayout(NamedTuple):
    """The places, the number of the Mind, and where each step leads.

    TN-6: the place that a movement leads to, by [place][movement]; from the Mind to the inner place in that direction.
    The six are always different, and three movements are enough to get from anywhere to anywhere (TN-9).
    A King who has left the board has no place, None, and stays away.
    """

    places: tuple[Hex, ...]
    mind: int
    leads: Leads


@cache
def board(rings: int) -> BoardLayout:
    """The board with so many rings round the Mind: two, or one in a small variant (small.py)."""
    across = range(-rings, rings + 1)
    hexes = tuple(here for r in across for q in across if (here := Hex(q, r)).ring <= rings)
    places = tuple(here for here in hexes if here != CENTRE)
    leads: Leads = {place: _leads(start, hexes, places) for place, start in enumerate((*places, CENTRE))}
    leads[None] = (None,) * 7
    return BoardLayout(places, len(places), leads)


def _leads(start: Hex, hexes: tuple[Hex, ...], places: tuple[Hex, ...]) -> tuple[int | None, ...]:
    """The places that the six movements lead to, by movement; there is no movement 0."""
    return (None, *(places.index(_landing(start, direction, hexes)) for direction in COMPASS.values()))


def _landing(start: Hex, direction: Hex, hexes: tuple[Hex, ...]) -> Hex:
    """Where one step leads."""
    landing = start + direction
    if landing == CENTRE:  # TN-7: the Mind is skipped
        return landing + direction
    if landing in hexes:
        return landing
    landing = start  # TN-8: turned round, to the far end of the same line, over the Mind if need be
    while landing + -direction in hexes:
        landing += -direction
    return landing


STANDARD = board(RINGS)
PLACES, MIND, LEADS = STANDARD
