"""Random matches of Totsa! on a GPU: one thread a row."""

from typing import Any

import numpy as np

from tocca.compiled.gpu import THREADS, blocks, cuda, device_function
from tocca.games.totsa.compiled.playouts import playout
from tocca.games.totsa.compiled.rows import WIDTH
from tocca.games.totsa.compiled.tables import MOST_ACTIONS

_play_row = device_function(playout)


@cuda.jit
def play(rows: Any, steps: Any) -> None:
    """A playout of each row, in place; how many steps each took. The row is copied into the thread's own memory."""
    at = cuda.grid(1)
    if at < rows.shape[0]:
        row = cuda.local.array(WIDTH, np.int64)
        actions = cuda.local.array(MOST_ACTIONS, np.int64)
        for column in range(WIDTH):
            row[column] = rows[at, column]
        steps[at] = _play_row(row, actions)
        for column in range(WIDTH):
            rows[at, column] = row[column]


def playouts(rows: Any, steps: Any) -> None:
    """The same for all rows."""
    play[blocks(len(rows)), THREADS](rows, steps)
