"""The pages with code in them, and their blocks."""

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
YOUR_GAME = ROOT / "docs" / "your-game.md"  # runs from top to bottom in an environment of its own: test_your_game.py
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


class Block(NamedTuple):
    """A fenced block: its language, its text, and where it stands."""

    language: str
    text: str
    where: str


def blocks(page: Path, *languages: str) -> list[Block]:
    """The blocks of a page in these languages, in order."""
    text = page.read_text(encoding="utf-8")
    found = (
        Block(match[1], match[2], f"{page.relative_to(ROOT)}:{text.count(chr(10), 0, match.start()) + 1}")
        for match in FENCE.finditer(text)
    )
    return [block for block in found if block.language in languages]


def with_blocks(*languages: str) -> list[Path]:
    """The pages that have some."""
    return [page for page in PAGES if page != YOUR_GAME and blocks(page, *languages)]
