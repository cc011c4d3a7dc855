"""Tóncc: the board on green baize, the Map on parchment, the Kings and their count."""

from collections.abc import Iterator
from math import cos, pi, sin, sqrt
from typing import Any

from tocca.drawing.shapes import Area, Box, Circle, Label, Picture, Point, Shape, Stroke
from tocca.games.toncc.rules.board import CENTRE
from tocca.games.toncc.rules.kings import COLOURS, KINGS, NAMES
from tocca.games.toncc.rules.map import REGIONS, Region
from tocca.games.toncc.rules.scoring import kingdom_points, toncc_points
from tocca.games.toncc.rules.view import View

BAIZE, BACK, STITCH, PARCHMENT, PRINT, CHALK = "#1f4f35", "#2f6b46", "#6fae88", "#f3ead6", "#35270f", "#f6eedb"
OUTLINE, CREAM, SKIN, GOLD = "#1c1b19", "#fff8e7", "#f7dfc4", "#ffd75e"
PAINT = ("#d8412f", "#f2b632", "#2f6fb5")
WIDTH, HEIGHT, STEP, RADIUS = 760, 470, 84.0, 38.0
_MIDDLE = (230.0, 235.0)


def picture(view: View) -> Picture:
    """The whole table."""
    return Picture(WIDTH, HEIGHT, BAIZE, (*_board(view), *_map(view), *_kings(view)))


def _spot(view: View, place: int) -> Point:
    here = (*view.options.board.places, CENTRE)[place]
    return _MIDDLE[0] + STEP * (here.q + here.r / 2), _MIDDLE[1] + STEP * here.r * sqrt(3) / 2


def _board(view: View) -> Iterator[Shape]:
    for place, number in enumerate(view.challenge.regions):
        x, y = _spot(view, place)
        face_up = view.face_up >> number & 1
        yield from _region(REGIONS[number], x, y, RADIUS) if face_up else _back(x, y)
    mind = view.options.board.mind
    yield from _compass(*_spot(view, mind))
    for place in range(mind + 1):
        here = [king for king in KINGS if view.challenge.places[king] == place]
        for index, king in enumerate(here):
            x, y = _spot(view, place)
            yield from _king(king, x + 20 * (index - (len(here) - 1) / 2), y - 6, 1.0)


def _back(x: float, y: float) -> Iterator[Shape]:
    yield Circle(x, y, RADIUS, BACK, "#1d4a31", 2)
    yield Circle(x, y, RADIUS * 0.72, None, STITCH, 1)


def _region(region: Region, x: float, y: float, r: float) -> Iterator[Shape]:
    """A Region, face up: background, shape, lines or dots, and its number on the Map."""
    yield Circle(x, y, r, PAINT[region.background], CREAM, r * 0.05)
    colour = PAINT[region.symbol]
    yield from _outline(region.shape, x, y, r * 0.56, colour)
    ink = CREAM if region.shape else colour
    middle = y + r * (0.1 if region.shape == "triangle" else 0)
    for line in range(region.lines or 0):
        level = middle + (line - ((region.lines or 0) - 1) / 2) * r * 0.26
        half = r * (0.3 if region.shape else 0.5)
        yield Stroke(((x - half, level), (x + half, level)), ink, r * 0.12)
    size = 1 if region.shape else 1.5
    for dx, dy in _DOTS[region.dots or 0]:
        yield Circle(x + dx * r * size, middle + dy * r * size, r * 0.1 * size, ink)
    if r >= RADIUS:
        yield Label(x, y + r * 0.8, str(region.number), r * 0.26, CREAM if region.background != 1 else PRINT)


_DOTS: tuple[tuple[Point, ...], ...] = (
    (),
    ((0, 0),),
    ((-0.17, 0), (0.17, 0)),
    ((-0.17, 0.12), (0.17, 0.12), (0, -0.17)),
)


def _outline(shape: str | None, x: float, y: float, k: float, colour: str) -> Iterator[Shape]:
    if shape == "circle":
        yield Circle(x, y, k, colour, CREAM, k * 0.12)
    if shape == "square":
        yield Box(x - k * 0.86, y - k * 0.86, k * 1.72, k * 1.72, colour, 3, CREAM, k * 0.12)
    if shape == "triangle":
        points = ((x, y - k * 1.12), (x + k * 1.08, y + k * 0.78), (x - k * 1.08, y + k * 0.78))
        yield Area(points, colour, CREAM, k * 0.12)


def _compass(x: float, y: float) -> Iterator[Shape]:
    """The Mind with the six movements (TN-10)."""
    yield Circle(x, y, RADIUS, PARCHMENT, "#1d4a31", 2)
    for number in range(6):
        angle = pi * (number - 1) / 3
        yield Label(x + 28 * cos(angle), y + 28 * sin(angle), str(number + 1), 12, PRINT)
    star = [(14 if point % 2 == 0 else 5, pi * point / 4) for point in range(8)]
    yield Area(tuple((x + length * sin(angle), y - length * cos(angle)) for length, angle in star), BACK)


def _king(king: int, x: float, y: float, s: float) -> Iterator[Shape]:
    """A King with body, hair and feet in their colours (TN-4), and the King's letter."""
    body, hair, feet = (PAINT[colour] for colour in COLOURS[king])
    for side in (-1, 1):
        yield Circle(x + 6 * s * side, y + 14 * s, 4.5 * s, feet, OUTLINE, 1.2 * s)
    cloak = ((-12, 12), (-11, -4), (-6, -12), (6, -12), (11, -4), (12, 12))
    yield Area(tuple((x + dx * s, y + dy * s) for dx, dy in cloak), body, OUTLINE, 1.4 * s)
    yield Label(x, y + 3 * s, NAMES[king][0], 12 * s, PRINT if king == 1 else CREAM, bold=True)
    yield Circle(x, y - 16 * s, 8 * s, SKIN, OUTLINE, 1.4 * s)
    locks = ((-9, -14), (-9, -22), (0, -26), (9, -22), (9, -14), (5, -19), (-5, -19))
    yield Area(tuple((x + dx * s, y + dy * s) for dx, dy in locks), hair, OUTLINE, 1.2 * s)
    crown = ((-7, -24), (-8, -32), (-3, -28), (0, -34), (3, -28), (8, -32), (7, -24))
    yield Area(tuple((x + dx * s, y + dy * s) for dx, dy in crown), GOLD, OUTLINE, 1.2 * s)


def _map(view: View) -> Iterator[Shape]:
    """The triangle of the Map (TN-2) with its Seals."""
    yield Box(470, 20, 270, 268, PARCHMENT, 18)
    for number, (x, y) in enumerate(_MAP_SPOTS):
        yield from _region(REGIONS[number], x, y, 17)
        for king in KINGS:
            if view.challenge.seals[king] >> number & 1:
                yield Circle(x + 10, y - 10, 8, PAINT[king], CREAM, 2)
                yield Label(x + 10, y - 10, NAMES[king][0], 9, PRINT if king == 1 else CREAM, bold=True)


def _map_spots() -> tuple[Point, ...]:
    top, left, right = (605.0, 50.0), (500.0, 50 + 105 * sqrt(3)), (710.0, 50 + 105 * sqrt(3))
    sides = ((top, left), (left, right), (right, top))
    return tuple(
        (start[0] + (end[0] - start[0]) * step / 6, start[1] + (end[1] - start[1]) * step / 6)
        for start, end in sides
        for step in range(6)
    )


_MAP_SPOTS = _map_spots()


def _kings(view: View) -> Iterator[Shape]:
    """A row for each seat: its King, Head, Seals placed, kingdom points + king points, tóncc points."""
    for seat, king in enumerate(view.kings):
        y = 326 + 50 * seat
        own = seat == view.seat
        yield Box(470, y - 22, 270, 44, "#16402a", 10, CHALK if own else None, 2)
        yield from _king(king, 492, y + 8, 0.6)
        yield Label(514, y, str(seat + 1), 15, CHALK, bold=own)
        yield Box(530, y - 13, 26, 26, PARCHMENT if view.chosen[king] else "#2b5b40", 6, STITCH)
        yield Label(543, y, _head(view, king), 15, PRINT, bold=True)
        seals = view.challenge.seals[king]
        for index in range(view.options.seals):
            placed = index < seals.bit_count()
            yield Circle(572 + 13 * index, y, 5, PAINT[king] if placed else None, PAINT[king], 1.5)
        count = f"{kingdom_points(king, seals)}+{view.challenge.king_points[king]}"
        yield Label(690, y, count, 15, CHALK, anchor="end")
        yield Label(730, y, f"★{toncc_points(view.past)[king]}", 15, GOLD, anchor="end")


def _head(view: View, king: int) -> str:
    if not view.chosen[king]:
        return ""
    own: Any = view.seat is not None and view.kings[view.seat] == king
    return str(view.choice) if own else "?"
