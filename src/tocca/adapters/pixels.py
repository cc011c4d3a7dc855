"""A picture (tocca.drawing) painted in pixels by NumPy alone.

Everything is painted twice as fine as it will be and then averaged. Letters are those of a small font of 3×5 dots, the
same for capitals and the rest: a sign it does not know is left out.
"""

import math
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple
from unicodedata import combining, normalize

import numpy as np
import numpy.typing as npt

from tocca.drawing.shapes import Area, Box, Circle, Label, Line, Picture, Point, Shape

Pixels = npt.NDArray[np.uint8]
Reals = npt.NDArray[np.float64]
Inside = npt.NDArray[np.bool_]

FINER = 2
LETTERS = dict(
    zip(
        "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ/:#+-.×▸",
        (
            0o75557, 0o26227, 0o71747, 0o71717, 0o55711, 0o74717, 0o74757, 0o71111, 0o75757, 0o75717,
            0o25755, 0o65656, 0o34443, 0o65556, 0o74647, 0o74644, 0o34553, 0o55755, 0o72227, 0o11152,
            0o55655, 0o44447, 0o57755, 0o65555, 0o25552, 0o65644, 0o25563, 0o65655, 0o34216, 0o72222,
            0o55553, 0o55552, 0o55775, 0o55255, 0o55222, 0o71247,
            0o11244, 0o02020, 0o57575, 0o02720, 0o00700, 0o00002, 0o05250, 0o46764,
        ),
        strict=True,
    )
)  # fmt: skip


class Canvas(NamedTuple):
    """The pixels, and how fine they are."""

    pixels: Pixels

    def part(self, left: float, top: float, right: float, bottom: float) -> tuple[Pixels, Reals, Reals]:
        """The pixels round there, and where in the picture their middles lie."""
        rows = slice(max(0, math.floor(top * FINER)), math.ceil(bottom * FINER) + 1)
        columns = slice(max(0, math.floor(left * FINER)), math.ceil(right * FINER) + 1)
        pixels = self.pixels[rows, columns]
        y = (np.arange(pixels.shape[0])[:, None] + rows.start + 0.5) / FINER
        x = (np.arange(pixels.shape[1])[None, :] + columns.start + 0.5) / FINER
        return pixels, x, y


def painted(picture: Picture) -> Pixels:
    """The picture as an array of height × width × 3."""
    fine = np.empty((picture.height * FINER, picture.width * FINER, 3), dtype=np.uint8)
    fine[:] = _rgb(picture.ground)
    canvas = Canvas(fine)
    for shape in picture.shapes:
        _paint(canvas, shape)
    return _averaged(fine)


def _averaged(fine: Pixels) -> Pixels:
    """FINER × FINER pixels as one."""
    total = np.zeros((fine.shape[0] // FINER, fine.shape[1] // FINER, 3), dtype=np.uint16)
    for row in range(FINER):
        for column in range(FINER):
            total += fine[row::FINER, column::FINER]
    pixels: Pixels = ((total + FINER) // FINER**2).astype(np.uint8)
    return pixels


def _paint(canvas: Canvas, shape: Shape) -> None:
    match shape:
        case Circle():
            _circle(canvas, shape)
        case Box():
            _box(canvas, shape)
        case Area(points=points, fill=fill, edge=edge, width=width):
            if fill:
                _area(canvas, points, fill)
            if edge:
                _line(canvas, (*points, points[0]), edge, width)
        case Line(points=points, edge=edge, width=width):
            _line(canvas, points, edge, width)
        case Label():
            _label(canvas, shape)


def _circle(canvas: Canvas, shape: Circle) -> None:
    rim = shape.width / 2 if shape.edge else 0.0
    r = shape.r + rim
    pixels, x, y = canvas.part(shape.x - r, shape.y - r, shape.x + r, shape.y + r)
    away = np.hypot(x - shape.x, y - shape.y)
    if shape.fill:
        inside = away <= shape.r
        pixels[inside] = _lit(shape, x, y)[inside] if shape.lit else _rgb(shape.fill)
    if shape.edge:
        pixels[np.abs(away - shape.r) <= rim] = _rgb(shape.edge)


def _lit(shape: Circle, x: Reals, y: Reals) -> Reals:
    """From the lit colour, a little left of and above the middle, to the other one."""
    light_x, light_y = shape.x - 0.3 * shape.r, shape.y - 0.4 * shape.r
    far = np.minimum(np.hypot(x - light_x, y - light_y) / (1.6 * shape.r), 1.0)[..., None]
    lit, fill = np.array(_rgb(shape.lit or "")), np.array(_rgb(shape.fill or ""))
    shades: Reals = lit * (1 - far) + fill * far
    return shades


def _box(canvas: Canvas, shape: Box) -> None:
    right, bottom, r = shape.x + shape.w, shape.y + shape.h, min(shape.round, shape.w / 2, shape.h / 2)
    if r:
        _rounded(canvas, shape, r)
        return
    if shape.fill:
        canvas.pixels[_fine(shape.y, bottom), _fine(shape.x, right)] = _rgb(shape.fill)
    if shape.edge:
        corners = ((shape.x, shape.y), (right, shape.y), (right, bottom), (shape.x, bottom), (shape.x, shape.y))
        _line(canvas, corners, shape.edge, shape.width)


def _rounded(canvas: Canvas, shape: Box, r: float) -> None:
    """A box is all that is no farther than `r` from a smaller one."""
    rim = shape.width / 2 if shape.edge else 0.0
    right, bottom = shape.x + shape.w, shape.y + shape.h
    pixels, x, y = canvas.part(shape.x - rim, shape.y - rim, right + rim, bottom + rim)
    across = np.maximum(shape.x + r - x, x - right + r)
    down = np.maximum(shape.y + r - y, y - bottom + r)
    inwards = np.minimum(np.maximum(across, down), 0)
    outside = np.hypot(np.maximum(across, 0), np.maximum(down, 0)) + inwards - r
    if shape.fill:
        pixels[outside <= 0] = _rgb(shape.fill)
    if shape.edge:
        pixels[np.abs(outside) <= rim] = _rgb(shape.edge)


def _area(canvas: Canvas, points: tuple[Point, ...], fill: str) -> None:
    """The points from which a ray to the right crosses the edge an odd number of times."""
    across, down = zip(*points, strict=True)
    pixels, x, y = canvas.part(min(across), min(down), max(across), max(down))
    inside: Inside = np.zeros(pixels.shape[:2], dtype=np.bool_)
    for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1], strict=True):
        if y0 != y1:
            inside ^= ((y0 > y) != (y1 > y)) & (x < (x1 - x0) * (y - y0) / (y1 - y0) + x0)
    pixels[inside] = _rgb(fill)


def _line(canvas: Canvas, points: tuple[Point, ...], edge: str, width: float) -> None:
    half = max(width / 2, 0.5 / FINER)
    for (x0, y0), (x1, y1) in pairwise(points):
        box = min(x0, x1) - half, min(y0, y1) - half, max(x0, x1) + half, max(y0, y1) + half
        pixels, x, y = canvas.part(*box)
        length = (x1 - x0) ** 2 + (y1 - y0) ** 2
        along = (
            np.clip(((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length, 0, 1) if length else np.zeros_like(x + y)
        )
        near = np.hypot(x - x0 - along * (x1 - x0), y - y0 - along * (y1 - y0)) <= half
        pixels[near] = _rgb(edge)


def _label(canvas: Canvas, shape: Label) -> None:
    text = "".join(sign for sign in normalize("NFD", shape.text) if not combining(sign))  # ó as o
    dot = shape.size * 0.72 / 5
    width = dot * (4 * len(text) - 1)
    left = shape.x - {"start": 0.0, "middle": width / 2, "end": width}[shape.anchor]
    fill = _rgb(shape.fill)
    for x, y in _dots(text):
        across, down = left + dot * x, shape.y + dot * (y - 2.5)
        rows, columns = _fine(down, down + dot), _fine(across, across + dot)
        canvas.pixels[rows, columns] = fill


def _fine(first: float, last: float) -> slice:
    """The fine pixels nearest to that stretch."""
    return slice(max(0, round(first * FINER)), max(0, round(last * FINER)))


def _dots(text: str) -> Iterator[tuple[int, int]]:
    for place, sign in enumerate(text.upper()):
        bits = LETTERS.get(sign, 0)
        yield from ((4 * place + spot % 3, spot // 3) for spot in range(15) if bits >> 14 - spot & 1)


def _rgb(colour: str) -> list[int]:
    return list(bytes.fromhex(colour.removeprefix("#")))
