"""The photo finishes of a match that is over. Its record keeps what was done, not the arithmetic of the referee."""

from collections.abc import Sequence

import msgspec
from litestar import MediaType, Response, get
from litestar.datastructures import State as AppState
from msgspec import Struct

import tocca
from tocca.server.http.finished import TableName, finished_log
from tocca.server.http.problems import problems
from tocca.server.protocol import Press
from tocca.server.room.broadcast import press
from tocca.server.room.events import Acted, Created, Event, Judged, Started, Waited


class Verdict(Struct, frozen=True):
    """What the referee said of a race (TC-16), before the step of that number in the record."""

    step: int
    presses: tuple[Press, ...]


@get(
    "/api/tables/{table:str}/verdicts/{match:int}",
    summary="The photo finishes of a finished match",
    responses=problems(400, 404, 503),
)
async def verdicts(table: TableName, match: int, state: AppState) -> Response[bytes]:
    found = judged(await finished_log(state.hub, table, match), match)
    return Response(msgspec.json.encode(found), media_type=MediaType.JSON)


def judged(log: Sequence[Event], match: int) -> list[Verdict]:
    """The verdicts of the match of that number."""
    number, steps, found = 0, 0, list[Verdict]()
    created = log[0]
    assert isinstance(created, Created)
    game = tocca.game(created.game)
    for event in log:
        if isinstance(event, Started):
            number, steps = number + 1, 0
        elif isinstance(event, Acted | Waited):
            steps += 1
        elif isinstance(event, Judged) and number == match:
            found.append(Verdict(steps + 1, tuple(press(game, one) for one in event.presses)))
    return found
