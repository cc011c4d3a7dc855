"""Checks a whole database: every table's log is replayed by the rules, and every record read."""

from collections.abc import Iterator
from typing import NamedTuple

import tocca
from tocca.server import room
from tocca.server.refusals import Refusal
from tocca.server.room.events import decode
from tocca.server.store import Store, StoreError


class Verified(NamedTuple):
    """What a database holds, and what is wrong with it."""

    tables: int
    events: int
    records: int
    latest: int  # when the latest event happened, in milliseconds since 1970
    problems: tuple[str, ...]


def verify(store: Store) -> Verified:
    """Replay everything. Takes a while: about as long as all matches took the server."""
    tables = events = records = latest = 0
    problems = [store.damage] if store.damage else []
    for name in store.names():
        tables += 1
        try:
            log = store.replay(name, decode)
            room.replay(log)
            events += len(log)
            latest = max(latest, log[-1].at)
        except StoreError as problem:
            problems.append(str(problem))
        except Refusal as refusal:
            problems.append(f"A match at table {name!r} can't be played on: {refusal}")
        except Exception as problem:
            problems.append(f"Table {name!r} can't be replayed: {problem}")
        for count, trouble in _check_records(store, name):
            records += count
            problems += trouble
    return Verified(tables, events, records, latest, tuple(problems))


def _check_records(store: Store, name: str) -> Iterator[tuple[int, list[str]]]:
    for record in store.records(name):
        try:
            tocca.Record.loads(record.text)
        except tocca.BadRecord as problem:
            yield 1, [f"Record {record.match} of table {name!r} is damaged: {problem}"]
        else:
            yield 1, []
