"""The photo finishes of a match that is over. Its record keeps what was done, not the arithmetic of the referee."""

from collections.abc import Iterable
from typing import Annotated

from litestar import get
from litestar.datastructures import State as AppState
from litestar.exceptions import NotFoundException
from litestar.params import Parameter
from msgspec import Struct

from tocca.server.events import Acted, Event, Judged, Started, Waited, decode
from tocca.server.hub import Hub
from tocca.server.problems import problems
from tocca.server.protocol import Press


class Verdict(Struct, frozen=True):
    """What the referee said of a race (TC-16), before the step of that number in the record."""

    step: int
    presses: tuple[Press, ...]


@get(
    "/api/tables/{table:str}/verdicts/{match:int}",
    summary="The photo finishes of a finished match",
    responses=problems(400, 404, 503),
)
async def verdicts(
    table: Annotated[str, Parameter(max_length=24, pattern=r"^[a-z0-9]+$")], match: int, state: AppState
) -> list[Verdict]:
    hub: Hub = state.hub
    finished = {record.match for record in await hub.writer.call(hub.store.records, table)}
    if match not in finished:
        raise NotFoundException("there is no such finished match")
    return judged(await hub.writer.call(hub.store.replay, table, decode), match)


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
