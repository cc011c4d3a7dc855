"""The games for PettingZoo: `toncc_v0`, `toscana_v0`, `tomoko_v0` and `totsa_v0`.

    from tocca.adapters.pettingzoo import toscana_v0

    env = toscana_v0.env(games=1, veto=False)

Each has `env` (with PettingZoo's wrappers) and `raw_env`; Tóncc and Totsa!, where all choose at the same time, also
`parallel_env`. A game's options are keyword arguments.
"""

from tocca.core.extras import need

need("rl")

from tocca.adapters.pettingzoo import tomoko_v0, toncc_v0, toscana_v0, totsa_v0  # noqa: E402

__all__ = ["tomoko_v0", "toncc_v0", "toscana_v0", "totsa_v0"]


def _register() -> None:
    """For `pettingzoo.make("aec", "tocca/toscana_v0")`, where PettingZoo has such a registry (from 1.26 on)."""
    try:
        from pettingzoo.env_registry.registration import register
    except ImportError:
        return
    for name in __all__:
        register("aec", f"tocca/{name}", entry_point=f"{__name__}.{name}:env")
    for name in ("toncc_v0", "totsa_v0"):
        register("parallel", f"tocca/{name}", entry_point=f"{__name__}.{name}:parallel_env")


_register()
