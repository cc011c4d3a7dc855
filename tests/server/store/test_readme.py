"""The README's example runs."""

import doctest
from pathlib import Path

import pytest

import tocca.server.store


def test_the_example_of_the_readme(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    readme = Path(tocca.server.store.__file__).with_name("README.md")
    monkeypatch.chdir(tmp_path)
    result = doctest.testfile(str(readme), module_relative=False)
    assert result.attempted > 3
    assert result.failed == 0
