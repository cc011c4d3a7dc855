"""Random matches from a row to the end, alone and in batches on several cores. They are played without a clock."""

import numpy as np
import numpy.typing as npt

from tocca.compiled.batches import check_device, random_matches
from tocca.compiled.kernels import kernel
from tocca.compiled.protocol import NoTables
from tocca.games.totsa.compiled.rows import DUE, NO_CLOCK, NOW, PHASE, RNG, SINCE
from tocca.games.totsa.compiled.rules import apply, legal, reveal
from tocca.games.totsa.compiled.seats import acting, below, nth, ones
from tocca.games.totsa.compiled.tables import MOST_ACTIONS, OVER, THROWN, Numbers

Rows = npt.NDArray[np.int64]


@kernel
def stop_clock(row: Numbers) -> None:
    """From here on the game in turns: nothing is due any more, and dice that are still rolling lie at once."""
    row[NOW] = NO_CLOCK
    row[SINCE] = row[DUE] = 0
    if row[PHASE] == THROWN:
        reveal(row, row[:0], 0)


@kernel
def playout(row: Numbers, scratch: Numbers) -> int:
    """Random actions to the end, in place; how many. All who may act are equally quick. `scratch`: see there."""
    stop_clock(row)
    actions = 0
    while row[PHASE] != OVER:
        seats = acting(row)
        seat = nth(seats, below(row, ones(seats)))
        apply(row, seat, scratch[below(row, legal(row, seat, scratch))], row[:0])
        actions += 1
    return actions


@kernel
def playouts(rows: Rows, scratch: Numbers) -> int:
    """A playout of each row, in place; how many actions that were."""
    actions = 0
    for at in range(len(rows)):
        actions += playout(rows[at], scratch)
    return actions


def scratch() -> Numbers:
    """Room for the actions of one seat."""
    return np.zeros(MOST_ACTIONS, dtype=np.int64)


def random_games(
    start: Numbers, count: int, seed: int, tables: NoTables, cores: int = 1, device: str = "cpu"
) -> tuple[Rows, int]:
    """That many random matches from one row, each with chance of its own, on so many cores or on a GPU
    (`device="cuda"`): the last rows, and the number of actions."""
    if check_device(device):
        from tocca.compiled.gpu import random_matches as on_gpu
        from tocca.games.totsa.compiled import gpu

        return on_gpu(start, count, seed, RNG, gpu.playouts)
    return random_matches(start, count, seed, RNG, lambda rows: playouts(rows, scratch()), cores)
