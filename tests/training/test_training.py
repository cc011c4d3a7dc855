"""Training goes on where it stopped, repeats from its seed, and writes weights that play."""

import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

import tocca
from tocca.bots import bot
from tocca.learning.network import network_of, read_weights
from tocca.training import run
from tocca.training.lessons import learn_lessons, play_lessons
from tocca.training.matches import Matches
from tocca.training.modules import NetworkModule
from tocca.training.ppo import LearningSettings, Trainer

FEW = LearningSettings(matches=8, steps=4, batch=32, renew=1)
BY_POLICY = ("tomoko", "toncc", "totsa")


def trainer_of(game: str, settings: LearningSettings = FEW, rival: NetworkModule | None = None) -> Trainer:
    network = network_of(game)
    matches = Matches(game, settings.matches, "cpu", 3, network.options)
    return Trainer(NetworkModule(network, 3), matches, settings, 3, rival)


def all_weights(trainer: Trainer) -> Any:
    return torch.cat([value.detach().flatten() for value in trainer.network.parameters()])


@pytest.mark.parametrize("game", BY_POLICY)
def test_the_same_seed_learns_the_same(game: str) -> None:
    one, other = trainer_of(game), trainer_of(game)
    before = all_weights(one)
    for trainer in (one, other):
        for _ in range(2):
            trainer.update(0.0)
    assert torch.equal(all_weights(one), all_weights(other))
    assert not torch.equal(all_weights(one), before)


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    first, second = trainer_of("toncc"), trainer_of("toncc")
    first.update(0.0)
    first.save(tmp_path / "checkpoint.pt")
    second.load(tmp_path / "checkpoint.pt")
    assert torch.equal(all_weights(first), all_weights(second))
    assert (second.updates, second.steps) == (1, FEW.matches * FEW.steps)
    assert second.pool is not None
    assert len(second.pool) == 1


def test_the_first_self_stays_in_the_pool() -> None:
    trainer = trainer_of("toncc", FEW._replace(keep=3))
    first = {name: value.clone() for name, value in trainer.averaged.state_dict().items()}
    for _ in range(6):
        trainer.update(0.0)
    assert trainer.pool is not None
    assert len(trainer.pool) == 1 + 3
    assert all(torch.equal(trainer.pool[0][name], value) for name, value in first.items())


def test_a_rival_never_changes_and_only_the_other_choices_teach() -> None:
    rival = NetworkModule(network_of("toncc"), 5).requires_grad_(False)
    before = {name: value.clone() for name, value in rival.state_dict().items()}
    trainer = trainer_of("toncc", rival=rival)
    batch, _ = trainer._play()
    assert (batch.learned.sum(1) <= FEW.matches).all()  # one seat of three
    trainer.update(0.0)
    assert all(torch.equal(value, before[name]) for name, value in rival.state_dict().items())


def test_only_first_places_count_where_several_play_at_once() -> None:
    matches = Matches("toncc", 2, "cpu", 1, {"challenges": 1})
    over = torch.tensor([True, True, True, True, True, True])
    gains = matches._first_places(torch.tensor([1.0, 0.0, -1.0, 0.5, 0.5, -1.0]), over)
    assert gains.tolist() == [1.0, -0.5, -0.5, 0.25, 0.25, -0.5]
    assert not matches._first_places(torch.zeros(6), ~over).any()


def test_lessons_are_learned() -> None:
    shown = play_lessons("toncc", "greedy", 2.0, 1, 1)
    assert len(shown.actions) > 20
    assert shown.masks[np.arange(len(shown.actions)), shown.actions].all()
    trainer = trainer_of("toncc")
    poor = learn_lessons(trainer, shown, epochs=0)
    good = learn_lessons(trainer, shown, epochs=30, batch=64)
    assert good["same"] > poor["same"]


@pytest.mark.parametrize("game", ["toncc", "toscana"])
def test_the_command_writes_weights_that_play(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from tocca.cli import main

    monkeypatch.setattr(run, "SMALL", FEW)
    monkeypatch.setattr(run.Curve, "EVERY", 0.0)
    if game == "toscana":
        from tocca.games.toscana.learning import train

        monkeypatch.setattr(train, "SMALL", 8)
    asked = ["train", game, "--minutes", "0.02", "--device", "cpu", "--seed", "3", "--out", str(tmp_path)]
    assert main(asked) == 0
    assert main([*asked, "--resume"]) == 0
    told = [json.loads(line) for line in (tmp_path / run.CURVE).read_text(encoding="utf-8").splitlines()]
    assert [line["seconds"] for line in told] == sorted(line["seconds"] for line in told)
    weights = tmp_path / run.WEIGHTS
    assert weights.stat().st_size < 2_000_000
    assert f"network:weights={weights}" in capsys.readouterr().out
    player = bot(f"network:weights={weights}", game)
    state = tocca.game(game).start(seed=1)
    seat = min(state.to_act)
    assert player.choose(state.game, state.view(seat), random.Random(1)) in state.legal(seat)


def test_weights_are_kept_in_half_precision(tmp_path: Path) -> None:
    module = NetworkModule(network_of("tomoko"), 1)
    module.save(tmp_path / "weights.npz")
    held = read_weights(tmp_path / "weights.npz", module.network)
    for name, value in module.weights.items():
        assert np.allclose(held[name], value.detach().numpy(), rtol=1e-3, atol=1e-4)


def test_resuming_nothing_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from tocca.cli import main

    assert main(["train", "toncc", "--resume", "--out", str(tmp_path / "empty")]) == 2
    assert "no training has been saved there" in capsys.readouterr().err
