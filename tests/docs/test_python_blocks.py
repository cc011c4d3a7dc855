"""Every Python block in README.md and docs runs: those of a page in order, in one namespace and a folder of its own."""

import doctest
from pathlib import Path
from typing import Any

import pytest

from tests.docs.pages import PAGES, ROOT, Block, blocks, with_blocks

LANGUAGES = {"", "sh", "python", "toml", "bibtex"}  # without a name: figures, layers, and commands


@pytest.mark.parametrize("source", with_blocks("python"), ids=lambda source: source.stem)
def test_python_blocks_run(source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "__main__"}
    for block in blocks(source, "python"):
        run_session(block, names) if block.text.startswith(">>>") else run(block, names)


def run(block: Block, names: dict[str, Any]) -> None:
    exec(compile(block.text, block.where, "exec"), names)


def run_session(block: Block, names: dict[str, Any]) -> None:
    """A block with prompts: what it says comes out, to the letter."""
    test = doctest.DocTestParser().get_doctest(block.text, names, block.where, None, 0)
    runner = doctest.DebugRunner(verbose=False)
    runner.run(test, clear_globs=False)
    names.update(test.globs)


@pytest.mark.parametrize("source", PAGES, ids=lambda source: source.stem)
def test_no_block_hides_behind_an_unknown_language(source: Path) -> None:
    text = source.read_text(encoding="utf-8")
    opened = [line[3:] for line in text.splitlines() if line.startswith("```")][::2]
    assert set(opened) <= LANGUAGES, source.relative_to(ROOT)
    assert len(blocks(source, *LANGUAGES)) == len(opened), "a fence is not closed, or indented"
