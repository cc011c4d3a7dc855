"""The table as a drawing, for games for which the client has no board."""

from typing import Any

from tocca import drawing
from tocca.core.contract import Game
from tocca.core.registry import manifest
from tocca.server.protocol import Drawing


def drawn(game: Game[Any, Any, Any], view: Any) -> Drawing | None:
    """The view as text, and as a picture if the game has one; None where the client has a board."""
    parts = manifest(game.id)
    if parts.client:
        return None
    return Drawing(game.draw(view), drawing.svg(game, view) if parts.picture else "")
