"""`tocca sim`: figures that repeat, add up and are honest about their error."""

import json
from pathlib import Path
from typing import Any

import pytest

import tocca as library
from tests.cli.driving import tocca
from tocca.arena.statistics import wilson


def figures(home: Path, *arguments: str) -> dict[str, Any]:
    done = tocca(home, "sim", *arguments, "--json")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("game", library.games())
def test_every_game(game: str, home: Path) -> None:
    found = figures(home, game, "-n", "6", "--seed", "1")
    assert found["matches"] == 6
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(6, abs=0.01)
    assert sum(found["endings"].values()) == 6
    assert found["actions"]["min"] <= found["actions"]["median"] <= found["actions"]["max"]
    (bot,) = found["bots"]
    assert bot["played"] == 6 * len(found["seats"])
    assert all(seat["low"] <= seat["rate"] <= seat["high"] for seat in found["seats"])


def test_the_same_seed_gives_the_same_figures_with_any_number_of_jobs(home: Path) -> None:
    command = ("toncc", "-n", "8", "--players", "random,greedy", "--seed", "s", "--option", "challenges=1")
    one, two = figures(home, *command), figures(home, *command, "--jobs", "2")
    for changing in ("seconds", "matches_per_second"):
        one.pop(changing), two.pop(changing)
    assert one == two
    assert one["players"] == ["random", "greedy", "random"]


def test_bots_change_seats(home: Path) -> None:
    found = figures(home, "tomoko", "-n", "4", "--players", "random,greedy", "--option", "limit=20", "--seed", "2")
    assert [bot["played"] for bot in found["bots"]] == [4, 4]
    assert [seat["played"] for seat in found["seats"]] == [4, 4]


def test_the_table_for_people(home: Path) -> None:
    shown = tocca(home, "sim", "tomoko", "-n", "3", "--option", "limit=9", "--seed", "1").stdout
    assert "3 matches of Tomoko, seed 1" in shown
    assert "The limit is reached.  3" in shown
    assert "1/k" in shown
    assert "seat 2" in shown


def test_wilsons_interval() -> None:
    """Against values worked out by hand: 8 of 10, and none of 10."""
    low, high = wilson(8, 10)
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)
    low, high = wilson(0, 10)
    assert (low, round(high, 4)) == (0.0, 0.2775)
