"""Every game has an example match, of which its rules page draws figures; it must replay by the rules of today."""

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
