"""How much each measure of a board counts towards the margin at the end, and how far off that is.

Each weight changes with the number of tiles on the board: it is a polynomial in that number over 32.
"""

import numpy as np

MOST_LAID = 32

_COEFFICIENTS = np.array([
    (-0.167, 0.307, -0.308, 0.295),  # always
    (0.188, 2.356, -2.047, 0.461),  # own score
    (-0.166, -2.387, 2.183, -0.613),  # rival's score
    (0.137, -0.057, -0.088, -0.029),  # places for tiles beside the own zone
    (-0.120, 0.066, -0.001, 0.076),  # beside the rival's
    (-0.051, -0.166, 0.605, -0.636),  # beside both
    (-0.164, 0.492, -0.001, -0.215),  # empty squares beside the own zone
    (0.221, -0.671, 0.267, 0.080),  # beside the rival's
    (0.139, -1.358, 3.729, -2.800),  # beside both
    (0.004, 0.084, -0.128, 0.035),  # squares nearer to the own zone
    (0.011, -0.129, 0.038, 0.144),  # to the rival's
    (0.011, -0.092, 0.145, -0.131),  # to both
    (-1.682, 7.036, -9.019, 3.484),  # tiles left to the player
    (1.298, -5.300, 6.127, -1.945),  # to the rival
    (0.015, -0.230, 0.391, -0.149),  # nearer squares that his tiles can fill
    (0.005, 0.027, 0.197, -0.361),  # that the rival's can
    (0.289, -1.227, 2.893, -2.051),  # other squares of the own colour within reach
    (-0.198, 0.562, -1.411, 0.862),  # of the rival's
])  # fmt: skip
_SPREAD = (4.560, -1.804, -5.614, 2.445)  # of the true margin around the expected one
_LEAST_SPREAD = 0.3

MEASURES = len(_COEFFICIENTS)
_POWERS = (np.arange(MOST_LAID + 1) / MOST_LAID)[:, None] ** np.arange(_COEFFICIENTS.shape[1])
WEIGHTS = np.ascontiguousarray(_POWERS @ _COEFFICIENTS.T)  # by tiles laid and measure
SPREAD = np.maximum(_POWERS @ np.array(_SPREAD), _LEAST_SPREAD)  # by tiles laid
