"""Gymnasium learns of our environments as soon as it is there, and not before: `import tocca` needs nothing.

Gymnasium has no entry points for other packages. `gymnasium.make("tocca:tocca/NAME-v0")` imports `tocca` and looks
the name up, so `import tocca` must register it; but where `tocca` was imported first, Gymnasium is still to come. Then
a finder waits for it, lets the usual ones find it, and registers after it has loaded.
"""

import sys
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType
from typing import Any

from tocca.core.names import class_name
from tocca.core.registry import games, manifest

PACKAGE = "gymnasium"


def announce() -> None:
    """Register now if Gymnasium is loaded, else when it is."""
    if PACKAGE in sys.modules:
        register()
    elif not any(isinstance(finder, _Waiting) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Waiting())  # it has the one method that is asked for


def register() -> None:
    """Our names in Gymnasium's registry; nothing of ours is loaded before somebody makes one."""
    gymnasium: Any = sys.modules[PACKAGE]
    if not hasattr(gymnasium, "register"):
        return  # still loading: whoever loads it registers
    for game in games():
        name = class_name(game)
        if f"tocca/{name}-v0" not in gymnasium.registry:
            vector = f"tocca.adapters.vector:{name}Vector" if manifest(game).vector else None
            entry = f"tocca.adapters.gymnasium:{name}Env"
            gymnasium.register(id=f"tocca/{name}-v0", entry_point=entry, vector_entry_point=vector)


class _Waiting:
    """Finds Gymnasium as everybody else would, and has a word with its loader."""

    def find_spec(self, name: str, path: Any = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name != PACKAGE:
            return None
        spec = PathFinder.find_spec(name, path)
        if spec is not None and spec.loader is not None:
            spec.loader = _Registering(spec.loader, self)  # type: ignore[assignment]
        return spec


class _Registering:
    """A loader that registers our environments once its module is there, and leaves no trace."""

    def __init__(self, loader: Any, finder: _Waiting) -> None:
        self._loader, self._finder = loader, finder

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        module: ModuleType | None = self._loader.create_module(spec)
        return module

    def exec_module(self, module: ModuleType) -> None:
        assert module.__spec__ is not None
        module.__spec__.loader = module.__loader__ = self._loader
        if self._finder in sys.meta_path:  # not before: who only asks where Gymnasium is does not load it
            sys.meta_path.remove(self._finder)
        self._loader.exec_module(module)
        register()
