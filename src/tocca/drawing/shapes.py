"""A picture as a list of shapes: written as SVG here, and simple enough for others to paint in pixels.

Lengths are pixels from the upper left corner, colours are "#rrggbb". A later shape lies over an earlier one.
"""

from collections.abc import Callable
from html import escape
from typing import Any, NamedTuple

Point = tuple[float, float]


class Circle(NamedTuple):
    """A disc; `lit` is its colour where the light falls, at the upper left."""

    x: float
    y: float
    r: float
    fill: str | None
    edge: str | None = None
    width: float = 1.0
    lit: str | None = None


class Box(NamedTuple):
    """A rectangle by its upper left corner, the corners rounded by `round`."""

    x: float
    y: float
    w: float
    h: float
    fill: str | None
    round: float = 0.0
    edge: str | None = None
    width: float = 1.0


class Area(NamedTuple):
    """A polygon."""

    points: tuple[Point, ...]
    fill: str | None
    edge: str | None = None
    width: float = 1.0


class Stroke(NamedTuple):
    """A line through these points."""

    points: tuple[Point, ...]
    edge: str
    width: float = 1.0


class Label(NamedTuple):
    """A text round its middle; `anchor` is start, middle or end. In a `fixed` font spaces count."""

    x: float
    y: float
    text: str
    size: float
    fill: str
    bold: bool = False
    anchor: str = "middle"
    fixed: bool = False


Shape = Circle | Box | Area | Stroke | Label
_Ids = dict[tuple[str | None, str | None], str]  # of gradients, by their two colours


class Picture(NamedTuple):
    """Shapes on a ground of that size."""

    width: int
    height: int
    ground: str
    shapes: tuple[Shape, ...]

    def svg(self) -> str:
        """The picture as one SVG element."""
        lights = sorted({(one.lit, one.fill) for one in self.shapes if isinstance(one, Circle) and one.lit})
        ids: _Ids = {light: f"l{light[0]}{light[1]}".replace("#", "") for light in lights}
        defs = "".join(_light(name, *light) for light, name in ids.items())
        ground = Box(0, 0, self.width, self.height, self.ground, 12)
        body = "".join(_element(shape, ids) for shape in (ground, *self.shapes))
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" width="{self.width}" '
            f'height="{self.height}" font-family="Georgia,serif"><defs>{defs}</defs>{body}</svg>'
        )

    def _repr_svg_(self) -> str:
        """The same, for notebooks."""
        return self.svg()


def _light(name: str, lit: str | None, fill: str | None) -> str:
    return (
        f'<radialGradient id="{name}" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="{lit}"/>'
        f'<stop offset="1" stop-color="{fill}"/></radialGradient>'
    )


def _element(shape: Shape, ids: _Ids) -> str:
    return _WRITERS[type(shape)](shape, ids)


def _circle(shape: Circle, ids: _Ids) -> str:
    fill = f"url(#{ids[shape.lit, shape.fill]})" if shape.lit else shape.fill
    return f'<circle cx="{shape.x:.4g}" cy="{shape.y:.4g}" r="{shape.r:.4g}"{_paint(fill, shape.edge, shape.width)}/>'


def _box(shape: Box, ids: _Ids) -> str:
    rounded = f' rx="{shape.round:.4g}"' if shape.round else ""
    return (
        f'<rect x="{shape.x:.4g}" y="{shape.y:.4g}" width="{shape.w:.4g}" height="{shape.h:.4g}"{rounded}'
        f"{_paint(shape.fill, shape.edge, shape.width)}/>"
    )


def _area(shape: Area, ids: _Ids) -> str:
    return f'<path d="{_path(shape.points)}Z" stroke-linejoin="round"{_paint(shape.fill, shape.edge, shape.width)}/>'


def _line(shape: Stroke, ids: _Ids) -> str:
    return f'<path d="{_path(shape.points)}" stroke-linecap="round"{_paint(None, shape.edge, shape.width)}/>'


def _label(shape: Label, ids: _Ids) -> str:
    weight = ' font-weight="bold"' if shape.bold else ""
    font = ' font-family="monospace" xml:space="preserve"' if shape.fixed else ""
    return (
        f'<text x="{shape.x:.4g}" y="{shape.y + shape.size * 0.35:.4g}" font-size="{shape.size:.4g}" '
        f'text-anchor="{shape.anchor}" fill="{shape.fill}"{weight}{font}>{escape(shape.text)}</text>'
    )


def _path(points: tuple[Point, ...]) -> str:
    return "M" + "L".join(f"{x:.4g} {y:.4g}" for x, y in points)


def _paint(fill: str | None, edge: str | None, width: float) -> str:
    rim = f' stroke="{edge}" stroke-width="{width:.3g}"' if edge else ""
    return f' fill="{fill or "none"}"{rim}'


_WRITERS: dict[type, Callable[[Any, _Ids], str]] = {
    Circle: _circle,
    Box: _box,
    Area: _area,
    Stroke: _line,
    Label: _label,
}


def text_picture(text: str, size: float = 16) -> Picture:
    """A text drawing as a picture, line by line."""
    lines = text.splitlines() or [""]
    width, step = max(map(len, lines)) * size * 0.62, size * 1.35
    shapes = tuple(
        Label(size, size + number * step, line, size, "#2b2620", anchor="start", fixed=True)
        for number, line in enumerate(lines)
    )
    return Picture(round(width + 2 * size), round(len(lines) * step + size), "#f6f0e4", shapes)
