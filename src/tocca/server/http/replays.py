"""Replays a record as views, over HTTP, and draws one of its moments."""

import asyncio
import gzip
from typing import Any

from litestar import Request, Response, post
from litestar.datastructures import State as AppState
from litestar.openapi.datastructures import ResponseSpec

from tocca.server.answers.pictures import PictureRequest, draw_record
from tocca.server.answers.replays import MAX_TEXT, Replay, ReplayRequest, encode_replay
from tocca.server.http.caching import NEVER
from tocca.server.http.problems import problems, require_json

_one_at_a_time = asyncio.Semaphore(1)  # a long replay must not take the processor from the tables


@post(
    "/api/replay",
    summary="Play a record again: the views after each step",
    status_code=200,
    guards=[require_json],
    responses={200: ResponseSpec(Replay, generate_examples=False), **problems(400, 413)},
    request_max_body_size=2 * MAX_TEXT,
)
async def replay_record(data: ReplayRequest, request: Request[Any, Any, AppState]) -> Response[bytes]:
    async with _one_at_a_time:
        body = await asyncio.to_thread(encode_replay, data)
    headers = {"Cache-Control": NEVER, "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = await asyncio.to_thread(gzip.compress, body, 5)
    return Response(body, media_type="application/json", headers=headers, status_code=200)


@post(
    "/api/picture",
    summary="A moment of a record as a picture (SVG), with nothing hidden",
    status_code=200,
    guards=[require_json],
    media_type="image/svg+xml",
    responses=problems(400, 413),
    request_max_body_size=2 * MAX_TEXT,
)
async def draw_picture(data: PictureRequest) -> Response[str]:
    async with _one_at_a_time:
        return Response(await asyncio.to_thread(draw_record, data), headers={"Cache-Control": NEVER})
