"""The table as a drawing, for games for which the client has no board."""

from functools import cache
from typing import Any

from tocca import drawing
from tocca.core.contract import Game
from tocca.core.manifest import Manifest
from tocca.core.registry import manifest
from tocca.server.protocol import Drawing


def draw_view(game: Game[Any, Any, Any], view: Any) -> Drawing | None:
    """The view as text, and as a picture if the game has one; None where the client has a board."""
    parts = find_boardless(game.id)
    if parts is None:
        return None
    return Drawing(game.draw(view), drawing.svg(game, view) if parts.picture else "")


@cache
def find_boardless(game: str) -> Manifest | None:
    """The manifest of a game for which the client has no board; None where it has one. Asked for at every move."""
    parts = manifest(game)
    return None if parts.client else parts
