"""Replays a record as views. Views need the rules, and the client has none."""

import asyncio
import gzip
from typing import Annotated, Any, Literal, NamedTuple, cast

import msgspec
from litestar import Request, Response, post
from litestar.datastructures import State as AppState
from msgspec import Meta, Struct

import tocca
from tocca.server.http.caching import NEVER
from tocca.server.http.problems import problems
from tocca.server.protocol import NO_ACTION, Action, Drawing, Result
from tocca.server.refusals import Refusal
from tocca.server.room import actions, encoding
from tocca.server.room.drawings import drawn
from tocca.server.room.model import AnyGame, AnyState
from tocca.server.room.views import scene

MAX_TEXT = 512 * 1024  # characters of a record
MAX_VIEWS = 12_000  # in one answer
Perspective = int | Literal["all", "open"] | None
_one_at_a_time = asyncio.Semaphore(1)  # a long replay must not take the processor from the tables


class ReplayRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A record, and from which perspective: a seat's, a spectator's (null), "all" (the spectator's first, then each
    seat's), or with nothing hidden ("open")."""

    record: Annotated[str, Meta(max_length=MAX_TEXT)]
    seat: Annotated[int, Meta(ge=0, le=3)] | Literal["all", "open"] | None = None


class ReplayStep(Struct, frozen=True, omit_defaults=True):
    """The views after an event; the first one is the deal. `seat` null: time passed."""

    views: tuple[msgspec.Raw, ...]
    scenes: tuple[msgspec.Raw, ...] = ()  # beside the views, of a game that has some, see protocol.Eye
    drawings: tuple[Drawing, ...] = ()  # of a game for which the client has no board
    seat: int | None = None
    action: Action = NO_ACTION
    at: int | None = None
    mark: str = ""


class Replay(Struct, frozen=True):
    """A whole match."""

    game: str
    names: tuple[str, ...]
    options: dict[str, Any]
    steps: tuple[ReplayStep, ...]
    result: Result | None


@post(
    "/api/replay",
    summary="Play a record again: the views after each step",
    status_code=200,
    responses=problems(400, 413),
    request_max_body_size=2 * MAX_TEXT,
)
async def replay_record(data: ReplayRequest, request: Request[Any, Any, AppState]) -> Response[bytes]:
    async with _one_at_a_time:
        body = await asyncio.to_thread(_encode_replay, data)
    headers = {"Cache-Control": NEVER, "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = await asyncio.to_thread(gzip.compress, body, 5)
    return Response(body, media_type="application/json", headers=headers, status_code=200)


def _encode_replay(request: ReplayRequest) -> bytes:
    try:
        record = tocca.Record.loads(request.record)
    except tocca.BadRecord as problem:
        raise Refusal("bad-record", str(problem)) from None
    return msgspec.json.encode(make_replay(record, request.seat))


def make_replay(record: tocca.Record, seat: Perspective) -> Replay:
    """The match, seen from that perspective."""
    first = record.states[0]
    perspectives: tuple[Perspective, ...] = (None, *range(first.seats)) if seat == "all" else (seat,)
    if isinstance(seat, int) and seat >= first.seats:
        raise Refusal("no-such-seat", f"this match had {first.seats} seats")
    if len(record.states) * len(perspectives) > MAX_VIEWS:
        raise Refusal("too-long", "this match is too long to be shown at once")
    shown = [_show(record.game, [_look(state, one) for one in perspectives]) for state in record.states]
    steps = [ReplayStep(*shown[0])]
    for event, seen in zip(record.events, shown[1:], strict=True):
        action = NO_ACTION if event.seat is None else actions.known(record.game, event.action).json
        steps.append(ReplayStep(*seen, event.seat, action, event.at, event.mark))
    outcome = record.state.outcome
    result = None if outcome is None else Result(*outcome)
    options = tocca.core.codec.to_json(first.position.options)
    return Replay(record.game.id, record.names, options, tuple(steps), result)


class Shown(NamedTuple):
    """The first fields of a ReplayStep: what each perspective saw."""

    views: tuple[msgspec.Raw, ...]
    scenes: tuple[msgspec.Raw, ...]
    drawings: tuple[Drawing, ...]


def _show(game: AnyGame, views: list[Any]) -> Shown:
    drawings = (drawn(game, view) for view in views)
    return Shown(
        tuple(map(encoding.written, views)),
        tuple(one for view in views if (one := scene(game, view))),
        tuple(one for one in drawings if one is not None),
    )


def _look(state: AnyState, perspective: Perspective) -> Any:
    return state.game.unhidden(state.position) if perspective == "open" else state.view(cast("int | None", perspective))
