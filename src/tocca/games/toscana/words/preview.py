"""What a tile would do where it is held, for a player who is still thinking (TS-8)."""

from typing import NamedTuple

from tocca.games.toscana.rules.board import in_order
from tocca.games.toscana.rules.placing import squares_of
from tocca.games.toscana.rules.play import Action
from tocca.games.toscana.rules.tiles import Place
from tocca.games.toscana.rules.view import View
from tocca.games.toscana.rules.zones import Laid, Zone, best_zones


class Laying(NamedTuple):
    """The squares (column, row) the tile would cover, in its owner's colour and in the other one, and
    the best zone that each seat would then have."""

    own: tuple[tuple[int, int], ...]
    foreign: tuple[tuple[int, int], ...]
    zones: tuple[Zone | None, Zone | None]


def preview(view: View, action: Action) -> Laying | None:
    """The effect of laying a tile; a veto has none that could be shown."""
    if not isinstance(action, Place):
        return None
    own, foreign = squares_of(action)
    after = (*view.laid, Laid(view.mover, action))
    return Laying(in_order(own), in_order(foreign), best_zones(after))
