"""Pictures of the four tables, drawn without any dependency: for notebooks, renderers and the docs.

    from tocca import drawing

    drawing.svg("tomoko", state)      # everything there is
    drawing.svg("tomoko", state.view(0))  # what that seat sees

One module a game; each has `picture(view)`, a list of shapes (shapes.py). Letters, numbers and signs only, so
that a picture needs no translation, and nothing is told by colour alone.
"""

from importlib import import_module
from typing import Any

from tocca.core.contract import Game
from tocca.core.registry import played as named
from tocca.core.state import State
from tocca.drawing.shapes import Picture


def picture(game: Game[Any, Any, Any] | str, shown: Any) -> Picture:
    """The table as shapes. `shown` is a view, or a state, of which nothing is hidden."""
    played = named(game) if isinstance(game, str) else game
    view = played.unhidden(shown.position) if isinstance(shown, State) else shown
    drawn: Picture = import_module(f"tocca.drawing.{played.variant_of or played.id}").picture(view)
    return drawn


def svg(game: Game[Any, Any, Any] | str, shown: Any) -> str:
    """The same as SVG."""
    return picture(game, shown).svg()
