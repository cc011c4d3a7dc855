"""How a match ended. A record knows the endings of the rules; only the table knows of resignations and lost time."""

import asyncio
from collections.abc import Iterable, Iterator

from litestar import get
from litestar.datastructures import State as AppState
from litestar.exceptions import NotFoundException

from tocca.server import room
from tocca.server.http.finished import TableName, load_finished_log
from tocca.server.http.problems import problems
from tocca.server.protocol import Result
from tocca.server.room.events import Event, Started


@get(
    "/api/tables/{table:str}/results/{match:int}",
    summary="How a finished match ended",
    responses=problems(400, 404, 503),
)
async def get_result(table: TableName, match: int, state: AppState) -> Result:
    log = await load_finished_log(state.hub, table, match)
    found = (await asyncio.to_thread(room.replay, cut_after_match(log, match))).playing.result
    if found is None:
        raise NotFoundException("the match of that number is not over")
    return found


def cut_after_match(log: Iterable[Event], match: int) -> Iterator[Event]:
    """The log up to the end of the match of that number."""
    number = 0
    for event in log:
        number += isinstance(event, Started)
        if number > match:
            return
        yield event
