"""What is appended comes back, in order, all or nothing, and only where the log goes on."""

import msgspec
import pytest

from tests.server.store.making import behind, event, info, log, more, new
from tocca.server.store import Append, Conflict, Gap, MatchRecord, Rejected, Store, UnknownTable, Unwritable


def test_events_come_back_in_order(store: Store) -> None:
    store.append([new("a", 3)])
    store.append([more("a", 4), more("a", 5, 7)])
    assert store.load("a") == log("a", 11)


def test_more_than_nine_events_are_ordered_as_numbers(store: Store) -> None:
    store.append([new("a", 250)])
    assert store.load("a") == log("a", 250)


def test_one_batch_holds_many_tables(store: Store) -> None:
    names = [f"table-{number}" for number in range(300)]
    store.append([new(name, 2) for name in names])
    store.append([more(name, 3) for name in reversed(names)])
    assert all(store.load(name) == log(name, 3) for name in names)


def test_everything_is_there_after_reopening(url: str) -> None:
    with Store.open(url) as first:
        first.append([new("a", 2), new("b")])
    with Store.open(url) as second:
        second.append([more("a", 3)])
        assert (second.load("a"), second.load("b")) == (log("a", 3), log("b", 1))


@pytest.mark.parametrize(
    "text", ["Tóncc — Тоскана 東京 🦝", "quotes \" \\ ' ; DROP TABLE events; --", "%s ? :x {}", "a\nb\t\a"]
)
def test_any_text_comes_back_as_it_was(store: Store, text: str) -> None:
    data = msgspec.json.encode({"text": text})
    store.append([Append("a", 1, ((1, data),), info("a", card=text), MatchRecord(1, text, 9))])
    assert store.load("a") == [data]
    assert store.lobby()[0].card == text
    assert store.records("a")[0].text == text


def test_a_zero_character_within_an_event(store: Store) -> None:
    data = msgspec.json.encode({"text": "\0"})
    store.append([Append("a", 1, ((1, data),), info("a"))])
    assert store.load("a") == [data]


def test_names_of_tables_may_hold_anything_printable(store: Store) -> None:
    for name in ("Ünïcode-🎲", "a'b\"c", "%s", "?", "{}"):
        store.append([Append(name, 1, ((1, b"{}"),), info(name))])
        assert store.load(name) == [b"{}"]


def test_big_events(store: Store) -> None:
    big = b'"' + b"x" * 5_000_000 + b'"'
    store.append([Append("a", 1, ((1, big), (2, b"1"), (3, big)), info("a"))])
    assert store.load("a") == [big, b"1", big]


def test_times_may_be_large(store: Store, url: str) -> None:
    later = 99_999_999_999_999
    store.append([Append("a", 1, ((later, b"{}"),), info("a", updated=later))])
    with behind(url) as connection:
        assert connection.exec_driver_sql("SELECT at FROM events").scalar_one() == later


def test_a_number_that_is_there_is_a_conflict(store: Store) -> None:
    store.append([new("a", 3)])
    with pytest.raises(Conflict, match="Table 'a' has an event 2 already") as caught:
        store.append([more("a", 2)])
    assert (caught.value.table, caught.value.seq) == ("a", 2)
    assert store.load("a") == log("a", 3)


def test_a_table_can_not_be_made_twice(store: Store) -> None:
    store.append([new("a")])
    with pytest.raises(Conflict):
        store.append([new("a", about=info("a", phase="over"))])
    assert [one.phase for one in store.lobby()] == ["lobby"]


def test_a_number_too_far_is_a_gap(store: Store) -> None:
    store.append([new("a", 3)])
    with pytest.raises(Gap, match="ends with event 3, so 5 can't be next") as caught:
        store.append([more("a", 5)])
    assert (caught.value.table, caught.value.seq, caught.value.last) == ("a", 5, 3)


def test_a_new_table_begins_with_one(store: Store) -> None:
    with pytest.raises(Gap):
        store.append([new("a")._replace(first=2)])
    with pytest.raises(Conflict):
        store.append([new("a")._replace(first=0)])


def test_an_unknown_table(store: Store) -> None:
    with pytest.raises(UnknownTable, match="no table 'b'"):
        store.append([new("a"), more("b", 1)])
    with pytest.raises(UnknownTable, match="no table 'a'"):
        store.load("a")


@pytest.mark.parametrize(
    ("later", "error"), [((4, 4), Conflict), ((5,), Gap), ((4, 6), Gap), ((4, 5, 5), Conflict), ((4, 5, 7, 8), Gap)]
)
def test_order_is_checked_within_a_batch_too(store: Store, later: tuple[int, ...], error: type[Rejected]) -> None:
    store.append([new("a", 3)])
    with pytest.raises(error):
        store.append([new("b"), *(more("a", seq) for seq in later)])
    assert store.load("a") == log("a", 3)
    assert store.info("b") is None


@pytest.mark.parametrize("place", [0, 1, 2])
def test_nothing_of_a_batch_with_a_conflict_is_written(store: Store, place: int) -> None:
    store.append([new("a", 3), new("b", 3)])
    batch = [more("b", 4, record=MatchRecord(1, "text", 1)), new("c")]
    batch.insert(place, more("a", 3))
    with pytest.raises(Conflict) as caught:
        store.append(batch)
    assert caught.value.table == "a"
    assert store.load("b") == log("b", 3)
    assert store.info("c") is None
    assert store.records("b") == []


def test_who_was_quicker_in_another_process_is_found_by_the_primary_key(store: Store, url: str) -> None:
    """A store that believes to know where a table ends does not look, so the database itself must refuse."""
    store.append([new("a", 3), new("b", 3)])
    with Store.open(url) as other:
        other.append([more("a", 4)])
    with pytest.raises(Conflict) as caught:
        store.append([more("b", 4), more("a", 4)])
    assert (caught.value.table, caught.value.seq) == ("a", 4)
    assert store.load("b") == log("b", 3)
    with pytest.raises(Gap):
        store.append([more("a", 6)])
    store.append([more("a", 5), more("b", 4)])
    assert store.load("a") == log("a", 5)


def test_a_table_that_another_process_has_swept_away_is_unknown(store: Store, url: str) -> None:
    store.append([new("a", 3)])
    with Store.open(url) as other:
        assert other.sweep(before=10) == ("a",)
    with pytest.raises(UnknownTable):
        store.append([more("a", 4)])


def test_a_table_that_was_swept_away_can_be_made_again(store: Store) -> None:
    store.append([new("a", 3)])
    assert store.sweep(before=10) == ("a",)
    store.append([new("a", 2)])
    assert store.load("a") == log("a", 2)


def test_values_that_do_not_fit_name_their_table(store: Store) -> None:
    store.append([new("a"), new("b")])
    huge = Append("b", 2, ((2**70, b"{}"),))
    with pytest.raises(Unwritable, match="Event 2 of table 'b' can't be written") as caught:
        store.append([more("a", 2), huge, new("c")])
    assert (caught.value.table, caught.value.seq) == ("b", 2)
    assert store.load("a") == log("a", 1)


def test_text_that_is_no_unicode_is_unwritable(store: Store) -> None:
    with pytest.raises(Unwritable, match="table 'b'"):
        store.append([new("a"), new("b", about=info("b", card="\ud800"))])
    with pytest.raises(Unwritable):
        store.append([Append("\ud800", 1, ((1, b"{}"),), info("\ud800"))])
    assert store.counts().tables == {}


def test_an_append_must_hold_events_and_its_own_information(store: Store) -> None:
    store.append([new("a")])
    with pytest.raises(Unwritable, match="no events"):
        store.append([Append("a", 2, (), info("a"))])
    with pytest.raises(Unwritable, match="'b'"):
        store.append([more("a", 2)._replace(info=info("b"))])


def test_contains_says_whether_exactly_this_was_written(store: Store) -> None:
    store.append([new("a", 3), new("b", 2)])
    assert store.contains([more("a", 2, 2), more("b", 1)])
    assert not store.contains([more("a", 2, 2), more("b", 3)])
    assert not store.contains([more("a", 3, 2)])
    assert not store.contains([Append("a", 3, ((3, event("a", 9)),))])
