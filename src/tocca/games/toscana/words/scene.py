"""What a board of Toscana draws beside the view: the zones that count (TS-8), who is to decide, and what is left."""

from functools import cache
from typing import NamedTuple

from tocca.core.growing import Growing
from tocca.games.toscana.rules.play import Finished, Options, acting
from tocca.games.toscana.rules.tiles import POSES, TILES
from tocca.games.toscana.rules.view import View
from tocca.games.toscana.rules.zones import TABLES, BestZones, best_zones


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
    finished = _describe_finished(view.options)(view.finished)
    return Scene(best_zones(view.laid), next(iter(acting(view)), None), turns, finished)


@cache
def _describe_finished(options: Options) -> Growing[Finished, tuple[FinishedGame, ...]]:
    return Growing((), lambda known, _, game: (*known, _describe_game(game, options)), TABLES)


def _describe_game(game: Finished, options: Options) -> FinishedGame:
    vetoed = [note.seat for note in game.notes if note.kind == "veto"]
    vetoes = options.veto and 0 not in vetoed, options.veto and 1 not in vetoed
    return FinishedGame(
        best_zones(game.laid), vetoes, (_list_left(game, 0, options.tiles), _list_left(game, 1, options.tiles))
    )


def _list_left(game: Finished, seat: int, tiles: int) -> tuple[int, ...]:
    laid = {place.tile for one, place in game.laid if one == seat}
    return tuple([tile for tile in tuple(TILES)[:tiles] if tile not in laid])
