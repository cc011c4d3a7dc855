"""Where a tile may lie (TS-4), for all squares of the board at once.

A set of places is one whole number: the bit of each square on which the upper left square of the
turned tile may lie. Random play finds 47 places a turn, up to 146 (TS-10), so most of the time goes
into listing them: every `Place` there can be is made once, and found by its bit.
"""

from functools import cache

from tocca.games.toscana.rules.board import ALL, POWERS, SIZE, STRIDE, beside
from tocca.games.toscana.rules.tiles import POSES, SHAPES, Place, openings


def places(tile: int, own: int, covered: int, field: int = ALL) -> tuple[int, ...]:
    """Where the tile may lie, for each of its poses in the order of `SHAPES`.

    `own` are the squares of the player's colour, whoever laid them. The first tile must cover the
    centre. Every later one lies on empty squares, at least one square of the player's colour in it
    beside a square of that colour (TS-4). No tile has no place (TS-5). `field` are the squares of the board.
    """
    if not covered:
        return _central(tile, field)
    found, edge, empty = [], beside(own), field ^ covered
    for turn, (_, (a, b, c, d), rest) in enumerate(SHAPES[tile]):
        room = openings(turn, empty)
        both = edge >> a | edge >> b | edge >> c | edge >> d
        for e, f in rest:
            found.append(room & (both | edge >> e | edge >> f))
    return tuple(found)


@cache
def _central(tile: int, field: int) -> tuple[int, ...]:
    return tuple(
        pose.central & openings(turn, field) for turn, shape in enumerate(SHAPES[tile]) for pose in shape.poses
    )


def placements(tile: int, places: tuple[int, ...]) -> tuple[Place, ...]:
    """All the placements of that tile in these places."""
    found: list[Place] = []
    for by_length, mask in zip(_BY_LENGTH[tile], places, strict=True):
        while mask:
            length = mask.bit_length()
            found.append(by_length[length])
            mask ^= POWERS[length]
    return tuple(found)


_BY_LENGTH = tuple(tuple(pose.places for shape in shapes for pose in shape.poses) for shapes in SHAPES)

TURN_ORDER: tuple[tuple[int, ...], ...] = tuple(  # the turns of a tile in the order of its `places`
    (*range(0, len(poses), 2), *range(1, len(poses), 2)) for poses in POSES
)


def is_placement(place: Place, places: tuple[int, ...]) -> bool:
    """Whether `placements` lists it among those of its tile in these places: asked about one, nothing is listed."""
    order = TURN_ORDER[place.tile]
    return place.turn in order and bool(places[order.index(place.turn)] >> corner(place) & 1)


def corner(place: Place) -> int:
    """The bit of the upper left square."""
    return STRIDE * (SIZE - 1 - place.row) + place.column


def squares_of(place: Place) -> tuple[int, int]:
    """The squares of the owner's colour and the foreign squares of a tile that lies there."""
    pose, at = POSES[place.tile][place.turn], corner(place)
    return pose.own << at, pose.foreign << at
