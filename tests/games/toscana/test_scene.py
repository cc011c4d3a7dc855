"""What a board of Toscana draws beside the view is what counts (TS-8)."""

import random

from tocca.games.toscana.game import GAME
from tocca.games.toscana.rules.zones import best_zones, zones


def test_the_best_zones_are_the_first_of_all_zones() -> None:
    """On random tables, of both colours, for every seat and a spectator; finished games scored theirs."""
    rng = random.Random(2)
    state = GAME.start(seed=2, swap_colours=True)
    assert GAME.scene(state.view(0)).best == (None, None)
    while state.outcome is None:
        (seat,) = state.to_act
        state = state.apply(seat, rng.choice(state.legal(seat)))
        position = state.position
        wanted = tuple(next(iter(zones(position, colour)), None) for colour in position.colours)
        for eye in (None, 0, 1):
            scene = GAME.scene(state.view(eye))
            assert scene.best == wanted
            assert len(scene.finished) == len(position.finished)
            for best, finished in zip(scene.finished, position.finished, strict=True):
                assert tuple(len(zone.tiles) if zone else 0 for zone in best) == finished.scores
                assert best == best_zones(finished.laid)
    assert len(GAME.scene(state.view(0)).finished) == 2
