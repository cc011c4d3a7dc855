"""The photo finishes of a finished match. Its record has the actions, but not the referee's arithmetic."""

from collections.abc import Sequence

import msgspec
from litestar import MediaType, Response, get
from litestar.datastructures import State as AppState
from msgspec import Struct

import tocca
from tocca.server.http.finished import TableName, load_finished_log
from tocca.server.http.problems import problems
from tocca.server.protocol import Press
from tocca.server.room.broadcast import press
from tocca.server.room.events import Acted, Created, Event, Judged, Started, Waited


class PhotoFinish(Struct, frozen=True):
    """How the referee judged a race (TC-16), before the step of that number in the record."""

    step: int
    presses: tuple[Press, ...]


@get(
    "/api/tables/{table:str}/verdicts/{match:int}",
    summary="The photo finishes of a finished match",
    responses=problems(400, 404, 503),
)
async def list_photo_finishes(table: TableName, match: int, state: AppState) -> Response[bytes]:
    found = find_photo_finishes(await load_finished_log(state.hub, table, match), match)
    return Response(msgspec.json.encode(found), media_type=MediaType.JSON)


def find_photo_finishes(log: Sequence[Event], match: int) -> list[PhotoFinish]:
    """The photo finishes in the match of that number."""
    number, steps, found = 0, 0, list[PhotoFinish]()
    created = log[0]
    assert isinstance(created, Created)
    game = tocca.game(created.game)
    for event in log:
        if isinstance(event, Started):
            number, steps = number + 1, 0
        elif isinstance(event, Acted | Waited):
            steps += 1
        elif isinstance(event, Judged) and number == match:
            found.append(PhotoFinish(steps + 1, tuple(press(game, one) for one in event.presses)))
    return found
