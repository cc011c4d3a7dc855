"""`tocca backup`, `verify`, `restore` and `admin`, as a host types them."""

from pathlib import Path

import pytest

from tests.server.process import Nursery, Server
from tests.server.store.test_backup import fill
from tocca.cli import main
from tocca.server.store import sqlite_url


@pytest.fixture(scope="module")
def nursery() -> Nursery:
    return Nursery()


def test_back_up_verify_restore(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    live, again, file = tmp_path / "live", tmp_path / "again", tmp_path / "backup.db"
    fill(sqlite_url(live))
    assert main(["backup", str(file), "--data", str(live)]) == 0
    assert "keep it private" in capsys.readouterr().out
    assert main(["verify", str(file)]) == 0
    assert "1 tables, 1 events, 0 records; the latest event: 2023-11-14 22:13:20 (UTC)." in capsys.readouterr().out
    assert main(["restore", str(file), "--data", str(again)]) == 0
    assert main(["verify", "--data", str(again)]) == 0
    assert main(["restore", str(file), "--data", str(again)]) == 2
    assert "not empty" in capsys.readouterr().err
    assert main(["backup", str(file), "--data", str(live)]) == 2
    assert "already" in capsys.readouterr().err


def test_a_damaged_database_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = sqlite_url(tmp_path)
    fill(url)
    with open(url.removeprefix("sqlite:///"), "r+b") as file:  # noqa: PTH123
        file.write(b"\xaa" * 5_000)
    assert main(["verify", "--data", str(tmp_path)]) == 2
    assert "could not be checked" in capsys.readouterr().err


def test_admin_finds_the_server_by_its_folder(
    tmp_path: Path, nursery: Nursery, capsys: pytest.CaptureFixture[str]
) -> None:
    with Server(tmp_path, nursery) as server:
        data = ["--data", str(tmp_path / "data")]
        assert main(["admin", "status", *data]) == 0
        assert "0 tables in memory, 0 connections" in capsys.readouterr().out
        assert main(["admin", "ban", "192.0.2.7", "--minutes", "5", *data]) == 0
        assert main(["admin", "status", *data]) == 0
        assert "Banned: 192.0.2.7" in capsys.readouterr().out
        assert main(["admin", "delete", "nosuchtable", "--url", server.url, "--token", server.host_token]) == 2
        assert "the server refused: there is nothing like that" in capsys.readouterr().err
        assert main(["admin", "status", "--url", server.url, "--token", "wrong"]) == 2
        assert main(["admin", "status", "--json", *data]) == 0
        assert '"health": "ok"' in capsys.readouterr().out
    nursery.close()
