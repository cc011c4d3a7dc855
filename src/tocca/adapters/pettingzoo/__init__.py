"""Every game for PettingZoo: a module `GAME_v0` each, made when it is first asked for.

    from tocca.adapters.pettingzoo import GAME_v0

    env = GAME_v0.env(seats=2)

Each has `env` (with PettingZoo's wrappers) and `raw_env`; where all choose at the same time, also `parallel_env`. A
game's options are keyword arguments.
"""

import sys
from typing import Any

from tocca.core.extras import need

need("rl")

from tocca.adapters.pettingzoo.modules import GameModule  # noqa: E402
from tocca.core.names import module_name  # noqa: E402
from tocca.core.registry import games  # noqa: E402


def _add_modules() -> list[str]:
    """A module for every game, as if it were a file here."""
    names = []
    for game in games():
        name = f"{module_name(game)}_v0"
        module = GameModule(f"{__name__}.{name}", game)
        sys.modules[module.__name__] = globals()[name] = module
        names.append(name)
    return names


def __getattr__(name: str) -> Any:
    """Only for what is not there: type checkers can't see the modules that are made here."""
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = _add_modules()


def _register() -> None:
    """For `pettingzoo.make("aec", "tocca/GAME_v0")`, where PettingZoo has such a registry (from 1.26 on)."""
    try:
        from pettingzoo.env_registry.registration import register
    except ImportError:
        return
    for name in __all__:
        register("aec", f"tocca/{name}", entry_point=f"{__name__}.{name}:env")
        if globals()[name].together:
            register("parallel", f"tocca/{name}", entry_point=f"{__name__}.{name}:parallel_env")


_register()
