"""What a table's log is made of. Replaying these gives the table back, without any random generator.

Every event has `at`, the server's time in milliseconds since 1970. One that answers a request also says
whose (`guest`), which (`id`) and a checksum of what was asked (`digest`), so that the same request sent
again is recognised. Chance values are in `drawn`. Never sent to clients: broadcast.py decides who may know what.
"""

from typing import Any

import msgspec
from msgspec import Struct

from tocca.core.chance import Value
from tocca.server.protocol import Choice, Clock, Seating
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


class Acted(Logged, frozen=True, kw_only=True, omit_defaults=True, tag_field="t", tag="acted"):
    """An action, in notation; `time` in milliseconds of the match, pauses left out. `shows` is not stored: the fold
    finds out which sealed choices it brought to light."""

    seat: int
    action: str
    time: int
    drawn: tuple[Value, ...] = ()
    mark: str = ""
    shows: tuple[Choice, ...] = ()


class Replaced(Logged, frozen=True, kw_only=True, omit_defaults=True, tag_field="t", tag="replaced"):
    """A choice that is still sealed was changed (TN-11)."""

    seat: int
    action: str


class Waited(Logged, frozen=True, kw_only=True, omit_defaults=True, tag_field="t", tag="waited"):
    """Time passed, and something happened by itself."""

    time: int
    drawn: tuple[Value, ...] = ()


class Judged(Logged, frozen=True, kw_only=True, omit_defaults=True, tag_field="t", tag="judged"):
    """The referee's arithmetic about presses of a race (TC-16), in the order that counted. What was left to chance
    is in `drawn`. An action that the others may not know yet is left out; it is in the Acted that follows."""

    presses: tuple[JudgedPress, ...]
    drawn: tuple[Value, ...] = ()


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
    Created | Seated | Stood | BotSeated | Hosted | Configured | Started | Acted | Replaced | Waited | Judged
    | AskedBack | Answered | TakenBack | Paused | Resumed | Woken | Resigned | Flagged | Rematched | Said | Muted
)  # fmt: skip

_decoder = msgspec.json.Decoder(Event)
encode = msgspec.json.Encoder().encode


def decode(data: bytes) -> Event:
    """The stored event; msgspec.DecodeError if it is not valid, or of a log this version can't read."""
    event: Event = _decoder.decode(data)
    if isinstance(event, Created) and event.log != LOG:
        raise msgspec.ValidationError(f"this is log version {event.log}; this server reads version {LOG}")
    return event
