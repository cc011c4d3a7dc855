"""What a board of Toscana draws beside the view: the zones that count (TS-8)."""

from typing import NamedTuple

from tocca.core.growing import Growing
from tocca.games.toscana.rules.play import Finished
from tocca.games.toscana.rules.view import View
from tocca.games.toscana.rules.zones import TABLES, BestZones, best_zones


class Scene(NamedTuple):
    """The best zone of each seat's colour, now and in each finished game of the match."""

    best: BestZones
    finished: tuple[BestZones, ...]


def scene(view: View) -> Scene:
    """Worked out from the view alone."""
    return Scene(best_zones(view.laid), _finished(view.finished))


_finished = Growing[Finished, tuple[BestZones, ...]]((), lambda known, _, game: (*known, best_zones(game.laid)), TABLES)
