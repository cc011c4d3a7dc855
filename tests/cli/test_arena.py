"""`tocca arena`: figures for people and programs, kept and gone on with, and clear words where it can't be done."""

import json
import os
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from tests.cli.driving import COMMAND, environment, tocca
from tocca.cli import main
from tocca.cli import progress as cli_progress

SHORT = ("--option", "limit=12", "--seed", "s")


def figures(home: Path, *arguments: str) -> dict[str, Any]:
    done = tocca(home, "arena", *arguments, "--json")
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_the_table_for_people(home: Path) -> None:
    done = tocca(
        home, "arena", "tomoko", "greedy", "random", "--games", "3", "--workers", "1", "--sprt", "0", "50", *SHORT
    )
    assert done.returncode == 0, done.stderr
    assert "4 matches of Tomoko, seed s" in done.stdout
    assert "2 deals, each played in 2 line-ups" in done.stdout
    assert "greedy – random" in done.stdout
    assert "Test of 0 against 50 Elo: not decided (after 2 deals" in done.stdout
    assert done.stderr == ""


def test_openskill_at_larger_tables(home: Path) -> None:
    done = tocca(
        home, "arena", "toncc", "greedy", "random", "--games", "6", "--workers", "1", "--option", "challenges=1"
    )
    assert "openskill" in done.stdout


def test_without_a_terminal_progress_comes_in_lines(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli_progress, "EVERY", 0)
    assert main(["arena", "tomoko", "random", "random", "--games", "2", "--workers", "1", *SHORT]) == 0
    assert capsys.readouterr().err == "playing: 1/2\nplaying: 2/2\n"


def test_a_bot_may_play_itself(home: Path) -> None:
    done = tocca(home, "arena", "tomoko", "random", "random", "--games", "2", "--workers", "1", *SHORT)
    assert done.returncode == 0, done.stderr
    assert "Elo " not in done.stdout.replace("Elo: by", "")


def test_the_same_seed_gives_the_same_figures(home: Path) -> None:
    command = ("tomoko", "greedy", "random", "--games", "4", *SHORT)
    one, two = figures(home, *command, "--workers", "1"), figures(home, *command, "--workers", "2")
    assert one["pairs"] == two["pairs"]
    assert one["endings"] == two["endings"]
    assert one["from"]["python"]


def test_a_killed_tournament_goes_on(home: Path, tmp_path: Path) -> None:
    """Killed without a word after a few matches; resumed, it says what it would have said."""
    out = tmp_path / "out"
    command = ("tomoko", "greedy:blunder=0.9", "random", "--games", "240", "--workers", "2", *SHORT)
    running = subprocess.Popen(
        [COMMAND, "arena", *command, "--out", str(out)], env=environment(home), start_new_session=True,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    journal, end = out / "matches.jsonl", time.monotonic() + 60
    while not (journal.exists() and len(journal.read_text().splitlines()) > 4):
        assert time.monotonic() < end
        assert running.poll() is None
        time.sleep(0.02)
    os.kill(running.pid, signal.SIGKILL)
    running.wait()
    _wait_for_workers(running.pid)
    played = len(journal.read_text().splitlines())
    assert played < 240
    resumed = figures(home, *command, "--out", str(out), "--resume")
    assert resumed["matches"] == 240
    assert resumed["pairs"] == figures(home, *command)["pairs"]
    assert len(list((out / "records").glob("*.tocca"))) == 240
    assert json.loads((out / "summary.json").read_text())["matches"] == 240


def _wait_for_workers(session: int) -> None:
    """The workers of a killed parent leave by themselves."""
    end = time.monotonic() + 120
    while subprocess.run(["ps", "-s", str(session), "-o", "pid="], capture_output=True, check=False).stdout.strip():
        assert time.monotonic() < end, "workers outlive their parent"
        time.sleep(0.05)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ((), "which game?"),
        (("chess",), "there is no game chess"),
        (("tomoko", "greedy"), "at least two bots"),
        (("tomoko", "greedy", "gredy"), "there is no bot gredy; the bots are random, greedy, flat"),
        (("tomoko", "greedy", "level-7"), "there is no bot level-7"),
        (("tomoko", "greedy", "search:seconds=0"), "more than no time"),
        (("tomoko", "greedy", "flat:simulations=0"), "at least one simulation"),
        (("tomoko", "greedy", "search:wings=2"), "search has no argument 'wings'"),
        (("tomoko", "greedy", "random", "--games", "0"), "0 should be a whole number, 1 or more"),
        (("tomoko", "greedy", "random", "--seats", "9"), "not 9"),
        (("tomoko", "greedy", "random", "--sprt", "50", "0"), "lower one first"),
        (("tomoko", "greedy", "random", "--sprt", "a", "b"), "a should be a number"),
        (("tomoko", "greedy", "random", "--resume"), "Name its folder with --out"),
        (("tomoko", "greedy", "random", "--option", "limit=0"), "limit"),
        (("tomoko", "greedy", "random", "--ray"), "Ray is not installed: pip install ray"),
        (("tomoko", "greedy", "random", "--dask", "tcp://nowhere:1"), "there is no cluster at tcp://nowhere:1"),
    ],
)
def test_what_can_be_wrong(home: Path, arguments: tuple[str, ...], told: str) -> None:
    done = tocca(home, "arena", *arguments)
    assert done.returncode == 2
    assert told in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_bot_in_the_current_folder_is_found(home: Path, tmp_path: Path, workers: str) -> None:
    (tmp_path / "my_module.py").write_text("from tocca.bots.uniform import RandomBot as Careful\n")
    (tmp_path / "random.py").write_text("raise SystemExit('the wrong one')\n")
    command = ("arena", "tomoko", "my_module.Careful", "random", "--games", "2", "--workers", workers, *SHORT)
    done = tocca(home, *command, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "my_module.Careful" in done.stdout
    assert "No module named 'my_module'" in tocca(home, *command, folder=home.parent.parent).stderr


def test_a_folder_with_another_tournament_is_left_alone(home: Path, tmp_path: Path) -> None:
    command = ("arena", "tomoko", "greedy", "random", "--games", "2", "--workers", "1", "--out", str(tmp_path), *SHORT)
    assert tocca(home, *command).returncode == 0
    assert "is there already" in tocca(home, *command).stderr
    assert "another tournament's" in tocca(home, *command, "--option", "limit=13", "--resume").stderr


def test_a_tournament_without_a_seed_goes_on_with_its_own(home: Path, tmp_path: Path) -> None:
    command = ("arena", "tomoko", "greedy", "random", "--workers", "1", "--option", "limit=12", "--out", str(tmp_path))
    assert tocca(home, *command, "--games", "2").returncode == 0
    resumed = tocca(home, *command, "--games", "4", "--resume", "--json")
    assert json.loads(resumed.stdout)["matches"] == 4


def test_players_with_two_arguments_can_be_named_in_a_list(home: Path) -> None:
    done = tocca(
        home, "sim", "tomoko", "-n", "1", "--option", "limit=4",
        "--players", "ismcts:simulations=4,seconds=none,greedy:blunder=0.5", "--json",
    )  # fmt: skip
    assert json.loads(done.stdout)["players"] == ["ismcts:simulations=4,seconds=none", "greedy:blunder=0.5"]
