"""A database of any age is brought up to date when it is opened; one from the future is left alone."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine, inspect

from tests.server.store.making import behind, info, log, more, new
from tocca.server.store import CannotOpen, MatchRecord, NewerDatabase, Store, engine
from tocca.server.store.migrations import migrate
from tocca.server.store.schema import VERSION_TABLE, metadata

VERSIONS = ("0001", "0002", "0003", "0004", "0005", "0006")


@pytest.fixture
def empty(url: str) -> Iterator[Engine]:
    """A database with nothing in it."""
    database = engine.connect(url)
    yield database
    database.dispose()


def _differences(database: Engine) -> list[object]:
    with database.connect() as connection:
        options = {"version_table": VERSION_TABLE, "compare_type": True, "compare_server_default": True}
        found: list[object] = compare_metadata(MigrationContext.configure(connection, opts=options), metadata)
    return found


def _version(url: str) -> str:
    with behind(url) as connection:
        version: str = connection.exec_driver_sql(f"SELECT version_num FROM {VERSION_TABLE}").scalar_one()
    return version


def test_the_migrations_make_exactly_the_schema(empty: Engine) -> None:
    migrate(empty)
    assert _differences(empty) == []


def test_a_difference_would_be_found(empty: Engine) -> None:
    migrate(empty, VERSIONS[0])
    assert _differences(empty) != []


def test_names_of_keys_are_the_same_on_both(empty: Engine) -> None:
    """A migration must be able to name what it changes."""
    migrate(empty)
    keys = inspect(empty)
    assert {keys.get_pk_constraint(name)["name"] for name in metadata.tables} == {
        f"pk_{name}" for name in metadata.tables
    }
    assert [key["name"] for key in keys.get_foreign_keys("events")] == ["fk_events_table_id"]


@pytest.mark.parametrize("version", VERSIONS)
def test_every_version_is_upgraded_with_its_data(empty: Engine, url: str, version: str) -> None:
    migrate(empty, version)
    with behind(url) as connection:
        connection.exec_driver_sql("INSERT INTO tables VALUES ('a', 'tomoko', 'lobby', true, 5, 0, '{}')")
        connection.execute(
            metadata.tables["events"].insert(),
            [{"table_id": "a", "seq": seq, "at": seq, "data": data} for seq, data in enumerate(log("a", 3), 1)],
        )
        connection.exec_driver_sql("INSERT INTO settings VALUES ('secret', 'old')")
    with Store.open(url) as store:
        assert store.load("a") == log("a", 3)
        assert store.lobby() == [info("a")]
        assert store.setting("secret") == "old"
        store.append([more("a", 4, record=MatchRecord(1, "text", 9))])
        assert store.records("a") == [MatchRecord(1, "text", 9)]
    assert _version(url) == VERSIONS[-1]
    assert _differences(empty) == []


def test_opening_again_changes_nothing(url: str) -> None:
    for _ in range(3):
        with Store.open(url) as store:
            store.counts()
    assert _version(url) == VERSIONS[-1]


def test_a_newer_database_is_refused_and_left_alone(url: str) -> None:
    with Store.open(url) as store:
        store.append([new("a")])
    with behind(url) as connection:
        connection.exec_driver_sql(f"UPDATE {VERSION_TABLE} SET version_num = '0099'")
    with pytest.raises(NewerDatabase, match=r"version '0099'.*Update Tocca.*Nothing was changed") as caught:
        Store.open(url)
    assert caught.value.version == "0099"
    assert _version(url) == "0099"


def test_a_migration_that_fails_half_way_leaves_nothing(empty: Engine, url: str) -> None:
    """Somebody else's table is in the way of ours: the two we make before it must be gone again."""
    with behind(url) as connection:
        connection.exec_driver_sql("CREATE TABLE settings (theirs INTEGER)")
    with pytest.raises(CannotOpen, match="settings"):
        Store.open(url)
    assert inspect(empty).get_table_names() == ["settings"]


def test_foreign_keys_hold_after_a_migration(url: str) -> None:
    with Store.open(url) as store:
        store.append([new("a", 3)])
        assert store.sweep(1_000) == ("a",)
    with behind(url) as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM events").scalar_one() == 0


def test_several_threads_may_open_a_new_database_at_once(url: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        stores = list(pool.map(Store.open, [url] * 4))
    for number, store in enumerate(stores):
        store.append([new(f"table-{number}")])
        store.close()


def test_sqlite_is_set_to_lose_nothing(sqlite: str) -> None:
    """On every connection, not only on the one that migrated."""
    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5_000}
    with Store.open(sqlite) as store, store._engine.connect() as first, store._engine.connect() as second:
        for connection in (first, second):
            assert {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in wanted} == wanted


def test_postgresql_commits_before_it_answers(postgresql: str) -> None:
    with behind(postgresql) as connection:
        name = connection.exec_driver_sql("SELECT current_database()").scalar_one()
        connection.exec_driver_sql(f"ALTER DATABASE {name} SET synchronous_commit = off")
    with Store.open(postgresql) as store, store._engine.connect() as connection:
        assert connection.exec_driver_sql("SHOW synchronous_commit").scalar_one() == "on"
