"""Toscana by the thousand on a GPU: the kernels of kernels.py, one thread a match."""

from typing import Any

import numpy as np

from tocca.compiled.gpu import THREADS, blocks, cuda, device_function
from tocca.games.toscana.learning import kernels
from tocca.games.toscana.learning.encoding import ACTIONS, LAYOUT
from tocca.learning.gpu import DeviceArrays, ObservationWriter

_advance, _seat_anew, _fill, _fill_mask = map(
    device_function, (kernels.advance, kernels.seat_anew, kernels.fill, kernels.fill_mask)
)


@cuda.jit
def begin(rows: Any, seats: Any, wanted: int, first: int, where: Any, dealt: Any) -> None:
    """New matches in the rows where that is true."""
    at = cuda.grid(1)
    if at < seats.shape[0] and where[at]:
        _seat_anew(rows[at], seats, at, wanted, first, dealt[at])


@cuda.jit
def step(
    rows: Any, seats: Any, wanted: int, first: int, actions: Any, legal: Any, ended: Any, rewards: Any, illegal: Any,
    payoffs: Any,
) -> None:  # fmt: skip
    """A tile laid, or a veto decided, in every match."""
    at = cuda.grid(1)
    if at < seats.shape[0]:
        placed = cuda.local.array(2, np.int64)
        _advance(rows[at], seats, at, wanted, first, actions, legal, ended, rewards, illegal, payoffs, placed)


@cuda.jit(device=True)
def see(row: Any, seat: int, plan: Any, observation: Any) -> None:
    """What a seat observes, into zeros."""
    _fill(row, seat, observation)


@cuda.jit(device=True)
def mark(row: Any, seat: int, plan: Any, mask: Any) -> None:
    """What a seat may choose, into zeros."""
    _fill_mask(row, seat, mask)


class ToscanaOnGpu:
    """The steps of many matches, as tocca.learning.gpu.GpuKernels."""

    def __init__(self, wanted: int, first: int) -> None:
        self.wanted, self.first = wanted, first
        self._observations, self._masks = ObservationWriter(see, LAYOUT.size, 1), ObservationWriter(mark, ACTIONS, 1)

    def begin(self, rows: Any, seats: Any, where: Any, dealt: Any) -> None:
        """New matches."""
        begin[blocks(len(seats)), THREADS](rows, seats, self.wanted, self.first, where, dealt)

    def step(self, rows: Any, seats: Any, actions: Any, legal: Any, after: DeviceArrays) -> None:
        """A tile laid, or a veto decided."""
        step[blocks(len(seats)), THREADS](
            rows, seats, self.wanted, self.first, actions, legal, after.ended,
            after.rewards[:, 0], after.illegal[:, 0], after.payoffs,
        )  # fmt: skip

    def observe(self, rows: Any, seats: Any, out: Any) -> None:
        """All observations."""
        self._observations.write(rows, seats, 0, out)

    def mark(self, rows: Any, seats: Any, out: Any) -> None:
        """All masks."""
        self._masks.write(rows, seats, 0, out)
