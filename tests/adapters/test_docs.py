"""docs/research.md: its examples run, and its tables say what the encoders do."""

import re
from pathlib import Path
from typing import Any

import pytest

import tocca
from tocca.learning.games import encoder

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
TEXT = PAGE.read_text(encoding="utf-8")


def test_every_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    blocks = re.findall(r"^```python\n(.*?)^```", TEXT, re.DOTALL | re.MULTILINE)
    assert len(blocks) >= 5
    for block in blocks:
        exec(block, names)
    assert "(17, 17)" in capsys.readouterr().out


@pytest.mark.parametrize("game", tocca.games())
def test_the_tables_are_those_of_the_encoders(game: str) -> None:
    made, name = encoder(game), tocca.game(game).name
    section = TEXT.split(f"### {name}\n")[1].split("\n### ")[0]
    assert section.lstrip().startswith(f"{made.layout.size} numbers")
    assert f"{made.actions} actions" in section
    rows = re.findall(r"^\| `([^`]+)` \| ([\d×]+) \| (.*?) \|$", section, re.MULTILINE)
    wanted = []
    for field in made.layout.fields:
        high = f" (to {field.high})" if field.high > 1 else ""
        wanted.append((field.name, "×".join(map(str, field.shape)), field.about + high))
    assert rows == wanted
