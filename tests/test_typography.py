"""How texts for people are set: typographic apostrophes everywhere, and in French spaces at which no line breaks."""

import re
from pathlib import Path

import pytest

import tocca

SOURCE = Path(tocca.__file__).parent
TEXTS = sorted(
    [
        *SOURCE.glob("locales/*/*.ftl"),
        *SOURCE.glob("server/http/*/*.ftl"),
        *SOURCE.glob("games/*/words/*.ftl"),
        *SOURCE.glob("games/*/words/rules.*.md"),
    ]
)
FRENCH = [file for file in TEXTS if re.search(r"/fr/|[/.]fr\.", file.as_posix())]


def prose(file: Path) -> list[str]:
    """The lines that a person reads, without comments, figures, code and shell commands."""
    text = file.read_text(encoding="utf-8")
    text = re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)
    if file.suffix == ".ftl":
        text = re.sub(r"^#.*$", "", text, flags=re.MULTILINE)
    text = re.sub(r"`[^`\n]*`|pip install '[^']*'", "", text)
    return text.splitlines()


def test_texts_are_found_in_every_language() -> None:
    assert len(TEXTS) == 5 * len(FRENCH)
    assert {"web.ftl", "terminal.ftl", "fr.ftl", "rules.fr.md"} <= {file.name for file in FRENCH}


@pytest.mark.parametrize("file", TEXTS, ids=lambda file: str(file.relative_to(SOURCE)))
def test_apostrophes_are_curly(file: Path) -> None:
    assert [line for line in prose(file) if "'" in line] == []


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: str(file.relative_to(SOURCE)))
def test_french_marks_stay_with_their_word(file: Path) -> None:
    """Else a line on a phone begins with a lone question mark. `?` by itself is a key of the terminal."""
    apart = re.compile(r"[^\s:;] [:;!?%»](?![\w-])|« ")
    assert [line for line in prose(file) if apart.search(line)] == []
