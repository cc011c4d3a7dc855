"""The photo finishes of a finished match. Its record has the actions, but not the referee's arithmetic."""

from litestar import get

from tocca.server.answers.finished import PhotoFinish, find_photo_finishes
from tocca.server.http.finished import Asking, TableName, load_finished_log
from tocca.server.http.problems import problems


@get(
    "/api/tables/{table:str}/verdicts/{match:int}",
    summary="The photo finishes of a finished match",
    responses=problems(400, 404, 503),
)
async def list_photo_finishes(table: TableName, match: int, request: Asking) -> list[PhotoFinish]:
    return find_photo_finishes(await load_finished_log(request, table, match), match)
