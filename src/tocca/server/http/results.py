"""How a match ended. Records know the ends of the rules; that somebody gave up or ran out of time, its table does."""

import asyncio
from collections.abc import Iterable, Iterator

from litestar import get
from litestar.datastructures import State as AppState
from litestar.exceptions import NotFoundException

from tocca.server import room
from tocca.server.http.finished import TableName, finished_log
from tocca.server.http.problems import problems
from tocca.server.protocol import Result
from tocca.server.room.events import Event, Started


@get(
    "/api/tables/{table:str}/results/{match:int}",
    summary="How a finished match ended",
    responses=problems(400, 404, 503),
)
async def result(table: TableName, match: int, state: AppState) -> Result:
    log = await finished_log(state.hub, table, match)
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
