"""Tomoko by the thousand on a GPU: the kernels of kernels.py, one thread a match."""

from typing import Any

import numpy as np

from tocca.compiled.gpu import THREADS, blocks, cuda, device_function
from tocca.games.tomoko.compiled.rows import MOST_PARTIES
from tocca.games.tomoko.learning import kernels
from tocca.games.tomoko.learning.kernels import BatchPlan
from tocca.learning.encoding import Encoder
from tocca.learning.gpu import DeviceArrays, ObservationWriter

_advance, _seat_anew, _fill, _fill_mask = map(
    device_function, (kernels.advance, kernels.seat_anew, kernels.fill, kernels.fill_mask)
)


@cuda.jit
def begin(rows: Any, seats: Any, plan: Any, where: Any, dealt: Any) -> None:
    """New matches in the rows where that is true."""
    at = cuda.grid(1)
    if at < seats.shape[0] and where[at]:
        _seat_anew(rows[at], seats, at, plan, dealt[at])


@cuda.jit
def step(
    rows: Any, seats: Any, plan: Any, actions: Any, legal: Any, ended: Any, rewards: Any, illegal: Any, payoffs: Any
) -> None:
    """A push in every match."""
    at = cuda.grid(1)
    if at < seats.shape[0]:
        placed = cuda.local.array(MOST_PARTIES, np.int64)
        _advance(rows[at], seats, at, plan, actions, legal, ended, rewards, illegal, payoffs, placed)


@cuda.jit(device=True)
def see(row: Any, seat: int, plan: Any, observation: Any) -> None:
    """What a seat observes, into zeros."""
    _fill(row, seat, plan, observation)


@cuda.jit(device=True)
def mark(row: Any, seat: int, plan: Any, mask: Any) -> None:
    """What a seat may choose, into zeros."""
    _fill_mask(row, seat, mask)


class TomokoOnGpu:
    """The steps of many matches, as tocca.learning.gpu.GpuKernels."""

    def __init__(self, plan: BatchPlan, encoder: Encoder[Any]) -> None:
        at, patterns, numbers, bits = map(cuda.to_device, plan[:4])
        self.plan = plan._replace(at=at, patterns=patterns, numbers=numbers, bits=bits)
        self._observations, self._masks = (
            ObservationWriter(see, encoder.layout.size, 1),
            ObservationWriter(mark, encoder.actions, 1),
        )

    def begin(self, rows: Any, seats: Any, where: Any, dealt: Any) -> None:
        """New matches."""
        begin[blocks(len(seats)), THREADS](rows, seats, self.plan, where, dealt)

    def step(self, rows: Any, seats: Any, actions: Any, legal: Any, after: DeviceArrays) -> None:
        """A push."""
        step[blocks(len(seats)), THREADS](
            rows, seats, self.plan, actions, legal, after.ended,
            after.rewards[:, 0], after.illegal[:, 0], after.payoffs,
        )  # fmt: skip

    def observe(self, rows: Any, seats: Any, out: Any) -> None:
        """All observations."""
        self._observations.write(rows, seats, self.plan, out)

    def mark(self, rows: Any, seats: Any, out: Any) -> None:
        """All masks."""
        self._masks.write(rows, seats, 0, out)
