"""Loads a table from the store: from its checkpoint if it has a good one, else from its whole log."""

import logging
from typing import NamedTuple

from tocca.server import room
from tocca.server.room import checkpoints
from tocca.server.room.events import Created, Hosted, Seated, decode, encode
from tocca.server.room.model import Room
from tocca.server.store import Checkpoint, Store, StoreUnavailable

log = logging.getLogger("tocca.hub")


class Loaded(NamedTuple):
    """A table as its log has it."""

    room: Room
    length: int  # of the log
    latest: int  # when its latest event happened


def load_table(store: Store, name: str) -> Loaded:
    """The table of that name; UnknownTable, or DamagedTable. In a thread: it may take a while."""
    checkpoint = store.checkpoint(name)
    if checkpoint is not None:
        try:
            return _load_from(store, name, checkpoint)
        except StoreUnavailable:
            raise
        except Exception as problem:
            log.warning("the checkpoint of table %s is not used: %s", name, problem)
    events = store.replay(name, decode)
    return Loaded(room.replay(events), len(events), events[-1].at)


def find_guests(store: Store, name: str) -> set[str]:
    """All who have ever been the host of that table, or had a seat at it."""
    guests = set()
    for event in store.replay(name, decode):
        if isinstance(event, Created | Hosted):
            guests.add(event.host)
        elif isinstance(event, Seated):
            guests.add(event.guest)
    return guests


def _load_from(store: Store, name: str, checkpoint: Checkpoint) -> Loaded:
    now = checkpoints.load(checkpoint.data)
    events = store.replay(name, decode, checkpoint.seq)
    if now.table != name or not events or encode(now.log.latest[0]) != encode(events[0]):
        raise checkpoints.BadCheckpoint("it is not of this log")
    for event in events[1:]:
        now = room.evolve(now, event)
    return Loaded(now, checkpoint.seq + len(events) - 1, events[-1].at)
