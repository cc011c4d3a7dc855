"""The matches of a guest, on both databases, and codes for another device."""

from sqlalchemy import text

from tests.server.store.making import behind, info, log, more, new
from tocca.server.store import Checkpoint, MatchInfo, MatchRecord, Store
from tocca.server.store.guests import Rewriting


def make_match(match: int, *guests: str, began: int = 10, ended: int = 0) -> MatchInfo:
    return MatchInfo(match, began, ended, f"card {match} {ended}", guests)


def test_a_guest_finds_their_matches_the_latest_first(store: Store) -> None:
    store.append(
        [
            new("a")._replace(match=make_match(1, "me", "you")),
            new("b")._replace(match=make_match(1, "", "you", began=20)),
        ]
    )
    store.append([more("a", 2)._replace(match=make_match(2, "you", "", "me", began=30))])
    assert [(one.table, one.info.match) for one in store.list_matches("me", 10)] == [("a", 2), ("a", 1)]
    assert [(one.table, one.info.match) for one in store.list_matches("you", 2)] == [("a", 2), ("b", 1)]
    assert store.list_matches("me", 10)[0].info == make_match(2, "you", "", "me", began=30)
    assert store.list_matches("", 10) == []
    store.delete("a")
    assert [one.table for one in store.list_matches("you", 10)] == ["b"]


def test_a_match_that_ends_keeps_when_it_began_and_forgets_what_was_counted(store: Store) -> None:
    store.append([new("a")._replace(match=make_match(1, "me"))])
    store.put_numbers([("a", 1, 0, "[1]")])
    assert store.list_matches("me", 1)[0].numbers == {0: "[1]"}
    store.append(
        [more("a", 2, record=MatchRecord(1, "text", 50))._replace(match=make_match(1, "me", began=50, ended=50))]
    )
    (found,) = store.list_matches("me", 1)
    assert found.info == make_match(1, "me", began=10, ended=50)
    assert found.numbers == {0: ""}
    assert store.find_record("a", 1) == "text"
    assert store.find_record("a", 2) is None


def test_matches_of_a_guest_are_found_by_an_index(store: Store, url: str) -> None:
    with behind(url) as connection:
        if connection.dialect.name == "sqlite":
            plan = connection.execute(text("EXPLAIN QUERY PLAN SELECT * FROM players WHERE guest = 'me'")).all()
        else:
            connection.execute(text("SET enable_seqscan = off"))
            plan = connection.execute(text("EXPLAIN SELECT * FROM players WHERE guest = 'me'")).all()
    assert "ix_players_guest" in str(plan)


def test_taking_a_guest_out_changes_texts_and_no_numbers_of_events(store: Store) -> None:
    seats = make_match(1, "me", "you", ended=9)
    first = new("a", 3, about=info("a", card="card"))._replace(checkpoint=Checkpoint(2, b"x"), match=seats)
    store.append([first, new("b")._replace(match=seats)])
    store.append([more("a", 4, record=MatchRecord(1, "record", 9))])
    by = Rewriting(
        lambda event: event.replace(b'"n":2', b'"n":"two"'),
        lambda text, *, seats: f"{text} {sorted(seats)}",
        lambda text, *, seats: f"{text} {sorted(seats)}",
        lambda card: f"new {card}",
    )
    store.rewrite("a", "me", "stranger", by)
    assert store.load("a") == [event.replace(b'"n":2', b'"n":"two"') for event in log("a", 4)]
    assert store.find_record("a", 1) == "record [0]"
    assert [one.table for one in store.list_matches("me", 9)] == ["b"]
    (found,) = store.list_matches("stranger", 9)
    assert (found.info.card, found.info.guests) == ("card 1 9 [0]", ("stranger", "you"))
    assert store.checkpoint("a") is None
    about = store.info("a")
    assert about is not None
    assert about.card == "new card"
    store.append([more("a", 5)])


def test_a_code_is_good_once_and_for_a_while(store: Store) -> None:
    store.put_transfer("one", "me", until=100, now=0)
    assert store.take_transfer("other", now=50) is None
    assert store.take_transfer("one", now=50) == "me"
    assert store.take_transfer("one", now=50) is None
    store.put_transfer("two", "me", until=100, now=0)
    assert store.take_transfer("two", now=101) is None
    assert store.take_transfer("two", now=50) is None


def test_only_the_latest_code_of_a_guest_is_good(store: Store) -> None:
    store.put_transfer("first", "me", until=100, now=0)
    store.put_transfer("yours", "you", until=100, now=0)
    store.put_transfer("second", "me", until=100, now=0)
    assert store.take_transfer("first", now=1) is None
    assert store.take_transfer("second", now=1) == "me"
    assert store.take_transfer("yours", now=1) == "you"
