"""`tocca new-game`: a package that works at once, and names that can't be used."""

import re
from pathlib import Path

import pytest

from tests.cli.driving import tocca
from tests.examples.clean import make_environment
from tocca.cli.new_game import FILES, render_files


def test_the_written_package_passes_its_own_tests(home: Path, tmp_path: Path) -> None:
    said = tocca(home, "new-game", "four-kings", folder=tmp_path)
    assert (said.returncode, said.stderr) == (0, "")
    assert "pip install -e ." in said.stdout
    package = tmp_path / "four-kings"
    assert {file.name for file in package.iterdir()} == {
        "four_kings.py", "test_four_kings.py", "pyproject.toml", "README.md",
    }  # fmt: skip
    clean = make_environment(tmp_path / "environment", package)
    tested = clean.run("python", "-m", "pytest", "-rs", "-W", "error", "-p", "no:cacheprovider", folder=package)
    assert int(re.findall(r"(\d+) passed", tested)[0]) > 100
    assert set(re.findall(r"SKIPPED.*?: (.*)", tested)) <= {"no golden games are kept"}
    played = clean.run(
        "tocca", "play", "four-kings", "--players", "you,greedy", "--plain", typed="take\n" + "stop\n" * 3
    )
    assert "Four Kings" in played


def test_no_trace_of_the_template_is_left() -> None:
    texts = render_files("nim")
    assert set(texts) == {"nim.py", "test_nim.py", "pyproject.toml", "README.md"}
    assert len(texts) == len(FILES)
    assert not re.findall(r"(?i)my[-_ ]?game", "\n".join(texts.values()))


@pytest.mark.parametrize(
    "name", ["Nim", "1nim", "nim_two", "nim--two", "-", "nim-", "../nim", "a/b", "", "n" * 31, "ním"]
)
def test_a_bad_name_is_refused(home: Path, tmp_path: Path, name: str) -> None:
    said = tocca(home, "new-game", "--", name, folder=tmp_path)
    assert said.returncode == 2
    assert len(said.stderr.splitlines()) == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("name", ["random", "tocca", "tomoko", "toncc-small"])
def test_a_taken_name_is_refused(home: Path, tmp_path: Path, name: str) -> None:
    said = tocca(home, "new-game", name, folder=tmp_path)
    assert said.returncode == 2
    assert "is taken" in said.stderr


def test_nothing_is_written_over(home: Path, tmp_path: Path) -> None:
    (tmp_path / "nim").mkdir()
    (tmp_path / "nim" / "nim.py").write_text("mine")
    said = tocca(home, "new-game", "nim", folder=tmp_path)
    assert said.returncode == 2
    assert "already there" in said.stderr
    assert (tmp_path / "nim" / "nim.py").read_text() == "mine"
