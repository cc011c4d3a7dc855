"""The log of a finished match. Some routes need more than the record of a match holds."""

from typing import Annotated

from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from tocca.server.live.hub import Hub
from tocca.server.room.events import Event, decode
from tocca.server.store import MatchRecord

TableName = Annotated[str, Parameter(max_length=24, pattern=r"^[a-z0-9]+$")]


async def find_record(hub: Hub, table: str, match: int) -> MatchRecord:
    """The record of that match; NotFoundException unless it is over."""
    for record in await hub.read(hub.store.records, table):
        if record.match == match:
            return record
    raise NotFoundException("there is no such record")


async def load_finished_log(hub: Hub, table: str, match: int) -> list[Event]:
    """All events of the table; NotFoundException unless the match of that number is over."""
    finished = {record.match for record in await hub.read(hub.store.records, table)}
    if match not in finished:
        raise NotFoundException("there is no such finished match")
    log: list[Event] = await hub.read(hub.store.replay, table, decode)
    return log
