"""`tocca rules`: every page in every language."""

from pathlib import Path

import pytest

import tocca
from tests.cli.driving import Terminal
from tocca.cli import main
from tocca.cli.words import LANGUAGES


def test_a_terminal_gets_a_screenful_at_a_time(home: Path) -> None:
    with Terminal(home, "rules", "tomoko", "--plain") as terminal:
        first = terminal.wait("more: Enter · enough: q ▸")
        assert first.count("\n") <= 50
        terminal.press("\n")
        terminal.wait("more: Enter · enough: q ▸")
        terminal.press("q\n")
        assert terminal.end()[0] == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tocca.games())
def test_every_page_is_there_in_its_own_language(game: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", game, "--lang", language]) == 0
    page = capsys.readouterr().out
    assert page.startswith("# ")
    if language != "en":
        main(["rules", game, "--lang", "en"])
        assert page != capsys.readouterr().out
