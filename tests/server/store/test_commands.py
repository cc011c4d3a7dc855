"""`tocca backup`, `verify`, `restore` and `admin` where the server's database is PostgreSQL."""

import asyncio
from pathlib import Path

import pytest

from tests.server.process import Nursery, Server
from tests.server.store.making import behind
from tests.server.store.test_backup import fill
from tocca.cli import main
from tocca.client import open_table
from tocca.server.store import Store, sqlite_url


def test_back_up_verify_restore(postgresql: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, again = tmp_path / "backup.db", tmp_path / "again"
    fill(postgresql)
    assert main(["verify", "--database", postgresql]) == 0
    assert "1 tables, 1 events" in capsys.readouterr().out
    assert main(["backup", str(file), "--database", postgresql]) == 0
    assert main(["verify", str(file)]) == 0
    assert "1 tables, 1 events" in capsys.readouterr().out
    assert main(["restore", str(file), "--database", postgresql]) == 2
    assert "not empty" in capsys.readouterr().err
    assert main(["restore", str(file), "--data", str(again)]) == 0
    with behind(postgresql) as connection:
        connection.exec_driver_sql("TRUNCATE tables, settings CASCADE")
    assert main(["restore", str(file), "--database", postgresql]) == 0
    with Store.open(postgresql) as back, Store.open(sqlite_url(again)) as other:
        (name,) = back.names()
        assert back.load(name) == other.load(name)
        assert back.setting("secret") == other.setting("secret")


def test_damage_is_told(postgresql: str, capsys: pytest.CaptureFixture[str]) -> None:
    fill(postgresql)
    with behind(postgresql) as connection:
        connection.exec_driver_sql("UPDATE events SET data = 'no JSON'")
    assert main(["verify", "--database", postgresql]) != 0
    told = capsys.readouterr()
    assert "is damaged at event 1" in told.out + told.err


def test_admin_of_a_server_on_postgresql(
    postgresql: str, tmp_path: Path, nursery: Nursery, capsys: pytest.CaptureFixture[str]
) -> None:
    data = ["--data", str(tmp_path / "data")]
    with Server(tmp_path, nursery, DATABASE=postgresql) as server:
        opened = asyncio.run(open_table(server.url, "tomoko"))
        assert main(["admin", "status", *data]) == 0
        assert opened.table in capsys.readouterr().out
        assert main(["admin", "ban", "192.0.2.7", "--minutes", "5", *data]) == 0
        assert main(["admin", "renew", opened.table, *data]) == 0
        assert main(["admin", "delete", opened.table, *data]) == 0
        assert main(["admin", "delete", opened.table, *data]) == 2
    with Store.open(postgresql) as store:
        assert store.names() == []
        assert "192.0.2.7" in (store.setting("bans") or "")
