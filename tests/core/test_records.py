"""Records: readable, exact, and impossible to damage unnoticed."""

import random
from pathlib import Path
from typing import Any

import pytest

import tocca
from tocca.core.record_text import with_checks
from tocca.games.tomoko.game import GAME
from tocca.testing.play import Setup, play_out


@pytest.fixture(scope="module")
def record() -> tocca.Record:
    """A whole match, with names, times and a mark."""
    record = tocca.Record.start("tomoko", 2, 7, names=("Ada", "Zoë"), prefill=True, limit=40)
    rng = random.Random(7)
    time = 0
    while record.state.to_act:
        seat = min(record.state.to_act)
        time += rng.randrange(2000)
        record.apply(seat, rng.choice(record.state.legal(seat)), at=time, mark="late" if rng.random() < 0.1 else "")
    return record


def refuse(text: str) -> tocca.BadRecord:
    with pytest.raises(tocca.BadRecord) as problem:
        tocca.Record.loads(text)
    assert str(problem.value).startswith(f"line {problem.value.line}: ")
    return problem.value


def rewrite(record: tocca.Record, line: int, change: Any) -> str:
    """The file with one line (counted from 1) changed by hand and all checks made right again."""
    lines = [raw.rpartition("  ~")[0] for raw in record.dumps().splitlines()]
    lines[line - 1] = change(lines[line - 1])
    return "".join(with_checks(lines))


FIRST_EVENT = 9


def test_a_record_comes_back_whole(record: tocca.Record, tmp_path: Path) -> None:
    record.save(tmp_path / "match.tocca")
    back = tocca.Record.load(tmp_path / "match.tocca")
    assert back == record
    assert back.names == ("Ada", "Zoë")
    assert back.events == record.events
    assert back.states == record.states
    assert list(tmp_path.iterdir()) == [tmp_path / "match.tocca"]


def test_it_is_readable_text(record: tocca.Record) -> None:
    lines = record.dumps().splitlines()
    assert lines[1].startswith("game tomoko")
    assert lines[5].startswith("name 0 Ada")
    assert lines[FIRST_EVENT - 1].startswith("1 | ")
    assert len(lines) == FIRST_EVENT + len(record.events)


def test_replay_asks_no_random_generator(record: tocca.Record, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbid(*_: object) -> None:
        raise AssertionError("a random generator was asked")

    text = record.dumps()
    monkeypatch.setattr("tocca.core.chance.blake2b", forbid)
    monkeypatch.setattr("secrets.token_bytes", lambda n: b"\0" * n)  # a start makes a stream it never uses
    assert tocca.Record.loads(text).replay() == record.state


def test_an_unfinished_match_is_resumed(tmp_path: Path) -> None:
    record = tocca.Record.start("tomoko", 2, 3)
    record.apply(min(record.state.to_act), GAME.parse("N1 dark"))
    record.save(tmp_path / "half.tocca")
    back = tocca.Record.load(tmp_path / "half.tocca")
    assert back.state == record.state
    back.resume(seed=4)
    list(play_out(back, random.Random(1)))
    assert back.state.outcome is not None
    assert tocca.Record.loads(back.dumps()) == back


def test_a_loaded_match_has_no_stream_of_its_own() -> None:
    record = tocca.Record.loads(tocca.Record.start("toscana", seed=3).dumps())
    with pytest.raises(tocca.ChanceNeeded):
        list(play_out(record, random.Random(1)))


def test_a_cut_file_is_found_at_every_line(record: tocca.Record) -> None:
    lines = record.dumps().splitlines(keepends=True)
    for kept in range(len(lines)):
        problem = refuse("".join(lines[:kept]))
        assert problem.line == kept + 1
        assert "cut off" in problem.problem


def test_a_file_cut_inside_a_line(record: tocca.Record) -> None:
    text = record.dumps()
    for length in range(1, len(text) - 1, 97):
        whole_lines = text[: length + 1].count("\n")
        assert refuse(text[:length]).line == whole_lines + 1


def test_swapped_lines_are_found(record: tocca.Record) -> None:
    lines = record.dumps().splitlines(keepends=True)
    lines[FIRST_EVENT], lines[FIRST_EVENT + 1] = lines[FIRST_EVENT + 1], lines[FIRST_EVENT]
    assert refuse("".join(lines)).line == FIRST_EVENT + 1


def test_every_altered_line_is_found(record: tocca.Record) -> None:
    lines = record.dumps().splitlines()
    for number, line in enumerate(lines, 1):
        altered = line.replace("a", "e", 1) if "a" in line.rpartition("  ~")[0] else line.replace(" ", "  ", 1)
        text = "\n".join([*lines[: number - 1], altered, *lines[number:]]) + "\n"
        assert refuse(text).line == number


@pytest.mark.parametrize(
    ("line", "change", "problem"),
    [
        (1, lambda line: "tocca record 2", "format 2"),
        (1, lambda line: "a letter to Zoë", "no Tocca record"),
        (2, lambda line: "game chess", "no game 'chess'"),
        (3, lambda line: "rules 99", "newer rules"),
        (3, lambda line: "rules x", "should be a number"),
        (3, lambda line: "rules 0", "counted from 1"),
        (3, lambda line: "rules 01", "should be written '1'"),
        (3, lambda line: "rules " + "1" * 5_000, "should be a number"),
        (4, lambda line: "options {", "can't be read"),
        (4, lambda line: 'options {"a": ' + "9" * 5_000 + "}", "can't be read"),
        (4, lambda line: "options " + "[" * 200_000, "can't be read"),
        (4, lambda line: line.replace("{", '{"seed": 7, '), "no option 'seed'"),
        (4, lambda line: line.replace("{", '{"seats": 2, '), "no option 'seats'"),
        (4, lambda line: line.replace("{", '{"chance": [], '), "no option 'chance'"),
        (5, lambda line: "seats 02", "should be written '2'"),
        (4, lambda line: line.replace("auto", "other"), "claims must be"),
        (4, lambda line: line.replace("limit", "time"), "no option 'time'"),
        (5, lambda line: "seats 7", "not 7"),
        (6, lambda line: "name 0 " + "x" * 50, "at most 40"),
        (7, lambda line: "name 2 Zoë", "'name 1' should stand here"),
        (8, lambda line: 'start ["dark"]', "chance value is needed"),
        (FIRST_EVENT, lambda line: line.replace("1 | ", "2 | ", 1), "event 2 stands where event 1 belongs"),
        (FIRST_EVENT, lambda line: "1 | 0", "no event"),
        (FIRST_EVENT, lambda line: "1 | 9 | - | W3 dark | []", "no seat 9"),
        (FIRST_EVENT, lambda line: "1 | x | - | W3 dark | []", "should be a number"),
        (FIRST_EVENT, lambda line: "1 | 0 | - | W9 dark | []", "entries 1 to 5"),
        (FIRST_EVENT, lambda line: "1 | 0 | - | w3 dark | []", "should be written 'W3 dark'"),
        (FIRST_EVENT, lambda line: f"1 | {line.split(' | ')[1]} | - | claim 3 | []", "the table lays"),
        (FIRST_EVENT, lambda line: line.rpartition("[")[0] + "[36, 35]", "chance"),
        (FIRST_EVENT + 1, lambda line: line.replace(f"| {line.split(' | ')[2]} |", "| 0 |"), "time runs forward"),
        (FIRST_EVENT, lambda line: f"{line} | a b", "a mark is one word"),
        (FIRST_EVENT, lambda line: line.rpartition("[")[0] + "[" * 200_000, "can't be read"),
        (FIRST_EVENT, lambda line: line.rpartition("[")[0] + f"[{'9' * 5_000}]", "can't be read"),
        (-1, lambda line: "unfinished", "the result should be"),
        (-1, lambda line: line.replace("limit", "target"), "the result should be"),
    ],
)
def test_files_altered_with_the_checks_made_right(record: tocca.Record, line: int, change: Any, problem: str) -> None:
    """A forger who repairs the checks is still found by the rules."""
    lines = len(record.dumps().splitlines())
    line = line if line > 0 else lines
    found = refuse(rewrite(record, line, change))
    assert problem in found.problem
    assert found.line == line


def test_more_after_the_end_is_found(record: tocca.Record) -> None:
    lines = [raw.rpartition("  ~")[0] for raw in record.dumps().splitlines()]
    found = refuse("".join(with_checks([*lines, "unfinished"])))
    assert "here is more" in found.problem


def test_bytes_that_are_no_text(tmp_path: Path, record: tocca.Record) -> None:
    path = tmp_path / "broken.tocca"
    path.write_bytes(record.dumps().encode().replace(b"Ada", b"A\xffa"))
    with pytest.raises(tocca.BadRecord) as problem:
        tocca.Record.load(path)
    assert problem.value.line == 6


def test_an_older_version_replays_or_says_why_not(record: tocca.Record, monkeypatch: pytest.MonkeyPatch) -> None:
    text = record.dumps()
    monkeypatch.setattr(type(GAME), "rules", 3)
    assert tocca.Record.loads(text).state == record.state
    monkeypatch.setattr(type(GAME), "older_rules", {1: "the cards were numbered otherwise"})
    found = refuse(text)
    assert found.line == 3
    assert "the cards were numbered otherwise" in found.problem


@pytest.mark.parametrize("names", [("Ada",), ("Ada", ""), ("Ada", "a\nb"), ("Ada", "x" * 41), ("Ada", "  ")])
def test_names_that_can_not_be_written(names: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="name"):
        tocca.Record.start("tomoko", 2, names=names)


def test_time_runs_forward() -> None:
    record = tocca.Record.start("tomoko", 2, 1)
    record.apply(min(record.state.to_act), GAME.parse("N1 dark"), at=500)
    with pytest.raises(tocca.IllegalAction) as problem:
        record.apply(min(record.state.to_act), GAME.parse("N2 dark"), at=499)
    assert problem.value.reason == "bad-time"


def test_a_full_disk_leaves_the_old_file(tmp_path: Path, record: tocca.Record, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.tocca"
    path.write_text("precious")

    def full(_: int) -> None:
        raise OSError("disk full")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="disk full"):
        record.save(path)
    assert path.read_text() == "precious"
    assert list(tmp_path.iterdir()) == [path]


def test_events_of_the_clock_are_kept() -> None:
    record = Setup("totsa", 2).start(1)
    record.advance(0)
    while not any(event.seat is None and event.drawn for event in record.events):
        deadline = record.state.deadline
        assert deadline is not None
        record.advance(deadline)
    assert tocca.Record.loads(record.dumps()) == record
