"""What the list of moves tells of a step of Totsa!: what the dice name, and what came of the hands."""

from typing import NamedTuple

from tocca.games.totsa.rules.cards import NONE
from tocca.games.totsa.rules.position import ERRORS, RollEvent
from tocca.games.totsa.rules.view import View


class Told(NamedTuple):
    """The card that the dice name, when they have just come to rest. What has happened since the step before, and
    whether an error is among it (TC-9)."""

    dice: int
    events: tuple[RollEvent, ...]
    wrong: bool


def narrate(before: View, after: View) -> Told | None:
    """From what everybody at the table saw; None: there was nothing to see."""
    known = len(before.events) if before.rolls == after.rolls else 0
    events = after.events[known:]
    dice = after.dice if after.dice != NONE and (before.rolls, before.dice) != (after.rolls, after.dice) else NONE
    if dice == NONE and not events:
        return None
    return Told(dice, events, any(event.kind in ERRORS for event in events))
