"""Trained networks that play: small enough for NumPy, so nobody needs PyTorch to meet them.

A game describes its network once (`Network`), in operations that NumPy and PyTorch both have (`Operations`); the same
lines learn on a GPU (tocca.training) and play here. Weights are kept as half-precision numbers.
"""

import random
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from tocca.bots.player import BadBot, Candidate, Thought
from tocca.core.errors import BadOption
from tocca.core.registry import manifest
from tocca.learning.encoding import Encoder
from tocca.learning.games import encoder

Array = Any  # of NumPy or of PyTorch
Weights = Mapping[str, Array]
Reals = npt.NDArray[np.float64]


class Operations(Protocol):
    """What NumPy and PyTorch call by the same names, as positional arguments."""

    def einsum(self, rule: str, *arrays: Array) -> Array:
        """Sums of products."""

    def concatenate(self, arrays: list[Array], axis: int, /) -> Array:
        """One after another."""

    def stack(self, arrays: list[Array], axis: int, /) -> Array:
        """Side by side."""

    def amax(self, array: Array, axis: Any, /) -> Array:
        """The largest along some axes."""


class Network(Protocol):
    """What a game says about its network. Rows are positions."""

    seats: int
    options: Mapping[str, Any]  # of the matches in which it learns, but for defaults
    shapes: Mapping[str, tuple[int, ...]]  # of the weights
    first: Mapping[str, list[float]]  # weights that do not begin at random

    def tables(self) -> dict[str, npt.NDArray[np.float32]]:
        """What the rules give and nobody learns."""

    def look(self, xp: Operations, tables: Weights, seen: Array, masks: Array) -> Array:
        """Features of each observation. Nothing is learned here, so a training works them out only once."""

    def judge(self, xp: Operations, weights: Weights, features: Array) -> tuple[Array, Array]:
        """How much each action appeals (logits), and what the position is worth, from -1 to 1."""


def layers(sizes: list[int]) -> dict[str, tuple[int, ...]]:
    """The weights of a trunk: each layer has a matrix and a bias."""
    shapes: dict[str, tuple[int, ...]] = {}
    for number, (before, after) in enumerate(pairwise(sizes)):
        shapes |= {f"trunk{number}": (before, after), f"bias{number}": (after,)}
    return shapes


def heads(width: int, **sizes: int) -> dict[str, tuple[int, ...]]:
    """The weights of linear layers behind a trunk of that width, each with a bias."""
    shapes: dict[str, tuple[int, ...]] = {}
    for name, size in sizes.items():
        shapes |= {name: (width, size), f"{name}_bias": (size,)}
    return shapes


def trunk(weights: Weights, x: Array) -> Array:
    """All layers, each cut off below zero."""
    number = 0
    while f"trunk{number}" in weights:
        x = x @ weights[f"trunk{number}"] + weights[f"bias{number}"]
        x = x * (x > 0)
        number += 1
    return x


def head(weights: Weights, name: str, x: Array) -> Array:
    """A linear layer."""
    return x @ weights[name] + weights[f"{name}_bias"]


class PlainNetwork:
    """For a game that describes none: layers over the observation as it is."""

    first: Mapping[str, list[float]] = {}

    def __init__(self, encoder: Encoder[Any], width: int = 256) -> None:
        self.seats = encoder.seats
        self.options: Mapping[str, Any] = encoder.options._asdict()
        self._high = np.maximum(encoder.layout.high, 1).astype(np.float32)
        sizes = [encoder.layout.size, width, width]
        self.shapes: Mapping[str, tuple[int, ...]] = {**layers(sizes), **heads(width, action=encoder.actions, value=1)}

    def tables(self) -> dict[str, npt.NDArray[np.float32]]:
        """The largest value of every number."""
        return {"high": self._high}

    def look(self, xp: Operations, tables: Weights, seen: Array, masks: Array) -> Array:
        """The observation, from 0 to 1."""
        return seen / tables["high"]

    def judge(self, xp: Operations, weights: Weights, features: Array) -> tuple[Array, Array]:
        """By one layer each."""
        x = trunk(weights, features)
        return head(weights, "action", x), head(weights, "value", x)[:, 0]


def network_of(game: str) -> Network:
    """The network that the game describes, or plain layers."""
    own: Network | None = manifest(game).part("network")
    return PlainNetwork(encoder(game)) if own is None else own


def read_weights(path: Path, network: Network) -> dict[str, npt.NDArray[np.float32]]:
    """The weights in a file; BadBot where they are another network's."""
    try:
        with np.load(path, allow_pickle=False) as held:
            found = {name: held[name].astype(np.float32) for name in held.files}
    except (OSError, ValueError) as problem:
        raise BadBot(f"there are no weights in {path}: {problem}") from problem
    if {name: value.shape for name, value in found.items()} != dict(network.shapes):
        raise BadBot(f"the weights in {path} are those of another network")
    return found


class NetworkJudge:
    """A network with its weights: what it thinks of a view."""

    def __init__(self, network: Network, weights: Path) -> None:
        self.network, self.weights = network, read_weights(weights, network)
        self._tables = network.tables()

    def chances(self, encoder: Encoder[Any], view: Any, legal: Iterable[Any], temperature: float = 1.0) -> Reals:
        """How likely it is to choose each action, by number."""
        seen, mask = encoder.observe(view), encoder.mask(view, legal) != 0
        features = self.network.look(np, self._tables, seen[None].astype(np.float32), mask[None])
        logits, _ = self.network.judge(np, self.weights, features)
        appeal = np.where(mask, logits[0].astype(np.float64), -np.inf)
        weights = np.exp((appeal - appeal.max()) / max(temperature, 1e-3))
        return np.asarray(weights / weights.sum(), dtype=np.float64)


class NetworkBot:
    """Plays what a network likes: the best action, or with `temperature` a mix of good ones."""

    def __init__(self, network: Network, weights: Path, temperature: float = 0.0) -> None:
        if temperature < 0:
            raise BadBot("temperature can't be negative")
        self.judge, self.temperature = NetworkJudge(network, weights), temperature
        self._encoder = cache(lambda game, seats, options: encoder(game, seats, **options._asdict()))

    def think(self, game: Any, view: Any, rng: random.Random) -> Thought:
        """The actions it may choose, the likeliest first; it says nothing about chances to win."""
        world = game.resample(view, rng)
        legal = world.legal(view.seat)
        if len(legal) == 1:
            return Thought(legal[0], ())
        if world.seats != self.judge.network.seats:
            raise BadOption(f"this network plays with {self.judge.network.seats} seats, not {world.seats}")
        encoder = self._encoder(game.id, world.seats, view.options)
        chances = self.judge.chances(encoder, view, legal, self.temperature)
        number = rng.choices(range(len(chances)), chances.tolist())[0]
        order = sorted(legal, key=lambda action: -chances[encoder.number(view, action)])
        found = (Candidate(action, float(chances[encoder.number(view, action)]), 1) for action in order)
        return Thought(encoder.action(view, number), tuple(found))

    def choose(self, game: Any, view: Any, rng: random.Random) -> Any:
        """An action for that view."""
        return self.think(game, view, rng).action
