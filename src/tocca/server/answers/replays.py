"""Replays a record as views. Views need the rules, and the client has none."""

from itertools import pairwise
from typing import Annotated, Any, Literal, NamedTuple, cast

import msgspec
from msgspec import Meta, Struct

import tocca
from tocca.core.rules import MOST_SEATS
from tocca.server.protocol import NO_ACTION, NOTHING_TOLD, Action, Drawing, Result
from tocca.server.refusals import Refusal
from tocca.server.room import actions, encoding
from tocca.server.room.drawings import draw_view
from tocca.server.room.model import AnyGame, AnyState
from tocca.server.room.views import scene

MAX_TEXT = 512 * 1024  # characters of a record
MAX_VIEWS = 12_000  # in one answer
Perspective = int | Literal["all", "open"] | None


class ReplayRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A record, and from which perspective: a seat's, a spectator's (null), "all" (the spectator's first, then each
    seat's), or with nothing hidden ("open")."""

    record: Annotated[str, Meta(max_length=MAX_TEXT)]
    seat: Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)] | Literal["all", "open"] | None = None


class ReplayStep(Struct, frozen=True, omit_defaults=True):
    """The views after an event; the first one is the deal. `seat` null: time passed."""

    views: tuple[msgspec.Raw, ...]
    scenes: tuple[msgspec.Raw, ...] = ()  # beside the views, of a game that has some, see protocol.Eye
    drawings: tuple[Drawing, ...] = ()  # of a game for which the client has no board
    seat: int | None = None
    action: Action = NO_ACTION
    at: int | None = None
    mark: str = ""
    told: msgspec.Raw = NOTHING_TOLD  # what came of it, see protocol.Line
    part: int = 0  # of the match, see protocol.Line


class Replay(Struct, frozen=True):
    """A whole match."""

    game: str
    names: tuple[str, ...]
    options: dict[str, Any]
    steps: tuple[ReplayStep, ...]
    result: Result | None


def encode_replay(request: ReplayRequest) -> bytes:
    """The whole match as JSON. Refusal if it can't be replayed."""
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
    for event, seen, states in zip(record.events, shown[1:], pairwise(record.states), strict=True):
        action = NO_ACTION if event.seat is None else actions.find_known(record.game, event.action).json
        part = record.game.part(states[0].position)
        steps.append(ReplayStep(*seen, event.seat, action, event.at, event.mark, _narrate(*states), part))
    outcome = record.state.outcome
    result = None if outcome is None else Result(*outcome)
    options = tocca.core.codec.to_json(first.position.options)
    return Replay(record.game.id, record.names, options, tuple(steps), result)


def _narrate(before: AnyState, after: AnyState) -> msgspec.Raw:
    told = before.game.narrate(before.view(None), after.view(None)) if before.game.tells else None
    return NOTHING_TOLD if told is None else encoding.json(told)


class ShownState(NamedTuple):
    """The first fields of a ReplayStep: what each perspective saw."""

    views: tuple[msgspec.Raw, ...]
    scenes: tuple[msgspec.Raw, ...]
    drawings: tuple[Drawing, ...]


def _show(game: AnyGame, views: list[Any]) -> ShownState:
    drawings = (draw_view(game, view) for view in views)
    return ShownState(
        tuple(map(encoding.encode_view, views)),
        tuple(one for view in views if (one := scene(game, view))),
        tuple(one for one in drawings if one is not None),
    )


def _look(state: AnyState, perspective: Perspective) -> Any:
    return (
        state.game.reveal_all(state.position) if perspective == "open" else state.view(cast("int | None", perspective))
    )
