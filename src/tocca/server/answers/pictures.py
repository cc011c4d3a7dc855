"""A moment of a match as a picture, to show around: drawn by the game itself, with nothing hidden."""

from typing import Annotated

from msgspec import Meta, Struct

import tocca
from tocca import drawing
from tocca.server.answers.replays import MAX_TEXT
from tocca.server.refusals import Refusal


class PictureRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A record, and after how many of its steps; null: its end."""

    record: Annotated[str, Meta(max_length=MAX_TEXT)]
    step: Annotated[int, Meta(ge=0)] | None = None


def draw_record(request: PictureRequest) -> str:
    """The table at that moment, as SVG. Refusal if the record can't be replayed, or is shorter."""
    try:
        record = tocca.Record.loads(request.record)
    except tocca.BadRecord as problem:
        raise Refusal("bad-record", str(problem)) from None
    if request.step is not None and request.step >= len(record.states):
        raise Refusal("bad-record", f"this match had {len(record.events)} steps")
    return drawing.svg(record.game, record.states[-1 if request.step is None else request.step])
