"""One folder for each game. No game imports another.

`tocca.games()` lists the games. As soon as a game is loaded, Python binds this package to the same name, so the
package is callable too, and `tocca.games()` keeps working.
"""

import sys
from types import ModuleType

from tocca.core import registry


class _Games(ModuleType):
    def __call__(self) -> tuple[str, ...]:
        return registry.games()


sys.modules[__name__].__class__ = _Games
