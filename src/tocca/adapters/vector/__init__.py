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
where they choose at the same time. Bots, functions and pools of them play the others, too (against.py). A match that
ended begins anew in the next step (Gymnasium's AutoresetMode.NEXT_STEP), or as `autoreset_mode` says.

With `device="cuda"` the matches are on a GPU, and so is all that a step returns (tocca.learning.gpu).
"""

from functools import partial
from typing import Any

from tocca.core.extras import need

need("rl", "numpy", "gymnasium")
need("fast")

from tocca.core.names import class_name  # noqa: E402
from tocca.core.registry import games, manifest  # noqa: E402

VECTORS = {f"{class_name(game)}Vector": game for game in games() if manifest(game).vector}


def make(game: str, num_envs: int = 1, device: str = "cpu", render_mode: str | None = None, **options: Any) -> Any:
    """Many matches of that game, on the processor's cores or on a GPU."""
    from tocca.adapters.rendering import MODES, check_mode, render_state
    from tocca.compiled.batches import check_device

    kind = manifest(game).part("vector")
    if not check_device(device):
        if options.get("opponent", "random") in ("random", None):
            envs = kind(num_envs=num_envs, **options)
        else:
            from tocca.adapters.vector.against import OpponentVector

            envs = OpponentVector(kind, num_envs, **options)
        envs.metadata = {**envs.metadata, "render_modes": list(MODES)}
        envs.render_mode, envs.drawn_by = check_mode(render_mode), render_state
        return envs
    from tocca.learning.gpu import on_gpu

    return on_gpu(kind, num_envs, **options)


def __getattr__(name: str) -> Any:
    """The class of that name, loaded when it is first asked for; `make_NAME` makes one, on the device one asks for."""
    if name.removeprefix("make_") in VECTORS and name.startswith("make_"):
        return partial(make, VECTORS[name.removeprefix("make_")])
    if name not in VECTORS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return manifest(VECTORS[name]).part("vector")


def __dir__() -> list[str]:
    return [*globals(), *VECTORS]
