"""The games for Stable-Baselines3: thousands of matches as one of its vector environments.

    from sb3_contrib import MaskablePPO
    from tocca.adapters.sb3 import make

    envs = make("NAME", 64, opponent="greedy")
    MaskablePPO("MlpPolicy", envs).learn(100_000)

`pip install stable-baselines3 sb3-contrib` beside Tocca. Masks are what sb3-contrib asks for.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

try:
    from stable_baselines3.common.vec_env.base_vec_env import VecEnv
except ImportError:
    raise ImportError("tocca.adapters.sb3 needs Stable-Baselines3: pip install stable-baselines3") from None

from tocca.adapters import vector
from tocca.core.errors import BadOption

MASKS = "action_masks"


class Sb3Vector(VecEnv):  # type: ignore[misc]
    """Matches that begin anew at once; the last observation of a match is `terminal_observation`."""

    def __init__(self, envs: Any) -> None:
        self.envs = envs
        self._seed: int | None = None
        self._actions: Any = None
        self._masks: npt.NDArray[np.bool_] = np.zeros((envs.num_envs, envs.single_action_space.n), dtype=np.bool_)
        self._steps = np.zeros(envs.num_envs, dtype=np.int64)
        self._gained = np.zeros(envs.num_envs)
        self.render_mode = envs.render_mode
        super().__init__(envs.num_envs, envs.single_observation_space, envs.single_action_space)

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        """For the next reset."""
        self._seed = seed
        return [seed] * self.num_envs

    def reset(self) -> Any:
        """New matches everywhere."""
        seen, infos = self.envs.reset(seed=self._seed)
        self._seed = None
        self._steps[:], self._gained[:] = 0, 0
        self._masks = infos["action_mask"].astype(np.bool_)
        return seen.copy()

    def step_async(self, actions: Any) -> None:
        """Remember what is to be done."""
        self._actions = np.asarray(actions, dtype=np.int64)

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        """Do it."""
        seen, rewards, ended, _, infos = self.envs.step(self._actions)
        self._masks = infos["action_mask"].astype(np.bool_)
        self._steps += 1
        self._gained += rewards
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for env in np.flatnonzero(ended).tolist():
            told[env] = {
                "terminal_observation": infos["final_obs"][env],
                "TimeLimit.truncated": False,
                "episode": {"r": float(self._gained[env]), "l": int(self._steps[env]), "t": 0.0},
            }
        self._steps[ended], self._gained[ended] = 0, 0
        return seen.copy(), rewards.astype(np.float32), ended.copy(), told

    def close(self) -> None:
        """Let the threads go."""
        self.envs.close()

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """The same for all matches; masks match by match."""
        if attr_name == MASKS:
            return [lambda env=env: self._masks[env] for env in self._get_indices(indices)]
        return [getattr(self.envs, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """For all matches together."""
        setattr(self.envs, attr_name, value)

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """What may be chosen, match by match; else a method of the whole."""
        if method_name == MASKS:
            return [self._masks[env] for env in self._get_indices(indices)]
        found = getattr(self.envs, method_name)(*args, **kwargs)
        return [found for _ in self._get_indices(indices)]

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """No match has a wrapper of its own."""
        return [False for _ in self._get_indices(indices)]


def make(game: str, num_envs: int = 1, **options: Any) -> Sb3Vector:
    """Many matches of that game, on the processor; options as for `gymnasium.make_vec`."""
    if "autoreset_mode" in options or options.get("device", "cpu") != "cpu":
        raise BadOption("for Stable-Baselines3 matches run on the processor and begin anew at once")
    return Sb3Vector(vector.make(game, num_envs, autoreset_mode="SameStep", **options))
