"""The games there are. A new game is one folder and one line here.

A variant is a game made smaller for who wants to solve it. People play the games, so only those are listed where
somebody chooses one; records know both.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from tocca.core.errors import UnknownGame

if TYPE_CHECKING:
    from tocca.core.contract import Game

_FOLDERS = {
    "tomoko": "tocca.games.tomoko",
    "toncc": "tocca.games.toncc",
    "toscana": "tocca.games.toscana",
    "totsa": "tocca.games.totsa",
}
_SMALL = ("tomoko-small", "toncc-small", "toscana-small")
_VARIANTS = {name: f"tocca.games.{name.removesuffix('-small')}.small" for name in _SMALL}


def games() -> tuple[str, ...]:
    """The names of the games."""
    return tuple(_FOLDERS)


@cache
def game(name: str) -> "Game[Any, Any, Any]":
    """The game of that name, loaded when it is first asked for."""
    return _found("game", name, _FOLDERS)


def variants() -> tuple[str, ...]:
    """The names of the small variants."""
    return tuple(_VARIANTS)


@cache
def variant(name: str) -> "Game[Any, Any, Any]":
    """The small variant of that name."""
    return _found("variant", name, _VARIANTS)


def played(name: str) -> "Game[Any, Any, Any]":
    """The game or the variant of that name."""
    return variant(name) if name in _VARIANTS else game(name)


def _found(what: str, name: str, modules: Mapping[str, str]) -> "Game[Any, Any, Any]":
    if name not in modules:
        raise UnknownGame(f"there is no {what} {name!r}; the {what}s are {', '.join(modules)}")
    found: Game[Any, Any, Any] = import_module(modules[name]).GAME
    return found
