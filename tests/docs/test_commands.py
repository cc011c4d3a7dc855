"""Every command in README.md and docs is one that there is; those that end by themselves, and soon, are run."""

import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.docs.pages import ROOT, blocks, with_blocks
from tocca.cli.arguments import read
from tocca.cli.words import Problem
from tocca.server.settings import read_settings

TOCCA = Path(sys.executable).with_name("tocca")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
MATCH = ROOT / "src" / "tocca" / "games" / "toscana" / "words" / "example.tocca"

# These wait for people, or take as long as they take: only their arguments are looked at.
WAITING = {"", "menu", "play", "serve", "bot", "analyse", "ladder", "arena", "dataset", "doctor"}
# These need a server or its data: tests/cli/test_hosting.py runs them.
WAITING |= {"backup", "verify", "restore", "admin"}
# This one needs PyTorch, and minutes: tests/training runs it.
WAITING |= {"train"}


def commands() -> list[tuple[str, list[str]]]:
    """Each command line with where it stands, without its comment."""
    found = []
    for page in with_blocks("sh", ""):
        for block in blocks(page, "sh", ""):
            lines = [line for line in block.text.splitlines() if line.strip()]
            if block.language == "sh" or all(line.startswith("tocca ") for line in lines):
                found += [(block.where, shlex.split(line.split(" # ")[0])) for line in lines]
    return found


COMMANDS = [(where, words) for where, words in commands() if words]
OURS = [words[1:] for _, words in COMMANDS if words[0] == "tocca"]
RUN = [words for words in OURS if (words or [""])[0] not in WAITING]


def test_there_are_some() -> None:
    assert len(COMMANDS) > 30
    assert len(RUN) > 8


@pytest.mark.parametrize(("where", "words"), COMMANDS, ids=lambda value: value if isinstance(value, str) else value[0])
def test_a_command_is_one_that_there_is(where: str, words: list[str]) -> None:
    match words:
        case ["tocca", *arguments]:
            try:
                read(arguments)
            except Problem as problem:
                pytest.fail(f"{where}: tocca {' '.join(arguments)}: {problem.message} {problem.values}")
        case ["make", *targets]:
            assert set(targets) <= TARGETS, where
        case ["pip", "install", name]:
            extras = re.fullmatch(re.escape(PROJECT["name"]) + r"(?:\[([\w,]+)\])?", name)
            assert extras, where
            assert set((extras[1] or "all").split(",")) <= set(PROJECT["optional-dependencies"]), where
        case _:
            pytest.fail(f"{where}: nobody knows whether {shlex.join(words)} works")


@pytest.mark.parametrize("words", RUN, ids=shlex.join)
def test_a_quick_command_runs(words: list[str], tmp_path: Path) -> None:
    shutil.copy(MATCH, tmp_path / "match.tocca")
    if words[0] == "sim":
        words = [*words, "-n", "2"]  # of two numbers the last one counts
    home = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(
        [TOCCA, *words], cwd=tmp_path, env=home, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=240
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


@pytest.mark.parametrize("source", with_blocks("toml"), ids=lambda source: source.stem)
def test_a_settings_file_is_understood(source: Path, tmp_path: Path) -> None:
    for block in blocks(source, "toml"):
        file = tmp_path / "tocca.toml"
        file.write_text(block.text, encoding="utf-8")
        assert read_settings({}, {}, file) != read_settings({}, {})
