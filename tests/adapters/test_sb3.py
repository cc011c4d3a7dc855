"""Stable-Baselines3 trains on the vector environments, with masks."""

import os

import numpy as np
import pytest

WHY = "needs Stable-Baselines3 and PyTorch: pip install torch==2.13.0 stable-baselines3 sb3-contrib"
pytest.importorskip("torch", reason=WHY)
pytest.importorskip("stable_baselines3", reason=WHY)

from tocca.adapters.sb3 import make  # noqa: E402
from tocca.core.errors import BadOption  # noqa: E402


def test_it_steps_as_stable_baselines_wants() -> None:
    envs, rng = make("tomoko", 8, limit=12), np.random.default_rng(1)
    envs.seed(3)
    seen = envs.reset()
    assert seen.shape == (8, *envs.observation_space.shape)
    ended = 0
    for _ in range(40):
        masks = np.stack(envs.env_method("action_masks"))
        assert masks.any(axis=1).all()
        seen, rewards, over, infos = envs.step((rng.random(masks.shape) * masks).argmax(axis=1))
        assert len(infos) == 8
        for env in np.flatnonzero(over):
            ended += 1
            assert (infos[env]["terminal_observation"] != seen[env]).any()
            assert infos[env]["episode"]["r"] == pytest.approx(rewards[env])
    assert ended
    envs.close()


def test_what_does_not_suit_it_is_refused() -> None:
    with pytest.raises(BadOption, match="begin anew at once"):
        make("tomoko", 2, autoreset_mode="NextStep")


def test_masked_ppo_learns(tmp_path: os.PathLike[str]) -> None:
    contrib = pytest.importorskip("sb3_contrib", reason=WHY)
    envs = make("toncc", 16, opponent="random", challenges=1)
    model = contrib.MaskablePPO("MlpPolicy", envs, n_steps=16, batch_size=64, n_epochs=1, seed=1, device="cpu")
    before = [one.detach().clone() for one in model.policy.parameters()]
    model.learn(512)
    assert any((now != then).any() for now, then in zip(model.policy.parameters(), before, strict=True))
    masks = np.stack(envs.env_method("action_masks"))
    actions, _ = model.predict(envs.reset(), action_masks=masks)
    assert masks[np.arange(16), actions].all()
