"""Bots of another package, for this process and for the workers it starts."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Install = Callable[[str, str], Path]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    """`install("sleepy", source)`: the class `Bot` of that source is from now on the bot "sleepy"."""

    def install_package(name: str, source: str) -> Path:
        folder = tmp_path / name
        info = folder / f"{name}bot-1.dist-info"
        info.mkdir(parents=True)
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}bot\nVersion: 1\n")
        (info / "entry_points.txt").write_text(f"[tocca.bots]\n{name} = {name}bot:Bot\n")
        (folder / f"{name}bot.py").write_text(source)
        monkeypatch.setattr(sys, "path", [str(folder), *sys.path])
        monkeypatch.setenv("PYTHONPATH", str(folder))
        return folder

    return install_package
