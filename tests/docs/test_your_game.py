"""docs/your-game.md from top to bottom, as its reader does it: every command and every block of code, in that order."""

import shlex
from pathlib import Path

import pytest

from tests.docs.pages import YOUR_GAME, blocks
from tests.examples.clean import ROOT, Environment, make_environment
from tocca.cli.arguments import read

TYPED = "take\n" + "stop\n" * 5
FOREVER = ("serve",)  # waits for people: only its arguments are looked at


class Reader:
    """Somebody at a prompt, in some folder."""

    def __init__(self, clean: Environment, folder: Path) -> None:
        self.clean, self.folder = clean, folder
        self.program: list[str] = []

    def follow(self, line: str) -> None:
        """Do what that line of the page says."""
        match shlex.split(line):
            case ["cd", folder]:
                self.folder /= folder
            case ["pip", "install", "-e", "."]:
                self.clean.install("--editable", self.folder)
            case ["tocca", command, *arguments] if command in FOREVER:
                read([command, *arguments])
            case ["tocca", *arguments]:
                assert self.clean.run("tocca", *arguments, typed=TYPED, folder=self.folder).strip()
            case ["pytest"]:
                assert " passed" in self.clean.run("python", "-m", "pytest", folder=self.folder)
            case ["python", *arguments]:
                assert self.clean.run("python", *arguments, folder=self.folder).strip()
            case words:
                pytest.fail(f"nobody knows what {words} does")

    def run(self, code: str) -> None:
        """That block, after those before it."""
        self.program.append(code)
        self.clean.run("python", "-c", "\n".join(self.program), folder=self.folder)


def test_the_page_works_from_top_to_bottom(tmp_path: Path) -> None:
    reader = Reader(make_environment(tmp_path / "environment"), tmp_path)
    found = blocks(YOUR_GAME, "sh", "python")
    assert len(found) > 6
    for block in found:
        if block.language == "python":
            reader.run(block.text)
        else:
            for line in block.text.splitlines():
                reader.follow(line)
    assert (tmp_path / "four-kings" / "golden" / "four-kings-2.txt").exists()


def test_the_lines_of_the_example_are_counted_right() -> None:
    lines = (ROOT / "examples" / "torta" / "torta.py").read_text(encoding="utf-8").count("\n")
    assert f"{lines} lines" in YOUR_GAME.read_text(encoding="utf-8")
