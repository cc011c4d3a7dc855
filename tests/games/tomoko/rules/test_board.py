"""The board and what a push does: TM-1 and TM-3."""

import random

import pytest

from tests.games.tomoko.positions import board, text
from tocca.games.tomoko.game import GAME
from tocca.games.tomoko.rules.board import (
    EMPTY,
    MARBLES_OF_EACH_COLOUR,
    PUSHES,
    Board,
    Push,
    Side,
    count,
    hollows,
    push,
)


def test_five_by_five_hollows_and_thirty_marbles() -> None:
    """TM-1"""
    assert len({hollow for line in range(1, 6) for hollow in hollows("N", line)}) == 25
    assert 2 * MARBLES_OF_EACH_COLOUR == 30


def test_twenty_entries_five_a_side_and_either_colour() -> None:
    """TM-3"""
    assert len({(p.side, p.line) for p in PUSHES}) == 20
    state = GAME.start(2, seed=1)
    assert set(state.legal(min(state.to_act))) == set(PUSHES)


@pytest.mark.parametrize(
    ("side", "line", "after"),
    [
        ("N", 2, ".d... ..... ..... ..... ....."),
        ("S", 2, "..... ..... ..... ..... .d..."),
        ("W", 2, "..... d.... ..... ..... ....."),
        ("E", 2, "..... ....d ..... ..... ....."),
    ],
)
def test_a_marble_comes_to_lie_in_the_edge_hollow(side: Side, line: int, after: str) -> None:
    """TM-3"""
    assert text(push(EMPTY, Push(side, line, "dark"))) == after


def test_only_the_unbroken_block_shifts_and_the_first_gap_absorbs_it() -> None:
    """TM-3"""
    before = board("..... ..... dl.ld ..... .....")
    assert text(push(before, Push("W", 3, "light"))) == "..... ..... ldlld ..... ....."
    assert text(push(before, Push("E", 3, "light"))) == "..... ..... dlldl ..... ....."


def test_a_gap_at_the_entry_moves_nothing() -> None:
    """TM-3"""
    before = board("..... ..... .dddd ..... .....")
    assert text(push(before, Push("W", 3, "light"))) == "..... ..... ldddd ..... ....."


def test_in_a_full_row_the_far_marble_falls_out_and_is_back_in_the_bag() -> None:
    """TM-3: the book's picture of a full row, before and after."""
    before = board("..... ..... dldld ..... .....")
    after = push(before, Push("W", 3, "light"))
    assert text(after) == "..... ..... ldldl ..... ....."
    assert count(after.dark | after.light) == 5
    assert count(after.dark) == count(before.dark) - 1


def test_columns_work_like_rows() -> None:
    """TM-3"""
    before = board("d.... l.... d.... l.... d....")
    assert text(push(before, Push("S", 1, "dark"))) == "l.... d.... l.... d.... d...."
    assert text(push(before, Push("N", 1, "light"))) == "l.... d.... l.... d.... l...."


def test_pushes_agree_with_marbles_moved_one_by_one() -> None:
    """TM-3, on a thousand random boards, against a list that is shifted the long way."""
    rng = random.Random(3)
    for _ in range(1000):
        marbles = rng.choices("dl.", weights=(4, 4, rng.choice((1, 6))), k=25)
        action = rng.choice(PUSHES)
        cells = hollows(action.side, action.line)
        line = [marbles[cell] for cell in cells]
        gap = line.index(".") if "." in line else 4
        moved = [action.marble[0], *line[:gap], *line[gap + 1 :]]
        expected = list(marbles)
        for cell, marble in zip(cells, moved, strict=True):
            expected[cell] = marble
        assert push(board("".join(marbles)), action) == board("".join(expected))


def test_a_board_is_two_numbers_that_never_overlap() -> None:
    full = Board((1 << 15) - 1, (1 << 25) - (1 << 15))
    for action in PUSHES:
        after = push(full, action)
        assert after.dark & after.light == 0
        assert count(after.dark | after.light) == 25
