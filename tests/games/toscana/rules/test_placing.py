"""Where tiles may lie: TS-4."""

import random

import pytest

from tests.games.toscana import naive
from tests.games.toscana.tables import GAME, actor, matches, naive_board, play, set_up
from tocca.games.toscana.rules.play import ACTIONS, Stack, is_legal
from tocca.games.toscana.rules.tiles import TILES


@pytest.mark.parametrize("tile", TILES)
def test_the_first_tile_covers_the_centre(tile: int) -> None:
    """TS-4: 32 placements, 16 for a tile that looks the same after a half turn."""
    state = set_up(stacks=(Stack(tile, ()), Stack(1, ())))
    legal = state.legal(0)
    assert len(legal) == (16 if tile in (7, 12, 15, 16) else 32)
    assert set(legal) == naive.placements({}, "grey", tile)
    assert all((8, 8) in naive.cells(*place) for place in legal)


def test_red_may_lie_beside_red_but_not_only_beside_grey() -> None:
    """TS-4, the rulebook's figure: Red's tile touches the Red part of Grey's first tile, or may not lie there."""
    # Tile 13 has its foreign squares at the right end of the upper row: Red is on k9 and l9.
    state = set_up("grey Tile 13 at i9", mover=1, stacks=(Stack(1, ()), Stack(4, ())))
    legal = state.legal(1)
    assert GAME.parse("Tile 4 at m9 turned round") in legal  # m9 is Red and beside l9
    assert GAME.parse("Tile 4 at m9") not in legal  # the foreign, Grey squares are beside l9 and l8
    assert GAME.parse("Tile 4 at i7") not in legal  # only beside Grey
    assert GAME.parse("Tile 4 at m11") not in legal  # its corner is at the corner of l9


def test_a_corner_is_no_edge() -> None:
    """TS-4."""
    state = set_up("grey Tile 13 at i9", mover=1, stacks=(Stack(1, ()), Stack(13, ())))
    assert GAME.parse("Tile 13 at m11") not in state.legal(1)  # m10 is Red, l9 too: they meet at a corner only
    assert GAME.parse("Tile 13 at m10") in state.legal(1)


def test_a_colour_connects_whoever_laid_the_tile() -> None:
    """TS-4: Grey may go on from the Grey squares of Red's tiles alone."""
    state = set_up("red Tile 13 at i9", stacks=(Stack(1, ()), Stack(1, ())))
    legal = state.legal(0)
    assert legal
    assert set(legal) == naive.placements(naive.board([("red", (13, 8, 8, 0))]), "grey", 1)
    grey = {(10, 8), (11, 8)}
    for place in legal:
        own = [square for square, mine in naive.cells(*place).items() if mine]
        assert any(near in grey for square in own for near in naive.beside(square))


def test_tiles_lie_on_empty_squares() -> None:
    """TS-4."""
    state = set_up("grey Tile 13 at i9", stacks=(Stack(1, ()), Stack(1, ())))
    legal = state.legal(0)
    assert GAME.parse("Tile 1 at e9") in legal
    assert GAME.parse("Tile 1 at f9") not in legal  # both would cover i9


def test_legal_is_what_slow_and_simple_rules_say() -> None:
    """TS-4 on positions of random play, with every tile on top for either seat."""
    rng = random.Random(11)
    states = [state for state in matches(6) if state.to_act and state.position.phase == "place"]
    for state in rng.sample(states, 60):
        seat, position = actor(state), state.position
        table = naive_board(position)
        tile = position.stacks[seat].top
        found = state.legal(seat)
        assert len(set(found)) == len(found)
        assert set(found) == naive.placements(table, position.colours[seat], tile)


def test_one_action_is_legal_exactly_if_it_is_listed() -> None:
    states = [state for state in matches(2) if state.to_act]
    assert {state.position.phase for state in states} == {"place", "veto"}
    for state in random.Random(12).sample(states, 30):
        seat, position = actor(state), state.position
        assert {action for action in ACTIONS if is_legal(position, seat, action)} == {*state.legal(seat)}


def test_a_placement_colours_its_squares() -> None:
    """TS-1, TS-4: six squares of the own colour, two of the other, for Grey as for Red."""
    state = play(set_up(stacks=(Stack(13, ()), Stack(13, ()))), "Tile 13 at i9", "Tile 13 at m10")
    for colour, squares in zip(("grey", "red"), state.position.squares, strict=True):
        expected = [at for at, (found, _) in naive_board(state.position).items() if found == colour]
        assert squares.bit_count() == len(expected)
