"""`tocca train GAME`: learn for some minutes; write the weights, a checkpoint to go on from, and the learning curve."""

import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import torch

from tocca.core.errors import BadOption
from tocca.core.registry import manifest
from tocca.learning.network import network_of
from tocca.training.lessons import learn_lessons, play_lessons
from tocca.training.matches import Matches
from tocca.training.modules import NetworkModule
from tocca.training.ppo import SMALL, LearningSettings, Trainer

WEIGHTS, CHECKPOINT, CURVE = "weights.npz", "checkpoint.pt", "curve.jsonl"
Tell = Callable[[dict[str, float]], None]


class Wish(NamedTuple):
    """What the command asks for."""

    game: str
    out: Path
    minutes: float
    seed: int = 1
    device: str = "cpu"
    resume: bool = False
    teacher: str = ""  # a bot whose matches it learns from first
    lessons: float = 1.0  # minutes of them
    against: Path | None = None  # weights that never change: what comes out is a best response


def learn(wish: Wish, tell: Tell) -> Path:
    """Train that game's network; where its weights are."""
    if not manifest(wish.game).vector:
        raise BadOption(f"{wish.game} has no vector environment to train in")
    wish.out.mkdir(parents=True, exist_ok=True)
    own: Callable[[Wish, Tell], Path] | None = manifest(wish.game).part("train")
    return (own or learn_by_policy)(wish, tell)


def learn_by_policy(wish: Wish, tell: Tell) -> Path:
    """By policy gradients: the way of every game that has none of its own."""
    trainer = _trainer(wish)
    with Curve(wish.out / CURVE, wish.resume, tell) as curve:
        if wish.resume:
            trainer.load(wish.out / CHECKPOINT)
        elif wish.teacher:
            shown = play_lessons(wish.game, wish.teacher, 60 * wish.lessons, wish.seed, len(os.sched_getaffinity(0)))
            curve.add({"seconds": 0.0, **learn_lessons(trainer, shown)})
        _train(trainer, 60 * wish.minutes, curve)
    trainer.save(wish.out / CHECKPOINT)
    trainer.averaged.save(wish.out / WEIGHTS)
    return wish.out / WEIGHTS


def _trainer(wish: Wish) -> Trainer:
    torch.manual_seed(wish.seed)
    network = network_of(wish.game)
    settings = LearningSettings() if wish.device == "cuda" else SMALL
    matches = Matches(wish.game, settings.matches, wish.device, wish.seed, network.options)
    rival = None
    if wish.against is not None:
        rival = NetworkModule(network, wish.seed).to(matches.device).requires_grad_(False)
        rival.load(wish.against)
    module = NetworkModule(network, wish.seed).to(matches.device)
    if wish.against is not None:
        module.load(wish.against)
    return Trainer(module, matches, settings, wish.seed, rival)


def _train(trainer: Trainer, seconds: float, curve: "Curve") -> None:
    began, before = time.monotonic(), trainer.seconds
    while (spent := time.monotonic() - began) < seconds:
        report = trainer.update(spent / seconds)
        trainer.seconds = before + time.monotonic() - began
        curve.sometimes({"seconds": trainer.seconds, "steps": trainer.steps, "updates": trainer.updates, **report})


class Curve:
    """The learning curve: a line of JSON every few seconds."""

    EVERY = 5.0

    def __init__(self, path: Path, goes_on: bool, tell: Tell) -> None:
        self._file, self._tell, self._told = path.open("a" if goes_on else "w", encoding="utf-8"), tell, 0.0

    def __enter__(self) -> "Curve":
        return self

    def __exit__(self, *problem: Any) -> None:
        self._file.close()

    def sometimes(self, report: dict[str, float]) -> None:
        """A line, if the last one is old."""
        if time.monotonic() - self._told > self.EVERY:
            self.add(report)

    def add(self, report: dict[str, float]) -> None:
        """A line."""
        self._told = time.monotonic()
        line = {name: round(value, 5) for name, value in report.items()}
        self._file.write(json.dumps(line) + "\n")
        self._file.flush()
        self._tell(line)
