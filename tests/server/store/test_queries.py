"""The index beside the log: lobby, restart, records, settings, retention."""

import pytest

from tests.server.store.making import behind, info, log, more, new
from tocca.server.store import Checkpoint, Counts, MatchRecord, Store, UnknownTable


def _fill(store: Store) -> None:
    store.append(
        [
            new("open-old", about=info("open-old", updated=10, card='{"host":"Ada"}')),
            new("open-new", about=info("open-new", updated=30)),
            new("private", about=info("private", public=False, updated=20)),
            new("playing", about=info("playing", phase="playing", updated=40)),
            new("paused", about=info("paused", phase="paused", updated=5)),
            new("over", about=info("over", phase="over", updated=50)),
        ]
    )


def test_the_lobby_lists_public_tables_that_wait_latest_first(store: Store) -> None:
    _fill(store)
    assert [one.id for one in store.lobby()] == ["open-new", "open-old"]
    assert store.lobby()[1] == info("open-old", updated=10, card='{"host":"Ada"}')
    assert store.lobby()[1].public is True
    assert [one.id for one in store.lobby(limit=1)] == ["open-new"]


def test_what_is_not_over_comes_back_after_a_restart(store: Store) -> None:
    _fill(store)
    assert [one.id for one in store.list_unfinished()] == ["playing", "open-new", "private", "open-old", "paused"]


def test_the_index_follows_the_log_but_keeps_when_the_table_was_made(store: Store) -> None:
    _fill(store)
    changed = info("open-old", phase="playing", public=False, updated=60)._replace(created=777)
    store.append([more("open-old", 2)._replace(info=changed)])
    assert store.info("open-old") == changed._replace(created=5)
    assert store.info("nowhere") is None


def test_counts(store: Store) -> None:
    assert store.counts() == Counts({}, 0)
    _fill(store)
    store.append([more("over", 2, record=MatchRecord(1, "x", 1))])
    assert store.counts() == Counts({"lobby": 3, "over": 1, "paused": 1, "playing": 1}, 1)


def test_records_of_finished_matches(store: Store) -> None:
    _fill(store)
    second = MatchRecord(2, "tocca 1\nsecond", 90)
    store.append([more("over", 2, record=second), more("playing", 2, record=MatchRecord(1, "other", 1))])
    store.append([more("over", 3, record=MatchRecord(1, "tocca 1\nfirst", 80))])
    assert store.records("over") == [MatchRecord(1, "tocca 1\nfirst", 80), second]
    assert store.records("nowhere") == []


def test_a_match_that_ends_again_after_a_taking_back_replaces_its_record(store: Store) -> None:
    _fill(store)
    store.append([more("over", 2, record=MatchRecord(1, "first end", 80))])
    store.append([more("over", 3, record=MatchRecord(1, "second end", 90))])
    assert store.records("over") == [MatchRecord(1, "second end", 90)]


def test_a_setting_is_kept_once_and_for_all(store: Store) -> None:
    assert store.setting("secret") is None
    assert store.get_or_set("secret", "one") == "one"
    assert store.get_or_set("secret", "two") == "one"
    assert store.setting("secret") == "one"


def test_a_setting_survives(url: str) -> None:
    with Store.open(url) as first:
        first.get_or_set("secret", "Ключ")
    with Store.open(url) as second:
        assert second.get_or_set("secret", "other") == "Ключ"


def test_sweeping_takes_old_lobby_tables_with_all_they_have(store: Store, url: str) -> None:
    _fill(store)
    assert store.sweep(25) == ("open-old", "private")
    assert {one.id for one in store.list_unfinished()} == {"open-new", "playing", "paused"}
    with pytest.raises(UnknownTable):
        store.load("private")
    with pytest.raises(UnknownTable):
        store.append([more("private", 2)])
    with behind(url) as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM events").scalar_one() == 4


def test_sweeping_spares_where_somebody_is(store: Store) -> None:
    _fill(store)
    assert store.sweep(25, sparing=["private", "nowhere"]) == ("open-old",)
    assert store.load("private") == log("private", 1)


def test_sweeping_finished_tables_takes_their_records(store: Store) -> None:
    _fill(store)
    store.append([more("over", 2, record=MatchRecord(1, "x", 1))])
    assert store.sweep(51, phases=("over",)) == ("over",)
    assert store.counts().records == 0
    assert store.sweep(51, phases=("over",)) == ()


def test_the_latest_checkpoint_of_a_table_is_kept(store: Store) -> None:
    store.append([new("a", 3)._replace(checkpoint=Checkpoint(2, b"\0first")), new("b")])
    assert store.checkpoint("a") == Checkpoint(2, b"\0first")
    assert store.checkpoint("b") is None
    store.append([more("a", 4)._replace(checkpoint=Checkpoint(4, b"second")), more("a", 5), more("b", 2)])
    assert store.checkpoint("a") == Checkpoint(4, b"second")
    assert store.load("a", 4) == log("a", 5)[3:]
    assert store.load("a", 6) == []
    store.delete("a")
    assert store.checkpoint("a") is None
