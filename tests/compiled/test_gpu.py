"""The twins on a GPU, without one: every kernel compiles to PTX, and Numba's simulator plays what the processor plays.

On a machine with a GPU, `make check-gpu` plays 100,000 matches a game and compares every row.
"""

import os
import re
import subprocess
import sys
from importlib import import_module
from typing import Any

import pytest

from tests.compiled import on_gpu
from tocca.core.registry import games, manifest

GAMES = [game for game in games() if manifest(game).vector]


@pytest.mark.parametrize("game", GAMES)
def test_every_kernel_compiles_for_a_gpu(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("dispatcher", "compiler"):
        monkeypatch.setattr(import_module(f"numba.cuda.{name}"), "get_current_device", on_gpu.hopper)
    for name, text in on_gpu.compile_kernels(game):
        assert ".target sm_90" in text, name
        # Threads read different places of a table, and would wait for each other in constant memory.
        assert not re.search(r"^\.const .*\[\d+\]", text, re.MULTILINE), f"{name} has a table in constant memory"


def test_the_simulator_plays_what_the_processor_plays() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tests.compiled.on_gpu", *GAMES],
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.splitlines() == [f"{game}: equal" for game in GAMES]


def test_without_a_gpu_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    from numba import cuda

    from tocca.adapters.vector import make
    from tocca.compiled.gpu import NoGpu

    monkeypatch.setattr(cuda, "is_available", lambda: False)
    with pytest.raises(NoGpu, match="needs an NVIDIA GPU"):
        make(GAMES[0], 4, device="cuda")


def test_a_device_is_one_of_two() -> None:
    from tocca import BadOption
    from tocca.adapters.vector import make

    wrong: Any = "tpu"
    with pytest.raises(BadOption, match="'cpu' or 'cuda'"):
        make(GAMES[0], 4, device=wrong)
