"""Random matches of Tomoko on a GPU: one thread a row."""

from typing import Any

import numpy as np

from tocca.compiled.gpu import THREADS, blocks, cuda, device_function
from tocca.games.tomoko.compiled.playouts import playout
from tocca.games.tomoko.compiled.rows import WIDTH
from tocca.games.tomoko.compiled.tables import DeckTables

_play_row = device_function(playout)


@cuda.jit
def play(rows: Any, steps: Any, numbers: Any, bits: Any) -> None:
    """A playout of each row, in place; how many steps each took. The row is copied into the thread's own memory."""
    at = cuda.grid(1)
    if at < rows.shape[0]:
        row = cuda.local.array(WIDTH, np.int64)
        for column in range(WIDTH):
            row[column] = rows[at, column]
        steps[at] = _play_row(row, numbers, bits)
        for column in range(WIDTH):
            rows[at, column] = row[column]


def playouts(rows: Any, steps: Any, tables: DeckTables) -> None:
    """The same for all rows."""
    play[blocks(len(rows)), THREADS](rows, steps, cuda.to_device(tables.numbers), cuda.to_device(tables.bits))
