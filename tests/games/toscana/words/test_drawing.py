"""The table as text."""

import re

from tests.games.toscana.tables import GAME, matches, set_up
from tocca.core.drawing import ANSI
from tocca.games.toscana.rules.play import Stack

PICTURE = """\
 9  · · · ·┌░▓▓░░░░┐+ · · · · · · · ·  9
 8  · · · ·└░▓▓░░░░╔▓░░╗· · · · · · ·  8
 7  · · · · · · · ·║▓▓▓║· · · · · · ·  7
 6  · · · · · · · ·║▓▓▓║· · · · · · ·  6
 5  · · · · · · · ·╚░▓▓╝· · · · · · ·  5"""


def plain_lines(text: str) -> list[str]:
    return re.sub(r"\x1b\[[0-9;]*m", "", text).split("\n")


def test_tiles_have_colours_and_sides_and_the_last_one_is_double() -> None:
    state = set_up("grey Tile 11 at e9", "red Tile 7 at i8 turned right")
    assert PICTURE in "\n".join(line[:41].rstrip() for line in GAME.draw(state.view(0)).split("\n"))


def test_both_top_tiles_are_drawn_with_what_is_left() -> None:
    state = set_up(stacks=(Stack(5, (2, 3), 9), Stack(13, (4,))), vetoes=(True, False))
    text = GAME.draw(state.view(0))
    assert "┌▓░░░░░░┐  5" in text
    assert "└░▓▓░░░░┘  ×4" in text
    assert "2 3 › 9" in text
    assert "┌▓▓▓░░░░┐  13" in text
    assert text.count("veto") == 1
    assert text.index("┐  13") < text.index("┐  5")  # one's own stack is below
    text = GAME.draw(state.view(1))
    assert text.index("┐  13") > text.index("┐  5")


def test_every_view_fits_80_columns_and_colour_changes_no_letter() -> None:
    for state in matches(3):
        plain = GAME.draw(state.view(1))
        assert max(map(len, plain.split("\n"))) <= 80
        assert [line.rstrip() for line in plain_lines(GAME.draw(state.view(1), ANSI))] == plain.split("\n")


def test_the_end_of_the_first_game_is_shown_before_the_second_begins() -> None:
    between = next(state for state in matches(1) if state.position.game == 2)
    lines = GAME.draw(between.view(0)).split("\n")
    assert len(lines) == 19 + 1 + 19
    assert "╔" in "".join(lines[:19])
    assert "╔" not in "".join(lines[20:])
    assert "★" in lines[21] or between.position.finished[0].winner is None
