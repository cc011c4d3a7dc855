"""Thousands of matches a step for Gymnasium, on the compiled games.

    import gymnasium
    import tocca.adapters.gymnasium

    gymnasium.register_envs(tocca.adapters.gymnasium)
    envs = gymnasium.make_vec("tocca/NAME-v0", num_envs=4096)
    observations, infos = envs.reset(seed=1)
    actions = ...  # of infos["action_mask"]
    observations, rewards, terminations, truncations, infos = envs.step(actions)

Every game with a compiled twin and vector kernels has a class here: `NAMEVector`. The others play at
random, or nobody else plays: `opponent=None` is self-play, in which one chooses for the seat on turn, or for all seats
where they choose at the same time. A match that ended begins anew in the next step (Gymnasium's
AutoresetMode.NEXT_STEP).
"""

from typing import Any

from tocca.core.extras import need

need("rl", "numpy", "gymnasium")
need("fast")

from tocca.core.names import class_name  # noqa: E402
from tocca.core.registry import games, manifest  # noqa: E402

VECTORS = {f"{class_name(game)}Vector": game for game in games() if manifest(game).vector}


def __getattr__(name: str) -> Any:
    """The class of that name, loaded when it is first asked for."""
    if name not in VECTORS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return manifest(VECTORS[name]).part("vector")


def __dir__() -> list[str]:
    return [*globals(), *VECTORS]
