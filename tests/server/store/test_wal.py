"""Damage in SQLite's log is noticed and told; a torn last transaction is none."""

import shutil
from pathlib import Path

import pytest

from tocca.server.store import Append, Store, TableInfo, sqlite_url
from tocca.server.store.store import FILE_NAME
from tocca.server.store.wal import read_commits

MOVES = 20


@pytest.fixture
def crashed(tmp_path: Path) -> Path:
    """A data folder as a killed server leaves it, with everything in the log."""
    store = Store.open(sqlite_url(tmp_path / "live"))
    info = TableInfo("t", "tomoko", "playing", False, 1, 1)
    for number in range(1, MOVES + 1):
        store.append([Append("t", number, ((number, b'{"n":%d}' % number),), info if number == 1 else None)])
    folder = tmp_path / "crashed"
    shutil.copytree(tmp_path / "live", folder)
    store.close()
    return folder


def test_a_killed_server_has_lost_nothing(crashed: Path) -> None:
    assert len(read_commits(crashed / f"{FILE_NAME}-wal")) >= MOVES
    with Store.open(sqlite_url(crashed)) as store:
        assert store.damage == ""
        assert len(store.load("t")) == MOVES


def test_garbage_in_the_log_is_told(crashed: Path, caplog: pytest.LogCaptureFixture) -> None:
    log = crashed / f"{FILE_NAME}-wal"
    data = bytearray(log.read_bytes())
    middle = len(data) // 2
    data[middle : middle + 2_000] = b"\xaa" * 2_000
    log.write_bytes(data)
    with Store.open(sqlite_url(crashed)) as store:
        assert "lost its latest" in store.damage
        assert len(store.load("t")) < MOVES
    (kept,) = crashed.glob("*.damaged-*")
    assert kept.read_bytes() == data
    assert kept.stat().st_mode & 0o077 == 0
    assert "lost its latest" in caplog.text


def test_a_torn_last_transaction_is_no_damage(crashed: Path) -> None:
    """Nobody was told of it."""
    log = crashed / f"{FILE_NAME}-wal"
    data = bytearray(log.read_bytes())
    data[-100:] = b"\xaa" * 100
    log.write_bytes(data)
    with Store.open(sqlite_url(crashed)) as store:
        assert store.damage == ""
        assert len(store.load("t")) == MOVES - 1
