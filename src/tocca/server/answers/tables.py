"""Opening a table: what is asked, and what is answered."""

from typing import Annotated, Any

from msgspec import Meta, Struct

import tocca
from tocca.core import codec
from tocca.core.rules import MOST_SEATS
from tocca.server.answers.replays import MAX_TEXT
from tocca.server.protocol import Clock
from tocca.server.refusals import Refusal
from tocca.server.room.requests import BegunMatch


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What a new table is for."""

    game: Annotated[str, Meta(max_length=20)]
    seats: Annotated[int, Meta(ge=2, le=MOST_SEATS)] | None = None
    options: dict[str, Any] = {}
    clock: Clock = Clock()
    public: bool = False
    hints: bool = False


class MomentOfMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a finished match, of a table or in a record: after so many of its events. Whoever asks plays that
    seat on, and bots play the others."""

    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
    bots: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=MOST_SEATS)]
    name: Annotated[str, Meta(max_length=200)] = ""
    record: Annotated[str, Meta(max_length=MAX_TEXT)] = ""
    table: Annotated[str, Meta(max_length=24, pattern="^[a-z0-9]*$")] = ""
    match: Annotated[int, Meta(ge=1, le=1_000_000)] = 1


def read_moment(moment: MomentOfMatch) -> tuple[NewTable, BegunMatch]:
    """The table at which it is played on, and how its match began; Refusal if it can't be. Of choices that were still
    sealed then, none has been made: everybody chooses anew."""
    try:
        record = tocca.Record.loads(moment.record)
    except tocca.BadRecord as problem:
        raise Refusal("bad-record", str(problem)) from None
    game, first = record.game, record.states[0]
    if game.real_time:
        raise Refusal("racing", "a race can't be played on from the middle")
    if game.id not in tocca.games():
        raise Refusal("unknown-game", f"{game.name} is not played at tables")
    step = min(moment.step, len(record.events))
    while step and _is_sealed(record, step):
        step -= 1
    if record.states[step].outcome is not None:
        raise Refusal("over", "the match is over there")
    if moment.seat >= first.seats or len(moment.bots) != first.seats - 1:
        raise Refusal("no-such-seat", f"this match had {first.seats} seats")
    steps = tuple((one.seat or 0, game.format(one.action), one.drawn) for one in record.events[:step])
    options = codec.to_json(first.position.options)
    past = BegunMatch(first.drawn, steps, moment.seat, moment.name, moment.bots)
    return NewTable(game.id, first.seats, options, hints=True), past


def _is_sealed(record: tocca.Record, step: int) -> bool:
    """Whether the others did not see the last of so many events."""
    before, after = record.states[step - 1].position, record.states[step].position
    return not record.game.public(before, record.events[step - 1].action, after)


class OpenedTable(Struct, frozen=True):
    """A table was opened. The keys are for its links: `/t/TABLE#KEY`."""

    table: str
    play: str
    watch: str
    seats: tuple[str, ...]


class Guest(Struct, frozen=True):
    """Who you are, from now on."""

    token: str
