"""What a player sees of each placement before choosing, as features for a network: kernels for many matches at once.

On the processor a kernel goes through all rows; on a GPU (gpu_afterstates.py) a thread has one.
"""

import numpy as np
import numpy.typing as npt

from tocca.compiled.kernels import kernel
from tocca.games.toscana.bots.evaluation import FEATURES, Floats, write_before, write_features
from tocca.games.toscana.compiled.bits import NONE, Word, whole
from tocca.games.toscana.compiled.columns import MOVER, OVER, PHASE, TOP, VETO
from tocca.games.toscana.compiled.laying import find_places, spot_of
from tocca.games.toscana.compiled.planes import Words
from tocca.games.toscana.compiled.rules import MOST_ACTIONS, NO_DRAWS, Numbers, apply, list_places, scores
from tocca.games.toscana.compiled.tables import ALLOW_ID, VETO_ID
from tocca.games.toscana.learning.kernels import restart
from tocca.learning.arrays import Flags

Rows = npt.NDArray[np.uint64]
Reals = npt.NDArray[np.float32]
VETOED = -1

_TOP, _MOVER, _PHASE, _OVER, _VETO = map(Word, (TOP, MOVER, PHASE, OVER, VETO))


@kernel
def list_candidates(row: Words, out: Numbers) -> int:
    """The placements of the mover's tile, by number, whether a veto is still to be decided or not; how many."""
    if row[_PHASE] == _OVER:
        return 0
    find_places(row, row[_MOVER])
    return list_places(row, row[_TOP + row[_MOVER]], out)


@kernel
def features_after(row: Words, action: int, out: Floats) -> None:
    """Of the board once the mover has laid their tile so."""
    seat = row[_MOVER]
    write_features(row, seat, spot_of(row[_TOP + seat], Word(action)), out)


@kernel
def play(row: Words, action: int) -> None:
    """The mover lays their tile so, allowed to; or VETOED."""
    if row[_PHASE] == _OVER:
        return
    seat = whole(row[_MOVER])
    if row[_PHASE] != NONE:
        apply(row, 1 - seat, VETO_ID if action == VETOED else ALLOW_ID, NO_DRAWS)
    if action != VETOED:
        apply(row, seat, action, NO_DRAWS)


@kernel
def margin(row: Words, placed: Numbers) -> int:
    """By how many points seat 0 has won. `placed` is scratch."""
    scores(row, placed)
    return placed[0] - placed[1]


# All rows, on the processor


@kernel
def deal_all(rows: Rows, opener: int) -> None:
    """New matches."""
    for at in range(len(rows)):
        restart(rows[at], opener)


@kernel
def list_all(rows: Rows, ids: Numbers, counts: Numbers, before: Reals, movers: Numbers, vetoes: Flags) -> None:
    """The candidates of every match, what is known before, who moves, and whether that may be vetoed."""
    found, features = np.empty(MOST_ACTIONS, dtype=np.int64), np.empty(FEATURES, dtype=np.float64)
    for at in range(len(rows)):
        counts[at] = list_candidates(rows[at], found)
        ids[at, : counts[at]] = found[: counts[at]]
        movers[at] = whole(rows[at, _MOVER])
        vetoes[at] = rows[at, _PHASE] == _VETO
        write_before(rows[at], features)
        before[at] = features


@kernel
def judge_all(rows: Rows, matches: Numbers, slots: Numbers, ids: Numbers, out: Reals) -> None:
    """The features of every candidate."""
    features = np.empty(FEATURES, dtype=np.float64)
    for at in range(len(matches)):
        features_after(rows[matches[at]], ids[matches[at], slots[at]], features)
        out[at] = features


@kernel
def play_all(rows: Rows, actions: Numbers) -> None:
    """One placement or veto in every match."""
    for at in range(len(rows)):
        play(rows[at], actions[at])


@kernel
def margins(rows: Rows, out: Numbers) -> None:
    """How every match ended."""
    placed = np.empty(2, dtype=np.int64)
    for at in range(len(rows)):
        out[at] = margin(rows[at], placed)
