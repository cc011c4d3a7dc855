"""Bots are found by name and arguments, ours and those of other packages."""

import sys
from pathlib import Path

import pytest

import tocca
from tocca import bots
from tocca.bots import BadBot, BadBudget, UnknownBot
from tocca.bots.registry import uses_twin
from tocca.core.errors import ToccaError

PACKAGE = """
class Lazy:
    def __init__(self, place: int = 0, brave: bool = False, mood: str = "calm"):
        self.place, self.brave, self.mood = place, brave, mood

    def choose(self, game, view, rng):
        return game.resample(view, rng).legal(view.seat)[self.place]
"""
OURS = ("random", "greedy", "flat", "ismcts", "search", "level-1", "level-2", "level-3", "level-4", "level-5")


def test_our_bots_are_there() -> None:
    assert bots.bots()[: len(OURS)] == OURS
    assert all(bots.bot(name) is bots.bot(name) for name in bots.bots())


@pytest.mark.parametrize("game", tocca.games())
def test_every_name_has_a_bot_in_every_game(game: str) -> None:
    for name in OURS:
        assert isinstance(bots.bot(name, game), bots.Bot)


@pytest.mark.parametrize(
    ("text", "kind", "told"),
    [
        ("gredy", UnknownBot, "there is no bot 'gredy'; the bots are random, greedy, flat"),
        ("", UnknownBot, "there is no bot ''"),
        ("level-6", UnknownBot, "there is no bot 'level-6'"),
        ("level-0", UnknownBot, "there is no bot 'level-0'"),
        ("random:x=1", BadBot, "random has no argument 'x'; it takes none"),
        ("greedy:blunder=2", BadBot, "blunder is a probability from 0 to 1, not 2"),
        ("greedy:blunder=often", BadBot, "blunder of greedy is a number, not 'often'"),
        ("greedy:courage=1", BadBot, "greedy has no argument 'courage'; it takes blunder"),
        ("level-1:seconds=1", BadBot, "level-1 has no argument 'seconds'; it takes none"),
        ("search:", BadBot, "name:key=value"),
        ("search:seconds", BadBot, "name:key=value"),
        ("search:seconds=1,seconds=2", BadBot, "twice"),
        ("search:seconds=soon", BadBot, "seconds of search is a number or none, not 'soon'"),
        ("search:simulations=1.5", BadBot, "simulations of search is a whole number or none, not '1.5'"),
        ("search:seconds=0", BadBudget, "more than no time"),
        ("flat:seconds=-1", BadBudget, "more than no time"),
        ("ismcts:seconds=nan", BadBudget, "more than no time"),
        ("ismcts:seconds=inf", BadBudget, "more than no time"),
        ("flat:simulations=0", BadBudget, "at least one simulation, not 0"),
        ("ismcts:horizon=-1", BadBot, "negative"),
        ("no_such_module.Bot", UnknownBot, "there is no bot 'no_such_module.Bot': No module named 'no_such_module'"),
        ("tocca.bots.Nobody", UnknownBot, "has no attribute 'Nobody'"),
        (".Bot", UnknownBot, "there is no bot '.Bot'"),
        ("os.path.join", BadBot, "os.path.join needs the argument 'a'"),
        ("os.path.sep", BadBot, "os.path.sep makes no bot"),
        ("collections.Counter", BadBot, "collections.Counter makes no bot: it gives Counter, which can't choose"),
    ],
)
def test_what_can_be_wrong_is_told(text: str, kind: type[ToccaError], told: str) -> None:
    with pytest.raises(kind) as problem:
        bots.bot(text)
    assert told in str(problem.value)


@pytest.mark.parametrize("game", tocca.games())
def test_a_games_own_arguments_are_checked_where_the_game_is_known(game: str) -> None:
    with pytest.raises(BadBot, match="search has no argument 'colour'; it takes seconds, simulations"):
        bots.bot("search:colour=1", game)


def test_another_package_can_add_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    info = tmp_path / "lazybot-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: lazybot\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[tocca.bots]\nlazy = lazybot:Lazy\n")
    (tmp_path / "lazybot.py").write_text(PACKAGE)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    assert bots.bots() == (*OURS, "lazy")
    assert type(bots.bot("lazy")).__name__ == "Lazy"
    made = bots.bot("lazy:place=-1,brave=yes,mood=wild")
    assert vars(made) == {"place": -1, "brave": True, "mood": "wild"}
    with pytest.raises(BadBot, match="brave of lazy is yes or no, not 'maybe'"):
        bots.bot("lazy:brave=maybe")


def test_a_name_with_dots_is_imported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bots.py").write_text(PACKAGE)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    made = bots.bot("my_bots.Lazy:place=-1", "toscana")
    assert vars(made) == {"place": -1, "brave": False, "mood": "calm"}
    assert bots.bots() == OURS  # so nobody can ask a server for it


def test_a_trained_network_is_not_loaded_for_other_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """It needs NumPy, which a plain installation does not have."""
    monkeypatch.setitem(sys.modules, "tocca.games.toncc.learning.network", None)
    assert not uses_twin(bots.bot("greedy", "toncc"), "toncc")
    assert uses_twin(bots.bot("search", "toncc"), "toncc")
    assert uses_twin(bots.bot("network", "toscana"), "toscana")
