"""The board and the tiles: TS-1, TS-2."""

import pytest

from tests.games.toscana import naive
from tocca.games.toscana.rules.board import (
    ALL,
    CENTRE,
    SIZE,
    beside,
    bit,
    bits,
    joints,
    name,
    name_squares,
    split,
    square,
)
from tocca.games.toscana.rules.placing import squares_of
from tocca.games.toscana.rules.tiles import PLACEMENTS, POSES, TILES, Place, same_after_half_turn


def test_the_board_has_17_by_17_squares_with_a_name_each() -> None:
    """TS-1."""
    names = {name(*square(number)) for number in bits(ALL)}
    assert len(names) == ALL.bit_count() == 17 * 17
    assert {"a1", "a17", "q1", "q17"} < names
    assert name_squares(1 << CENTRE) == "i9"
    assert all(bit(*square(number)) == number for number in bits(ALL))


def test_no_square_is_beside_one_at_the_other_end_of_a_row() -> None:
    right_end, next_row = bit(SIZE - 1, 5), bit(0, 4)
    assert not beside(1 << right_end) >> next_row & 1
    assert name_squares(beside(1 << bit(3, 3)) & ALL) == "d5, c4, e4, d3"


def test_each_tile_has_six_own_squares_and_two_foreign_ones_in_two_by_four() -> None:
    """TS-1."""
    assert len(TILES) == 16
    for place in PLACEMENTS:
        own, foreign = squares_of(place)
        assert (own.bit_count(), foreign.bit_count(), own & foreign) == (6, 2, 0)
        columns, rows = (sorted({square(at)[axis] for at in bits(own | foreign)}) for axis in (0, 1))
        assert (len(columns), len(rows)) == ((2, 4) if place.turn % 2 else (4, 2))
        assert (columns[0], rows[-1]) == (place.column, place.row)
        assert (own | foreign) & ~ALL == 0


def test_the_tiles_are_all_pairs_of_foreign_squares_up_to_a_half_turn() -> None:
    """TS-2: the sixteen pairs of the rules page, in its order."""
    assert [f"{a}{b}" for a, b in TILES.values()] == naive.PAIRS
    both_ways = [frozenset(pair) for pair in TILES.values()] + [
        frozenset(7 - number for number in pair) for pair in TILES.values()
    ]
    assert len(set(both_ways)) == 28  # 8 over 2


def test_four_tiles_look_the_same_after_a_half_turn_and_have_two_orientations() -> None:
    """TS-2."""
    same = [tile for tile in TILES if same_after_half_turn(tile)]
    assert [naive.PAIRS[tile - 1] for tile in same] == ["07", "16", "25", "34"]
    assert [tile for tile in TILES if len(POSES[tile]) == 2] == same
    assert all(len(POSES[tile]) == 4 for tile in TILES if tile not in same)


def test_tiles_are_turned_and_never_flipped() -> None:
    """TS-2: every pose of every tile against lists that are turned row by row."""
    poses = set()
    for place in PLACEMENTS:
        own, foreign = squares_of(place)
        cells = naive.cells(*place)
        assert {square(at) for at in bits(own)} == {at for at, mine in cells.items() if mine}
        assert {square(at) for at in bits(foreign)} == {at for at, mine in cells.items() if not mine}
        poses.add((own, foreign))
    assert len(poses) == len(PLACEMENTS)  # no two placements are the same on the table


def test_turned_right_is_clockwise() -> None:
    """TS-2: tile 1 has its foreign squares at the left of the upper row, so then at the top of the right column."""
    _, foreign = squares_of(Place(1, 3, 9, 1))
    assert name_squares(foreign) == "e10, e9"
    _, foreign = squares_of(Place(1, 3, 9, 3))
    assert name_squares(foreign) == "d8, d7"


def test_there_are_224_places_for_each_pose() -> None:
    assert len(PLACEMENTS) == (12 * 4 + 4 * 2) * 224
    assert len(set(PLACEMENTS)) == len(PLACEMENTS)


@pytest.mark.parametrize(("squares", "zones"), [("a1", 1), ("a1 b1", 1), ("a1 b2", 2), ("a1 b1 b2 d1 q9", 3)])
def test_squares_split_into_zones_that_share_edges(squares: str, zones: int) -> None:
    mask = sum(1 << bit("abcdefghijklmnopq".index(word[0]), int(word[1:]) - 1) for word in squares.split())
    found = list(split(mask, mask))
    assert len(found) == zones
    assert sum(found) == mask
    assert set(split(mask, joints(mask))) == {zone for zone in found if zone.bit_count() > 2}
