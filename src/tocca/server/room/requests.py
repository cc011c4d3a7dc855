"""What a room is asked, by guests and by the server itself, and what comes of it."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

from tocca.core.chance import Value
from tocca.server.protocol import ClientMessage, Clock, Done, Looked, Previewed
from tocca.server.refusals import Refusal
from tocca.server.room.events import Event
from tocca.server.room.fairness import Lag
from tocca.server.room.model import AnyState, Room
from tocca.server.room.roles import PLAY, Role
from tocca.server.room.visibility import Count


class BegunMatch(NamedTuple):
    """The beginning of another match, which is played on at a new table: its deal, and its steps (seat, action in
    notation, chance values). Its player takes that seat, and bots take the others."""

    dealt: tuple[Value, ...]
    steps: tuple[tuple[int, str, tuple[Value, ...]], ...]
    seat: int
    name: str
    bots: tuple[str, ...]


class TableSetup(NamedTuple):
    """A table to be set up."""

    table: str
    game: str
    host: str  # a guest
    seats: int | None = None
    options: Mapping[str, Any] = MappingProxyType({})
    clock: Clock = Clock()
    public: bool = False
    seed: str | None = None  # for tests
    hints: bool = False
    past: BegunMatch | None = None


class Request(NamedTuple):
    """A guest's message. `role`: what the link they came by allows. `digest`: a checksum of the message as it came in,
    to know it again."""

    guest: str
    message: ClientMessage
    role: Role = PLAY
    digest: int = 0


class BotMove(NamedTuple):
    """A bot has thought; the action is in notation."""

    seat: int
    action: str


class BotMissed(NamedTuple):
    """A bot's hand was on its way when the race was decided; the action is in notation."""

    seat: int
    action: str


class Tick(NamedTuple):
    """It is time (see `wake_at`)."""

    kind: Literal["tick"] = "tick"


class Came(NamedTuple):
    """A guest is connected."""

    guest: str
    name: str = ""
    kind: Literal["came"] = "came"


class Went(NamedTuple):
    """A guest is not connected any more."""

    guest: str


class Measured(NamedTuple):
    """How long a guest's messages take, as far as the server can tell."""

    guest: str
    lag: Lag


class Woke(NamedTuple):
    """The table was read from the store. `since`: the last time at which the server surely ran."""

    since: int
    kind: Literal["woke"] = "woke"


class Announce(NamedTuple):
    """The host of the server tells all tables something."""

    text: str
    kind: Literal["announce"] = "announce"


Internal = BotMove | BotMissed | Tick | Came | Went | Measured | Woke | Announce


class Asking(NamedTuple):
    """A request on its way: whose, what, when, and the fields of the event that will answer it."""

    guest: str
    message: Any
    now: int
    stamp: dict[str, Any]
    role: Role = PLAY


class Fresh(NamedTuple):
    """An event together with the state it leads to and its action, so that nobody has to work those out again."""

    event: Event
    state: AnyState
    action: Any = None


class Pressed(NamedTuple):
    """A press in a race, to wait for the referee's verdict. Nothing is stored, and nobody hears of it until then."""

    seat: int
    action: str
    time: int  # of the match
    claimed: int | None  # milliseconds after what the player reacted to
    stamp: dict[str, Any]


Decided = list[Event | Fresh | Pressed]


class Late(NamedTuple):
    """A request that had to wait is answered now: carried out, or refused."""

    guest: str
    id: str
    refusal: Refusal | None


class HintQuestion(NamedTuple):
    """What a bot is asked for somebody: the seat's view and what it may do. `turned`: when the turn last passed on."""

    seat: int
    view: Any
    legal: tuple[Any, ...]
    turned: Count


class RoomStep(NamedTuple):
    """What came of a request. Store the events; only then tell them, each with the rooms before and after. A request
    without events has an answer; any other is answered by what is told of its events, or by Done. One that `waits`
    is answered by a later step, which names it in `late`; one with a `question` when a bot has thought about that."""

    room: Room
    events: tuple[Event, ...] = ()
    answer: Done | Previewed | Looked | None = None
    rooms: tuple[Room, ...] = ()  # after each event
    waits: bool = False
    late: tuple[Late, ...] = ()
    question: HintQuestion | None = None
