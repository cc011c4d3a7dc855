"""The wire: the messages of client and server, as closed tagged unions (JSON text frames).

One connection is at one table at a time and may hold several of its seats (hot seat). Whatever the
server sends is made for one *audience*: the seats that connection holds, or none (a spectator). `seq`
counts the lines of the table's log that this audience may see, so it has no gaps that could reveal
something. A request carries an `id` of the client's choice; it is answered by `Done` or `Refused`
with the same id, and the same request sent again gets the same answer.

TypeScript types are generated from this file (`make types-web`), so names here are names there.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from tocca.core.rules import MOST_SEATS

PROTOCOL = 2
MOST_BYTES = 8_192  # of one message from a client

RequestId = Annotated[str, Meta(min_length=1, max_length=40)]
TableId = Annotated[str, Meta(min_length=1, max_length=24)]
Seat = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
Name = Annotated[str, Meta(max_length=40)]
Notation = Annotated[str, Meta(min_length=1, max_length=80)]
Given = Notation | dict[str, Any]  # an action from a client: its fields with a `kind`, or its notation
Action = msgspec.Raw  # an action to a client: {kind, ...fields, text}, see room/actions.py
NO_ACTION = NO_SCENE = NOTHING_TOLD = msgspec.Raw()
Seating = Literal["same", "swapped", "rotated"]
Phase = Literal["lobby", "playing", "paused", "over"]


class Clock(Struct, frozen=True, omit_defaults=True):
    """The time control. none: no clock; move: time for each action; game: time for the whole match, and
    an increment for each action; days: time for each action, counted in days."""

    kind: Literal["none", "move", "game", "days"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    days: Annotated[int, Meta(ge=0, le=14)] = 0


# -- from the client -------------------------------------------------------------------------------


class Hello(Struct, frozen=True, tag="hello", tag_field="t"):
    """The first message. Without a token the server creates a new guest."""

    version: int
    token: Annotated[str, Meta(max_length=200)] = ""


class Join(Struct, frozen=True, tag="join", tag_field="t"):
    """Join a table. `key` is the key in a link: for a seat, for any free seat, or to watch.
    `seq` and `seats`: what the client has seen so far and with which seats, to get only the rest."""

    id: RequestId
    table: TableId
    key: Annotated[str, Meta(max_length=64)] = ""
    name: Name = ""
    seq: Annotated[int, Meta(ge=0)] = 0
    seats: tuple[Seat, ...] = ()


class Leave(Struct, frozen=True, tag="leave", tag_field="t"):
    """Leave the table; seats are kept."""

    id: RequestId


class Sit(Struct, frozen=True, tag="sit", tag_field="t"):
    """Take a free seat, also a second one at the same device; or take one's own seat back from a bot."""

    id: RequestId
    seat: Seat
    name: Name


class Rename(Struct, frozen=True, tag="rename", tag_field="t"):
    """Another name for whoever holds a seat of one's own."""

    id: RequestId
    seat: Seat
    name: Name


class Stand(Struct, frozen=True, tag="stand", tag_field="t"):
    """Give a seat up. The host may clear anybody's before the start."""

    id: RequestId
    seat: Seat


class SeatBot(Struct, frozen=True, tag="seat-bot", tag_field="t"):
    """The host puts a bot on a free seat, or in place of a player who has left."""

    id: RequestId
    seat: Seat
    bot: Annotated[str, Meta(min_length=1, max_length=40)]


class Configure(Struct, frozen=True, tag="configure", tag_field="t"):
    """The host changes the options, before the start."""

    id: RequestId
    seats: Annotated[int, Meta(ge=2, le=MOST_SEATS)]
    options: dict[str, Any]
    clock: Clock = Clock()
    public: bool = False
    hints: bool = False  # whether everybody may ask a bot for advice, see Hint


class Start(Struct, frozen=True, tag="start", tag_field="t"):
    """The host starts the match; every seat must be taken. `ready_check`: in a race everybody is asked first, and time
    runs when all are ready (see Ready); before a rematch there is a countdown."""

    id: RequestId
    ready_check: bool = False


class Ready(Struct, frozen=True, tag="ready", tag_field="t"):
    """Ready for the race. With the last one the countdown begins."""

    id: RequestId


class Act(Struct, frozen=True, tag="act", tag_field="t"):
    """An action. `seq`: the state it was meant for, where that matters (a claim for an
    older board is refused). `since`: in a race, milliseconds since the player saw what they react to."""

    id: RequestId
    seat: Seat
    action: Given
    seq: Annotated[int, Meta(ge=0)] | None = None
    since: Annotated[int, Meta(ge=0, le=600_000)] | None = None


class Preview(Struct, frozen=True, tag="preview", tag_field="t"):
    """What would this action do, as far as the seat may know?"""

    id: RequestId
    seat: Seat
    action: Given


class Hint(Struct, frozen=True, tag="hint", tag_field="t"):
    """Ask what a bot would do. The answer goes to the sender alone. Where people play against each other, only if the
    host has allowed it for everybody; never in a race."""

    id: RequestId
    seat: Seat


class Look(Struct, frozen=True, tag="look", tag_field="t"):
    """What was to be seen after an earlier move of this match? `seq` is that of its line, `seat` a seat of one's own,
    or none for a spectator. Refused while a match is on in which remembering is part of the game."""

    id: RequestId
    seat: Seat | None
    seq: Annotated[int, Meta(ge=1)]


class TakeBack(Struct, frozen=True, tag="take-back", tag_field="t"):
    """Undo one's last action: at once if nobody learned anything, else if the others agree. `sure`: also if a part of
    the match (a game, a challenge) that is over and counted would begin again; else that is refused."""

    id: RequestId
    seat: Seat
    sure: bool = False


class Answer(Struct, frozen=True, tag="answer", tag_field="t"):
    """Answer yes or no to a player who asks to take back."""

    id: RequestId
    seat: Seat
    yes: bool


class Pause(Struct, frozen=True, tag="pause", tag_field="t"):
    """Pause the match; any player may."""

    id: RequestId


class Resume(Struct, frozen=True, tag="resume", tag_field="t"):
    """Go on."""

    id: RequestId


class Resign(Struct, frozen=True, tag="resign", tag_field="t"):
    """Resign the match."""

    id: RequestId
    seat: Seat


class Rematch(Struct, frozen=True, tag="rematch", tag_field="t"):
    """Another match; it starts when every person at the table wants it."""

    id: RequestId
    seating: Seating = "same"


class Say(Struct, frozen=True, tag="say", tag_field="t"):
    """Chat. Table talk is part of the games (TN-21)."""

    id: RequestId
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Mute(Struct, frozen=True, tag="mute", tag_field="t"):
    """The host silences a seat, or everybody who only watches (no seat)."""

    id: RequestId
    seat: Seat | None
    on: bool = True


class Ping(Struct, frozen=True, tag="ping", tag_field="t"):
    """Check the connection. Answered by Pong at once, at any time."""

    id: RequestId


ClientMessage = (
    Hello | Ping | Join | Leave | Sit | Rename | Stand | SeatBot | Configure | Start | Ready | Act | Preview | Hint
    | Look | TakeBack | Answer | Pause | Resume | Resign | Rematch | Say | Mute
)  # fmt: skip


# -- to the client ---------------------------------------------------------------------------------


class PressReport(Struct, frozen=True, omit_defaults=True):
    """One press of a race as it was judged (TC-16), in milliseconds after the scheduled show: when it
    reached the server, what the player claimed, how much was believed, and the time that counted.
    `drawn`: it was so near the next one that chance decided. `head`: so long before the show the reveal
    left for this seat. `bound`: the most that could have been believed. `action`: left out while only the
    player who pressed may know it. `late`: the race was decided already; it counts for nothing."""

    seat: int
    arrived: int
    claimed: int | None
    round_trip: int
    believed: int
    counted: int
    action: Action = NO_ACTION
    drawn: bool = False
    head: int = 0
    bound: int = 0
    late: bool = False


LineKind = Literal[
    "created", "seated", "stood", "bot", "configured", "started", "acted", "chose", "waited", "asked-back", "answered",
    "taken-back", "paused", "resumed", "resigned", "flagged", "rematch", "said", "muted", "verdict", "host",
    "renamed", "ready", "countdown", "began", "missed",
]  # fmt: skip


class SealedChoice(Struct, frozen=True):
    """A seat's choice that was sealed."""

    seat: int
    action: Action


class Line(Struct, frozen=True, omit_defaults=True):
    """One line of the log, as this audience may see it. `kind` says which of the fields are there. `shows`: the sealed
    choices that this action revealed, of the seats that had chosen before. `secret`: not everybody at the table may
    know this action, unless a later line reveals it. `told`: what the whole table saw come of it (`Game.narrate`).
    `part`: in which part of the match it was done, from 0 (`Game.part`)."""

    seq: int
    at: int  # server time, milliseconds
    kind: LineKind
    seat: int | None = None
    name: str = ""
    action: Action = NO_ACTION
    mark: str = ""
    text: str = ""
    yes: bool | None = None
    presses: tuple[PressReport, ...] = ()
    shows: tuple[SealedChoice, ...] = ()
    secret: bool = False
    told: msgspec.Raw = NOTHING_TOLD
    part: int = 0


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """Who sits there."""

    name: str = ""
    bot: str = ""
    persona: str = ""  # the character of that bot, see tocca.bots.levels
    taken: bool = False
    here: bool = False
    muted: bool = False
    away_bot: bool = False  # a bot plays until its person comes back
    left_ms: int | None = None  # on the clock
    bot_in_ms: int | None = None  # this player is away: so soon a bot may play for them


class Drawing(Struct, frozen=True, omit_defaults=True):
    """The view as the server draws it, for a client that has no board for the game: as text, and as SVG if it can."""

    text: str = ""
    svg: str = ""


class Eye(Struct, frozen=True, omit_defaults=True):
    """What a seat sees (None: a spectator): the game's view without its options, its legal actions, and in `scene` what
    the rules add for a board to draw (`Game.scene`)."""

    seat: int | None
    view: msgspec.Raw
    legal: tuple[Action, ...] = ()
    scene: msgspec.Raw = NO_SCENE
    drawing: Drawing | None = None  # where the client has no board of its own


class Result(Struct, frozen=True, omit_defaults=True):
    """How the match ended: the fields of tocca.Outcome; `reason` may also be one of the table's own."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    places: tuple[int, ...]


class About(Struct, frozen=True, omit_defaults=True):
    """The table apart from the board."""

    table: str
    game: str
    phase: Phase
    options: dict[str, Any]
    clock: Clock
    public: bool
    match: int  # which match at this table, from 1
    seats: tuple[SeatInfo, ...]
    real_time: bool = False  # whether actions are a race
    hides: bool = False  # whether seats know what others at the same device must not see
    hints: bool = False  # whether the host allows hints to everybody
    may_hint: bool = False  # whether the receiver may ask for one here
    may_look: bool = False  # whether earlier moments of the match may be looked at, see Look
    host: bool = False  # whether the receiver is
    host_in_ms: int | None = None  # the host is away: so soon any player may do what the host may
    yours: tuple[int, ...] = ()  # the seats the receiver holds
    running: tuple[int, ...] = ()  # the seats whose clock runs
    awaited: tuple[int, ...] = ()  # the seats without which the match does not go on
    asks_back: int | None = None  # the seat that would like to take back
    wants_rematch: tuple[int, ...] = ()
    watchers: int = 0
    result: Result | None = None
    ready: tuple[int, ...] | None = None  # before a race: the seats that are ready; else nothing
    begins_in_ms: int | None = None  # the countdown to it


class Welcome(Struct, frozen=True, tag="welcome", tag_field="t"):
    """The answer to Hello. Keep the token: it identifies the guest."""

    version: int
    token: str
    now: int


class Pong(Struct, frozen=True, tag="pong", tag_field="t"):
    """The answer to Ping."""

    id: str
    now: int


class Table(Struct, frozen=True, tag="table", tag_field="t", omit_defaults=True):
    """The whole table as the receiver may know it, with the lines it has not seen yet."""

    seq: int
    about: About
    lines: tuple[Line, ...]
    eyes: tuple[Eye, ...]
    id: str = ""  # the request that asked for it
    now: int = 0
    watches: bool = False  # the receiver came by a link that is only for watching


class Happened(Struct, frozen=True, tag="happened", tag_field="t", omit_defaults=True):
    """One more line. `eyes` when the board changed, and then without an `about` the field of it that goes with the
    board; `about` when something else did. `id`: it answers that request of the receiver's (then no Done follows)."""

    line: Line
    eyes: tuple[Eye, ...] = ()
    about: About | None = None
    id: str = ""
    awaited: tuple[int, ...] | None = None


class Present(Struct, frozen=True, tag="present", tag_field="t"):
    """Who is connected right now; not part of the log. `bot_in` by seat, and `host_in`: see SeatInfo and About."""

    here: tuple[int, ...]
    watchers: int
    bot_in: tuple[int | None, ...] = ()
    host_in: int | None = None


class Done(Struct, frozen=True, tag="done", tag_field="t"):
    """The request was carried out, durably, unless a Happened said so already."""

    id: str
    seq: int


class Previewed(Struct, frozen=True, tag="previewed", tag_field="t"):
    """What the action would do."""

    id: str
    effect: msgspec.Raw


class Looked(Struct, frozen=True, tag="looked", tag_field="t"):
    """What that seat saw then; nothing can be done there."""

    id: str
    eye: Eye


class HintCandidate(Struct, frozen=True, omit_defaults=True):
    """An action that a bot thinks of. `chance`: how likely it makes winning, where the bot can tell."""

    action: Action
    chance: float | None = None


class Hinted(Struct, frozen=True, tag="hinted", tag_field="t"):
    """What that bot would do, the best first."""

    id: str
    seat: int
    bot: str
    candidates: tuple[HintCandidate, ...]


class Refused(Struct, frozen=True, tag="refused", tag_field="t"):
    """The request was not carried out, and nothing changed. `reason` is a stable code."""

    id: str
    reason: str
    message: str


class Goodbye(Struct, frozen=True, tag="goodbye", tag_field="t"):
    """The server is about to close the connection. Reconnect after: draining, slow, crowded, not-loaded, not-stored.
    The client sent something wrong: hello-first, version, malformed, too-big, too-many."""

    reason: str
    message: str


ServerMessage = Welcome | Pong | Table | Happened | Present | Done | Previewed | Looked | Hinted | Refused | Goodbye

_decoder = msgspec.json.Decoder(ClientMessage)
_told = msgspec.json.Decoder(ServerMessage)
encode = msgspec.json.Encoder().encode


class _Named(Struct):
    text: str


_named = msgspec.json.Decoder(_Named)


def text_of(action: Action) -> str:
    """The notation of an action from the server; "" where there is none."""
    return _named.decode(action).text if action else ""


def decode(data: bytes | str) -> ClientMessage:
    """The client's message; msgspec.DecodeError if it is not valid."""
    message: ClientMessage = _decoder.decode(data)
    return message


def decode_told(data: bytes | str) -> ServerMessage:
    """The server's message, for clients in Python."""
    message: ServerMessage = _told.decode(data)
    return message
