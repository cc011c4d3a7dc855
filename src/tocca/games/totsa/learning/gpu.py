"""Totsa! by the thousand on a GPU: the kernels beside this file, one thread a match."""

from typing import Any

import numpy as np

from tocca.compiled.gpu import THREADS, blocks, cuda, device_function
from tocca.games.totsa.compiled.tables import MOST_ACTIONS
from tocca.games.totsa.learning.encoding import TotsaEncoder
from tocca.games.totsa.learning.kernels import choosing, observing, playing
from tocca.games.totsa.learning.kernels.choosing import Numbering, Scratch
from tocca.games.totsa.learning.kernels.observing import Fields
from tocca.games.totsa.rules.actions import MOST_SEATS
from tocca.learning.gpu import DeviceArrays, ObservationWriter

_advance, _seat_anew, _fill, _fill_mask = map(
    device_function, (playing.advance, playing.seat_anew, observing.fill, choosing.fill_mask)
)


@cuda.jit
def begin(rows: Any, seats: Any, wanted: int, numbering: Any, where: Any, dealt: Any) -> None:
    """New matches in the rows where that is true."""
    at = cuda.grid(1)
    if at < seats.shape[0] and where[at]:
        chosen, keys = cuda.local.array(MOST_SEATS, np.int64), cuda.local.array(MOST_SEATS, np.int64)
        room = Scratch(chosen, keys, cuda.local.array(MOST_ACTIONS, np.int64))
        _seat_anew(rows[at], seats, at, wanted, dealt[at], numbering, room)


@cuda.jit
def step(
    rows: Any, seats: Any, wanted: int, numbering: Any, actions: Any, legal: Any, ended: Any, rewards: Any,
    illegal: Any, payoffs: Any,
) -> None:  # fmt: skip
    """A round of every match."""
    at = cuda.grid(1)
    if at < seats.shape[0]:
        chosen, keys = cuda.local.array(MOST_SEATS, np.int64), cuda.local.array(MOST_SEATS, np.int64)
        room = Scratch(chosen, keys, cuda.local.array(MOST_ACTIONS, np.int64))
        placed = cuda.local.array(MOST_SEATS, np.int64)
        _advance(rows[at], seats, at, wanted, numbering, room, actions, legal, ended, rewards, illegal, payoffs, placed)


@cuda.jit(device=True)
def see(row: Any, seat: int, plan: Any, observation: Any) -> None:
    """What a seat observes, into zeros."""
    _fill(row, seat, plan, observation)


@cuda.jit(device=True)
def mark(row: Any, seat: int, plan: Any, mask: Any) -> None:
    """What a seat may choose, into zeros."""
    offered = cuda.local.array(MOST_ACTIONS, np.int64)
    _fill_mask(row, seat, plan, Scratch(offered, offered, offered), mask)


class TotsaOnGpu:
    """The steps of many matches, as tocca.learning.gpu.GpuKernels."""

    def __init__(self, wanted: int, agents: int, fields: Fields, numbering: Numbering, encoder: TotsaEncoder) -> None:
        self.wanted, self.agents, self.fields, self.actions = wanted, agents, fields, encoder.actions
        times, numbers, actions = map(cuda.to_device, numbering[:3])
        self.numbering = numbering._replace(times=times, numbers=numbers, actions=actions)
        self._observations = ObservationWriter(see, encoder.layout.size, agents)
        self._masks = ObservationWriter(mark, encoder.actions, agents)

    def begin(self, rows: Any, seats: Any, where: Any, dealt: Any) -> None:
        """New matches."""
        begin[blocks(len(seats)), THREADS](rows, seats, self.wanted, self.numbering, where, dealt)

    def step(self, rows: Any, seats: Any, actions: Any, legal: Any, after: DeviceArrays) -> None:
        """A round."""
        many = (len(seats), self.agents)
        step[blocks(len(seats)), THREADS](
            rows, seats, self.wanted, self.numbering, actions.reshape(many), legal.reshape((*many, self.actions)),
            after.ended, after.rewards, after.illegal, after.payoffs,
        )  # fmt: skip

    def observe(self, rows: Any, seats: Any, out: Any) -> None:
        """All observations."""
        self._observations.write(rows, seats, self.fields, out)

    def mark(self, rows: Any, seats: Any, out: Any) -> None:
        """All masks."""
        self._masks.write(rows, seats, self.numbering, out)
