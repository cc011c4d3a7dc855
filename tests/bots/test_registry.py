"""Bots are found by name, ours and those of other packages."""

import sys
from pathlib import Path

import pytest

from tocca import bots
from tocca.core.errors import ToccaError

PACKAGE = """
class Lazy:
    def choose(self, game, view, rng):
        return game.resample(view, rng).legal(view.seat)[0]
"""


def test_our_bots_are_there() -> None:
    assert bots.bots()[:2] == ("random", "greedy")
    assert all(bots.bot(name) is bots.bot(name) for name in bots.bots())


def test_an_unknown_name_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(bots.UnknownBot, match="there is no bot 'gredy'; the bots are random, greedy"):
        bots.bot("gredy")
    assert issubclass(bots.UnknownBot, ToccaError)


def test_another_package_can_add_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    info = tmp_path / "lazybot-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: lazybot\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[tocca.bots]\nlazy = lazybot:Lazy\n")
    (tmp_path / "lazybot.py").write_text(PACKAGE)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    assert bots.bots() == ("random", "greedy", "lazy")
    assert type(bots.bot("lazy")).__name__ == "Lazy"
