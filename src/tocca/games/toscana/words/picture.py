"""Toscana: terracotta roofs and grey stone on travertine, and beside them both stacks."""

from collections.abc import Iterator

from tocca.drawing.shapes import Box, Label, Picture, Shape, Stroke
from tocca.games.toscana.rules.board import ALL, COLUMNS, SIZE, bits, square
from tocca.games.toscana.rules.placing import squares_of
from tocca.games.toscana.rules.tiles import NO_TILE, TILES, WIDTH, Place
from tocca.games.toscana.rules.view import View
from tocca.games.toscana.rules.zones import Colour, zones

GROUND, RIM, FIELD, GRID, INK, SOFT = "#efe3cb", "#c9b184", "#d9c69c", "#c4ac7c", "#4b3a22", "#7a6544"
PAINT: dict[Colour, tuple[str, str]] = {"grey": ("#8f8f8c", "#6d6d68"), "red": ("#b9502f", "#8e3518")}
TILE_RIM, LAST_RIM = "#5b3c24", "#fffdf5"
CELL, LEFT, TOP = 24.0, 34.0, 34.0
_PANEL = LEFT + SIZE * CELL + 30


def picture(view: View) -> Picture:
    """The whole table."""
    return Picture(
        int(_PANEL) + 190, int(TOP + SIZE * CELL + 34), GROUND, (*_field(view), *_tiles(view), *_panel(view))
    )


def _field(view: View) -> Iterator[Shape]:
    side = SIZE * CELL
    yield Box(LEFT - 8, TOP - 8, side + 16, side + 16, RIM, 8)
    yield Box(LEFT, TOP, side, side, FIELD)
    for line in range(SIZE + 1):
        at = line * CELL
        yield Stroke(((LEFT + at, TOP), (LEFT + at, TOP + side)), GRID)
        yield Stroke(((LEFT, TOP + at), (LEFT + side, TOP + at)), GRID)
    for number in bits(ALL & ~view.options.field):  # a small variant has fewer squares
        column, row = square(number)
        yield Box(LEFT + column * CELL, TOP + (SIZE - 1 - row) * CELL, CELL, CELL, RIM)
    for index, letter in enumerate(COLUMNS):
        middle = (index + 0.5) * CELL
        yield Label(LEFT + middle, TOP + side + 18, letter, 12, SOFT)
        yield Label(LEFT - 18, TOP + side - middle, str(index + 1), 12, SOFT)
    middle = SIZE / 2 * CELL
    yield Label(LEFT + middle, TOP + middle, "✦", 18, SOFT)  # the first tile covers it (TS-4)


def _tiles(view: View) -> Iterator[Shape]:
    for number, (seat, place) in enumerate(view.laid):
        own, foreign = squares_of(place)
        for squares, colour in ((own, view.colours[seat]), (foreign, view.colours[1 - seat])):
            for column, row in map(square, bits(squares)):
                yield from _square(LEFT + column * CELL, TOP + (SIZE - 1 - row) * CELL, CELL, colour)
        yield _rim(place, number == len(view.laid) - 1)


def _square(x: float, y: float, size: float, colour: Colour) -> Iterator[Shape]:
    """A roof has waves, a stone has joints: told apart without colour."""
    paint, dark = PAINT[colour]
    yield Box(x, y, size, size, paint)
    if colour == "red":
        for level in (0.35, 0.75):
            yield Stroke(
                tuple((x + size * (0.15 + 0.175 * i), y + size * (level - 0.08 * (i % 2))) for i in range(5)), dark
            )
    else:
        yield Stroke(((x + size * 0.1, y + size / 2), (x + size * 0.9, y + size / 2)), dark)
        yield Stroke(((x + size / 2, y + size * 0.1), (x + size / 2, y + size / 2)), dark)


def _rim(place: Place, last: bool) -> Shape:
    wide, high = (2, WIDTH) if place.turn % 2 else (WIDTH, 2)
    x, y = LEFT + place.column * CELL, TOP + (SIZE - 1 - place.row) * CELL
    return Box(
        x + 1, y + 1, wide * CELL - 2, high * CELL - 2, None, 3, LAST_RIM if last else TILE_RIM, 3.0 if last else 1.8
    )


def _panel(view: View) -> Iterator[Shape]:
    yield Label(_PANEL, 42, f"Toscana {view.game}/{view.options.games}", 20, INK, anchor="start")
    for number, game in enumerate(view.finished):
        score = f"{number + 1}:  {game.scores[0]} – {game.scores[1]}"
        yield Label(_PANEL, 68 + 20 * number, score, 14, SOFT, anchor="start")
    mine = view.seat or 0
    yield from _player(view, 1 - mine, 130)
    yield from _player(view, mine, 290)


def _player(view: View, seat: int, y: float) -> Iterator[Shape]:
    """Whose turn it is (▶), colour and seat, best zone (◆), veto token, top tile, how many are left."""
    stack, found = view.stacks[seat], zones(view, view.colours[seat])
    acts = view.phase == ("place" if seat == view.mover else "veto")
    yield Label(_PANEL, y, "▶" if acts else "", 14, INK, anchor="start")
    yield from _square(_PANEL + 20, y - 10, 20, view.colours[seat])
    yield Label(_PANEL + 50, y, str(seat + 1), 16, INK, bold=seat == view.seat, anchor="start")
    yield Label(_PANEL + 70, y, f"◆ {len(found[0].tiles) if found else 0}", 16, INK, anchor="start")
    if view.vetoes[seat]:
        yield Label(_PANEL + 115, y, "veto", 14, SOFT, anchor="start")
    if stack.top != NO_TILE:
        yield from _top(stack.top, view.colours[seat], view.colours[1 - seat], _PANEL + 20, y + 18)
        yield Label(_PANEL + 130, y + 36, f"{stack.top}", 16, INK)
    yield Label(_PANEL + 20, y + 84, f"×{stack.size}", 16, INK, anchor="start")
    rest = " ".join(map(str, stack.unseen)) + (f" › {stack.bottom}" if stack.bottom else "")
    half = len(rest) // 2 if len(rest) > 22 else len(rest)
    cut = rest.find(" ", half) if half < len(rest) else len(rest)
    for line, part in enumerate((rest[:cut], rest[cut + 1 :])):
        yield Label(_PANEL + 20, y + 104 + 16 * line, part, 12, SOFT, anchor="start")


def _top(tile: int, own: Colour, foreign: Colour, x: float, y: float) -> Iterator[Shape]:
    """A tile upright: its squares are numbered in reading order (TS-2)."""
    for number in range(2 * WIDTH):
        colour = foreign if number in TILES[tile] else own
        yield from _square(x + number % WIDTH * 20, y + number // WIDTH * 20, 20, colour)
    yield Box(x, y, WIDTH * 20, 40, None, 3, TILE_RIM, 1.8)
