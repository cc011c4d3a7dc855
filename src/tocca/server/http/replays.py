"""A record played again for somebody's eyes: views need the rules, and the client has none."""

import asyncio
import gzip
from typing import Annotated, Any, Literal, cast

import msgspec
from litestar import Request, Response, post
from litestar.datastructures import State as AppState
from msgspec import Meta, Struct

import tocca
from tocca.core.contract import Game
from tocca.server.http.problems import problems
from tocca.server.protocol import Drawing, Result
from tocca.server.room import encoding, notation
from tocca.server.room.drawings import drawn
from tocca.server.room.model import AnyState
from tocca.server.room.requests import Refusal

MOST_TEXT = 512 * 1024  # characters of a record
MOST_VIEWS = 12_000  # in one answer
Eyes = int | Literal["all", "open"] | None
_one_at_a_time = asyncio.Semaphore(1)  # a long replay must not starve the tables of processor time


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """A record, and through whose eyes: a seat's, a spectator's (null), all of them, the spectator's first, or with
    nothing hidden ("open")."""

    record: Annotated[str, Meta(max_length=MOST_TEXT)]
    seat: Annotated[int, Meta(ge=0, le=3)] | Literal["all", "open"] | None = None


class Step(Struct, frozen=True, omit_defaults=True):
    """The views after an event; the first one is the deal. `seat` null: time passed."""

    views: tuple[msgspec.Raw, ...]
    drawings: tuple[Drawing, ...] = ()  # of a game for which the client has no board
    seat: int | None = None
    action: str = ""
    at: int | None = None
    mark: str = ""


class Replayed(Struct, frozen=True):
    """A whole match."""

    game: str
    names: tuple[str, ...]
    options: dict[str, Any]
    steps: tuple[Step, ...]
    result: Result | None


@post(
    "/api/replay",
    summary="Play a record again: the views after each step",
    status_code=200,
    responses=problems(400, 413),
    request_max_body_size=2 * MOST_TEXT,
)
async def replay(data: Asked, request: Request[Any, Any, AppState]) -> Response[bytes]:
    async with _one_at_a_time:
        body = await asyncio.to_thread(_answer, data)
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = await asyncio.to_thread(gzip.compress, body, 5)
    return Response(body, media_type="application/json", headers=headers, status_code=200)


def _answer(asked: Asked) -> bytes:
    try:
        record = tocca.Record.loads(asked.record)
    except tocca.BadRecord as problem:
        raise Refusal("bad-record", str(problem)) from None
    return msgspec.json.encode(replayed(record, asked.seat))


def replayed(record: tocca.Record, seat: Eyes) -> Replayed:
    """The match as those eyes saw it."""
    first = record.states[0]
    eyes: tuple[Eyes, ...] = (None, *range(first.seats)) if seat == "all" else (seat,)
    if isinstance(seat, int) and seat >= first.seats:
        raise Refusal("no-such-seat", f"this match had {first.seats} seats")
    if len(record.states) * len(eyes) > MOST_VIEWS:
        raise Refusal("too-long", "this match is too long to be shown at once")
    shown = [_shown(record.game, [_seen(state, eye) for eye in eyes]) for state in record.states]
    steps = [Step(*shown[0])]
    for event, (views, drawings) in zip(record.events, shown[1:], strict=True):
        action = "" if event.seat is None else notation.written(record.game, event.action)
        steps.append(Step(views, drawings, event.seat, action, event.at, event.mark))
    outcome = record.state.outcome
    result = None if outcome is None else Result(*outcome)
    options = tocca.core.codec.to_json(first.position.options)
    return Replayed(record.game.id, record.names, options, tuple(steps), result)


def _shown(game: Game[Any, Any, Any], views: list[Any]) -> tuple[tuple[msgspec.Raw, ...], tuple[Drawing, ...]]:
    drawings = (drawn(game, view) for view in views)
    return tuple(map(encoding.written, views)), tuple(one for one in drawings if one is not None)


def _seen(state: AnyState, eye: Eyes) -> Any:
    return state.game.unhidden(state.position) if eye == "open" else state.view(cast("int | None", eye))
