"""Thousands of matches a step for Gymnasium, on the compiled games.

    import gymnasium

    envs = gymnasium.make_vec("tocca:tocca/Toscana-v0", num_envs=4096)
    observations, infos = envs.reset(seed=1)
    actions = ...  # of infos["action_mask"]
    observations, rewards, terminations, truncations, infos = envs.step(actions)

The others play at random, or nobody else plays: `opponent=None` is self-play, in which one chooses for whoever is on
turn, or for all seats where they choose at the same time. A match that ended begins anew in the next step (Gymnasium's
AutoresetMode.NEXT_STEP).
"""

from tocca.core.extras import need

need("rl", "numpy", "gymnasium")
need("fast")

from tocca.adapters.vector.tomoko import TomokoVector  # noqa: E402
from tocca.adapters.vector.toncc import TonccVector  # noqa: E402
from tocca.adapters.vector.toscana import ToscanaVector  # noqa: E402
from tocca.adapters.vector.totsa import TotsaVector  # noqa: E402

__all__ = ["TomokoVector", "TonccVector", "ToscanaVector", "TotsaVector"]
