"""Pictures in pixels: every shape where it belongs, in its colour."""

import numpy as np
import pytest

import tocca
from tocca import drawing
from tocca.adapters.pixels import Pixels, paint
from tocca.drawing.shapes import Area, Box, Circle, Label, Picture, Shape, Stroke

GROUND, INK, RIM = "#102030", "#ff0000", "#00ff00"
GROUND_RGB, INK_RGB, RIM_RGB = (16, 32, 48), (255, 0, 0), (0, 255, 0)


def paint_shapes(*shapes: Shape) -> Pixels:
    return paint(Picture(60, 40, GROUND, shapes))


def colour(pixels: Pixels, x: int, y: int) -> tuple[int, ...]:
    return tuple(pixels[y, x].tolist())


def test_the_ground() -> None:
    pixels = paint_shapes()
    assert pixels.shape == (40, 60, 3)
    assert pixels.dtype == np.uint8
    assert (pixels == GROUND_RGB).all()


@pytest.mark.parametrize("rounded", [0, 6])
def test_a_box(rounded: float) -> None:
    pixels = paint_shapes(Box(10, 5, 30, 20, INK, rounded, RIM, 2))
    assert colour(pixels, 25, 15) == INK_RGB
    assert colour(pixels, 25, 4) == colour(pixels, 9, 15) == colour(pixels, 40, 15) == RIM_RGB
    assert colour(pixels, 45, 15) == colour(pixels, 25, 30) == GROUND_RGB
    assert (colour(pixels, 10, 5) == GROUND_RGB) == bool(rounded), "a rounded corner is cut off"


def test_a_box_without_filling() -> None:
    pixels = paint_shapes(Box(10, 5, 30, 20, None, 4, RIM, 2))
    assert colour(pixels, 25, 15) == GROUND_RGB
    assert colour(pixels, 25, 5) == RIM_RGB


def test_a_circle_its_rim_and_its_light() -> None:
    pixels = paint_shapes(Circle(30, 20, 10, INK, RIM, 2))
    assert colour(pixels, 30, 20) == INK_RGB
    assert colour(pixels, 39, 20) == RIM_RGB
    assert colour(pixels, 43, 20) == colour(pixels, 38, 28) == GROUND_RGB
    lit = paint_shapes(Circle(30, 20, 10, "#000000", lit="#ffffff"))
    assert lit[16, 27].sum() > lit[20, 30].sum() > lit[26, 35].sum()


def test_an_area_and_a_line() -> None:
    pixels = paint_shapes(Area(((10, 5), (50, 5), (30, 35)), INK), Stroke(((0, 38), (59, 38)), RIM, 2))
    assert colour(pixels, 30, 15) == INK_RGB
    assert colour(pixels, 12, 30) == GROUND_RGB
    assert colour(pixels, 5, 38) == RIM_RGB


def test_later_shapes_lie_over_earlier_ones_and_may_hang_over_the_edge() -> None:
    pixels = paint_shapes(Box(0, 0, 60, 40, INK), Circle(60, 40, 12, RIM), Box(-5, -5, 10, 10, GROUND))
    assert colour(pixels, 58, 38) == RIM_RGB
    assert colour(pixels, 2, 2) == GROUND_RGB
    assert colour(pixels, 30, 20) == INK_RGB


def columns(*shapes: Shape) -> tuple[int, int]:
    """The first and the last column that is not ground."""
    inked = np.flatnonzero((paint_shapes(*shapes) != GROUND_RGB).any(axis=(0, 2)))
    return int(inked[0]), int(inked[-1])


def test_a_label_stands_where_its_anchor_says() -> None:
    first, last = columns(Label(30, 20, "88", 20, INK, anchor="middle"))
    width = last - first
    assert 15 < width < 25
    assert (first + last) / 2 == pytest.approx(29.5, abs=1)
    assert columns(Label(30, 20, "88", 20, INK, anchor="start"))[0] == pytest.approx(30, abs=2)
    assert columns(Label(30, 20, "88", 20, INK, anchor="end"))[1] == pytest.approx(29, abs=2)


def test_a_label_lies_round_its_middle() -> None:
    rows = np.flatnonzero((paint_shapes(Label(30, 20, "8", 20, INK)) != GROUND_RGB).any(axis=(1, 2)))
    assert (rows[0] + rows[-1]) / 2 == pytest.approx(19.5, abs=1)


def test_a_bold_label_has_more_ink() -> None:
    plain, bold = (paint_shapes(Label(30, 20, "8", 24, INK, bold=bold)) != GROUND_RGB for bold in (False, True))
    assert bold.sum() > plain.sum()


def test_in_a_fixed_font_every_sign_is_as_wide_as_any_other() -> None:
    for text in ("i.i", "WiW", "   "):
        marked = Label(2, 20, f"{text}8", 12, INK, anchor="start", fixed=True)
        assert columns(marked)[1] == columns(Label(2, 20, "   8", 12, INK, anchor="start", fixed=True))[1]


def test_signs_differ_and_unknown_ones_are_left_out() -> None:
    looks = {
        sign: paint_shapes(Label(30, 20, sign, 24, INK)).tobytes()
        for sign in "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ/:#+-."
    }
    assert len(set(looks.values())) == len(looks)
    assert paint_shapes(Label(30, 20, "Ó", 24, INK)).tobytes() == looks["O"]
    assert paint_shapes(Label(30, 20, "–", 24, INK)).tobytes() == looks["-"]
    assert (paint_shapes(Label(30, 20, "☃✦", 20, INK)) == GROUND_RGB).all()


@pytest.mark.parametrize("game", tocca.games())
def test_every_table_can_be_painted(game: str) -> None:
    picture = drawing.picture(game, tocca.game(game).start(seed=1))
    pixels = paint(picture)
    assert pixels.shape == (picture.height, picture.width, 3)
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 10
