"""What a table's log is made of. Replaying these gives the table back, without any random generator.

Every event has `at`, the server's time in milliseconds since 1970. One that answers a request also says
whose (`guest`), which (`id`) and a checksum of what was asked (`digest`), so that the same request sent
again is recognised. Chance values are in `drawn`. Never sent to clients: broadcast.py decides who may know what.
"""

from typing import Any

import msgspec
from msgspec import Struct

from tocca.core.chance import Value
from tocca.server.protocol import NOTHING_TOLD, Clock, SealedChoice, Seating
from tocca.server.room.fairness import JudgedPress

LOG = 1  # the version of the log, raised when an old one would be read differently


class Logged(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="t"):
    """What all events have."""

    at: int
    guest: str = ""
    id: str = ""
    digest: int = 0


class Created(Logged, frozen=True, kw_only=True, omit_defaults=True, tag_field="t", tag="created"):
    """A table was set up."""

    log: int
    table: str
    game: str
    seats: int
    options: dict[str, Any]
    clock: Clock
    public: bool
    host: str
    hints: bool = False


class Seated(Logged, frozen=True, kw_only=True, omit_defaults=True, tag_field="t", tag="seated"):
    """The guest took a seat, or has it back from a bot."""

    seat: int
    name: str


class Renamed(Logged, frozen=True, kw_only=True, omit_defaults=True, tag_field="t", tag="renamed"):
    """Whoever holds that seat has another name from now on."""

    seat: int
    name: str


class Stood(Logged, frozen=True, kw_only=True, omit_defaults=True, tag_field="t", tag="stood"):
    """A seat was given up, or cleared by the host."""

    seat: int


class BotSeated(Logged, frozen=True, kw_only=True, omit_defaults=True, tag_field="t", tag="bot"):
    """A bot plays that seat from now on; its person, if there is one, may have it back."""

    seat: int
    bot: str


class Hosted(Logged, frozen=True, kw_only=True, omit_defaults=True, tag_field="t", tag="hosted"):
    """The host left for good, and that guest is the host now."""

    host: str


class Configured(Logged, frozen=True, kw_only=True, omit_defaults=True, tag_field="t", tag="configured"):
    """What was agreed has changed."""

    seats: int
    options: dict[str, Any]
    clock: Clock
    public: bool
    hints: bool = False


class Started(Logged, frozen=True, kw_only=True, omit_defaults=True, tag_field="t", tag="started"):
    """A match began; `drawn` is its deal."""

    drawn: tuple[Value, ...]
    seating: Seating = "same"  # how people moved since the match before
    ready_check: bool = False  # time stands still until everybody is ready
    rules: int = 1  # the version of the game's rules by which it is played


class Readied(Logged, frozen=True, kw_only=True, omit_defaults=True, tag_field="t", tag="readied"):
    """The guest, whose seat is this one, is ready for the race."""

    seat: int


class Counted(Logged, frozen=True, kw_only=True, omit_defaults=True, tag_field="t", tag="counted"):
    """The countdown to the race began; it ends at `until`, in the server's time."""

    until: int


class Began(Logged, frozen=True, kw_only=True, omit_defaults=True, tag_field="t", tag="began"):
    """The countdown is over, and time runs."""


class Acted(Logged, frozen=True, kw_only=True, omit_defaults=True, tag_field="t", tag="acted"):
    """An action, in notation; `time` in milliseconds of the match, pauses left out. `shows` is not stored: the fold
    finds out which sealed choices it brought to light. Nor are `told`, what the table saw come of it,
    and `part`, the part of the match in which it was done."""

    seat: int
    action: str
    time: int
    drawn: tuple[Value, ...] = ()
    mark: str = ""
    shows: tuple[SealedChoice, ...] = ()
    told: msgspec.Raw = NOTHING_TOLD
    part: int = 0


class Replaced(Logged, frozen=True, kw_only=True, omit_defaults=True, tag_field="t", tag="replaced"):
    """A choice that is still sealed was changed (TN-11)."""

    seat: int
    action: str


class Waited(Logged, frozen=True, kw_only=True, omit_defaults=True, tag_field="t", tag="waited"):
    """Time passed, and something happened by itself. `told` is not stored: what the table saw come of it."""

    time: int
    drawn: tuple[Value, ...] = ()
    told: msgspec.Raw = NOTHING_TOLD


class Judged(Logged, frozen=True, kw_only=True, omit_defaults=True, tag_field="t", tag="judged"):
    """The referee's arithmetic about presses of a race (TC-16), in the order that counted. What was left to chance
    is in `drawn`. An action that the others may not know yet is left out; it is in the Acted that follows."""

    presses: tuple[JudgedPress, ...]
    drawn: tuple[Value, ...] = ()


class Missed(Logged, frozen=True, kw_only=True, omit_defaults=True, tag_field="t", tag="missed"):
    """A hand came down when the race was decided already. It counts for nothing (TC-16); people want to know by how
    much. Which card it hit is left out."""

    press: JudgedPress


class AskedBack(Logged, frozen=True, kw_only=True, omit_defaults=True, tag_field="t", tag="asked-back"):
    """A seat would like to take back; the others are asked."""

    seat: int


class Answered(Logged, frozen=True, kw_only=True, omit_defaults=True, tag_field="t", tag="answered"):
    """Yes or no to that."""

    seat: int
    yes: bool


class TakenBack(Logged, frozen=True, kw_only=True, omit_defaults=True, tag_field="t", tag="taken-back"):
    """The play of that number (from 0) is undone. `alone`: it was hidden, so what others chose since stays."""

    seat: int
    play: int
    alone: bool


class Paused(Logged, frozen=True, kw_only=True, omit_defaults=True, tag_field="t", tag="paused"):
    """Time stands still."""

    seat: int


class Resumed(Logged, frozen=True, kw_only=True, omit_defaults=True, tag_field="t", tag="resumed"):
    """Time runs again."""

    seat: int


class Woken(Logged, frozen=True, kw_only=True, omit_defaults=True, tag_field="t", tag="woken"):
    """The server was away for so many milliseconds, which nobody's clock shall count; fewer than none if the machine's
    clock was set back."""

    away: int


class Resigned(Logged, frozen=True, kw_only=True, omit_defaults=True, tag_field="t", tag="resigned"):
    """A seat gave the match up."""

    seat: int


class Flagged(Logged, frozen=True, kw_only=True, omit_defaults=True, tag_field="t", tag="flagged"):
    """A seat's time ran out."""

    seat: int


class Rematched(Logged, frozen=True, kw_only=True, omit_defaults=True, tag_field="t", tag="rematch"):
    """The guest, whose seat is this one, would like another match."""

    seat: int
    seating: Seating


class Said(Logged, frozen=True, kw_only=True, omit_defaults=True, tag_field="t", tag="said"):
    """Chat; without a seat: by somebody who watches."""

    seat: int | None
    name: str
    text: str


class Muted(Logged, frozen=True, kw_only=True, omit_defaults=True, tag_field="t", tag="muted"):
    """The host silenced a seat, or all who only watch (no seat); or lets them speak again."""

    seat: int | None
    on: bool


Event = (
    Created | Seated | Renamed | Stood | BotSeated | Hosted | Configured | Started | Readied | Counted | Began
    | Acted | Replaced | Waited | Judged | Missed | AskedBack | Answered | TakenBack | Paused | Resumed | Woken
    | Resigned | Flagged | Rematched | Said | Muted
)  # fmt: skip

_decoder = msgspec.json.Decoder(Event)
encode = msgspec.json.Encoder().encode


def decode(data: bytes) -> Event:
    """The stored event; msgspec.DecodeError if it is not valid, or of a log this version can't read."""
    event: Event = _decoder.decode(data)
    if isinstance(event, Created) and event.log != LOG:
        raise msgspec.ValidationError(f"this is log version {event.log}; this server reads version {LOG}")
    return event
