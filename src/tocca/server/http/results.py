"""How a match ended, over HTTP."""

import asyncio

from litestar import get
from litestar.exceptions import NotFoundException

from tocca.server.answers.finished import find_result
from tocca.server.http.finished import Asking, TableName, load_finished_log
from tocca.server.http.problems import problems
from tocca.server.protocol import Result


@get(
    "/api/tables/{table:str}/results/{match:int}",
    summary="How a finished match ended",
    responses=problems(400, 404, 503),
)
async def get_result(table: TableName, match: int, request: Asking) -> Result:
    log = await load_finished_log(request, table, match)
    found = await asyncio.to_thread(find_result, log, match)
    if found is None:
        raise NotFoundException("the match of that number is not over")
    return found
