"""Matches for training, as tensors: the vector environments of tocca.adapters.vector, on a GPU or on the processor."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
import torch

from tocca.adapters.vector import make
from tocca.learning.vector import ONE_MATCH


class Observations(NamedTuple):
    """What is known before a step, by environment."""

    observations: torch.Tensor  # int8
    masks: torch.Tensor  # bool
    seats: torch.Tensor  # who chooses


class Stepped(NamedTuple):
    """What a step brought, by environment."""

    rewards: torch.Tensor
    ended: torch.Tensor  # bool


def first_place(share: Any, players: int) -> Any:
    """What a share of the first place is worth, so that all players' gains sum to nothing."""
    return (players * share - 1) / (players - 1)


class Matches:
    """Self-play in many matches. A match that ended begins anew in the next step, whatever is chosen."""

    def __init__(self, game: str, matches: int, device: str, seed: int, options: Mapping[str, Any]) -> None:
        self.device = torch.device(device)
        self.agents: int = make(game, ONE_MATCH, opponent=None, **options).agents
        self.count = matches * self.agents
        self.envs = make(game, self.count, device=self.device.type, opponent=None, **options)
        observations, infos = self.envs.reset(seed=seed)
        self.seen = self._see(observations, infos)

    def step(self, actions: torch.Tensor) -> Stepped:
        """Everybody's choice; `seen` is what they see next."""
        given = actions if self.device.type == "cuda" else actions.numpy()
        observations, rewards, ended, _, infos = self.envs.step(given)
        self.seen = self._see(observations, infos)
        over = self._tensor(ended).bool().clone()
        return Stepped(self._first_places(self._tensor(rewards), over), over)

    def _first_places(self, rewards: torch.Tensor, over: torch.Tensor) -> torch.Tensor:
        """What counts is to be first: 1 for a victory, shared if it is, and less for all others the fewer they are."""
        if self.agents == 1:
            return rewards.clone()
        by_match = rewards.view(-1, self.agents)
        first = (by_match == by_match.amax(1, keepdim=True)).float()
        share = (first / first.sum(1, keepdim=True)).view(-1)
        return torch.where(over, first_place(share, self.agents), 0.0)

    def _see(self, observations: Any, infos: dict[str, Any]) -> Observations:
        if self.agents > 1:
            seats = torch.arange(self.count, device=self.device) % self.agents
        else:
            seats = self._tensor(infos["seat"]).long().clone()
        return Observations(
            self._tensor(observations).clone(), self._tensor(infos["action_mask"]).clone().bool(), seats
        )

    def _tensor(self, array: Any) -> torch.Tensor:
        if isinstance(array, np.ndarray):
            return torch.from_numpy(array)
        return torch.as_tensor(array, device=self.device)
