"""The table as text."""

import re

from tests.games.toncc.positions import Table, bits, play, start, table, walk
from tocca.core.drawing import ANSI
from tocca.games.toncc.game import GAME


def some_states() -> list[Table]:
    return list(play(start(seed=4, challenges=9, auto_finish=False), seed=4))


def test_it_fits_into_80_columns() -> None:
    for state in some_states():
        for seat in (0, None):
            assert max(map(len, GAME.draw(state.view(seat)).splitlines())) <= 80


def test_colour_adds_nothing_but_colour() -> None:
    for state in some_states()[::7]:
        plain = GAME.draw(state.view(1))
        coloured = GAME.draw(state.view(1), ANSI)
        assert coloured != plain
        # A right-hand blank inside a coloured piece is kept, so lines are compared without trailing blanks.
        bare = [line.rstrip() for line in re.sub(r"\x1b\[[0-9;]*m", "", coloured).splitlines()]
        assert bare == [line.rstrip() for line in plain.splitlines()]


def test_a_region_shows_its_picture_until_it_is_face_down() -> None:
    """TN-12"""
    assert "B y△···" in GAME.draw(table((4, 5, 13)).view(None))
    assert "B y△···" not in GAME.draw(table((4, 5, 13), (0, bits(14), 0)).view(None))


def test_the_map_shows_the_seals() -> None:
    """TN-2"""
    text = GAME.draw(table((4, 5, 13), (bits(6), bits(7), bits(12))).view(None))
    assert " 6R  7Y  8·  9· 10· 11· 12B" in text


def test_the_compass_is_on_the_mind() -> None:
    """TN-10"""
    lines = GAME.draw(table((4, 5, 13)).view(None)).splitlines()
    assert ["6   1" in line for line in lines].index(True) + 2 == ["4   3" in line for line in lines].index(True)
    assert any("5   ✦   2" in line for line in lines)


def test_kings_stand_where_they_are() -> None:
    assert "╰─R─Y─B─╯" in GAME.draw(table((4, 4, 4)).view(None))
    assert "5 R Y B 2" in GAME.draw(table((18, 18, 18)).view(None))


def test_a_player_sees_where_his_movements_lead() -> None:
    """TN-10"""
    text = GAME.draw(table((4, 5, 13)).view(0))
    assert all(digit in text for digit in "①②③④⑤⑥")
    assert not any(digit in GAME.draw(table((4, 5, 13)).view(None)) for digit in "①②③④⑤⑥")
    assert not any(digit in GAME.draw(table((None, 5, 13)).view(0)) for digit in "①②③④⑤⑥")


def test_a_hidden_head_is_a_question() -> None:
    """TN-11"""
    state = table((4, 5, 13))
    state = state.apply(0, state.legal(0)[3])
    assert "Red    [4]" in GAME.draw(state.view(0))
    assert "Red    [?]" in GAME.draw(state.view(1))
    assert "Red    [?]" in GAME.draw(state.view(None))


def test_a_contest_and_its_loser_are_told() -> None:
    """TN-12"""
    state = walk(table((18, 18, 18)), red=4, yellow=4, blue=13)
    assert "Red 6  Yellow 6  Blue 3  →  4●Red ×Yellow  13●Blue" in GAME.draw(state.view(None))


def test_a_finished_challenge_is_counted() -> None:
    """TN-17, TN-18"""
    seals = (bits(0, 1, 2, 3, 4), bits(5, 6, 7, 8, 9), bits(10, 11))
    state = walk(table((11, 14, 3), seals, challenges=1), red=12, yellow=13, blue=4)
    text = GAME.draw(state.view(None))
    assert "1/   Red 24+3=27 ★2   Yellow 11+3=14 ★0   Blue 16+1=17 ★1" in text
    assert "♛Red" in text
