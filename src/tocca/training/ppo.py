"""Proximal policy optimization by self-play, with masks and a pool of past selves.

In games of turns the next choice is often the other player's, whose gain is one's loss: values and advantages change
their sign there. Where all choose at the same time each seat is a player of its own. A share of the matches is played
against an earlier self, of whose choices nothing is learned; one time in four that is the first self, so that simple
opponents stay in the pool.
"""

import copy
from pathlib import Path
from typing import Any, NamedTuple

import torch
from torch import nn

from tocca.training.matches import Matches, Observations
from tocca.training.modules import NetworkModule

PART = 1 << 15  # environments that are judged at a time, to save memory


class LearningSettings(NamedTuple):
    """How to learn."""

    matches: int = 8192
    steps: int = 32  # between two updates
    epochs: int = 2
    batch: int = 16384
    rate: float = 4e-4
    clip: float = 0.2
    entropy: float = 0.012
    trace: float = 0.9  # lambda of the advantages
    average: float = 0.995  # how slowly the averaged weights follow
    pool: float = 0.25  # share of matches against an earlier self
    keep: int = 24  # earlier selves
    renew: int = 20  # updates until the next of them joins


SMALL = LearningSettings(matches=512, batch=2048)  # for a processor


class Batch(NamedTuple):
    """What was seen and done, by step and environment."""

    features: torch.Tensor
    masks: torch.Tensor
    actions: torch.Tensor
    chances: torch.Tensor  # logarithms
    values: torch.Tensor
    seats: torch.Tensor
    rewards: torch.Tensor
    ended: torch.Tensor
    learned: torch.Tensor  # whether the choice was the learner's, in a match under way


class Trainer:
    """One network that learns one game. With `rival` all matches are against that network, which stays as it is."""

    def __init__(
        self, network: NetworkModule, matches: Matches, settings: LearningSettings, seed: int,
        rival: NetworkModule | None = None,
    ) -> None:  # fmt: skip
        self.network, self.matches = network, matches
        self.settings = settings if rival is None else settings._replace(pool=1.0)
        self.device = matches.device
        self.averaged = copy.deepcopy(network).requires_grad_(False)
        self.earlier = rival or copy.deepcopy(network).requires_grad_(False)
        self.pool: list[dict[str, torch.Tensor]] | None = [] if rival is None else None
        self.optimizer = torch.optim.Adam(network.parameters(), lr=settings.rate, eps=1e-5)
        self.updates, self.steps, self.seconds = 0, 0, 0.0
        self.source = torch.Generator(device=self.device).manual_seed(seed)
        self.fresh = torch.zeros(matches.count, dtype=torch.bool, device=self.device)
        self.pooled = int(matches.count // matches.agents * self.settings.pool) * matches.agents
        players = max(matches.agents, 2)
        numbers = torch.arange(matches.count, device=self.device) // matches.agents
        self.learner = numbers % players  # the learner's seat in matches against an earlier self

    def update(self, progress: float) -> dict[str, float]:
        """Play some steps and learn from them; what there is to tell. `progress` goes from 0 to 1."""
        for group in self.optimizer.param_groups:
            group["lr"] = self.settings.rate * max(0.05, 1.0 - progress)
        if self.pool is not None and self.updates % self.settings.renew == 0:
            self._renew_pool(self.pool)
        batch, last = self._play()
        told = self._learn(batch, last, self.settings.entropy * (1.0 - 0.85 * progress))
        self.updates += 1
        ended = batch.ended & batch.learned
        won = (batch.rewards * ended)[:, self.matches.count - self.pooled :].sum()
        of = ended[:, self.matches.count - self.pooled :].sum().clamp(min=1)
        return {**told, "ends": float(batch.ended.float().mean()), "gain": float(won / of)}

    # Playing

    @torch.no_grad()
    def _play(self) -> tuple[Batch, torch.Tensor]:
        rows: list[tuple[torch.Tensor, ...]] = []
        part = slice(self.matches.count - self.pooled, None)
        for _ in range(self.settings.steps):
            seen = self.matches.seen
            features = self._look(seen)
            logits, values = self._judge(self.network, features, seen.masks)
            mine = torch.ones_like(self.fresh)
            if self.pooled:
                theirs, _ = self._judge(self.earlier, features[part], seen.masks[part])
                mine[part] = seen.seats[part] == self.learner[part]
                logits[part] = torch.where(mine[part, None], logits[part], theirs)
            chances = torch.log_softmax(logits, 1)
            actions = torch.multinomial(chances.exp(), 1, generator=self.source)[:, 0]
            learned = mine & ~self.fresh
            stepped = self.matches.step(actions)
            self.steps += self.matches.count // self.matches.agents
            taken = chances.gather(1, actions[:, None])[:, 0]
            ended = stepped.ended & ~self.fresh
            rows.append((features, seen.masks, actions, taken, values, seen.seats, stepped.rewards, ended, learned))
            self.fresh = ended
        seen = self.matches.seen
        _, last = self._judge(self.network, self._look(seen), seen.masks)
        return Batch(*(torch.stack(column) for column in zip(*rows, strict=True))), last

    def _look(self, seen: Observations) -> torch.Tensor:
        """The features of all environments."""
        kind = torch.bfloat16 if self.device.type == "cuda" else torch.float32
        parts = zip(seen.observations.split(PART), seen.masks.split(PART), strict=True)
        return torch.cat([self.network.look(one, mask).to(kind) for one, mask in parts])

    def _judge(
        self, network: nn.Module, features: torch.Tensor, masks: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Logarithms of chances, not yet normed, and values."""
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda"):
            logits, values = network(features)
        return mask_logits(logits.float(), masks), values.float()

    def _renew_pool(self, pool: list[dict[str, torch.Tensor]]) -> None:
        state = {name: value.detach().clone() for name, value in self.averaged.state_dict().items()}
        pool[1:] = [*pool[1:][-self.settings.keep + 1 :], state] if pool else []
        if not pool:
            pool.append(state)
        first, any_one = torch.rand(2, generator=self.source, device=self.device).tolist()
        self.earlier.load_state_dict(pool[0 if first < 0.25 else int(any_one * len(pool))])

    # Learning

    def _learn(self, batch: Batch, last: torch.Tensor, entropy: float) -> dict[str, float]:
        advantages = self._advantages(batch, last)
        chosen = batch.learned.flatten().nonzero()[:, 0]
        flat = {name: value.flatten(0, 1) for name, value in batch._asdict().items()}
        flat["target"] = (advantages + batch.values).flatten()
        scale = advantages.flatten()[chosen]
        flat["advantage"] = (advantages.flatten() - scale.mean()) / (scale.std() + 1e-6)
        sums = torch.zeros(3, device=self.device)
        count = 0
        for _ in range(self.settings.epochs):
            order = chosen[torch.randperm(len(chosen), device=self.device, generator=self.source)]
            for at in order.split(self.settings.batch):
                sums += self._improve(flat, at, entropy)
                count += 1
        policy, value, mixed = (sums / max(count, 1)).tolist()
        return {"policy": policy, "value": value, "entropy": mixed}

    def _advantages(self, batch: Batch, last: torch.Tensor) -> torch.Tensor:
        """Generalized advantages. What comes after the end of a match is none of its business."""
        found = torch.zeros_like(batch.values)
        following, value, seats = torch.zeros_like(last), last, self.matches.seen.seats
        for step in range(len(batch.values) - 1, -1, -1):
            sign = torch.where(seats == batch.seats[step], 1.0, -1.0)
            goes_on = (~batch.ended[step]).float()
            surprise = batch.rewards[step] + goes_on * sign * value - batch.values[step]
            following = surprise + self.settings.trace * goes_on * sign * following
            found[step] = following
            value, seats = batch.values[step], batch.seats[step]
        return found

    def _improve(self, flat: dict[str, torch.Tensor], at: torch.Tensor, weight: float) -> torch.Tensor:
        masks = flat["masks"][at]
        logits, values = self._judge(self.network, flat["features"][at], masks)
        chances = torch.log_softmax(logits, 1)
        entropy = -(chances.exp() * chances.masked_fill(~masks, 0.0)).sum(1).mean()
        ratio = (chances.gather(1, flat["actions"][at][:, None])[:, 0] - flat["chances"][at]).exp()
        gain, clip = flat["advantage"][at], self.settings.clip
        policy = -torch.minimum(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain).mean()
        value = (values - flat["target"][at]).square().mean()
        self.descend(policy + 0.5 * value - weight * entropy)
        return torch.stack([policy.detach(), value.detach(), entropy.detach()])

    def descend(self, loss: torch.Tensor) -> None:
        """A step of the weights, which the averaged ones follow."""
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
        self.optimizer.step()
        with torch.no_grad():
            for slow, quick in zip(self.averaged.parameters(), self.network.parameters(), strict=True):
                slow.lerp_(quick, 1 - self.settings.average)

    # Going on later

    def save(self, path: Path) -> None:
        """What is needed to go on."""
        state = {"network": self.network.state_dict(), "averaged": self.averaged.state_dict(), "pool": self.pool,
                 "optimizer": self.optimizer.state_dict(), "updates": self.updates, "steps": self.steps,
                 "seconds": self.seconds, "source": self.source.get_state()}  # fmt: skip
        torch.save(state, path)

    def load(self, path: Path) -> None:
        """Go on where `save` stopped; the matches under way begin anew."""
        state: dict[str, Any] = torch.load(path, map_location=self.device, weights_only=True)
        self.network.load_state_dict(state["network"])
        self.averaged.load_state_dict(state["averaged"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.updates, self.steps, self.seconds = state["updates"], state["steps"], state["seconds"]
        self.pool = state["pool"]
        self.source.set_state(state["source"].cpu())


def mask_logits(logits: torch.Tensor, masks: torch.Tensor) -> torch.Tensor:
    """Without what is forbidden; an environment that may do nothing may choose anything."""
    none = ~masks.any(1, keepdim=True)
    return logits.masked_fill(~(masks | none), -1e9)
