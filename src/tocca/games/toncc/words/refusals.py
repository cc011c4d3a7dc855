"""Why a step is refused: a reason code for programs, a sentence for the player."""

from typing import Literal, get_args

from tocca.core.errors import IllegalAction
from tocca.games.toncc.rules.kings import KINGS, NAMES
from tocca.games.toncc.rules.play import Position, Step

Reason = Literal["no-such-king", "not-your-king", "no-such-movement"]
REASONS: tuple[str, ...] = get_args(Reason)


def why_not(position: Position, seat: int, action: Step) -> IllegalAction:
    """Which of the three things is wrong with a step."""
    own = NAMES[position.kings[seat]]
    if action.king not in KINGS:
        return _refuse("no-such-king", f"there is no King {action.king!r}; you are King {own}")
    if action.king != position.kings[seat]:
        return _refuse("not-your-king", f"you are King {own} and can't move King {NAMES[action.king]}")
    return _refuse("no-such-movement", f"there is no movement {action.movement!r}; the movements are 1 to 6")


def _refuse(reason: Reason, message: str) -> IllegalAction:
    return IllegalAction(reason, message)
