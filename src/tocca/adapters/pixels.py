"""A picture (tocca.drawing) in pixels, painted by Pillow.

Pillow's shapes have hard edges: so everything is painted twice as fine as it will be, and then averaged. Labels are in
the font that comes with Pillow, so that pixels are the same on every machine. It has ASCII alone: other signs are
replaced by similar ones, or left out.
"""

import math
from collections.abc import Callable
from functools import lru_cache
from typing import Any
from unicodedata import normalize

from tocca.core.extras import need

need("rl", "numpy", "PIL")

import numpy as np  # noqa: E402
import numpy.typing as npt  # noqa: E402
from PIL import Image, ImageDraw, ImageFont, ImageOps  # noqa: E402

from tocca.drawing.shapes import Area, Box, Circle, Label, Picture, Point, Stroke  # noqa: E402

Pixels = npt.NDArray[np.uint8]

FINER = 2
FIXED = 0.6  # the width of a sign in a fixed font, of its size
_SIMILAR = str.maketrans("×–▸▶›★", "x->>>*")
_ANCHORS = {"start": "ls", "middle": "ms", "end": "rs"}


def paint(picture: Picture) -> Pixels:
    """The picture as an array of height × width × 3."""
    image = Image.new("RGB", (picture.width * FINER, picture.height * FINER), picture.ground)
    pen = ImageDraw.Draw(image)
    for shape in picture.shapes:
        _PAINTERS[type(shape)](image, pen, shape)
    return np.array(image.reduce(FINER))


def _circle(image: Image.Image, pen: ImageDraw.ImageDraw, shape: Circle) -> None:
    x, y, r = shape.x * FINER, shape.y * FINER, shape.r * FINER
    if shape.lit and shape.fill:
        disc, mask = _shade_disc(round(2 * r), shape.lit, shape.fill)
        image.paste(disc, (round(x - r), round(y - r)), mask)
    elif shape.fill:
        pen.ellipse(_round(x, y, r), shape.fill)
    if shape.edge:
        width = shape.width * FINER
        pen.ellipse(_round(x, y, r + width / 2), outline=shape.edge, width=round(width))


def _round(x: float, y: float, r: float) -> tuple[float, float, float, float]:
    """The box of a circle; Pillow paints its last row and column, too."""
    return (x - r, y - r, max(x - r, x + r - 1), max(y - r, y + r - 1))


@lru_cache(64)
def _shade_disc(size: int, lit: str, fill: str) -> tuple[Image.Image, Image.Image]:
    """A disc from its lit colour, a little left of and above the middle, to the other one; and where it is."""
    gradient = Image.radial_gradient("L")  # from 0 in the middle to 255 in the corners
    unit = gradient.width / 1.6
    left, top = 0.45 * unit, 0.5 * unit  # so the middle comes to lie at 0.35 and 0.3 of the disc
    shades = gradient.resize((size, size), box=(left, top, left + unit, top + unit))
    shades = shades.point([min(255, round(shade * math.sqrt(2))) for shade in range(256)])
    mask = Image.new("L", (size, size))
    ImageDraw.Draw(mask).ellipse((0, 0, size - 1, size - 1), fill=255)
    return ImageOps.colorize(shades, lit, fill), mask


def _box(image: Image.Image, pen: ImageDraw.ImageDraw, shape: Box) -> None:
    rim = shape.width / 2 if shape.edge else 0.0
    corners = (shape.x - rim, shape.y - rim, shape.x + shape.w + rim, shape.y + shape.h + rim)
    left, top, right, bottom = (round(corner * FINER) for corner in corners)
    radius = min(shape.round + rim if shape.round else 0, shape.w / 2, shape.h / 2) * FINER
    if right > left and bottom > top:
        box = left, top, right - 1, bottom - 1
        pen.rounded_rectangle(box, radius, shape.fill, shape.edge, round(2 * rim * FINER))


def _area(image: Image.Image, pen: ImageDraw.ImageDraw, shape: Area) -> None:
    if shape.fill:
        pen.polygon([(x * FINER, y * FINER) for x, y in shape.points], shape.fill)
    if shape.edge:
        _stroke(pen, (*shape.points, shape.points[0]), shape.edge, shape.width)


def _line(image: Image.Image, pen: ImageDraw.ImageDraw, shape: Stroke) -> None:
    _stroke(pen, shape.points, shape.edge, shape.width)


def _stroke(pen: ImageDraw.ImageDraw, points: tuple[Point, ...], edge: str, width: float) -> None:
    """With round ends and corners."""
    fine, across = [(x * FINER, y * FINER) for x, y in points], max(1.0, width * FINER)
    pen.line(fine, edge, round(across))
    for x, y in fine:
        pen.ellipse(_round(x, y, across / 2), edge)


def _label(image: Image.Image, pen: ImageDraw.ImageDraw, shape: Label) -> None:
    plain = normalize("NFD", shape.text.translate(_SIMILAR)).encode("ascii", "ignore").decode()
    font, stroke = _font(shape.size * FINER), round(shape.size * FINER / 32) if shape.bold else 0
    x, y, step = shape.x * FINER, (shape.y + 0.35 * shape.size) * FINER, FIXED * shape.size * FINER
    signs = [(x + step * (place + 0.5), sign) for place, sign in enumerate(plain)] if shape.fixed else []
    anchor = "ms" if shape.fixed else _ANCHORS[shape.anchor]
    for at, text in signs or [(x, plain)]:
        pen.text((at, y), text, shape.fill, font, anchor, stroke_width=stroke)


@lru_cache(64)
def _font(size: float) -> Any:
    return ImageFont.load_default(size)


_PAINTERS: dict[type, Callable[[Image.Image, ImageDraw.ImageDraw, Any], None]] = {
    Circle: _circle,
    Box: _box,
    Area: _area,
    Stroke: _line,
    Label: _label,
}
