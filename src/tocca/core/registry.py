"""The installed games, found through the entry points of the group `tocca.games`.

A variant is a game made smaller for people who want to solve it. Lists for players contain only the games; records may
be of both.
"""

from functools import cache
from typing import TYPE_CHECKING, Any

from tocca.core.errors import UnknownGame
from tocca.core.manifest import Manifest, load

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from tocca.core.contract import Game

GROUP = "tocca.games"


@cache
def _find_installed() -> "dict[str, EntryPoint]":
    """The entry points by the id of their game, in order."""
    from importlib.metadata import entry_points  # late: `import tocca` does not look for games yet

    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def games() -> tuple[str, ...]:
    """The names of the games."""
    return tuple(_find_installed())


def manifest(name: str) -> Manifest:
    """The manifest of that game; for a variant, the manifest of its large game."""
    return _manifest(_variants().get(_check_name(name), name))


def game(name: str) -> "Game[Any, Any, Any]":
    """The game of that name, loaded when it is first asked for."""
    return _game(_check_name(name))


def variants() -> tuple[str, ...]:
    """The names of the small variants."""
    return tuple(_variants())


def variant(name: str) -> "Game[Any, Any, Any]":
    """The small variant of that name."""
    return _variant(_check_name(name))


def find(name: str) -> "Game[Any, Any, Any]":
    """The game or the variant of that name."""
    return variant(name) if _check_name(name) in _variants() and name not in _find_installed() else game(name)


def _check_name(name: str) -> str:
    if not isinstance(name, str):
        raise UnknownGame(f"the name of a game is a text, not {name!r}")
    return name


@cache
def _game(name: str) -> "Game[Any, Any, Any]":
    return _manifest(name).game


@cache
def _variant(name: str) -> "Game[Any, Any, Any]":
    if name not in _variants():
        raise UnknownGame(f"there is no variant {name!r}; the variants are {', '.join(_variants())}")
    found: Game[Any, Any, Any] = load(_manifest(_variants()[name]).variants[name])
    return found


@cache
def _manifest(name: str) -> Manifest:
    if name not in _find_installed():
        known = f"the games are {', '.join(_find_installed())}" if _find_installed() else "no game is installed"
        raise UnknownGame(f"there is no game {name!r}; {known}")
    found = _find_installed()[name].load()
    return found if isinstance(found, Manifest) else Manifest(rules=found)


@cache
def _variants() -> dict[str, str]:
    """Every variant with the game it belongs to."""
    return {variant: name for name in games() for variant in _manifest(name).variants}
