"""What a board of Toscana draws beside the view: the zones that count (TS-8), who is to decide, and what is left."""

from functools import lru_cache
from typing import NamedTuple

from tocca.games.toscana.rules.play import Finished, Options, acting
from tocca.games.toscana.rules.tiles import POSES, TILES
from tocca.games.toscana.rules.view import View
from tocca.games.toscana.rules.zones import Laid, Zone, best_zone

TABLES = 64  # tables whose zones are cached: everybody at a table sees the same zones

BestZones = tuple[Zone | None, Zone | None]  # of each seat's colour


class FinishedGame(NamedTuple):
    """By seat: the best zone of its colour, whether its veto was left (TS-6), and the tiles that were."""

    best: BestZones
    vetoes: tuple[bool, bool]
    tiles: tuple[tuple[int, ...], tuple[int, ...]]


class Scene(NamedTuple):
    """The best zone of each seat's colour; who lays a tile or decides about it (TS-6; None: it is over); in how many
    turns that tile looks different (TS-2); and each finished game of the match."""

    best: BestZones
    decider: int | None
    turns: int
    finished: tuple[FinishedGame, ...]


def scene(view: View) -> Scene:
    """Worked out from the view alone."""
    turns = len(POSES[view.stacks[view.mover].top])
    return _scene(view.laid, next(iter(acting(view)), None), turns, view.finished, view.options)


@lru_cache(TABLES)
def _scene(
    laid: tuple[Laid, ...], decider: int | None, turns: int, finished: tuple[Finished, ...], options: Options
) -> Scene:
    return Scene(_best(laid), decider, turns, tuple([_finished(game, options) for game in finished]))


def _finished(game: Finished, options: Options) -> FinishedGame:
    vetoed = [note.seat for note in game.notes if note.kind == "veto"]
    vetoes = options.veto and 0 not in vetoed, options.veto and 1 not in vetoed
    return FinishedGame(_best(game.laid), vetoes, (_left(game, 0, options.tiles), _left(game, 1, options.tiles)))


def _left(game: Finished, seat: int, tiles: int) -> tuple[int, ...]:
    laid = {place.tile for one, place in game.laid if one == seat}
    return tuple([tile for tile in tuple(TILES)[:tiles] if tile not in laid])


@lru_cache(TABLES)
def _best(laid: tuple[Laid, ...]) -> BestZones:
    first, second = (best_zone(laid, seat) for seat in range(2))
    return first, second
