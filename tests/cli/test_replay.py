"""`tocca replay`: steps, jumps, eyes, and files that can't be trusted."""

import random
from pathlib import Path

import pytest

import tocca as library
from tests.cli.driving import tocca
from tocca import Record


@pytest.fixture
def match(tmp_path: Path) -> Path:
    """A short match of Tóncc: three choices, then all Heads are shown."""
    record = Record.start("toncc", seed=1, names=["Ada", "Bo", "Cy"])
    for seat in (0, 1, 2, 0):
        record.apply(seat, record.state.legal(seat)[3])
    record.save(tmp_path / "match.tocca")
    return tmp_path / "match.tocca"


def test_all_steps_at_once(home: Path, match: Path) -> None:
    shown = tocca(home, "replay", str(match), "--all").stdout
    assert [f"{step}/4" in shown for step in range(6)] == [True] * 5 + [False]
    assert "The match is not over." in shown


def test_step_jump_and_leave(home: Path, match: Path) -> None:
    shown = tocca(home, "replay", str(match), typed="\nn\nb\n4\n\nfirst\nlast\nb\n9\nwhat\nq\n").stdout
    steps = [line.split()[2] for line in shown.splitlines() if line.startswith("── Tóncc")]
    assert [step.split("/")[0] for step in steps] == ["0", "1", "2", "1", "4", "0", "4", "3"]
    assert shown.count("There is nothing further that way.") == 1
    assert shown.count("a number from 0 to 4") == 2


def test_a_replay_hides_what_was_hidden(home: Path, match: Path) -> None:
    chosen = library.game("toncc").format(Record.load(match).events[0].action)
    through_bo = tocca(home, "replay", str(match), "--eyes", "Bo", typed="1\nq\n").stdout
    assert "Ada: a secret choice" in through_bo
    assert chosen not in through_bo
    through_ada = tocca(home, "replay", str(match), "--eyes", "1", typed="1\nq\n").stdout
    assert f"Ada: {chosen}" in through_ada


def test_eyes_can_change(home: Path, match: Path) -> None:
    shown = tocca(home, "replay", str(match), typed="eyes 2\neyes all\neyes 7\neyes\nq\n").stdout
    assert shown.count("View: ") == 3
    assert "nobody here is 7; say a number from 1 to 3, a name, or all" in shown
    assert tocca(home, "replay", str(match), "--eyes", "Zoe").returncode == 2


def test_a_damaged_file_is_refused_with_its_line(home: Path, match: Path) -> None:
    lines = match.read_text().splitlines(keepends=True)
    match.write_text("".join([*lines[:5], lines[5].replace("Ada", "Eve"), *lines[6:]]))
    refused = tocca(home, "replay", str(match))
    assert refused.returncode == 1
    assert refused.stderr.startswith("tocca: this file is not a valid match record, line 6:")
    assert "Traceback" not in refused.stderr
    match.write_bytes(b"\xff\xfe\x00 rubbish")
    assert tocca(home, "play", "--resume", str(match)).returncode == 1


@pytest.mark.parametrize("game", library.games())
def test_every_game_can_be_watched_through_all_eyes(game: str, home: Path, tmp_path: Path) -> None:
    record, rng = Record.start(game, seed=2), random.Random(2)
    for _ in range(15):
        seat = rng.choice(sorted(record.state.to_act))
        record.apply(seat, rng.choice(record.state.legal(seat)))
    record.save(tmp_path / "m.tocca")
    shown = tocca(home, "replay", str(tmp_path / "m.tocca"), "--all", "--eyes", "all")
    assert shown.returncode == 0
    assert shown.stdout.count("View: ") == 16 * record.state.seats
