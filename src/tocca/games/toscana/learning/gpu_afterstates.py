"""The kernels of afterstates.py on a GPU: one thread a match, or a candidate."""

from typing import Any

import numpy as np

from tocca.compiled.gpu import cuda, device_function
from tocca.games.toscana.bots.evaluation import FEATURES, write_before
from tocca.games.toscana.compiled.columns import MOVER, PHASE, VETO, WIDTH
from tocca.games.toscana.compiled.rules import MOST_ACTIONS
from tocca.games.toscana.learning import afterstates
from tocca.games.toscana.learning.kernels import restart

_restart, _list, _before, _after, _play, _margin = map(
    device_function,
    (
        restart,
        afterstates.list_candidates,
        write_before,
        afterstates.features_after,
        afterstates.play,
        afterstates.margin,
    ),
)


@cuda.jit
def deal_all(rows: Any, opener: int) -> None:
    """New matches."""
    at = cuda.grid(1)
    if at < rows.shape[0]:
        _restart(rows[at], opener)


@cuda.jit
def list_all(rows: Any, ids: Any, counts: Any, before: Any, movers: Any, vetoes: Any) -> None:
    """The candidates of every match, what is known before, who moves, and whether that may be vetoed."""
    at = cuda.grid(1)
    if at < rows.shape[0]:
        found, features = cuda.local.array(MOST_ACTIONS, np.int64), cuda.local.array(FEATURES, np.float64)
        counts[at] = _list(rows[at], found)
        for number in range(counts[at]):
            ids[at, number] = found[number]
        movers[at] = rows[at, MOVER]
        vetoes[at] = rows[at, PHASE] == VETO
        _before(rows[at], features)
        for number in range(FEATURES):
            before[at, number] = features[number]


@cuda.jit
def judge_all(rows: Any, matches: Any, slots: Any, ids: Any, out: Any) -> None:
    """The features of every candidate; each thread has a row of its own to try it on."""
    at = cuda.grid(1)
    if at < matches.shape[0]:
        row, features = cuda.local.array(WIDTH, np.uint64), cuda.local.array(FEATURES, np.float64)
        for column in range(WIDTH):
            row[column] = rows[matches[at], column]
        _after(row, ids[matches[at], slots[at]], features)
        for number in range(FEATURES):
            out[at, number] = features[number]


@cuda.jit
def play_all(rows: Any, actions: Any) -> None:
    """One placement or veto in every match."""
    at = cuda.grid(1)
    if at < rows.shape[0]:
        _play(rows[at], actions[at])


@cuda.jit
def margins(rows: Any, out: Any) -> None:
    """How every match ended."""
    at = cuda.grid(1)
    if at < rows.shape[0]:
        placed = cuda.local.array(2, np.int64)
        out[at] = _margin(rows[at], placed)
