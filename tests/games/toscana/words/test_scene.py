"""What a board of Toscana draws beside the view is what counts (TS-8)."""

import random

import pytest

from tocca.games.toscana.game import GAME
from tocca.games.toscana.rules.play import VETO
from tocca.games.toscana.rules.tiles import TILES, Place, same_after_half_turn
from tocca.games.toscana.rules.zones import best_zones, zones
from tocca.games.toscana.small import GAME as SMALL


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
            for (best, _, _), finished in zip(scene.finished, position.finished, strict=True):
                assert tuple(len(zone.tiles) if zone else 0 for zone in best) == finished.scores
                assert best == best_zones(finished.laid)
    assert len(GAME.scene(state.view(0)).finished) == 2


def test_who_decides_and_how_often_the_tile_can_be_turned() -> None:
    """TS-2, TS-6: the rules' own answer, until it is over."""
    rng = random.Random(3)
    state = GAME.start(seed=3)
    turns = set()
    while state.outcome is None:
        (seat,) = state.to_act
        scene, tile = GAME.scene(state.view(0)), state.position.stacks[state.position.mover].top
        assert scene.decider == seat
        assert scene.turns == (2 if same_after_half_turn(tile) else 4)
        turns.add(scene.turns)
        state = state.apply(seat, rng.choice(state.legal(seat)))
    assert GAME.scene(state.view(0)).decider is None
    assert turns == {2, 4}


@pytest.mark.parametrize("veto", [True, False])
def test_what_was_left_of_a_finished_game(veto: bool) -> None:
    """TS-6: a veto once a game, where there are any; the tiles that nobody laid."""
    rng = random.Random(4)
    state = GAME.start(seed=4, veto=veto)
    vetoes, tiles = [veto, veto], [set(TILES), set(TILES)]
    wanted: list[tuple[tuple[bool, ...], tuple[tuple[int, ...], ...]]] = []
    while state.outcome is None:
        (seat,) = state.to_act
        action = rng.choice(state.legal(seat))
        if isinstance(action, Place):
            tiles[seat].discard(action.tile)
        elif action == VETO:
            vetoes[seat] = False
        state = state.apply(seat, action)
        if len(state.position.finished) > len(wanted):
            wanted.append((tuple(vetoes), tuple(tuple(sorted(left)) for left in tiles)))
            vetoes, tiles = [veto, veto], [set(TILES), set(TILES)]
    assert [(game.vetoes, game.tiles) for game in GAME.scene(state.view(0)).finished] == wanted
    assert any(left for _, both in wanted for left in both)


def test_a_small_game_leaves_none_of_the_tiles_it_has_not() -> None:
    rng = random.Random(1)
    state = SMALL.start(seed=1)
    while state.outcome is None:
        (seat,) = state.to_act
        state = state.apply(seat, rng.choice(state.legal(seat)))
    view = state.view(None)
    for game in SMALL.scene(view).finished:
        assert all(tile <= view.options.tiles for left in game.tiles for tile in left)
