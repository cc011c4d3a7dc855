"""What the kernels look up. Everything is taken from the rules (tocca.games.toncc), so a change there reaches them.

A King is stored as a number: the place on the board in a row (rows.py), the Region in a search (challenge.py), where
only Regions matter. Both count to 17, and the Mind and "not on the board" come after them.
"""

import numpy as np
import numpy.typing as npt

from tocca.games.toncc.rules import board, scoring
from tocca.games.toncc.rules.kings import KINGS, WORTH
from tocca.games.toncc.rules.map import ALL_REGIONS, REGIONS
from tocca.games.toncc.rules.play import IDLE_LIMIT, SEALS

Numbers = npt.NDArray[np.int64]
Bytes = npt.NDArray[np.uint8]

ALL = ALL_REGIONS
COUNT = len(REGIONS)
MIND = board.MIND
AWAY = MIND + 1  # the place of a King who has left the board
SEALS_EACH = SEALS
IDLE_END = IDLE_LIMIT
MOVEMENTS = len(board.MOVEMENTS)
STRIDE = 8  # of a table by [where][movement], so that a lookup is a shift

LEADS: Bytes = np.full((AWAY + 1) * STRIDE, AWAY, dtype=np.uint8)  # by [place][movement - 1]
for _place in (*range(COUNT), MIND):
    for _movement in board.MOVEMENTS:
        _target = board.LEADS[_place][_movement]
        if _target is not None:
            LEADS[_place * STRIDE + _movement - 1] = _target


def _stronger(king: int, other: int) -> int:
    """The Regions where the one prevails over the other (TN-12)."""
    return sum(
        1 << region.number for region in REGIONS if WORTH[king][region.background] < WORTH[other][region.background]
    )


RED_OVER_YELLOW, YELLOW_OVER_BLUE, BLUE_OVER_RED = _stronger(0, 1), _stronger(1, 2), _stronger(2, 0)


def _first(pictures: int) -> int:
    """The first picture of a Kingdom's row of three; the perimeter goes on from 17 to 0 (TN-3)."""
    (first,) = (s for s in range(COUNT) if pictures == sum(1 << (s + step) % COUNT for step in range(3)))
    return first


_FIRSTS = tuple(_first(pictures) for pictures in scoring.PICTURES)
KINGDOMS = sum(1 << first for first in _FIRSTS)  # a Kingdom is the bit of its first picture


def _digit(king: int, digit: int) -> int:
    """The Kingdoms whose worth to that King has this binary digit set."""
    return sum(
        1 << first for first, worth in zip(_FIRSTS, scoring.KINGDOM_WORTH[king], strict=True) if worth >> digit & 1
    )


WORTH_DIGITS: Numbers = np.array([[_digit(king, digit) for digit in range(4)] for king in KINGS], dtype=np.int64)
assert max(map(max, scoring.KINGDOM_WORTH)) < 1 << WORTH_DIGITS.shape[1]
