"""Many matches of Toscana for training, as tensors: on a GPU, or on the processor."""

from typing import Any

import numpy as np
import torch

import tocca
from tocca.games.toscana.bots.evaluation import FEATURES
from tocca.games.toscana.compiled.columns import RNG
from tocca.games.toscana.compiled.rows import encode
from tocca.games.toscana.compiled.rules import MOST_ACTIONS
from tocca.games.toscana.learning.kernels import RANDOM_OPENER


class Boards:
    """So many matches of one game each; all lay a tile, or veto one, at the same time."""

    def __init__(self, count: int, device: str) -> None:
        self.count, self.device = count, torch.device(device)
        self._start = encode(tocca.game("toscana").start(2, 1, games=1, first="random").position)
        self.ids = self._new(count, MOST_ACTIONS, dtype=torch.int64)
        self.counts, self.movers, self._margins = (self._new(count, dtype=torch.int64) for _ in range(3))
        self.vetoes = self._new(count, dtype=torch.bool)
        self.before = self._new(count, FEATURES, dtype=torch.float32)
        if self.device.type == "cuda":
            from tocca.compiled.gpu import check_gpu, new_rows
            from tocca.games.toscana.learning import gpu_afterstates

            check_gpu()
            self._kernels: Any = gpu_afterstates
            self._rows = new_rows(count, self._start)
        else:
            from tocca.games.toscana.learning import afterstates

            self._kernels = afterstates
            self._rows = np.repeat(self._start[None, :], count, axis=0)

    def deal(self, seeds: list[int]) -> None:
        """New matches, each with stacks and an opener of its own."""
        chance = np.random.PCG64(seeds).random_raw(self.count).view(self._start.dtype)
        if self.device.type == "cuda":
            from tocca.compiled.gpu import THREADS, blocks, cuda, fill_rows

            given = cuda.to_device(self._start), cuda.to_device(chance), RNG
            fill_rows[blocks(self.count), THREADS](self._rows, *given)
        else:
            self._rows[:] = self._start
            self._rows[:, RNG] = chance
        self._run("deal_all", self.count, RANDOM_OPENER)

    def list(self) -> int:
        """Find all candidates: `ids` and `counts`, and what is known before; how many there are in all."""
        self.before = torch.zeros_like(self.before)
        self._run("list_all", self.count, self.ids, self.counts, self.before, self.movers, self.vetoes)
        return int(self.counts.sum())

    def features(self, matches: torch.Tensor, slots: torch.Tensor) -> torch.Tensor:
        """Of these candidates."""
        found = self._new(len(matches), FEATURES, dtype=torch.float32)
        self._run("judge_all", len(matches), matches, slots, self.ids, found)
        return found

    def play(self, actions: torch.Tensor) -> None:
        """A placement, or a veto, in every match."""
        self._run("play_all", self.count, actions)

    def margins(self) -> torch.Tensor:
        """By how many points seat 0 has won."""
        self._run("margins", self.count, self._margins)
        return self._margins.clone()

    def _new(self, *shape: int, dtype: torch.dtype) -> torch.Tensor:
        return torch.zeros(shape, dtype=dtype, device=self.device)

    def _run(self, name: str, threads: int, *arguments: Any) -> None:
        kernel = getattr(self._kernels, name)
        if self.device.type != "cuda":
            kernel(self._rows, *(one.numpy() if isinstance(one, torch.Tensor) else one for one in arguments))
            return
        from tocca.compiled.gpu import THREADS, blocks, cuda

        given = (cuda.as_cuda_array(one) if isinstance(one, torch.Tensor) else one for one in arguments)
        kernel[blocks(threads), THREADS](self._rows, *given)
