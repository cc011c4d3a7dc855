"""docs/openspiel.md and docs/solved.md: every example runs."""

import re
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pyspiel")
DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize(
    ("topic", "said"), [("openspiel", "games must be a whole number from 1 to 2"), ("solved", "+1")]
)
def test_every_example_runs(topic: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = (DOCS / f"{topic}.md").read_text(encoding="utf-8")
    names: dict[str, Any] = {}
    blocks = re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    assert blocks
    for block in blocks:
        exec(block, names)
    assert said in capsys.readouterr().out
