"""Backups: taken while the server writes, checked, and restored into either kind of database."""

import sqlite3
import threading
from pathlib import Path

import pytest

from tests.server.store.making import more, new
from tocca.server.live.verify import verify
from tocca.server.room.dispatch import create
from tocca.server.room.events import encode
from tocca.server.room.requests import TableSetup
from tocca.server.store import Append, CannotOpen, Store, TableInfo, back_up, restore, sqlite_url


def fill(url: str) -> None:
    """A database with one real table, a secret, and everything still in SQLite's log."""
    with Store.open(url) as store:
        store.get_or_set("secret", "s" * 64)
        step = create(TableSetup("t1", "tomoko", "g", None, {}), 1_700_000_000_000)
        (event,) = step.events
        info = TableInfo("t1", "tomoko", "lobby", True, event.at, event.at)
        store.append([Append("t1", 1, ((event.at, encode(event)),), info)])


def test_a_backup_holds_everything_and_is_one_private_file(url: str, tmp_path: Path) -> None:
    fill(url)
    target = tmp_path / "backup.db"
    back_up(url, target)
    assert sorted(path.name for path in tmp_path.glob("backup*")) == ["backup.db"]
    assert target.stat().st_mode & 0o077 == 0
    with Store.open(f"sqlite:///{target}") as copy:
        assert copy.setting("secret") == "s" * 64
        found = verify(copy)
        assert (found.tables, found.events, found.problems) == (1, 1, ())
        assert found.latest == 1_700_000_000_000
    with pytest.raises(CannotOpen):
        back_up(url, target)  # never over another one


def test_a_backup_while_the_server_writes(url: str, tmp_path: Path) -> None:
    """It is a state that there was: of each table a beginning of its log, without gaps."""
    stop = threading.Event()
    with Store.open(url) as store:
        store.append([new("t1")])

        def write() -> None:
            number = 2
            while not stop.is_set():
                store.append([more("t1", number)])
                number += 1

        writer = threading.Thread(target=write)
        writer.start()
        try:
            for number in range(3):
                back_up(url, tmp_path / f"{number}.db")
        finally:
            stop.set()
            writer.join()
        final = store.load("t1")
    lengths = []
    for number in range(3):
        with Store.open(f"sqlite:///{tmp_path / f'{number}.db'}") as copy:
            kept = copy.load("t1")
            assert kept == final[: len(kept)]
            lengths.append(len(kept))
    assert lengths == sorted(lengths)
    assert lengths[0] >= 1


def test_restored_into_an_empty_database(url: str, sqlite: str, tmp_path: Path) -> None:
    source = sqlite_url(tmp_path / "source")
    fill(source)
    file = tmp_path / "backup.db"
    back_up(source, file)
    restore(file, url)
    with Store.open(url) as store, Store.open(source) as before:
        assert store.load("t1") == before.load("t1")
        assert store.setting("secret") == before.setting("secret")
        assert store.info("t1") == before.info("t1")
    with pytest.raises(CannotOpen, match="not empty"):
        restore(file, url)


def test_a_damaged_backup_is_refused(tmp_path: Path) -> None:
    source = sqlite_url(tmp_path / "source")
    fill(source)
    file = tmp_path / "backup.db"
    back_up(source, file)
    data = bytearray(file.read_bytes())
    data[4_096:12_000] = b"\xaa" * (12_000 - 4_096)
    file.write_bytes(data)
    with pytest.raises(CannotOpen):
        restore(file, sqlite_url(tmp_path / "target"))
    for bad in (tmp_path / "nothing.db", tmp_path):
        with pytest.raises(CannotOpen):
            restore(bad, sqlite_url(tmp_path / "target"))


def test_verify_names_what_is_wrong(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    fill(url)
    with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
        connection.execute('UPDATE events SET data = \'{"t":"started","at":1,"drawn":[]}\'')
        connection.execute("INSERT INTO records VALUES ('t1', 1, 'no record', 1)")
    with Store.open(url) as store:
        problems = verify(store).problems
    assert len(problems) == 2
    assert "'t1' can't be replayed" in problems[0]
    assert "Record 1 of table 't1' is damaged" in problems[1]
