"""A match to look at: as text, as pixels, as SVG."""

from typing import Any

import numpy as np
import numpy.typing as npt

from tocca import drawing
from tocca.core.contract import Game
from tocca.core.drawing import ANSI
from tocca.core.errors import BadOption
from tocca.core.state import State
from tocca.learning.matches import MatchDriver

MODES = ("human", "ansi", "rgb_array", "svg")
Frame = str | npt.NDArray[np.uint8] | None


def check_mode(mode: str | None) -> str | None:
    """The mode, if it is one; else BadOption."""
    if mode is not None and mode not in MODES:
        raise BadOption(f"render_mode must be one of {', '.join(MODES)}, not {mode!r}")
    return mode


def render(match: MatchDriver, mode: str) -> Frame:
    """The table with everything on it, secrets too: for who studies the match, not for who plays it."""
    return render_state(match.game, match.state, mode)


def render_state(game: Game[Any, Any, Any], state: State[Any, Any, Any], mode: str) -> Frame:
    """The same of a state."""
    if mode == "svg":
        return drawing.svg(game, state)
    if mode == "rgb_array":
        from tocca.adapters.pixels import paint  # late: who looks at nothing needs no Pillow

        return paint(drawing.picture(game, state))
    view = game.reveal_all(state.position)
    if mode == "ansi":
        return game.draw(view)
    print(game.draw(view, ANSI), flush=True)
    return None
