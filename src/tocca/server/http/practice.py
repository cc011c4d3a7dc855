"""Lessons and puzzles over HTTP."""

import asyncio

import msgspec
from litestar import Response, post
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec

from tocca.server.answers.practice import PracticeRequest, Practised, practise
from tocca.server.http.caching import NEVER
from tocca.server.http.problems import problems, require_json

_one_at_a_time = asyncio.Semaphore(1)  # learners must not take the processor from the tables


@post(
    "/api/practice",
    summary="Play an exercise of a lesson, or a puzzle: what became of the answers so far",
    status_code=200,
    guards=[require_json],
    responses={200: ResponseSpec(Practised, generate_examples=False), **problems(400, 404, 413)},
)
async def answer_exercise(data: PracticeRequest) -> Response[bytes]:
    try:
        async with _one_at_a_time:
            found = await asyncio.to_thread(practise, data)
    except LookupError as problem:
        raise NotFoundException(str(problem)) from None
    return Response(msgspec.json.encode(found), media_type="application/json", headers={"Cache-Control": NEVER})
