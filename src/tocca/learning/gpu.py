"""The vector environments on a GPU: rows, observations, masks and rewards stay in its memory.

A step is two kernels. The first plays, one thread a match. The second writes observations and masks: each thread
fills its own in the memory that a block shares, then the block copies all of them side by side, so that no byte
travels alone. What is filled in is the processor's own kernel; the tests compare both number for number.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, cast

import numpy as np
import numpy.typing as npt
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from tocca.compiled.gpu import THREADS, DeviceArray, blocks, check_gpu, cuda, device_function, new_rows
from tocca.core.errors import BadOption
from tocca.core.state import State
from tocca.learning.sampling_kernels import random_legal
from tocca.learning.vector import ONE_MATCH, Infos, MatchVector, each_seed, find_spared, stream_seeds

SHARED = 48 * 1024  # bytes that the threads of a block may share
WORD = 8  # bytes copied at a time


class DeviceArrays(NamedTuple):
    """What a step writes, as tocca.learning.vector.StepArrays."""

    observations: Any
    masks: Any
    rewards: Any
    ended: Any
    illegal: Any
    payoffs: Any


class GpuKernels(Protocol):
    """What a game does on a GPU in its own way; all arrays are the device's."""

    def begin(self, rows: Any, seats: Any, where: Any, dealt: Any) -> None:
        """New matches in the rows where that is true, but for those that are dealt already."""

    def step(self, rows: Any, seats: Any, actions: Any, legal: Any, after: DeviceArrays) -> None:
        """A step of all matches; `after.ended` holds which ones the step before ended."""

    def observe(self, rows: Any, seats: Any, out: Any) -> None:
        """Write all observations."""

    def mark(self, rows: Any, seats: Any, out: Any) -> None:
        """Write all masks."""


class ObservationWriter:
    """Writes one array of bytes for each environment, by a kernel that fills zeros: `fill(row, seat, plan, out)`."""

    def __init__(self, fill: Any, size: int, agents: int) -> None:
        self.size, self.agents = size, agents
        self.threads = 64 if 64 * size <= SHARED else 32
        self._write = writer_kernel(fill, size, self.threads)

    def write(self, rows: Any, seats: Any, plan: Any, out: Any) -> None:
        """Into `out`, which `room` made."""
        self._write[out.shape[0] * WORD // (self.threads * self.size), self.threads](
            rows, seats, self.agents, plan, out
        )


def writer_kernel(fill: Any, size: int, threads: int) -> Any:
    """A CUDA kernel that fills so many bytes for each environment."""
    words = threads * size // WORD

    @cuda.jit
    def write(rows: Any, seats: Any, agents: int, plan: Any, out: Any) -> None:
        shared = cuda.shared.array(words, np.int64)
        thread = cuda.threadIdx.x
        for word in range(thread, words, threads):
            shared[word] = 0
        cuda.syncthreads()
        number = cuda.blockIdx.x * threads + thread
        if number < seats.shape[0] * agents:
            match = number // agents
            seat = seats[match] if agents == 1 else number % agents
            own = shared.view(np.int8)[thread * size : (thread + 1) * size]
            fill(rows[match], seat, plan, own)
        cuda.syncthreads()
        for word in range(thread, words, threads):
            out[cuda.blockIdx.x * words + word] = shared[word]

    return write


def _room(environments: int, size: int) -> Any:
    """Room for a writer: whole blocks of 64, as words."""
    return cuda.to_device(np.zeros(blocks(environments, 64) * 64 * size // WORD, dtype=np.int64))


@cuda.jit
def _fill(rows: Any, start: Any, seeds: Any, chance: int, where: Any) -> None:
    """Rows like `start`, each with random numbers of its own, where that is true."""
    at = cuda.grid(1)
    if at < rows.shape[0] and where[at]:
        for column in range(rows.shape[1]):
            rows[at, column] = start[column]
        rows[at, chance] = seeds[at]


@cuda.jit
def _write_row(rows: Any, match: int, row: Any) -> None:
    """One row, which does not lie in one piece."""
    for column in range(rows.shape[1]):
        rows[match, column] = row[column]


@cuda.jit
def _clear(where: Any, rewards: Any, ended: Any, illegal: Any, payoffs: Any) -> None:
    """Nothing has ended yet in matches that begin."""
    at = cuda.grid(1)
    if at < where.shape[0] and where[at]:
        rewards[at], ended[at], illegal[at], payoffs[at] = 0.0, False, False, 0.0


_random_legal = device_function(random_legal)


@cuda.jit
def choose(masks: Any, seed: int, out: Any) -> None:
    """A random legal action of each environment, 0 where there is none."""
    at = cuda.grid(1)
    if at < out.shape[0]:
        out[at] = _random_legal(masks[at], seed + at)


@cuda.jit
def _spread(by_match: Any, by_environment: Any) -> None:
    """One flag for each agent of a match."""
    at = cuda.grid(1)
    if at < by_environment.shape[0]:
        by_environment[at] = by_match[at // (by_environment.shape[0] // by_match.shape[0])]


class GpuVector(VectorEnv[Any, Any, Any]):
    """Many matches of one game on a GPU. `like` is the same environment on the processor, with a single match."""

    metadata: Infos = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(self, like: MatchVector, num_envs: int) -> None:
        check_gpu()
        self.like, self.encoder, self.agents = like, like.encoder, like.agents
        if num_envs % self.agents:
            raise BadOption(f"num_envs must be a multiple of {self.agents}, not {num_envs}")
        self.num_envs, self.matches = num_envs, num_envs // self.agents
        self.single_observation_space = like.single_observation_space
        self.single_action_space = like.single_action_space
        self.observation_space = batch_space(like.single_observation_space, num_envs)
        self.action_space = batch_space(like.single_action_space, num_envs)
        self.kernels = like.gpu_kernels()
        self.rows = new_rows(self.matches, like.rows[0])
        self.seats = cuda.to_device(np.zeros(self.matches, dtype=np.int64))
        self.arrays = self._new_arrays()
        self.terminated = cuda.to_device(np.zeros(num_envs, dtype=np.bool_))
        self._never = cuda.to_device(np.zeros(num_envs, dtype=np.bool_))
        self._sampled = cuda.to_device(np.zeros(num_envs, dtype=np.int64))
        self._seeded = False

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Infos | None = None
    ) -> tuple[DeviceArray, Infos]:
        """New matches everywhere, or where `options["reset_mask"]` is true."""
        where = np.ones(self.matches, dtype=np.bool_)
        where[find_spared(options or {}, self.matches, self.agents, self._seeded)] = False
        asked, dealt = cuda.to_device(where), self._seed(seed, where)
        self.kernels.begin(self.rows, self.seats, asked, dealt)
        _clear[blocks(self.matches), THREADS](asked, *self.arrays[2:])
        return self._observe()

    def step(self, actions: Any) -> tuple[DeviceArray, DeviceArray, DeviceArray, DeviceArray, Infos]:
        """An action for each match; a match that is over begins anew. Actions may be any array of whole numbers, on the
        GPU (`__cuda_array_interface__`) or not."""
        if not self._seeded:
            raise ResetNeeded("the matches have not begun: call reset first")
        given = on_device(actions)
        if given.size != self.num_envs:
            raise TypeError(f"actions are {self.num_envs} whole numbers, not {given.size}")
        legal = _shape(self.arrays.masks, self.num_envs, self.encoder.actions)
        self.kernels.step(self.rows, self.seats, given, legal, self.arrays)
        _spread[blocks(self.num_envs), THREADS](self.arrays.ended, self.terminated)
        observations, infos = self._observe()
        rewards = DeviceArray(self.arrays.rewards.reshape(self.num_envs))
        return observations, rewards, DeviceArray(self.terminated), DeviceArray(self._never), infos

    def sample(self, seed: int) -> DeviceArray:
        """A random legal action for each environment."""
        masks = _shape(self.arrays.masks, self.num_envs, self.encoder.actions)
        choose[blocks(self.num_envs), THREADS](masks, seed * self.num_envs, self._sampled)
        return DeviceArray(self._sampled)

    def state(self, match: int) -> State[Any, Any, Any]:
        """That match as a state of the library, for a closer look."""
        self.like.rows[0] = self.rows.copy_to_host()[match]
        return State(self.encoder.game, self.like.position(0))

    def _seed(self, seed: int | Sequence[int | None] | None, where: npt.NDArray[np.bool_]) -> Any:
        """Random numbers for the rows that begin; which of them are dealt already."""
        several, start, chance = each_seed(seed, self.matches), self.like.rows[0], self.like.random_column
        one = cast(int | None, seed) if several is None else None
        super().reset(seed=one)
        if one is not None or not self._seeded:
            seeds = stream_seeds(self.np_random, self.matches).view(start.dtype)
            given = cuda.to_device(where)
            _fill[blocks(self.matches), THREADS](self.rows, cuda.to_device(start), cuda.to_device(seeds), chance, given)
            self._seeded = True
        dealt: npt.NDArray[np.bool_] = np.zeros(self.matches, dtype=np.bool_)
        for match, own in enumerate(several or ()):
            if own is not None and where[match]:
                _write_row[1, 1](self.rows, match, cuda.to_device(self.like.deal_row(own)))
                dealt[match] = True
        return cuda.to_device(dealt)

    def _observe(self) -> tuple[DeviceArray, Infos]:
        self.kernels.observe(self.rows, self.seats, self.arrays.observations)
        self.kernels.mark(self.rows, self.seats, self.arrays.masks)
        shown, size = self.arrays.observations, self.encoder.layout.size
        infos: Infos = {
            "action_mask": DeviceArray(_shape(self.arrays.masks, self.num_envs, self.encoder.actions)),
            "seat": DeviceArray(self.seats),
            "payoffs": DeviceArray(self.arrays.payoffs),
            "illegal": DeviceArray(self.arrays.illegal),
        }
        return DeviceArray(_shape(shown, self.num_envs, size)), infos

    def _new_arrays(self) -> DeviceArrays:
        many = (self.matches, self.agents)
        return DeviceArrays(
            _room(self.num_envs, self.encoder.layout.size),
            _room(self.num_envs, self.encoder.actions),
            cuda.to_device(np.zeros(many, dtype=np.float32)),
            cuda.to_device(np.zeros(self.matches, dtype=np.bool_)),
            cuda.to_device(np.zeros(many, dtype=np.bool_)),
            cuda.to_device(np.zeros((self.matches, self.encoder.seats), dtype=np.float32)),
        )


def on_gpu(kind: type[MatchVector], num_envs: int, **options: Any) -> GpuVector:
    """That environment on a GPU. What is wrong with the options is said as on the processor."""
    check_gpu()
    one = kind(num_envs=ONE_MATCH, **options)
    if one.autoreset != AutoresetMode.NEXT_STEP:
        raise BadOption("on a GPU matches begin anew in the next step: autoreset_mode must be NextStep")
    return GpuVector(one, num_envs)


def _shape(words: Any, environments: int, size: int) -> Any:
    """The bytes of a writer, by environment."""
    return words.view(np.int8)[: environments * size].reshape(environments, size)


def on_device(array: Any) -> Any:
    """The array in the device's memory, not copied if it is there already."""
    if hasattr(array, "__cuda_array_interface__"):
        return cuda.as_cuda_array(array)
    return cuda.to_device(np.ascontiguousarray(array, dtype=np.int64))
