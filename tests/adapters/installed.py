"""Games installed beside Tocca for one test, as a package of somebody else's would be: found by its entry points."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tocca.core import registry

_CACHES = (registry._find_installed, registry._manifest, registry._variants, registry._game, registry._variant)


@contextmanager
def announce_games(folder: Path, **games: str) -> Iterator[None]:
    """Packages that announce these games, each by its `module:name`."""
    about = folder / "others_games-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: others-games\nVersion: 1.0\n")
    entries = "\n".join(f"{game} = {reference}" for game, reference in games.items())
    (about / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{entries}\n")
    sys.path.insert(0, str(folder))
    _forget()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        _forget()


def _forget() -> None:
    for cached in _CACHES:
        cached.cache_clear()
