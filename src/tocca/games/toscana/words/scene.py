"""What a board of Toscana draws beside the view: the zones that count (TS-8)."""

from functools import lru_cache
from typing import NamedTuple

from tocca.games.toscana.rules.view import View
from tocca.games.toscana.rules.zones import Laid, Zone, best_zone

TABLES = 64  # tables whose zones are cached: everybody at a table sees the same zones

BestZones = tuple[Zone | None, Zone | None]  # of each seat's colour


class Scene(NamedTuple):
    """The best zone of each seat's colour, now and in each finished game of the match."""

    best: BestZones
    finished: tuple[BestZones, ...]


def scene(view: View) -> Scene:
    """Worked out from the view alone."""
    return _scene(view.laid, tuple([game.laid for game in view.finished]))


@lru_cache(TABLES)
def _scene(laid: tuple[Laid, ...], finished: tuple[tuple[Laid, ...], ...]) -> Scene:
    return Scene(_best(laid), tuple([_best(game) for game in finished]))


@lru_cache(TABLES)
def _best(laid: tuple[Laid, ...]) -> BestZones:
    first, second = (best_zone(laid, seat) for seat in range(2))
    return first, second
