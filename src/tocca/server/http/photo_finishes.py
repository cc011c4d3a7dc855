"""The photo finishes of a match that is over. Its record keeps what was done, not the arithmetic of the referee."""

from collections.abc import Iterable

from litestar import get
from litestar.datastructures import State as AppState
from msgspec import Struct

from tocca.server.http.finished import TableName, finished_log
from tocca.server.http.problems import problems
from tocca.server.protocol import Press
from tocca.server.room.events import Acted, Event, Judged, Started, Waited


class Verdict(Struct, frozen=True):
    """What the referee said of a race (TC-16), before the step of that number in the record."""

    step: int
    presses: tuple[Press, ...]


@get(
    "/api/tables/{table:str}/verdicts/{match:int}",
    summary="The photo finishes of a finished match",
    responses=problems(400, 404, 503),
)
async def verdicts(table: TableName, match: int, state: AppState) -> list[Verdict]:
    return judged(await finished_log(state.hub, table, match), match)


def judged(log: Iterable[Event], match: int) -> list[Verdict]:
    """The verdicts of the match of that number."""
    number, steps, found = 0, 0, list[Verdict]()
    for event in log:
        if isinstance(event, Started):
            number, steps = number + 1, 0
        elif isinstance(event, Acted | Waited):
            steps += 1
        elif isinstance(event, Judged) and number == match:
            found.append(Verdict(steps + 1, event.presses))
    return found
