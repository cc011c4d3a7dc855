"""What a challenge is played for: the chance to win the match with the tóncc points it may bring (TN-18, TN-19)."""

from functools import cache
from itertools import permutations
from math import fsum, sqrt

import numpy as np
import numpy.typing as npt

from tocca.games.toncc.compiled.challenge import count_beaten

Reals = npt.NDArray[np.float32]
Points = tuple[int, int, int]

# The tóncc points of a challenge: 2, 1 and 0 in any order, or 1 for each of three level Kings (TN-18).
ORDERS: tuple[Points, ...] = tuple((a, b, c) for a, b, c in permutations((0, 1, 2)))
RESULTS = (*ORDERS, (1, 1, 1))
RADIX = 3  # a result as one number: its points are the digits
CONSOLATION = 0.02  # of the stakes are points: a King who can't win any more still has something to play for


def number(points: Points) -> int:
    """The result's line in a table of stakes."""
    red, yellow, blue = points
    return (red * RADIX + yellow) * RADIX + blue


@cache
def chances(so_far: Points, left: int) -> tuple[float, ...]:
    """Each King's chance to win with these points when every order of the challenges left is equally likely."""
    if left:
        ways = [chances(_sum(so_far, order), left - 1) for order in ORDERS]
        return tuple(fsum(way) / len(ORDERS) for way in zip(*ways, strict=True))
    merits = count_beaten(*so_far)
    first = merits.count(max(merits))
    return tuple(1 / first if merit == max(merits) else 0.0 for merit in merits)


def stakes(so_far: Points, left: int) -> Reals:
    """The chances of the Kings by the number of this challenge's result; `left` more are to follow it."""
    table: Reals = np.zeros((RADIX**3, 3), dtype=np.float32)
    for result in RESULTS:
        to_win = np.array(chances(_sum(so_far, result), left))
        table[number(result)] = (1 - CONSOLATION) * to_win + CONSOLATION * np.array(result) / 3
    return table


def spreads(table: Reals) -> Reals:
    """How much this challenge can change for each King: the deviation of their stakes."""
    stakes_of = zip(*(table[number(order)].tolist() for order in ORDERS), strict=True)
    return np.array([_deviation(*one) for one in stakes_of], dtype=np.float32)


def _deviation(*values: float) -> float:
    mean = fsum(values) / len(values)
    return sqrt(fsum((value - mean) * (value - mean) for value in values) / len(values))


def _sum(one: Points, other: Points) -> Points:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]
