"""Analyses of finished matches, over HTTP. A page asks for one, and then how far it is."""

from functools import partial
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.datastructures import State as AppState
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from msgspec import Meta, Struct

from tocca.server.answers.replays import MAX_TEXT
from tocca.server.http.caching import NEVER
from tocca.server.http.finished import Asking, load_finished_record
from tocca.server.http.problems import problems, require_json
from tocca.server.live.analyses import AnalysisProgress
from tocca.server.live.analysing import VERSION
from tocca.server.live.hub import Hub

AnalysisName = Annotated[str, Parameter(pattern=r"^[0-9a-f]{32}$")]


class AnalysisRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished match of a table, or a record of one."""

    record: Annotated[str, Meta(max_length=MAX_TEXT)] = ""
    table: Annotated[str, Meta(max_length=24, pattern="^[a-z0-9]*$")] = ""
    match: Annotated[int, Meta(ge=1, le=1_000_000)] = 1


@post(
    "/api/analysis",
    summary="Analyse a finished match: everybody's chances, turning points, what would have been better",
    status_code=200,
    guards=[require_json],
    responses={200: ResponseSpec(AnalysisProgress, generate_examples=False), **problems(400, 404, 413, 429, 503)},
    request_max_body_size=2 * MAX_TEXT,
)
async def analyse_match(data: AnalysisRequest, state: AppState, request: Asking) -> Response[bytes]:
    hub: Hub = state.hub
    address = request.client.host if request.client else ""
    if not data.table:
        return _respond(hub.analyses.ask(data.record, address))
    record = await load_finished_record(request, data.table, data.match)
    stored = await hub.read(hub.store.analysis, data.table, data.match, VERSION)
    if stored is not None:
        return _respond(hub.analyses.remember(record.text, stored))
    keep = partial(hub.writer.call, hub.store.put_analysis, data.table, data.match, VERSION)
    return _respond(hub.analyses.ask(record.text, address, ended=True, keep=keep))


@get(
    "/api/analysis/{name:str}",
    summary="How far an analysis is",
    responses={200: ResponseSpec(AnalysisProgress, generate_examples=False), **problems(400, 404)},
)
async def follow_analysis(name: AnalysisName, state: AppState) -> Response[bytes]:
    hub: Hub = state.hub
    try:
        return _respond(hub.analyses.follow(name))
    except LookupError:
        raise NotFoundException("there is no such analysis under way") from None


def _respond(progress: AnalysisProgress) -> Response[bytes]:
    headers = {"Cache-Control": NEVER}
    return Response(msgspec.json.encode(progress), media_type="application/json", headers=headers, status_code=200)
