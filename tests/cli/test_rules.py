"""`tocca rules`: every page in every language."""

import pytest

import tocca
from tocca.cli import main
from tocca.cli.words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tocca.games())
def test_every_page_is_there_in_its_own_language(game: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", game, "--lang", language]) == 0
    page = capsys.readouterr().out
    assert page.startswith("# ")
    if language != "en":
        main(["rules", game, "--lang", "en"])
        assert page != capsys.readouterr().out
