"""The games there are. A new game is one folder and one line here."""

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


def games() -> tuple[str, ...]:
    """The names of the games."""
    return tuple(_FOLDERS)


@cache
def game(name: str) -> "Game[Any, Any, Any]":
    """The game of that name, loaded when it is first asked for."""
    if name not in _FOLDERS:
        raise UnknownGame(f"there is no game {name!r}; the games are {', '.join(_FOLDERS)}")
    found: Game[Any, Any, Any] = import_module(_FOLDERS[name]).GAME
    return found
