"""Pictures: well-formed, within their frame, in every moment of every game; and they show no secrets."""

import random
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from typing import Any

import pytest

import tocca
from tocca import drawing
from tocca.core.registry import find
from tocca.drawing.shapes import Area, Box, Circle, Label, Picture, Point, Shape, Stroke

TABLES = [
    (name, seats)
    for name in (*tocca.games(), *tocca.variants())
    for seats in find(name).seats
    if (name, seats) not in (("tomoko-small", 3), ("tomoko-small", 4))  # its deck is for two
]


def moments(name: str, seats: int) -> Iterator[Any]:
    """Some states of a random match, the first and the last among them."""
    rng, state = random.Random(2), find(name).start(seats, seed=2)
    for number in range(2_000):
        if number % 40 == 0 or state.outcome is not None:
            yield state
        if state.outcome is not None:
            return
        seat = rng.choice(sorted(state.to_act))
        state = state.apply(seat, rng.choice(state.legal(seat)))


def corners(shape: Shape) -> list[Point]:
    match shape:
        case Circle():
            return [(shape.x - shape.r, shape.y - shape.r), (shape.x + shape.r, shape.y + shape.r)]
        case Box():
            return [(shape.x, shape.y), (shape.x + shape.w, shape.y + shape.h)]
        case Area() | Stroke():
            return list(shape.points)
        case Label():
            return [(shape.x, shape.y)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_moment_can_be_drawn(name: str, seats: int) -> None:
    for state in moments(name, seats):
        for view in (state, *(state.view(seat) for seat in (None, *range(seats)))):
            picture = drawing.picture(name, view)
            root = ET.fromstring(picture.svg())
            assert root.tag == "{http://www.w3.org/2000/svg}svg"
            for shape in picture.shapes:
                assert all(-40 <= x <= picture.width + 40 and -5 <= y <= picture.height + 5 for x, y in corners(shape))


@pytest.mark.parametrize("name", tocca.games())
def test_notebooks_show_states_and_records(name: str) -> None:
    record = tocca.Record.start(name, seed=1)
    assert record._repr_svg_() == record.state._repr_svg_() == drawing.svg(name, record.state)
    picture = drawing.picture(tocca.game(name), record.state)
    assert isinstance(picture, Picture)
    assert picture._repr_svg_() == picture.svg()


def test_a_seat_sees_its_own_cards_only() -> None:
    state = tocca.game("tomoko").start(2, seed=5)
    mine, theirs = state.position.hands
    seen = drawing.svg("tomoko", state.view(0))
    assert all(f"#{card}<" in seen for card in mine)
    assert not any(f"#{card}<" in seen for card in theirs)
    assert all(f"#{card}<" in drawing.svg("tomoko", state) for card in (*mine, *theirs))


def test_a_sealed_head_is_sealed() -> None:
    state = tocca.game("toncc").start(seed=1, kings="seat")
    set_heads = [state.apply(0, tocca.game("toncc").parse(f"Red {head}")) for head in (2, 5)]
    assert drawing.svg("toncc", set_heads[0].view(1)) == drawing.svg("toncc", set_heads[1].view(1))
    assert drawing.svg("toncc", set_heads[0].view(0)) != drawing.svg("toncc", set_heads[1].view(0))


def test_a_board_that_changes_looks_different() -> None:
    state = tocca.game("toscana").start(seed=1, veto=False)
    after = state.apply(0, state.legal(0)[0])
    assert drawing.svg("toscana", state) != drawing.svg("toscana", after)
