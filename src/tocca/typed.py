"""`tocca.game`, typed for the games that come with Tocca.

A caller under `mypy --strict` knows the views and actions of `tocca.game("toscana")`; any other name gives a game whose
types are not known. This is the one shared file that names games, and only for type checkers.
"""

from typing import TYPE_CHECKING, Any, Literal, overload

from tocca.core import registry
from tocca.core.contract import Game

if TYPE_CHECKING:
    from tocca.games.tomoko.game import Tomoko
    from tocca.games.toncc.game import Toncc
    from tocca.games.toscana.game import Toscana
    from tocca.games.totsa.game import Totsa


@overload
def game(name: Literal["tomoko"]) -> "Tomoko": ...
@overload
def game(name: Literal["toncc"]) -> "Toncc": ...
@overload
def game(name: Literal["toscana"]) -> "Toscana": ...
@overload
def game(name: Literal["totsa"]) -> "Totsa": ...
@overload
def game(name: str) -> Game[Any, Any, Any]: ...
def game(name: str) -> Game[Any, Any, Any]:
    """The game of that name, loaded when it is first asked for; UnknownGame where there is none."""
    return registry.game(name)
