"""Random legal actions for the kernels of all games."""

import numpy as np

from tocca.compiled.kernels import kernel
from tocca.learning.arrays import Bytes


@kernel
def random_legal(mask: Bytes, number: int) -> int:
    """One of the actions that the mask allows, by a number that is mixed first (splitmix64); 0 where there is none."""
    mixed = np.uint64(number) * np.uint64(0x9E3779B97F4A7C15)
    mixed = (mixed ^ mixed >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ mixed >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
    legal = 0
    for action in range(len(mask)):
        legal += mask[action] != 0
    left = np.int64((mixed >> np.uint64(32)) * np.uint64(legal) >> np.uint64(32))
    for action in range(len(mask)):
        if mask[action]:
            if left == 0:
                return action
            left -= 1
    return 0
