"""Several nodes on one database: one owner a table, and an old one is refused."""

import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from threading import Thread

import pytest
from sqlalchemy import text

from tests.server.store.making import behind, log, more, new
from tocca.server.store import CannotOpen, Fenced, Lease, LeaseLost, SharedStore, StoreUnavailable, engine

Nodes = Callable[[], SharedStore]


@pytest.fixture
def start(postgresql: str) -> Iterator[Nodes]:
    """Starts nodes of one cluster."""
    with ExitStack() as opened:

        def start() -> SharedStore:
            store = opened.enter_context(SharedStore.open(postgresql))
            store.lease_ms = 3_600_000  # the machine may be very busy
            store.register(uuid.uuid4().hex, "here")
            return store

        yield start


def _let_die(store: SharedStore, url: str) -> None:
    """Let its lease run out, by the database's clock."""
    with behind(url) as connection:
        connection.execute(text("UPDATE nodes SET until = 0 WHERE id = :node"), {"node": store.node})


def test_only_postgresql_is_shared(sqlite: str) -> None:
    with pytest.raises(CannotOpen, match="postgresql://"):
        SharedStore.open(sqlite)


def test_a_new_table_belongs_to_whoever_makes_it(start: Nodes) -> None:
    one, other = start(), start()
    one.append([new("a", 2)])
    assert other.claim("a") == one.claim("a") == Lease(one.node, 1)
    assert other.claim("b") is None
    with pytest.raises(Fenced):
        other.append([more("a", 3)])
    one.append([more("a", 3)])
    assert other.load("a") == log("a", 3)
    assert other.list_leased() == ["a"]


def test_a_node_that_wakes_up_after_its_lease_is_refused(start: Nodes, postgresql: str) -> None:
    one, other = start(), start()
    one.append([new("a"), new("b")])
    assert other.bury() == []
    _let_die(one, postgresql)
    assert other.claim("a") == Lease(other.node, 2)
    with pytest.raises(LeaseLost):
        one.renew(on_bus=True, connections=0, tables=2)
    for table in ("a", "b"):  # also the one that nobody has taken yet
        with pytest.raises(Fenced):
            one.append([more(table, 2)])
    with pytest.raises(Fenced):
        one.append([new("c")])
    other.append([more("a", 2)._replace(epoch=2)])
    one.register("another life", "here")
    with pytest.raises(Fenced):
        one.append([more("a", 3)])
    assert one.load("a") == log("a", 2)


def test_an_old_epoch_is_refused_also_of_the_same_node(start: Nodes) -> None:
    one, other = start(), start()
    one.append([new("a")])
    one.release(["a"])
    assert other.claim("a") == Lease(other.node, 2)
    other.release(["a", "not there"])
    assert one.claim("a") == Lease(one.node, 3)
    with pytest.raises(Fenced):
        one.append([more("a", 2)])
    one.append([more("a", 2)._replace(epoch=3)])


def test_what_another_node_wrote_meanwhile_is_known(start: Nodes) -> None:
    """The ends of logs are remembered, which must not outlast a lease."""
    one, other = start(), start()
    one.append([new("a")])
    one.release(["a"])
    other.claim("a")
    other.append([more("a", 2)._replace(epoch=2)])
    other.release(["a"])
    one.claim("a")
    one.append([more("a", 3)._replace(epoch=3)])
    assert one.load("a") == log("a", 3)


def test_nobody_takes_over_during_an_append(start: Nodes, postgresql: str) -> None:
    """Else the new owner would load the log without it. And nobody waits for it: the dead node may never end it."""
    one, other = start(), start()
    one.append([new("a")])
    database = engine.connect(postgresql)
    with database.begin() as connection:
        one._write(connection, [more("a", 2)])
        _let_die(one, postgresql)
        assert other.claim("a") == Lease(one.node, 1)
        assert other.bury() == []
    database.dispose()
    assert other.claim("a") == Lease(other.node, 2)
    assert other.load("a") == log("a", 2)


def test_a_node_that_was_cut_off_during_an_append_does_not_block_the_others(start: Nodes, postgresql: str) -> None:
    one, other = start(), start()
    one.append([new("a")])
    with ExitStack() as cut_off:
        one._write(cut_off.enter_context(one._writing()), [more("a", 2)])
        _let_die(one, postgresql)
        while other.claim("a") == Lease(one.node, 1):  # until the database has ended that transaction
            time.sleep(0.05)
        with pytest.raises(StoreUnavailable):
            cut_off.close()
    assert other.load("a") == log("a", 1)
    assert other.claim("a") == Lease(other.node, 2)


def test_one_of_many_takes_over(start: Nodes, postgresql: str) -> None:
    dead, *living = (start() for _ in range(5))
    dead.append([new(f"t{number}") for number in range(20)])
    _let_die(dead, postgresql)
    found: list[list[Lease | None]] = [[] for _ in living]

    def take_all(number: int) -> None:
        found[number] = [living[number].claim(f"t{table}") for table in range(20)]

    threads = [Thread(target=take_all, args=[number]) for number in range(len(living))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(leases == found[0] for leases in found)
    assert {lease.epoch for lease in found[0] if lease} == {2}


def test_nodes_see_each_other(start: Nodes, postgresql: str) -> None:
    one, other = start(), start()
    one.renew(on_bus=True, connections=7, tables=3)
    seen = {node.id: node for node in other.renew(on_bus=False, connections=0, tables=0)}
    assert (seen[one.node].on_bus, seen[one.node].connections, seen[one.node].tables) == (True, 7, 3)
    _let_die(one, postgresql)
    assert [node.id for node in other.renew(on_bus=True, connections=0, tables=0)] == [other.node]
    assert other.bury() == [one.node]


def test_matches_without_an_owner_are_found(start: Nodes) -> None:
    one, other = start(), start()
    for name, phase in (("a", "playing"), ("b", "lobby")):
        made = new(name)
        assert made.info is not None
        one.append([made._replace(info=made.info._replace(phase=phase))])
    assert other.orphans() == []
    one.leave()
    assert [table.id for table in other.orphans()] == ["a"]


def test_all_nodes_share_the_database_s_clock(start: Nodes) -> None:
    one, other = start(), start()
    before = one.clock()
    assert before <= other.clock() <= one.clock() < before + 60_000
