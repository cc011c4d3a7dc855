"""Totsa!: cookies on a table cloth, the dice, and the cards in front of everybody."""

from collections.abc import Iterator
from math import cos, pi, sin

from tocca.drawing.shapes import Area, Box, Circle, Label, Picture, Point, Shape, Stroke
from tocca.games.totsa.rules.cards import HIDDEN, NONE, ROWS, colour, figure
from tocca.games.totsa.rules.position import goal, nearness
from tocca.games.totsa.rules.view import View

CLOTH, CHECK, CARD, CARD_RIM, CRUST, INK = "#f6e9d2", "#efd2ba", "#fffaf0", "#e2cfae", "#5b3a1e", "#4a2c14"
COOKIES = {"brown": "#c9773d", "pink": "#e79ab0", "green": "#7fb069"}
ACTS = {"protect": "#3a6ea5", "flip": "#8a5aa8", "capture": "#c4453a"}
BACK = "#c4453a"
WIDE, HIGH, GAP, LEFT, TOP = 68.0, 84.0, 8.0, 20.0, 20.0
WIDTH = int(2 * LEFT + 7 * (WIDE + GAP))


def picture(view: View) -> Picture:
    """The whole table."""
    height = int(TOP + 3 * (HIGH + GAP) + 90 + 62 * view.seats)
    return Picture(WIDTH, height, CLOTH, (*_gingham(height), *_field(view), *_dice(view), *_players(view)))


def _gingham(height: int) -> Iterator[Shape]:
    for x in range(0, WIDTH, 60):
        yield Box(x, 0, 30, height, CHECK)


def _field(view: View) -> Iterator[Shape]:
    for row, spots in enumerate(ROWS[view.options.simple]):
        for column, spot in enumerate(spots):
            x, y = LEFT + column * (WIDE + GAP), TOP + row * (HIGH + GAP)
            if isinstance(spot, str):
                yield Box(x, y, WIDE, HIGH, ACTS[spot], 10)
                yield Label(x + WIDE / 2, y + HIGH / 2, spot.capitalize(), 15, CARD, bold=True)
            elif view.field[spot] == NONE:
                yield Box(x, y, WIDE, HIGH, None, 10, CARD_RIM, 2)
            else:
                yield from _card(view.field[spot], x, y, 1.0)


def _card(card: int, x: float, y: float, s: float) -> Iterator[Shape]:
    yield Box(x, y, WIDE * s, HIGH * s, CARD, 10 * s, CARD_RIM, 2)
    yield from _cookie(figure(card), colour(card), x + WIDE * s / 2, y + HIGH * s * 0.44, s)
    letters = (figure(card)[0] + colour(card)[0]).upper()
    yield Label(x + WIDE * s / 2, y + HIGH * s * 0.88, letters, 13 * s, INK)


def _cookie(shape: str, tint: str, x: float, y: float, s: float) -> Iterator[Shape]:
    """The figure in its colour, with the colour's pattern on it (TC-17)."""
    yield Area(tuple((x + dx * s, y + dy * s) for dx, dy in OUTLINES[shape]), COOKIES[tint], CRUST, 2.2 * s)
    if shape == "ring":
        yield Circle(x, y, 8 * s, CARD, CRUST, 2 * s)
    aside, size = _PATTERN_SPOTS.get(shape, (0.0, 1.0))
    yield from _pattern(tint, x + aside * s, y, size * s)


_PATTERN_SPOTS = {"moon": (-14.0, 0.9), "ring": (-16.0, 0.7)}  # how far to the left, and how large


def _pattern(tint: str, x: float, y: float, s: float) -> Iterator[Shape]:
    if tint == "brown":
        for dx, dy in ((-6, -4), (6, -2), (-1, 7)):
            yield Circle(x + dx * s * 0.7, y + dy * s * 0.7, 2.4 * s, INK)
    if tint == "pink":
        for level in (-3, 4):
            waves = tuple((x + (4 * i - 8) * s, y + (level + (-2) ** (i % 2)) * s) for i in range(5))
            yield Stroke(waves, CARD, 2.2 * s)
    if tint == "green":
        for sign in (-1, 1):
            yield Stroke(((x - 6 * s, y - 6 * sign * s), (x + 6 * s, y + 6 * sign * s)), "#3f6b35", 2.6 * s)


def _round(radius: float, points: int = 24, start: float = 0.0, end: float = 2 * pi) -> tuple[Point, ...]:
    steps = (start + (end - start) * step / points for step in range(points + 1))
    return tuple((radius * cos(angle), radius * sin(angle)) for angle in steps)


def _star() -> tuple[Point, ...]:
    return tuple(
        (length * sin(pi * point / 5), -length * cos(pi * point / 5))
        for point, length in enumerate([27, 13] * 5)
    )  # fmt: skip


def _heart() -> tuple[Point, ...]:
    turns = [2 * pi * step / 32 for step in range(32)]
    return tuple(
        (1.6 * 16 * sin(t) ** 3, -1.6 * (13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t))) for t in turns
    )


def _moon() -> tuple[Point, ...]:
    outer = _round(25, 24, 0.3 * pi, 1.7 * pi)
    inner = tuple((x + 14, y) for x, y in _round(20.2, 16, 1.5 * pi, 0.5 * pi))
    return (*outer, *inner)


_HALF_A_TREE: tuple[Point, ...] = ((0, -26), (15, -8), (9, -8), (21, 12), (5, 12), (5, 24))

OUTLINES: dict[str, tuple[Point, ...]] = {
    "star": _star(),
    "heart": _heart(),
    "moon": _moon(),
    "ring": _round(24),
    "tree": (*_HALF_A_TREE, *((-x, y) for x, y in _HALF_A_TREE[:0:-1])),
    "fish": ((-26, -1), (-14, -13), (2, -15), (14, -3), (26, -14), (26, 14), (14, 3), (2, 15), (-14, 13)),
}


def _dice(view: View) -> Iterator[Shape]:
    """The two dice, or empty ones, and the count of rolls."""
    y = TOP + 3 * (HIGH + GAP) + 8
    for index in range(2):
        yield Box(LEFT + index * 70, y, 58, 58, CARD, 12, CARD_RIM, 3)
    if view.dice != NONE:
        shape, tint = figure(view.dice), colour(view.dice)
        points = tuple((LEFT + 29 + dx * 0.8, y + 29 + dy * 0.8) for dx, dy in OUTLINES[shape])
        yield Area(points, CARD_RIM, CRUST, 2)
        yield Box(LEFT + 76, y + 6, 46, 46, COOKIES[tint], 8)
        yield from _pattern(tint, LEFT + 99, y + 29, 1.4)
    elif view.phase == "thrown":
        yield Label(LEFT + 29, y + 29, "?", 26, INK)
        yield Label(LEFT + 99, y + 29, "?", 26, INK)
    yield Label(LEFT + 150, y + 29, f"{view.rolls}/{view.options.limit}", 16, INK, anchor="start")


def _players(view: View) -> Iterator[Shape]:
    """Number, ⚂ who rolls, nearness to the aim, face-down cards by slot, open cards."""
    simple = view.options.simple
    for seat, player in enumerate(view.players):
        y = TOP + 3 * (HIGH + GAP) + 84 + 62 * seat
        near = nearness(simple, len(player.open), len(player.slots))
        mark = "!" if seat == view.winner else "⚂" if seat == view.roller else ""
        yield Label(LEFT, y + 26, f"{seat + 1}{mark}", 18, INK, seat == view.seat, "start")
        yield Label(LEFT + 36, y + 26, f"{near}/{goal(simple)}", 14, INK, anchor="start")
        for slot, card in enumerate(player.down):
            x = LEFT + 70 + 50 * slot
            if card == HIDDEN:
                yield Box(x, y, WIDE * 0.62, HIGH * 0.62, BACK, 6, CARD, 2)
                yield Label(x + WIDE * 0.31, y + HIGH * 0.31, str(slot + 1), 16, CARD, bold=True)
            elif card != NONE:
                yield from _card(card, x, y, 0.62)
                yield Box(x, y, WIDE * 0.62, HIGH * 0.62, None, 6, BACK, 3)
        for index, card in enumerate(player.open):
            yield from _card(card, LEFT + 228 + 47 * index, y, 0.62)
