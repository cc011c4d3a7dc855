"""The games compiled with Numba, for search and batches. The plain rules (tocca.games) stay the authority.

A twin is a module, `tocca.games.<game>.compiled`, that follows tocca.compiled.protocol.Twin. Importing this package
needs no Numba, using a twin does. Bots ask `ready(game)` and play by the plain rules where the answer is no.
"""

from tocca.compiled.errors import Unsupported
from tocca.compiled.twins import available, compile, compile_in_background, is_installed, on_disk, ready, twin  # noqa: A004

__all__ = [
    "Unsupported",
    "available",
    "compile",
    "compile_in_background",
    "is_installed",
    "on_disk",
    "ready",
    "twin",
]
