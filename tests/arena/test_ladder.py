"""The ladder: each level against the one below, and a table that finds its place in the docs."""

from pathlib import Path

import pytest

from tests.cli.driving import tocca as command
from tocca.arena import ladder
from tocca.arena.crew import Alone
from tocca.arena.errors import BadPlan

PAGE = "# Bots\n<!-- ladder toncc begins -->\nold\n<!-- ladder toncc ends -->\nmore\n"


def test_each_level_meets_the_one_below(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(ladder, "NAMES", ("level-1", "level-2"))
    first, second = ladder.climb("toncc", 6, "s", Alone(), tmp_path)
    assert (first.name, first.rival, second.name, second.rival) == ("level-1", "greedy", "level-2", "level-1")
    assert "sprt" not in first.figures
    assert second.figures["sprt"]["elo1"] == 100
    again = list(ladder.climb("toncc", 6, "s", Alone(), tmp_path))  # nothing is played again
    assert [one.figures for one in again] == [first.figures, second.figures]
    table = ladder.markdown([first, second]).splitlines()
    assert len(table) == 4
    assert all(line.count("|") == table[0].count("|") for line in table)
    assert table[2].startswith("| level-1 | ")


def test_the_table_goes_between_its_marks() -> None:
    new = ladder.replace_between(PAGE, "ladder toncc", "| new |")
    assert new == PAGE.replace("old", "| new |")
    assert ladder.replace_between(new, "ladder toncc", "| new |") == new
    with pytest.raises(BadPlan, match="ladder totsa begins"):
        ladder.replace_between(PAGE, "ladder totsa", "x")


def test_a_page_that_is_not_there_is_told(tmp_path: Path) -> None:
    done = command(tmp_path, "ladder", "toncc", "--docs", str(tmp_path / "none.md"))
    assert (done.returncode, "none.md can’t be read" in done.stderr) == (2, True)


def test_the_docs_have_a_place_for_every_game() -> None:
    import tocca

    page = (Path(__file__).parent.parent.parent / "docs" / "bots.md").read_text(encoding="utf-8")
    for game in tocca.games():
        assert ladder.replace_between(page, f"ladder {game}", "x") != page
