"""Every game for PettingZoo: a module `GAME_v0` each, made when it is first asked for.

    from tocca.adapters.pettingzoo import GAME_v0

    env = GAME_v0.env(seats=2)

Each has `env` (with PettingZoo's wrappers) and `raw_env`; where all choose at the same time, also `parallel_env`. A
game's options are keyword arguments.
"""

import sys
from typing import Any

from tocca.core.extras import need

need("rl", "numpy", "gymnasium", "pettingzoo")

from tocca.adapters.pettingzoo.modules import GameModule  # noqa: E402
from tocca.core.names import module_name  # noqa: E402
from tocca.core.registry import games  # noqa: E402


def _names() -> dict[str, str]:
    """The modules of all games that are installed."""
    return {f"{module_name(game)}_v0": game for game in games()}


def _module(name: str, game: str) -> GameModule:
    """A module for a game, as if it were a file here."""
    module = GameModule(f"{__name__}.{name}", game)
    sys.modules[module.__name__] = globals()[name] = module
    _register(name, module)
    return module


def _register(name: str, module: GameModule) -> None:
    """For `pettingzoo.make("aec", "tocca/GAME_v0")`, where PettingZoo has such a registry (from 1.26 on)."""
    try:
        from pettingzoo.env_registry.registration import register
    except ImportError:
        return
    register("aec", f"tocca/{name}", entry_point=f"{module.__name__}:env")
    if module.together:
        register("parallel", f"tocca/{name}", entry_point=f"{module.__name__}:parallel_env")


def __getattr__(name: str) -> Any:
    """Only for what is not there yet: a game that was installed since."""
    if name not in _names():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return _module(name, _names()[name])


__all__ = [_module(name, game).__name__.rpartition(".")[2] for name, game in _names().items()]
