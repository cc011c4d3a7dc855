"""A game's network as a module of PyTorch, and its weights as a file."""

import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from tocca.learning.network import Network, read_weights

SMALL = 0.1  # heads begin near a uniform mix and a value of nothing


class NetworkModule(nn.Module):
    """Learns the weights of a network that a game describes."""

    def __init__(self, network: Network, seed: int) -> None:
        super().__init__()
        self.network = network
        source = torch.Generator().manual_seed(seed)
        self.weights = nn.ParameterDict({name: nn.Parameter(_first(network, name, source)) for name in network.shapes})
        for name, table in network.tables().items():
            self.register_buffer(name, torch.from_numpy(table))
        self._tables = tuple(network.tables())

    def look(self, observations: torch.Tensor, masks: torch.Tensor) -> torch.Tensor:
        """Features, from which nothing is learned."""
        tables = {name: getattr(self, name) for name in self._tables}
        with torch.no_grad():
            features: torch.Tensor = self.network.look(torch, tables, observations.float(), masks)
        return features

    def forward(self, features: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logits and values."""
        weights: Mapping[str, Any] = dict(self.weights.items())
        logits, values = self.network.judge(torch, weights, features)
        return logits, values

    def save(self, path: Path) -> None:
        """The weights for tocca.learning.network, in half precision."""
        held: dict[str, Any] = {
            name: value.detach().cpu().numpy().astype(np.float16) for name, value in self.weights.items()
        }
        np.savez_compressed(path, **held)

    def load(self, path: Path) -> None:
        """Weights that `save` wrote."""
        for name, value in read_weights(path, self.network).items():
            self.weights[name].data.copy_(torch.from_numpy(value))


def _first(network: Network, name: str, source: torch.Generator) -> torch.Tensor:
    """How a weight begins."""
    if name in network.first:
        return torch.tensor(network.first[name])
    shape = network.shapes[name]
    scale = math.sqrt(2 / shape[0]) if len(shape) > 1 else 0.0
    return torch.randn(shape, generator=source) * scale * (1.0 if name.startswith("trunk") else SMALL)
