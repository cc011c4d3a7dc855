"""How much each measure of a board counts towards the margin at the end, and how far off that is.

Each weight changes with the number of tiles on the board: it is a polynomial in that number over 32. Fitted
by least squares to 41,719 boards of 1,500 games of the search against itself (80 simulations a move, and one placement
in twelve at random).
"""

from collections.abc import Sequence

import numpy as np

MOST_LAID = 32

_COEFFICIENTS = (
    (-0.1201, 0.2113, -0.3408, 0.1083),  # always
    (0.2258, 2.9896, -3.7352, 1.5085),  # own score
    (-0.0511, -3.7026, 4.7230, -1.9668),  # rival's score
    (0.1693, -0.3771, 0.6298, -0.4653),  # places for tiles beside the own zone
    (-0.2003, 0.4779, -0.5386, 0.2577),  # beside the rival's
    (0.1086, -1.6224, 4.2077, -3.4638),  # beside both
    (-0.2136, 0.7538, -0.7726, 0.4355),  # empty squares beside the own zone
    (0.4093, -1.5784, 1.8525, -0.8283),  # beside the rival's
    (0.2492, -2.1617, 6.0026, -4.7058),  # beside both
    (-0.0025, 0.2300, -0.4730, 0.2305),  # squares nearer to the own zone
    (-0.0065, -0.1932, 0.2829, -0.0379),  # to the rival's
    (-0.0072, 0.0954, -0.5781, 0.6443),  # to both
    (-1.6253, 8.0873, -12.7708, 6.4644),  # tiles left to the player
    (1.3563, -6.4505, 9.3318, -4.1825),  # to the rival
    (0.0096, -0.3882, 1.0382, -0.7002),  # nearer squares that their tiles can fill
    (0.0114, 0.1589, -0.3463, 0.1026),  # that the rival's can
    (0.3501, -1.8053, 3.6643, -2.2698),  # other squares of the own colour within reach
    (-0.0470, -0.5141, 1.3024, -1.0037),  # of the rival's
)
_SPREAD = (3.423, -4.296, 1.299, -0.590)  # of the true margin around the expected one
_LEAST_SPREAD = 0.3

MEASURES = len(_COEFFICIENTS)


def _at_each_count(coefficients: Sequence[float]) -> list[float]:
    """The polynomial's value by the number of tiles laid; added up one by one, as every processor does it alike."""
    values = []
    for laid in range(MOST_LAID + 1):
        value = 0.0
        for coefficient in reversed(coefficients):
            value = value * (laid / MOST_LAID) + coefficient
        values.append(value)
    return values


WEIGHTS = np.ascontiguousarray(np.array([_at_each_count(one) for one in _COEFFICIENTS]).T)  # by tiles laid and measure
SPREAD = np.maximum(_at_each_count(_SPREAD), _LEAST_SPREAD)  # by tiles laid
