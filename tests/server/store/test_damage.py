"""A log that can't be right is refused by name, and the other tables are not concerned."""

from pathlib import Path

import msgspec
import pytest
import sqlalchemy

from tests.server.store.making import behind, log, new
from tocca.server.store import CannotOpen, DamagedTable, Store, StoreError


@pytest.mark.parametrize("lost", [1, 2, 4])
def test_a_missing_event(store: Store, url: str, lost: int) -> None:
    store.append([new("a", 5), new("b", 5)])
    with behind(url) as connection:
        connection.exec_driver_sql(f"DELETE FROM events WHERE table_id = 'a' AND seq = {lost}")
    with pytest.raises(DamagedTable, match=f"table 'a' is damaged at event {lost}: it is missing") as caught:
        store.load("a")
    assert (caught.value.table, caught.value.seq) == ("a", lost)
    assert store.load("b") == log("b", 5)


@pytest.mark.parametrize("data", [b"", b"{", b"\xff\xfe", b'{"text":"\xff"}', b"{} {}"])
def test_an_event_that_is_no_json(store: Store, url: str, data: bytes) -> None:
    store.append([new("a", 5)])
    with behind(url) as connection:
        connection.execute(sqlalchemy.text("UPDATE events SET data = :data WHERE seq = 3"), {"data": data})
    with pytest.raises(DamagedTable, match="damaged at event 3"):
        store.load("a")


def test_an_event_that_nobody_can_decode(store: Store) -> None:
    store.append([new("a", 5)])
    decode = msgspec.json.Decoder(dict[str, str | int]).decode
    assert [one["n"] for one in store.replay("a", decode)] == [1, 2, 3, 4, 5]

    def picky(data: bytes) -> object:
        if decode(data)["n"] == 4:
            raise ValueError("unknown event")
        return data

    with pytest.raises(DamagedTable, match="damaged at event 4: unknown event"):
        store.replay("a", picky)


def test_a_file_with_bad_pages(sqlite: str) -> None:
    with Store.open(sqlite) as store:
        store.append([new(f"table-{number}", 40) for number in range(50)])
    file = Path(sqlite.removeprefix("sqlite:///"))
    data = bytearray(file.read_bytes())
    data[len(data) // 2 :] = b"\xa5" * (len(data) - len(data) // 2)
    file.write_bytes(data)
    with Store.open(sqlite) as store:
        outcomes = [_outcome(store, f"table-{number}") for number in range(50)]
    assert "damaged" in outcomes
    assert set(outcomes) <= {"damaged", "good"}


def _outcome(store: Store, table: str) -> str:
    try:
        assert store.load(table) == log(table, 40)
    except DamagedTable as error:
        return "damaged" if error.table == table else "misnamed"
    return "good"


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "tocca.db"
    file.write_text("Dear diary, " * 1_000)
    with pytest.raises(CannotOpen, match="not a database"):
        Store.open(f"sqlite:///{file}")
    assert file.read_text().startswith("Dear diary")


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(CannotOpen, match="No such file"):
        Store.open(f"sqlite:///{tmp_path}/nowhere/tocca.db")


@pytest.mark.parametrize(
    "address", ["", "tocca.db", "mysql://root:hush@localhost/x", "sqlite://", "sqlite:///:memory:"]
)
def test_an_address_that_makes_no_sense(address: str) -> None:
    with pytest.raises(CannotOpen) as caught:
        Store.open(address)
    assert "hush" not in str(caught.value)


def test_nobody_answers() -> None:
    with pytest.raises(StoreError) as caught:
        Store.open("postgresql://tocca:hush@127.0.0.1:1/tocca")
    assert "hush" not in str(caught.value)


def test_the_file_is_private(sqlite: str) -> None:
    with Store.open(sqlite) as store:
        store.append([new("a")])
        folder = Path(sqlite.removeprefix("sqlite:///")).parent
        assert {file.stat().st_mode & 0o077 for file in (folder, *folder.iterdir())} == {0}
