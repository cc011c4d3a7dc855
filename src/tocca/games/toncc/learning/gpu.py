"""Tóncc by the thousand on a GPU: the kernels of kernels.py, one thread a match."""

from typing import Any

import numpy as np

from tocca.compiled.gpu import THREADS, blocks, cuda, device_function
from tocca.games.toncc.compiled.dealing import SEATS
from tocca.games.toncc.learning import kernels
from tocca.games.toncc.learning.encoding import ACTIONS, LAYOUT
from tocca.learning.gpu import DeviceArrays, ObservationWriter

_advance, _seat_anew, _fill = map(device_function, (kernels.advance, kernels.seat_anew, kernels.fill))


@cuda.jit
def begin(rows: Any, seats: Any, wanted: int, where: Any, dealt: Any) -> None:
    """New matches in the rows where that is true."""
    at = cuda.grid(1)
    if at < seats.shape[0] and where[at]:
        _seat_anew(rows[at], seats, at, wanted, dealt[at])


@cuda.jit
def step(
    rows: Any, seats: Any, wanted: int, actions: Any, ended: Any, rewards: Any, illegal: Any, payoffs: Any
) -> None:
    """A joint move of every match."""
    at = cuda.grid(1)
    if at < seats.shape[0]:
        movements, placed = cuda.local.array(SEATS, np.int64), cuda.local.array(SEATS, np.int64)
        _advance(rows[at], seats, at, wanted, actions, ended, rewards, illegal, payoffs, movements, placed)


@cuda.jit(device=True)
def see(row: Any, seat: int, plan: Any, observation: Any) -> None:
    """What a seat observes, into zeros."""
    _fill(row, seat, observation)


@cuda.jit(device=True)
def mark(row: Any, seat: int, plan: Any, mask: Any) -> None:
    """What a seat may choose, into zeros."""
    for movement in range(ACTIONS):  # TN-6
        mask[movement] = 1


class TonccOnGpu:
    """The steps of many matches, as tocca.learning.gpu.GpuKernels."""

    def __init__(self, wanted: int, agents: int) -> None:
        self.wanted, self.agents = wanted, agents
        self._observations, self._masks = (
            ObservationWriter(see, LAYOUT.size, agents),
            ObservationWriter(mark, ACTIONS, agents),
        )

    def begin(self, rows: Any, seats: Any, where: Any, dealt: Any) -> None:
        """New matches."""
        begin[blocks(len(seats)), THREADS](rows, seats, self.wanted, where, dealt)

    def step(self, rows: Any, seats: Any, actions: Any, legal: Any, after: DeviceArrays) -> None:
        """A joint move."""
        step[blocks(len(seats)), THREADS](
            rows, seats, self.wanted, actions.reshape(len(seats), self.agents), after.ended,
            after.rewards, after.illegal, after.payoffs,
        )  # fmt: skip

    def observe(self, rows: Any, seats: Any, out: Any) -> None:
        """All observations."""
        self._observations.write(rows, seats, 0, out)

    def mark(self, rows: Any, seats: Any, out: Any) -> None:
        """All masks."""
        self._masks.write(rows, seats, 0, out)
