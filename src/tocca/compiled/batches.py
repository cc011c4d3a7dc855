"""Many matches from one position, on one core or several: kernels hold no interpreter lock. For a GPU see gpu.py."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

from tocca.core.errors import BadOption

Rows = npt.NDArray[Any]

MOST_ROWS = 4096  # at a time: few enough to stay close to the core that fills them
SHARES = 8  # of each core at least, so that none has to wait long for the other


def random_matches(
    start: Rows, count: int, seed: int, chance: int, playouts: Callable[[Rows], int], cores: int = 1
) -> tuple[Rows, int]:
    """So many rows like `start`, each with random numbers of its own in the column `chance`, played out in place; and
    the sum of what `playouts` says. The cores make no difference to the rows."""
    rows: Rows = np.empty((count, len(start)), dtype=start.dtype)
    seeds = row_seeds(seed, count, start.dtype)
    size = max(1, min(MOST_ROWS, count // (cores * SHARES)))

    def play(first: int) -> int:
        part = rows[first : first + size]
        part[:] = start
        part[:, chance] = seeds[first : first + size]
        return playouts(part)

    firsts = range(0, count, size)
    if cores == 1:
        return rows, sum(map(play, firsts))
    with ThreadPoolExecutor(cores) as threads:
        return rows, sum(threads.map(play, firsts))


def row_seeds(seed: int, count: int, kind: np.dtype[Any]) -> Rows:
    """Random numbers for so many rows, the same on every processor."""
    return np.random.PCG64(seed).random_raw(count).view(kind)


def check_device(device: str) -> bool:
    """Whether the matches are to be played on a GPU."""
    if device not in ("cpu", "cuda"):
        raise BadOption(f"device must be 'cpu' or 'cuda', not {device!r}")
    return device == "cuda"
