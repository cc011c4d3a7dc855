"""What a teacher shows: matches between bots, and from them a first policy and first values, before self-play.

lessons = play_lessons("GAME", "greedy", seconds=60, seed=1, cores=2)
learn_lessons(trainer, lessons)
"""

import random
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import torch

import tocca
from tocca import bots
from tocca.learning.games import encoder
from tocca.learning.network import network_of
from tocca.training.matches import first_place
from tocca.training.ppo import Trainer

RATE = 1e-3
ASTRAY = 0.1  # of the actions are anybody's, so that the lessons cover more than good play


class Lessons(NamedTuple):
    """What was seen, what could be done, what the teacher did, and how it ended for that seat."""

    observations: npt.NDArray[np.int8]
    masks: npt.NDArray[np.bool_]
    actions: npt.NDArray[np.int64]
    payoffs: npt.NDArray[np.float32]


def play_lessons(game: str, teacher: str, seconds: float, seed: int, cores: int) -> Lessons:
    """Matches of the teacher with itself, for so long."""
    with ProcessPoolExecutor(cores, get_context("spawn")) as pool:
        parts = list(pool.map(partial(_play, game, teacher, seconds), range(seed * 1000, seed * 1000 + cores)))
    return Lessons(*map(np.concatenate, zip(*parts, strict=True)))


def _play(game: str, teacher: str, seconds: float, seed: int) -> Lessons:
    rng, player = random.Random(seed), bots.bot(teacher, game)
    network = network_of(game)
    rules, encode = tocca.game(game), encoder(game, network.seats, **network.options)
    rows: list[tuple[Any, Any, int, int, int]] = []
    ends: list[Any] = []
    deadline = None
    while deadline is None or time.monotonic() < deadline:
        state = rules.start(network.seats, rng.getrandbits(32), **network.options)
        while state.to_act and (deadline is None or time.monotonic() < deadline):
            for seat in sorted(state.to_act):
                view, legal = state.view(seat), state.legal(seat)
                action = player.choose(rules, view, rng)
                deadline = deadline or time.monotonic() + seconds  # the first choice may have to be compiled
                if len(legal) > 1:
                    mask = encode.mask(view, legal) != 0
                    rows.append((encode.observe(view), mask, encode.number(view, action), len(ends), seat))
                state = state.apply(seat, rng.choice(legal) if rng.random() < ASTRAY else action)
        ends.append(_gains(state.outcome, state.seats))
    return Lessons(
        np.array([row[0] for row in rows], dtype=np.int8),
        np.array([row[1] for row in rows], dtype=np.bool_),
        np.array([row[2] for row in rows], dtype=np.int64),
        np.array([ends[row[3]][row[4]] for row in rows], dtype=np.float32),
    )


def _gains(outcome: Any, seats: int) -> list[float]:
    """What the end brings each seat; nothing where there is none yet."""
    if outcome is None:
        return [0.0] * seats
    return [first_place((seat in outcome.winners) / len(outcome.winners), seats) for seat in range(seats)]


def learn_lessons(trainer: Trainer, lessons: Lessons, epochs: int = 10, batch: int = 1024) -> dict[str, float]:
    """Imitate the teacher; how often the network then does what the teacher did, on lessons that it has not seen."""
    network, device = trainer.network, trainer.device
    for group in trainer.optimizer.param_groups:
        group["lr"] = RATE
    seen, masks, actions, ends = (torch.from_numpy(array).to(device) for array in lessons)
    order = torch.randperm(len(actions), generator=trainer.source, device=device)
    held, rest = order[: len(order) // 20], order[len(order) // 20 :]
    for _ in range(epochs):
        shuffled = rest[torch.randperm(len(rest), generator=trainer.source, device=device)]
        for at in shuffled.split(batch):
            logits, values = network(network.look(seen[at], masks[at]))
            likelihood = torch.log_softmax(logits.masked_fill(~masks[at], -1e9), 1).gather(1, actions[at][:, None])
            trainer.descend(0.5 * (values - ends[at]).square().mean() - likelihood.mean())
    trainer.averaged.load_state_dict(network.state_dict())
    with torch.no_grad():
        logits, values = network(network.look(seen[held], masks[held]))
        same = logits.masked_fill(~masks[held], -1e9).argmax(1) == actions[held]
    return {"lessons": float(len(actions)), "same": float(same.float().mean()),
            "value": float((values - ends[held]).square().mean())}  # fmt: skip
