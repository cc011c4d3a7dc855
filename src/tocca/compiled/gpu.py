"""The compiled games on a GPU: one thread plays one row, by the same kernels as the processor.

    from tocca.compiled.gpu import device_function

    play_row = device_function(playout)

    @cuda.jit
    def play(rows, steps):
        at = cuda.grid(1)
        if at < len(rows):
            steps[at] = play_row(rows[at])

A kernel that `numba.njit` made is compiled again for the device when a CUDA kernel calls it, so no rule stands twice.
Rows lie as columns in the device's memory (Fortran order): threads side by side then read numbers side by side.
Tables lie in its ordinary memory: threads that read different places of constant memory wait for each other, which
made random play of one game four times slower.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

from tocca.core.errors import ToccaError
from tocca.core.extras import need

need("gpu", "numba", "numba_cuda")

if not hasattr(np, "row_stack"):  # NumPy 2.5 has dropped this name, and numba-cuda 0.30 asks for it when it is imported
    setattr(np, "row_stack", np.vstack)  # noqa: B010

import numba.cuda  # noqa: E402
from numba import config  # noqa: E402

from tocca.compiled.batches import Rows, row_seeds  # noqa: E402

THREADS = 128  # of a block: two to eight blocks of these kernels fit on a multiprocessor
cuda: Any = numba.cuda  # has no types
SIMULATED = bool(getattr(config, "ENABLE_CUDASIM"))  # noqa: B009


def _keep_tables_in_ordinary_memory() -> None:
    """Let Numba put the tables of kernels there; it has no setting for it."""
    target = import_module("numba.cuda.target")
    make, nvvm = target.CUDATargetContext.make_constant_array, target.nvvm

    def make_table(context: Any, builder: Any, kind: Any, table: Any) -> Any:
        constant = nvvm.ADDRSPACE_CONSTANT
        nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL
        try:
            return make(context, builder, kind, table)
        finally:
            nvvm.ADDRSPACE_CONSTANT = constant

    target.CUDATargetContext.make_constant_array = make_table


if not SIMULATED:
    _keep_tables_in_ordinary_memory()


class NoGpu(ToccaError, RuntimeError):
    """There is no GPU that CUDA can use."""


def check_gpu() -> None:
    """Raise NoGpu unless there is one."""
    if not cuda.is_available():
        raise NoGpu("device='cuda' needs an NVIDIA GPU and its driver; this machine has none that CUDA can use")


def device_function(kernel: Any) -> Any:
    """A kernel of the processor, to be called from a CUDA kernel. In Numba's simulator arrays are unwrapped first."""
    if not SIMULATED:
        return kernel
    return lambda *arguments: kernel(*map(_unwrap, arguments))


def _unwrap(value: Any) -> Any:
    """The NumPy array behind the simulator's; in tuples, too."""
    if isinstance(value, tuple):
        return type(value)(*map(_unwrap, value)) if hasattr(value, "_fields") else tuple(map(_unwrap, value))
    while hasattr(type(value), "__cuda_ndarray__") or type(value).__name__ == "FakeWithinKernelCUDAArray":
        value = value.__dict__["_item" if "_item" in value.__dict__ else "_ary"]
    return value


class DeviceArray:
    """An array in the GPU's memory, for PyTorch and CuPy without a copy: `torch.as_tensor(array)` and
    `cupy.asarray(array)`.

    JAX takes DLPack, too (`jax.dlpack.from_dlpack(array)`); that was never tried on a GPU."""

    def __init__(self, array: Any) -> None:
        self.array = array  # Numba's
        self.shape: tuple[int, ...] = array.shape
        self.dtype = array.dtype

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        interface: dict[str, Any] = self.array.__cuda_array_interface__
        return interface

    def __dlpack__(self, **wishes: Any) -> Any:
        return self._view_memory().__dlpack__(**wishes)

    def __dlpack_device__(self) -> tuple[int, int]:
        kind, number = self._view_memory().__dlpack_device__()
        return int(kind), int(number)

    def _view_memory(self) -> Any:
        from cuda.core.utils import StridedMemoryView  # type: ignore[import-untyped]

        return StridedMemoryView.from_cuda_array_interface(self.array, stream_ptr=-1)

    def numpy(self) -> Any:
        """A copy in the processor's memory."""
        return self.array.copy_to_host()

    def __len__(self) -> int:
        return self.shape[0]


def blocks(threads: int, per_block: int = THREADS) -> int:
    """How many blocks hold so many threads."""
    return -(-threads // per_block)


def new_rows(count: int, start: Rows) -> Any:
    """Room for so many rows like that one; rows are columns in memory."""
    return cuda.device_array((count, len(start)), dtype=start.dtype, order="F")


@cuda.jit
def fill_rows(rows: Any, start: Any, seeds: Any, chance: int) -> None:
    """Each row like `start`, with random numbers of its own in the column `chance`."""
    at = cuda.grid(1)
    if at < rows.shape[0]:
        for column in range(rows.shape[1]):
            rows[at, column] = start[column]
        rows[at, chance] = seeds[at]


def random_matches(
    start: Rows, count: int, seed: int, chance: int, play: Callable[[Any, Any], None]
) -> tuple[DeviceArray, int]:
    """What `batches.random_matches` does, on the GPU: `play(rows, steps)` plays all rows out."""
    check_gpu()
    rows, steps = new_rows(count, start), cuda.to_device(np.zeros(count, dtype=np.int64))
    seeds = row_seeds(seed, count, start.dtype)
    fill_rows[blocks(count), THREADS](rows, cuda.to_device(start), cuda.to_device(seeds), chance)
    play(rows, steps)
    return DeviceArray(rows), int(steps.copy_to_host().sum())
