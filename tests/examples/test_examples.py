"""Every script in examples/ runs, says something, and names what it needs."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = set(PROJECT["optional-dependencies"])


def test_there_are_some() -> None:
    assert len(EXAMPLES) >= 5


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_an_example_runs(file: Path) -> None:
    done = subprocess.run([sys.executable, str(file)], capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_an_example_says_what_it_needs(file: Path) -> None:
    header = re.match(r"# /// script\n((?:#.*\n)+?)# ///\n", file.read_text(encoding="utf-8"))
    assert header, "PEP 723: the script names what it needs"
    needs = tomllib.loads(re.sub(r"^# ?", "", header[1], flags=re.MULTILINE))
    assert needs["requires-python"] == PROJECT["requires-python"]
    ours = [re.fullmatch(r"tocca-games(?:\[(\w+)\])?", one) for one in needs["dependencies"]]
    assert any(ours)
    assert all(one[1] is None or one[1] in EXTRAS for one in ours if one)
