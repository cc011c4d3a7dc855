"""Random matches from a row to the end, alone and in batches on several cores."""

import numpy as np
import numpy.typing as npt

from tocca.compiled.batches import check_device, random_matches
from tocca.compiled.kernels import kernel
from tocca.games.tomoko.compiled.rows import MANUAL, OVER, PUSHES_MADE, RNG, TURN
from tocca.games.tomoko.compiled.rules import below, may_push, push
from tocca.games.tomoko.compiled.tables import PUSH_COUNT, DeckTables, Numbers

Rows = npt.NDArray[np.int64]
NO_DRAWS = np.zeros(0, dtype=np.int64)


@kernel
def random_push(row: Numbers) -> int:
    """One of the legal pushes, each equally likely."""
    while True:
        action = below(row, PUSH_COUNT)
        if may_push(row, action):
            return action


@kernel
def playout(row: Numbers, numbers: Numbers, bits: Numbers) -> int:
    """Random pushes to the end, in place; how many. Whatever the board shows is laid down: with manual claims, too."""
    row[MANUAL] = 0
    before = row[PUSHES_MADE]
    while not row[OVER]:
        push(row, row[TURN], random_push(row), numbers, bits, row[:0])
    return row[PUSHES_MADE] - before


@kernel
def playouts(rows: Rows, numbers: Numbers, bits: Numbers) -> int:
    """A playout of each row, in place; how many pushes that were."""
    pushes = 0
    for at in range(len(rows)):
        pushes += playout(rows[at], numbers, bits)
    return pushes


def random_games(
    start: Numbers, count: int, seed: int, tables: DeckTables, cores: int = 1, device: str = "cpu"
) -> tuple[Rows, int]:
    """That many random matches from one row, each with chance of its own, on so many cores or on a GPU
    (`device="cuda"`): the last rows, and the number of pushes."""
    if check_device(device):
        from tocca.compiled.gpu import random_matches as on_gpu
        from tocca.games.tomoko.compiled import gpu

        return on_gpu(start, count, seed, RNG, lambda rows, steps: gpu.playouts(rows, steps, tables))
    return random_matches(start, count, seed, RNG, lambda rows: playouts(rows, tables.numbers, tables.bits), cores)
