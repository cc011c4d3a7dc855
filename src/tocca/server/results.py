"""How a match ended. Records know the ends of the rules; that somebody gave up or ran out of time, its table does."""

import asyncio
from collections.abc import Iterable, Iterator
from typing import Annotated

from litestar import get
from litestar.datastructures import State as AppState
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from tocca.server import room
from tocca.server.events import Event, Started, decode
from tocca.server.hub import Hub
from tocca.server.problems import problems
from tocca.server.protocol import Result


@get(
    "/api/tables/{table:str}/results/{match:int}",
    summary="How a finished match ended",
    responses=problems(400, 404, 503),
)
async def result(
    table: Annotated[str, Parameter(max_length=24, pattern=r"^[a-z0-9]+$")], match: int, state: AppState
) -> Result:
    hub: Hub = state.hub
    finished = {record.match for record in await hub.writer.call(hub.store.records, table)}
    if match not in finished:
        raise NotFoundException("there is no such finished match")
    log = await hub.writer.call(hub.store.replay, table, decode)
    found = (await asyncio.to_thread(room.replay, until_the_next(log, match))).playing.result
    if found is None:
        raise NotFoundException("the match of that number is not over")
    return found


def until_the_next(log: Iterable[Event], match: int) -> Iterator[Event]:
    """The log as far as the match of that number."""
    number = 0
    for event in log:
        number += isinstance(event, Started)
        if number > match:
            return
        yield event
