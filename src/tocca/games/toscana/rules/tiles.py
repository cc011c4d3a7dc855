"""The 16 tiles of a colour, and every way to turn and lay them.

A tile has 2×4 squares, 6 of its owner's colour and 2 foreign ones (TS-1). With the squares of the
upright tile numbered 0–3 in the upper row and 4–7 in the lower one, a tile is its pair of foreign
squares; of a pair and its half turn the smaller names it (TS-2). Both colours have the same tiles.
"""

from itertools import combinations
from typing import NamedTuple

from tocca.games.toscana.rules.board import ALL, CENTRE, SIZE, STRIDE, bits, square

WIDTH, HEIGHT = 4, 2
TURNS = ("upright", "right", "round", "left")  # by quarter turns to the right; tiles are never flipped

_PAIRS = [pair for pair in combinations(range(8), 2) if pair <= (7 - pair[1], 7 - pair[0])]
TILES: dict[int, tuple[int, int]] = dict(enumerate(_PAIRS, 1))  # the foreign squares of tile 1, 2 … 16
NO_TILE = 0  # on top of an empty stack


class Place(NamedTuple):
    """Lay a tile of one's own: `turn` quarters to the right, its upper left square then on column and row."""

    tile: int
    column: int
    row: int
    turn: int


class Pose(NamedTuple):
    """A tile in one of its turns. Masks are those of a tile whose upper left square is bit 0."""

    own: int
    foreign: int
    squares: int  # all eight
    central: int  # where its upper left square may be for it to cover the centre of the board
    places: tuple[Place, ...]  # by the bit length of where its upper left square is


class Shape(NamedTuple):
    """A tile lying (turned by 0 or 2 quarters) or standing (1 or 3): its poses, the bits of their own squares."""

    poses: tuple[Pose, ...]
    both: tuple[int, ...]  # four squares that are own ones in all these poses
    rest: tuple[tuple[int, ...], ...]  # the other two, for each pose


def same_after_half_turn(tile: int) -> bool:
    """Such a tile has two orientations instead of four (TS-2)."""
    return sum(TILES[tile]) == 7


def openings(turn: int, empty: int) -> int:
    """Where the upper left square of a tile, so turned, may be for it to fit on empty squares."""
    along, across = (STRIDE, 1) if turn % 2 else (1, STRIDE)
    two = empty & empty >> along
    four = two & two >> 2 * along
    return four & four >> across


def _turn_square(number: int, turn: int) -> tuple[int, int]:
    """Where that square of the upright tile comes to lie: squares from the left and from the top."""
    x, y, height = number % WIDTH, number // WIDTH, HEIGHT
    for _ in range(turn):
        x, y, height = height - 1 - y, x, WIDTH + HEIGHT - height
    return x, y


def _places(tile: int, turn: int) -> tuple[Place, ...]:
    nowhere = Place(NO_TILE, 0, 0, 0)
    table = [nowhere] * (SIZE * STRIDE + 1)
    for corner in bits(openings(turn, ALL)):
        table[corner + 1] = Place(tile, *square(corner), turn)
    return tuple(table)


def _pose(tile: int, turn: int) -> Pose:
    at = [x + STRIDE * y for x, y in (_turn_square(number, turn) for number in range(8))]
    foreign = sum(1 << at[number] for number in TILES[tile])
    squares = sum(1 << place for place in at)
    central = sum(1 << corner for corner in bits(openings(turn, ALL)) if squares << corner >> CENTRE & 1)
    return Pose(squares ^ foreign, foreign, squares, central, _places(tile, turn))


def _shape(poses: tuple[Pose, ...]) -> Shape:
    """Two poses share four own squares: what is foreign in one is own in its half turn, or they are the same."""
    both = tuple(sorted(bits(poses[0].own & poses[-1].own))[:4])
    return Shape(poses, both, tuple(tuple(set(bits(pose.own)).difference(both)) for pose in poses))


POSES: tuple[tuple[Pose, ...], ...] = (
    (),  # no tile, no pose
    *(tuple(_pose(tile, turn) for turn in range(2 if same_after_half_turn(tile) else 4)) for tile in TILES),
)
SHAPES: tuple[tuple[Shape, ...], ...] = tuple(
    tuple(_shape(poses[turn::2]) for turn in (0, 1) if poses) for poses in POSES
)
PLACEMENTS: tuple[Place, ...] = tuple(
    place for tile in TILES for pose in POSES[tile] for place in pose.places if place.tile
)
