"""What a room is made of. Everything is immutable; nothing here decides anything."""

from typing import Any, NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from tocca.core.chance import Value
from tocca.core.contract import Game
from tocca.core.state import State
from tocca.server.protocol import Clock, Phase, Result, Seating
from tocca.server.room.append_only import AppendOnlyList
from tocca.server.room.clocks import Times
from tocca.server.room.events import Event
from tocca.server.room.fairness import Lag, Referee
from tocca.server.room.idempotency import MOST_GUESTS, Answers, StoredAnswer
from tocca.server.room.visibility import BITS, OPEN, Count, Sight, bits

AnyGame = Game[Any, Any, Any]
AnyState = State[Any, Any, Any]

HISTORY = 256  # lines kept for players who come back, of those they may see
RECENT = 8  # states kept for undo, at least; older ones are replayed


class Chair(Struct, frozen=True):
    """A seat of the table and who has it. A person and a bot: the bot plays while the person is away."""

    guest: str = ""
    name: str = ""
    bot: str = ""
    former: str = ""  # the guest who gave the seat up in the middle of this match

    @property
    def person(self) -> str:
        """The guest who plays here in person."""
        return "" if self.bot else self.guest

    @property
    def taken(self) -> bool:
        return bool(self.guest or self.bot)


class Play(NamedTuple):
    """One step of a match, as records want it, and who saw which action it was."""

    seat: int | None  # None: time passed
    action: Any
    time: int
    drawn: tuple[Value, ...]
    mark: str = ""
    sight: Sight = OPEN
    times: Times | None = None  # the clocks as they ran until then, to give time back
    seen: Count = Count()  # the lines that each audience had seen until then, to find the play of a line


class Match(Struct, frozen=True):
    """One match. Its time counts from 0 and stands still in a pause."""

    number: int
    names: tuple[str, ...]
    dealt: AnyState
    state: AnyState
    plays: AppendOnlyList[Play]
    recent: AppendOnlyList[AnyState]  # those before the latest plays
    zero: int  # the server's time at which the match's time was 0, moved on by pauses
    time: int = 0  # of the latest step: time never runs backwards
    stopped: int | None = None  # when it was paused, in the server's time
    times: Times | None = None
    result: Result | None = None
    quotas: tuple[int, ...] = ()  # of trust in a race, see fairness.py

    def time_at(self, now: int) -> int:
        """The match's time."""
        return max(self.time, (now if self.stopped is None else self.stopped) - self.zero)


class Race(Struct, frozen=True):
    """A race that is on: its referee, and for each press that waits for the verdict the fields of the event that
    will answer it. Not part of the log: a crash may lose requests that were not acknowledged yet."""

    referee: Referee
    waiting: dict[int, dict[str, Any]] = {}


class Finish(Struct, frozen=True):
    """A race that was just decided, so that hands that come down too late are told of. Not part of the log."""

    referee: Referee
    presses: frozenset[Any]  # the actions that were presses in it
    until: int  # on the match's clock
    late: frozenset[int] = frozenset()  # the seats whose hands came too late


class Gathering(Struct, frozen=True):
    """Who is ready for a race, since when, and when it begins; times of the server."""

    ready: dict[str, int] = {}
    begins: int | None = None


class TakeBackWish(Struct, frozen=True):
    """A seat's wish to take back its latest action."""

    seat: int
    play: int  # the number of that action among the plays
    agreed: frozenset[str] = frozenset()


class Presence(Struct, frozen=True):
    """Who is connected, and how well. Not part of the log: nobody is, after a restart."""

    here: frozenset[str] = frozenset()
    gone: dict[str, int] = {}  # since when, in the server's time
    names: dict[str, str] = {}
    lags: dict[str, Lag] = {}


class Audience(NamedTuple):
    """The receiver of a message: the seats held, none for a spectator, and whether it is the host."""

    seats: tuple[int, ...] = ()
    host: bool = False

    @property
    def bits(self) -> int:
        return bits(self.seats)


class Room(Struct, frozen=True):
    """A table: what was agreed, who sits there, the match, and the lines of its log."""

    table: str
    game: AnyGame
    host: str
    options: dict[str, Any]
    clock: Clock
    public: bool
    chairs: tuple[Chair, ...]
    hints: bool = False  # whether everybody may ask a bot for advice
    phase: Phase = "lobby"
    match: Match | None = None
    race: Race | None = None
    finish: Finish | None = None
    ready_check: bool = False  # whether people are asked before each match whether they are ready
    gathering: Gathering | None = None
    ask: TakeBackWish | None = None
    wishes: tuple[str, ...] = ()  # the guests who want a rematch
    seating: Seating = "same"  # what the first of them asked for
    muted: frozenset[str] = frozenset()
    watchers_muted: bool = False
    said: dict[str, tuple[int, ...]] = {}  # when each guest spoke lately
    answers: Answers = field(default_factory=Answers)
    log: AppendOnlyList[tuple[Event, Sight]] = field(default_factory=AppendOnlyList)
    trim_at: int = 2 * HISTORY  # entries in the log, when it is cut next
    count: Count = Count()
    turned: Count = Count()  # as it was when the turn last passed on, for all to see
    presence: Presence = Presence()
    seed: str | None = None  # for tests: without it all chance is secret

    @property
    def game_id(self) -> str:
        return self.game.id

    @property
    def playing(self) -> Match:
        """The match; there is one unless the table is in its first lobby."""
        assert self.match is not None
        return self.match

    @property
    def persons(self) -> frozenset[str]:
        """The guests who play in person."""
        return frozenset(chair.person for chair in self.chairs) - {""}

    @property
    def owners(self) -> frozenset[str]:
        """The guests who have a seat, also those for whom a bot plays while they are away."""
        return frozenset(chair.guest for chair in self.chairs) - {""}

    def seats_of(self, guest: str) -> tuple[int, ...]:
        """The seats that guest plays in person."""
        return tuple([seat for seat, chair in enumerate(self.chairs) if guest == chair.guest != "" == chair.bot])

    def audience(self, guest: str) -> Audience:
        """The audience that guest belongs to."""
        return Audience(self.seats_of(guest), guest == self.host)

    def seq(self, audience: Audience) -> int:
        """How many lines that audience has seen."""
        return self.count.of(audience.bits)


def note(room: Room, event: Event, sight: Sight = OPEN, *, turned: bool = False, **changes: Any) -> Room:
    """The room with these changes and one more line in its log. `turned`: with it the turn passes on."""
    count = room.count.after(sight)
    if turned:
        changes["turned"] = count
    log = room.log.add((event, sight))
    if len(log) >= room.trim_at:
        log = _trim(log)
        changes["trim_at"] = len(log) + HISTORY
    if event.id:
        changes["answers"] = room.answers.add(event.guest, event.id, StoredAnswer(event.digest, count))
    return replace(room, log=log, count=count, **changes)


def _trim(log: AppendOnlyList[tuple[Event, Sight]]) -> AppendOnlyList[tuple[Event, Sight]]:
    """The latest lines of every seat, and so of every audience: how many it gets must not depend on lines that it
    can't see."""
    for_all, for_some = 0, dict.fromkeys(BITS, 0)
    latest: list[tuple[Event, Sight]] = []
    for entry in reversed(log):
        if for_all == HISTORY:
            break
        if entry[1] is OPEN:
            for_all += 1
        else:
            seen = [bit for bit in BITS if bit & entry[1].seen]
            if all(for_all + for_some[bit] >= HISTORY for bit in seen):
                continue
            for_some |= {bit: for_some[bit] + 1 for bit in seen}
        latest.append(entry)
    return AppendOnlyList(reversed(latest))


def keep_latest(some: dict[str, Any], key: str, value: Any, most: int = MOST_GUESTS) -> dict[str, Any]:
    """The dictionary with that entry as its latest, and without the oldest if they are too many."""
    more = some.copy()
    more.pop(key, None)
    more[key] = value
    if len(more) > most:
        del more[next(iter(more))]
    return more
