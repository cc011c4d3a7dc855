"""Random matches from a row to the end, alone and in batches on several cores."""

import numpy as np
import numpy.typing as npt

from tocca.compiled.batches import check_device, random_matches
from tocca.compiled.kernels import kernel
from tocca.compiled.protocol import NoTables
from tocca.games.toscana.compiled.bits import NONE, Word, below, part, whole
from tocca.games.toscana.compiled.columns import LAID_COUNT, MOVER, OVER, PHASE, RNG, TOP, VETO
from tocca.games.toscana.compiled.laying import find_places, nth_place
from tocca.games.toscana.compiled.planes import Words
from tocca.games.toscana.compiled.rules import NO_DRAWS, end_game, lay_top, veto_top

Rows = npt.NDArray[np.uint64]
_MOVER, _PHASE, _RNG, _TOP, _LAID_COUNT, _OVER, _VETO = map(Word, (MOVER, PHASE, RNG, TOP, LAID_COUNT, OVER, VETO))
_TWO = Word(2)


@part
def random_game(row: Words) -> int:
    """Random actions to the end of this game, in place; how many tiles were laid."""
    before = row[_LAID_COUNT]
    choices = find_places(row, row[_MOVER])
    while choices:
        if row[_PHASE] == _VETO:
            row[_PHASE] = NONE
            if below(row, _RNG, _TWO):
                choices, _ = veto_top(row, NO_DRAWS)
                continue
        where = nth_place(row, row[_TOP + row[_MOVER]], below(row, _RNG, choices))
        choices, _ = lay_top(row, where, NO_DRAWS)
    return whole(row[_LAID_COUNT] - before)


@kernel
def playout(row: Words) -> int:
    """Random actions to the end of the match, in place; how many tiles were laid."""
    laid = 0
    while row[_PHASE] != _OVER:
        laid += random_game(row)
        end_game(row, NO_DRAWS, 0)
    return laid


@kernel
def playouts(rows: Rows) -> int:
    """A playout of each row, in place; how many tiles that were."""
    laid = 0
    for at in range(len(rows)):
        laid += playout(rows[at])
    return laid


def random_games(
    start: Words, count: int, seed: int, tables: NoTables, cores: int = 1, device: str = "cpu"
) -> tuple[Rows, int]:
    """That many random matches from one row, each with chance of its own, on so many cores or on a GPU
    (`device="cuda"`): the last rows, and the tiles laid."""
    if check_device(device):
        from tocca.compiled.gpu import random_matches as on_gpu
        from tocca.games.toscana.compiled import gpu

        return on_gpu(start, count, seed, RNG, gpu.playouts)
    return random_matches(start, count, seed, RNG, playouts, cores)
