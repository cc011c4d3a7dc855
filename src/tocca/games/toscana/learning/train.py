"""Training for Toscana: whole generations of matches at once, then two networks learn how they ended.

Each player lays the tile that leaves the best board in the eyes of one network (temporal difference learning with whole
matches, as in TD-Gammon). Another says what a player may expect whose tile nobody knows yet; comparing both decides
about vetoes.
"""

import math
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from tocca.core.errors import BadOption
from tocca.games.toscana.bots.network import AFTER, BEFORE, SCALE
from tocca.games.toscana.learning.afterstates import VETOED
from tocca.games.toscana.learning.boards import Boards
from tocca.training.run import CHECKPOINT, CURVE, WEIGHTS, Curve, Tell, Wish

MATCHES, SMALL = 16384, 256  # of a generation, on a GPU and on a processor
HIDDEN = {AFTER: 64, BEFORE: 32}
LONGEST = 64  # placements and vetoes of a game
DOUBT = 0.1  # of the vetoes are decided by chance


class Generations:
    """Networks that judge boards, and what they learn from."""

    def __init__(self, matches: int, seed: int, device: str) -> None:
        torch.manual_seed(seed)
        self.boards, self.seed, self.device = Boards(matches, device), seed, torch.device(device)
        self.nets = nn.ModuleDict({name: _layers(width) for name, width in HIDDEN.items()}).to(self.device)
        self.slow = {name: value.detach().clone() for name, value in self.nets.state_dict().items()}
        self.optimizer = torch.optim.Adam(self.nets.parameters(), lr=1e-3)
        self.scale = torch.from_numpy(SCALE).to(self.device)
        self.generation, self.seconds = 0, 0.0

    @torch.no_grad()
    def play(self, temperature: float) -> tuple[torch.Tensor, ...]:
        """A generation of matches: features of the boards that players left and met, and how it ended for them."""
        boards = self.boards
        boards.deal([self.seed, self.generation])
        left: list[tuple[torch.Tensor, ...]] = []
        met: list[tuple[torch.Tensor, ...]] = []
        for _ in range(LONGEST):
            if not boards.list():
                break
            matches = torch.repeat_interleave(torch.arange(boards.count, device=self.device), boards.counts)
            firsts = boards.counts.cumsum(0) - boards.counts
            slots = torch.arange(len(matches), device=self.device) - firsts[matches]
            after, before = boards.features(matches, slots) / self.scale, boards.before / self.scale
            table = torch.full(boards.ids.shape, -1e9, device=self.device)
            table[matches, slots] = _worth(self.nets[AFTER](after))
            noise = -torch.log(-torch.log(torch.rand_like(table) + 1e-20) + 1e-20)
            chosen = (table / temperature + noise).argmax(1)
            refused = self._choose_vetoes(table.amax(1), _worth(self.nets[BEFORE](before)))
            actions = torch.where(refused, VETOED, boards.ids.gather(1, chosen[:, None])[:, 0])
            going = boards.counts > 0
            laid = going & ~refused
            left.append((after[(firsts + chosen)[laid]], boards.movers[laid], laid.nonzero()[:, 0]))
            met.append((before[going], boards.movers[going], going.nonzero()[:, 0]))
            boards.play(actions)
        self.generation += 1
        ended = boards.margins()
        return (*_outcomes(left, ended), *_outcomes(met, ended))

    def _choose_vetoes(self, best: torch.Tensor, expected: torch.Tensor) -> torch.Tensor:
        """Which tiles are vetoed: those better than what may come instead, and some by chance."""
        doubt = torch.rand(self.boards.count, device=self.device)
        return self.boards.vetoes & torch.where(doubt < DOUBT, doubt < DOUBT / 2, best > expected)

    def learn(self, data: tuple[torch.Tensor, ...], rate: float, batch: int = 1 << 14) -> float:
        """Fit the networks to a generation; the mean squared error of who won."""
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        left, won, met, theirs = data
        errors = []
        orders = (torch.randperm(len(part), device=self.device).split(batch) for part in (left, met))
        for at, by in zip(*orders, strict=False):
            miss, error = _error(self.nets[AFTER](left[at]), won[at])
            errors.append(miss)
            self.optimizer.zero_grad(set_to_none=True)
            (error + _error(self.nets[BEFORE](met[by]), theirs[by])[1]).backward()
            self.optimizer.step()
            for name, value in self.nets.state_dict().items():
                self.slow[name].lerp_(value, 0.005)
        return float(torch.stack(errors).mean())

    def save(self, folder: Path) -> None:
        """The averaged weights, and what is needed to go on."""
        held: dict[str, Any] = {name: value.cpu().numpy().astype(np.float16) for name, value in self.slow.items()}
        np.savez_compressed(folder / WEIGHTS, **held)
        state = {"nets": self.nets.state_dict(), "slow": self.slow, "optimizer": self.optimizer.state_dict(),
                 "generation": self.generation, "seconds": self.seconds}  # fmt: skip
        torch.save(state, folder / CHECKPOINT)

    def load(self, folder: Path) -> None:
        """Go on where `save` stopped."""
        state = torch.load(folder / CHECKPOINT, map_location=self.device, weights_only=True)
        self.nets.load_state_dict(state["nets"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.slow, self.generation, self.seconds = state["slow"], state["generation"], state["seconds"]


def _layers(width: int) -> nn.Sequential:
    """One hidden layer; the last says who wins (before tanh) and by how many tens of points."""
    return nn.Sequential(nn.Linear(len(SCALE), width), nn.ReLU(), nn.Linear(width, 2))


def _worth(judged: torch.Tensor) -> torch.Tensor:
    """To win counts, and the margin a little."""
    return torch.tanh(judged[:, 0]) + 0.02 * judged[:, 1]


def _error(judged: torch.Tensor, margins: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Of who won; and of that and the margin."""
    miss = (torch.tanh(judged[:, 0]) - margins.sign()).square().mean()
    return miss.detach(), miss + 0.1 * (judged[:, 1] - margins / 10).square().mean()


def _outcomes(kept: list[tuple[torch.Tensor, ...]], ended: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Features, and the margins at the end as the movers saw them."""
    sign = torch.cat([1 - 2 * one[1] for one in kept])
    return torch.cat([one[0] for one in kept]), (sign * ended[torch.cat([one[2] for one in kept])]).float()


def learn(wish: Wish, tell: Tell) -> Path:
    """Train for so long; where the weights are."""
    if wish.teacher or wish.against is not None:
        raise BadOption("Toscana learns from its own matches only: it has no teacher and no best response")
    work = Generations(MATCHES if wish.device == "cuda" else SMALL, wish.seed, wish.device)
    if wish.resume:
        work.load(wish.out)
    began, before = time.monotonic(), work.seconds
    with Curve(wish.out / CURVE, wish.resume, tell) as curve:
        while (spent := time.monotonic() - began) < 60 * wish.minutes:
            share = spent / (60 * wish.minutes)
            data = work.play(temperature=0.1 * math.exp(-1.5 * share))
            error = work.learn(data, 1e-3 * max(0.05, 1 - share), 1 << 14 if wish.device == "cuda" else 1 << 8)
            work.seconds = before + time.monotonic() - began
            margin = float(data[1].abs().mean())
            curve.sometimes({"seconds": work.seconds, "matches": work.generation * work.boards.count, "error": error,
                             "margin": margin})  # fmt: skip
    work.save(wish.out)
    return wish.out / WEIGHTS
