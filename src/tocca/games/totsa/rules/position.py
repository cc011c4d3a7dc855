"""What a match of Totsa! is made of at any moment, and the questions the rules ask about it."""

from typing import Annotated, Literal, NamedTuple

from tocca.core.options import Range
from tocca.games.totsa.rules.actions import SLOTS, Press, Slap
from tocca.games.totsa.rules.cards import NONE

Phase = Literal["gap", "thrown", "race", "pointing", "paying", "over"]

Kind = Literal[
    # valid acts: each closes its roll (TC-7)
    "slapped",
    "protected",
    "flipped",
    "captured",
    # errors in a roll (TC-9, TC-16), and between two (TC-11)
    "false-start",
    "wrong-card",
    "on-field",
    "not-yours",
    "own-card",
    "already-down",
    "wrong-guess",
    "late",
    "no-aim",
    # what follows
    "returned",
    "turned-up",
    "spared",
    "forgotten",
    "won",
]

GOOD: frozenset[Kind] = frozenset({"slapped", "protected", "flipped", "captured", "won"})  # acts, and the last shout

ERRORS: frozenset[Kind] = frozenset(
    {
        *("false-start", "wrong-card", "on-field", "not-yours", "own-card"),
        *("already-down", "wrong-guess", "late", "no-aim"),
    }
)


class Options(NamedTuple):
    """TC-12, TC-13, TC-14, TC-11 and TC-18. Times are in milliseconds."""

    simple: bool = False
    peek: bool = False
    pace: Annotated[int, Range(3_000, 60_000, "ms")] = 3_000
    window: Annotated[int, Range(1_000, 60_000, "ms")] = 8_000
    limit: Annotated[int, Range(1, 10_000)] = 200


class Player(NamedTuple):
    """The cards in front of a player. Face-down ones keep their slots (TC-6)."""

    open: tuple[int, ...] = ()  # in order of their numbers
    down: tuple[int, ...] = (NONE,) * SLOTS

    @property
    def slots(self) -> tuple[int, ...]:
        """Where a face-down card lies."""
        return tuple(slot for slot, card in enumerate(self.down) if card != NONE)

    @property
    def cards(self) -> tuple[int, ...]:
        """All cards, open ones first."""
        return self.open + tuple(card for card in self.down if card != NONE)

    @property
    def has_cards(self) -> bool:
        """Whether there is any card."""
        return bool(self.open) or self.down.count(NONE) < SLOTS

    def gain(self, card: int) -> "Player":
        """With one more open card."""
        return self._replace(open=tuple(sorted((*self.open, card))))

    def lose(self, card: int) -> "Player":
        """Without that card, open or face down; the other slots stay as they are."""
        return Player(
            tuple(held for held in self.open if held != card),
            tuple(NONE if held == card else held for held in self.down),
        )

    def flip(self, card: int) -> "Player":
        """With that open card face down in the first empty slot."""
        slot = self.down.index(NONE)
        return Player(
            tuple(held for held in self.open if held != card), (*self.down[:slot], card, *self.down[slot + 1 :])
        )


class Queued(NamedTuple):
    """A press made while somebody points, to be judged if the guess fails (TC-6)."""

    seat: int
    press: Slap | Press


class RollEvent(NamedTuple):
    """One thing that happened in this roll, for everybody to know."""

    kind: Kind
    seat: int
    act: str = ""  # the action card pressed
    card: int = NONE
    owner: int = NONE  # whose card was captured or pointed at
    slot: int = NONE
    place: int = NONE


class Shown(NamedTuple):
    """A wrongly guessed card, face up for a moment (TC-9)."""

    seat: int
    slot: int
    card: int


class Position(NamedTuple):
    """Everything there is. No order or dice are drawn ahead, so nothing but face-down cards is hidden."""

    options: Options
    seats: int
    phase: Phase
    roller: int  # who rolls, or, once the roll is closed, who rolls next
    field: tuple[int, ...]  # the card on each place
    players: tuple[Player, ...]
    rolls: int = 0  # thrown so far
    dice: int = NONE  # the matching card of this roll
    debts: tuple[int, ...] = ()  # who owes a penalty, in order of the errors; during a roll: who is out of it
    passed: frozenset[int] = frozenset()  # who has no act left in this roll, or no shout left after it
    capturer: int | None = None  # who is pointing
    queue: tuple[Queued, ...] = ()
    events: tuple[RollEvent, ...] = ()
    shown: Shown | None = None
    winner: int | None = None  # by a shout
    now: int | None = None  # None: no clock, the abstract game
    since: int = 0  # when this roll was thrown (phase thrown), shown (race, pointing) or closed (paying, gap)
    due: int = 0  # when this phase ends by itself; in the gap: from when on the roller may roll

    def after(self, delay: int) -> int:
        """That many milliseconds from now."""
        return 0 if self.now is None else self.now + delay

    def active(self) -> frozenset[int]:
        """Who can still act in this roll: not out of it, not passed, no press waiting in the queue."""
        waiting = (queued.seat for queued in self.queue)
        return frozenset(range(self.seats)) - self.passed - {*self.debts, *waiting}

    def holder(self, card: int) -> int | None:
        """Whose that card is; None: it lies on the field."""
        for seat, player in enumerate(self.players):
            if card in player.open or card in player.down:
                return seat
        return None

    def with_player(self, seat: int, player: Player) -> "Position":
        """With other cards in front of that seat."""
        return self._replace(players=(*self.players[:seat], player, *self.players[seat + 1 :]))

    def with_card(self, place: int, card: int) -> "Position":
        """With that card, or none, on that place of the field."""
        return self._replace(field=(*self.field[:place], card, *self.field[place + 1 :]))

    def noting(self, event: RollEvent) -> "Position":
        """With one more event of this roll."""
        return self._replace(events=(*self.events, event))

    def has_aim(self, seat: int) -> bool:
        """TC-3: six open cards or three face-down ones, not mixed. TC-14: three open ones."""
        player = self.players[seat]
        down = SLOTS - player.down.count(NONE)
        return nearness(self.options.simple, len(player.open), down) >= goal(self.options.simple)


def goal(simple: bool) -> int:
    """The nearness that wins."""
    return 3 if simple else 6


def aims(simple: bool) -> tuple[int, int]:
    """How many open cards, and how many face-down ones, make an aim (TC-3); 0: the simple game has no such (TC-14)."""
    return (goal(simple), 0) if simple else (goal(simple), goal(simple) // 2)


def nearness(simple: bool, open_cards: int, down: int) -> int:
    """How near to an aim, of `goal`: the larger of open/6 and face-down/3 (TC-18), counted in sixths."""
    return open_cards if simple else max(open_cards, 2 * down)
