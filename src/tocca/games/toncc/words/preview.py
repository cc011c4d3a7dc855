"""Where a step would lead, for a player who is still thinking (TN-6, TN-10)."""

from typing import NamedTuple

from tocca.games.toncc.rules.kings import KINGS, strongest
from tocca.games.toncc.rules.map import REGIONS
from tocca.games.toncc.rules.play import Step
from tocca.games.toncc.rules.view import View


class Stepping(NamedTuple):
    """The place and the Region the King would reach, whether it can be conquered, and the Kings on the
    board who would win a contest for it, should they step there too (TN-12)."""

    place: int
    region: int
    face_up: bool
    stronger: tuple[int, ...]


def preview(view: View, action: Step) -> Stepping | None:
    """The target of a step; what the others choose nobody knows."""
    challenge = view.challenge
    place = view.options.board.leads[challenge.places[action.king]][action.movement]
    if place is None:
        return None
    region = challenge.regions[place]
    rivals = (king for king in KINGS if king != action.king and challenge.places[king] is not None)
    background = REGIONS[region].background
    stronger = tuple(king for king in rivals if strongest((king, action.king), background) == king)
    return Stepping(place, region, bool(view.face_up >> region & 1), stronger)
