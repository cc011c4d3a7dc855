"""The room: a table as a pure function of what it was asked. No IO, no clock: `now` comes in, events come out.

    step = create(setup, now)                   # or replay(events), from the store
    step = handle(room, request, now)           # Refusal, and nothing changed
    store(step.events)                          # only then:
    for before, event, after in steps(room, step):
        tell(before, event, after, audience)    # for each audience; None: it hears nothing

The log is the only source of truth: only evolve() changes a room, apart from who is connected, and which presses
in a race are not judged yet.
"""

from tocca.server.refusals import Refusal
from tocca.server.room.broadcast import Teller, snapshot, tell, teller
from tocca.server.room.dispatch import create, evolve, handle, replay, steps
from tocca.server.room.history import write_record
from tocca.server.room.model import Audience, Room
from tocca.server.room.presence import present
from tocca.server.room.requests import BotMove, Came, Measured, Request, RoomStep, TableSetup, Tick, Went, Woke
from tocca.server.room.views import thinking
from tocca.server.room.waiting import wake_at

__all__ = [
    "Audience",
    "BotMove",
    "Came",
    "Measured",
    "Refusal",
    "Request",
    "Room",
    "RoomStep",
    "TableSetup",
    "Teller",
    "Tick",
    "Went",
    "Woke",
    "create",
    "evolve",
    "handle",
    "present",
    "replay",
    "snapshot",
    "steps",
    "tell",
    "teller",
    "thinking",
    "wake_at",
    "write_record",
]
