"""Every game has an example match, of which its rules page draws figures; it must replay by the rules of today."""

import runpy
from pathlib import Path

import pytest

import tocca

GAMES = Path(tocca.__file__).parent / "games"


@pytest.mark.parametrize("name", tocca.games())
def test_the_example_is_a_whole_match_with_one_moment_to_show(name: str) -> None:
    match = tocca.Record.loads((GAMES / name / "words" / "example.tocca").read_text(encoding="utf-8"))
    assert match.game.id == name
    assert match.state.outcome is not None
    assert [event.mark for event in match.events if event.mark] == ["turn"]


@pytest.mark.parametrize("name", tocca.games())
def test_the_example_ends_as_the_game_does(name: str) -> None:
    """Not by its limit, which would teach another game; and one player has won."""
    match = tocca.Record.loads((GAMES / name / "words" / "example.tocca").read_text(encoding="utf-8"))
    assert match.state.outcome is not None
    assert match.state.outcome.reason != "limit"
    assert len(match.state.outcome.winners) == 1


@pytest.mark.parametrize("name", tocca.games())
def test_the_script_writes_this_example(name: str) -> None:
    """From its seed, so that nobody edits it by hand."""
    find = runpy.run_path(str(Path(__file__).parents[2] / "scripts" / "examples.py"))["find"]
    assert (GAMES / name / "words" / "example.tocca").read_text(encoding="utf-8") == find(name).dumps()
