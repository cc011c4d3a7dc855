"""The rules, one folder a game. Standard library only; no game imports another.

`tocca.games()` lists the games, and Python puts this package under the same name as soon as a game is
loaded: so the package can be called too, and both meanings hold.
"""

import sys
from types import ModuleType

from tocca.core import registry


class _Games(ModuleType):
    def __call__(self) -> tuple[str, ...]:
        return registry.games()


sys.modules[__name__].__class__ = _Games
