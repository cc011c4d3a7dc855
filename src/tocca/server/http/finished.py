"""Finished matches: who may read them, and the log of one. Some routes need more than the record of a match holds.

Whoever asks about a private table shows who they are (`Authorization: Bearer TOKEN`) or the key of a link to it
(`Tocca-Key`). It is no part of the address: proxies log those.
"""

from typing import Annotated, Any

from litestar import Request
from litestar.datastructures import State as AppState
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from tocca.server.live.hub import Hub
from tocca.server.room.events import Event, decode
from tocca.server.store import MatchRecord

TableName = Annotated[str, Parameter(max_length=24, pattern=r"^[a-z0-9]+$")]
Asking = Request[Any, Any, AppState]


async def load_finished_record(asking: Asking, table: str, match: int) -> MatchRecord:
    """The record of the match of that number; NotFoundException unless it is over and whoever asks may read it."""
    hub: Hub = asking.app.state.hub
    token = asking.headers.get("authorization", "").removeprefix("Bearer ")
    if await hub.may_read(table, token, asking.headers.get("tocca-key", "")):
        for record in await hub.read(hub.store.records, table):
            if record.match == match:
                return record
    raise NotFoundException("there is no such finished match, or it was private")


async def load_finished_log(asking: Asking, table: str, match: int) -> list[Event]:
    """All events of the table; NotFoundException as above."""
    hub: Hub = asking.app.state.hub
    await load_finished_record(asking, table, match)
    log: list[Event] = await hub.read(hub.store.replay, table, decode)
    return log
