"""Pictures of the tables, drawn without any dependency: for notebooks, renderers and the docs.

    from tocca import drawing

    drawing.svg(game, state)          # everything there is
    drawing.svg(game, state.view(0))  # what that seat sees

A game's picture is a list of shapes (shapes.py); a game that has none is shown as its text drawing. Pictures hold
letters, numbers and signs only, so that they need no translation, and nothing is told by colour alone.
"""

from collections.abc import Callable
from typing import Any

from tocca.core.contract import Game
from tocca.core.registry import find, manifest
from tocca.core.state import State
from tocca.drawing.shapes import Picture, text_picture


def picture(game: Game[Any, Any, Any] | str, shown: Any) -> Picture:
    """The table as shapes. `shown` is a view, or a state, of which nothing is hidden."""
    played = find(game) if isinstance(game, str) else game
    view = played.reveal_all(shown.position) if isinstance(shown, State) else shown
    draw: Callable[[Any], Picture] | None = manifest(played.id).part("picture")
    return draw(view) if draw else text_picture(played.draw(view))


def svg(game: Game[Any, Any, Any] | str, shown: Any) -> str:
    """The same as SVG."""
    return picture(game, shown).svg()
