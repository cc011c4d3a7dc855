"""The table as a drawing, for clients that have no board for the game."""

from typing import Any

from tocca import drawing
from tocca.core.contract import Game
from tocca.server.protocol import Drawing


def drawn(game: Game[Any, Any, Any], view: Any) -> Drawing | None:
    """The view as text, and as a picture if the game has one; None where the client has a board."""
    if _has_client_board(game):
        return None
    return Drawing(game.draw(view), _svg(game, view))


def _has_client_board(game: Game[Any, Any, Any]) -> bool:
    return True  # until manifests say it


def _svg(game: Game[Any, Any, Any], view: Any) -> str:
    return drawing.svg(game, view)
