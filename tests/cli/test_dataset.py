"""`tocca dataset`: the same seed gives the same matches, and a second call goes on."""

import json
from pathlib import Path

import pytest

import tocca
from tests.cli.driving import tocca as command
from tocca.arena.datasets import find_strong, stop_clock
from tocca.bots import bot

SHORT = ("--option", "limit=6", "--workers", "1")


def test_a_dataset_repeats_and_goes_on(tmp_path: Path) -> None:
    first, again = tmp_path / "one", tmp_path / "two"
    done = command(tmp_path, "dataset", "tomoko", "greedy", "random", "--matches", "2", "--out", str(first), *SHORT)
    assert (done.returncode, "2 matches" in done.stdout) == (0, True)
    done = command(tmp_path, "dataset", "tomoko", "greedy", "random", "--matches", "4", "--out", str(first), *SHORT)
    assert "4 matches" in done.stdout
    command(tmp_path, "dataset", "tomoko", "greedy", "random", "--matches", "4", "--out", str(again), *SHORT)
    names = sorted(file.name for file in (first / "records").iterdir())
    assert len(names) == 4
    for name in names:
        text = (first / "records" / name).read_text(encoding="utf-8")
        assert tocca.Record.loads(text).state.outcome is not None
        assert text == (again / "records" / name).read_text(encoding="utf-8")
    about = json.loads((first / "dataset.json").read_text(encoding="utf-8"))
    assert (about["matches"], about["plan"]["seed"]) == (4, "dataset")


@pytest.mark.parametrize("game", tocca.games())
def test_no_clock_limits_the_strong_bots(game: str) -> None:
    first, second = find_strong(game)
    assert first != second
    for spec in (first, second):
        assert getattr(bot(spec, game), "seconds", None) is None


def test_a_bot_without_a_clock_stays_as_it_is() -> None:
    assert stop_clock("greedy", "tomoko") == "greedy"
    assert stop_clock("flat:seconds=2", "tomoko") == "flat:simulations=1200,seconds=none"
