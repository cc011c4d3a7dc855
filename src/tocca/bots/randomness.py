"""Random numbers of other kinds than `random.Random` draws alike on every processor."""

import math
import random

from tocca.compiled.arithmetic import log


def normal(rng: random.Random) -> float:
    """Of mean 0 and deviation 1, by Marsaglia's polar method."""
    while True:
        one, other = 2.0 * rng.random() - 1.0, 2.0 * rng.random() - 1.0
        square = one * one + other * other
        if 0.0 < square < 1.0:
            return one * math.sqrt(-2.0 * log(square) / square)


def exponential(rng: random.Random) -> float:
    """Of mean 1."""
    return -log(1.0 - rng.random())
