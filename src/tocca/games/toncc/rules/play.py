"""The rules of Tóncc: a turn, a challenge, the next challenge.

Everything is kept by King (0 Red, 1 Yellow, 2 Blue); only `Position.kings` knows who sits where.
Sets of Regions and Seals are bits, by number on the Map.
"""

from functools import cache
from typing import Annotated, Literal, NamedTuple

from tocca.core.chance import Chance
from tocca.core.options import Range
from tocca.core.outcome import Outcome
from tocca.games.toncc.rules.board import MOVEMENTS, STANDARD, BoardLayout, Leads
from tocca.games.toncc.rules.kings import KINGS, NAMES, strongest
from tocca.games.toncc.rules.map import REGIONS
from tocca.games.toncc.rules.scoring import Ending, Score, outcome, score

SEALS = 6  # of each King (TN-1)
IDLE_LIMIT = 3  # joint moves without any conquest that end a challenge (TN-15)


class Options(NamedTuple):
    """The table's choices: TN-19, TN-1 and TN-16."""

    challenges: Annotated[int, Range(1, 9)] = 3
    kings: Literal["drawn", "seat"] = "drawn"
    auto_finish: bool = True

    # Fixed here; a small variant makes these options (small.py).

    @property
    def board(self) -> BoardLayout:
        """The places and the ways between them."""
        return STANDARD

    @property
    def seals(self) -> int:
        """How many each King has (TN-1)."""
        return SEALS

    @property
    def idle(self) -> int:
        """So many joint moves without any conquest end a challenge (TN-15)."""
        return IDLE_LIMIT

    @property
    def deal(self) -> Literal["drawn", "fixed"]:
        """Whether the Regions are shuffled (TN-5)."""
        return "drawn"


class Step(NamedTuple):
    """The only action: a King's Head is set, hidden, to one of the six movements."""

    king: int
    movement: int


class Conquest(NamedTuple):
    """A Region that found its King, and all the Kings who stood on it for that."""

    region: int
    king: int
    rivals: tuple[int, ...]


class Turn(NamedTuple):
    """A joint move, by King: what the Heads showed, the way they went, and what came of it.

    A King who was not on the board has a Head of 0 and no places.
    """

    heads: tuple[int, ...]
    origins: tuple[int | None, ...]
    places: tuple[int | None, ...]
    conquests: tuple[Conquest, ...]


class Challenge(NamedTuple):
    """The table during one challenge. A Region is face down once its picture has a Seal (TN-12)."""

    regions: tuple[int, ...]  # the Region at each place
    places: tuple[int | None, ...]  # where each King is; None: the King has left
    seals: tuple[int, ...]  # the pictures each King has sealed
    king_points: tuple[int, ...]
    idle: int  # joint moves since the last conquest

    @property
    def face_up(self) -> int:
        """The Regions that can still be conquered."""
        red, yellow, blue = self.seals
        return (1 << len(self.regions)) - 1 & ~(red | yellow | blue)


class Position(NamedTuple):
    """Everything there is. A Head is None until chosen, and 0 for a King with nothing to choose any more."""

    options: Options
    seats: int
    kings: tuple[int, ...]  # by seat
    past: tuple[Score, ...]
    challenge: Challenge
    heads: tuple[int | None, ...]  # secret until all are set
    last: Turn | None

    @property
    def over(self) -> bool:
        """Whether all challenges are played (TN-19)."""
        return len(self.past) == self.options.challenges


# TN-6: a King always has six movements.
STEPS = tuple(tuple(Step(king, movement) for movement in MOVEMENTS) for king in KINGS)
ACTIONS = tuple(step for steps in STEPS for step in steps)
_NONE = (None, None, None)


def deal(options: Options, seats: int, chance: Chance) -> Position:
    """TN-1: lots are drawn for the Kings, who stay with their players for the whole match."""
    names = chance.shuffle(NAMES) if options.kings == "drawn" else NAMES
    kings = tuple(NAMES.index(name) for name in names)
    return Position(options, seats, kings, (), new_challenge(options, chance), _NONE, None)


def new_challenge(options: Options, chance: Chance) -> Challenge:
    """The Regions shuffled, face up (TN-5), and all Kings on the Mind (TN-11)."""
    places, mind, _ = options.board
    regions = range(len(places))
    dealt = chance.shuffle(regions) if options.deal == "drawn" else tuple(regions)
    return Challenge(dealt, (mind, mind, mind), (0, 0, 0), (0, 0, 0), 0)


def part(position: Position) -> int:
    """How many challenges have been counted (TN-19)."""
    return len(position.past)


def acting(position: Position) -> frozenset[int]:
    """The seats whose Heads are still to be set, all at the same time (TN-11)."""
    return _choosing(position.kings, position.heads)


@cache
def _choosing(kings: tuple[int, ...], heads: tuple[int | None, ...]) -> frozenset[int]:
    return frozenset(seat for seat, king in enumerate(kings) if heads[king] is None)


def legal(position: Position, seat: int) -> tuple[Step, ...]:
    """The six movements of one's own King (TN-6), until one is chosen."""
    king = position.kings[seat]
    return STEPS[king] if position.heads[king] is None else ()


def play(position: Position, seat: int, action: Step, chance: Chance) -> Position:
    """A Head is set in secret; the last one reveals them all at once (TN-11)."""
    king, movement = action
    options, seats, kings, past, challenge, heads, last = position
    set_heads = list(heads)
    set_heads[king] = movement
    heads = tuple(set_heads)
    if None in heads:
        return Position(options, seats, kings, past, challenge, heads, last)
    return joint_move(position, heads, chance)  # type: ignore[arg-type]  # no None is left in it


def joint_move(position: Position, heads: tuple[int, ...], chance: Chance) -> Position:
    """All Kings move, then conquer, and those who have no Seals left leave (TN-11); that may end the challenge."""
    options, seats, kings, past, challenge, _, _ = position
    origins = challenge.places
    places = move_kings(origins, heads, options.board.leads)
    conquered = conquests(challenge, places)
    turn = Turn(heads, origins, places, conquered)
    challenge = settle(challenge, places, conquered, options.seals)
    ending = how_it_ends(challenge, options)
    if ending is None:
        return Position(options, seats, kings, past, challenge, unset(challenge.places), turn)
    challenge = finish(challenge, ending)
    past = (*past, score(ending, challenge.seals, challenge.king_points))
    if len(past) == options.challenges:
        return Position(options, seats, kings, past, challenge, (0, 0, 0), turn)
    return Position(options, seats, kings, past, new_challenge(options, chance), _NONE, turn)


def unset(places: tuple[int | None, ...]) -> tuple[int | None, ...]:
    """The Heads before anybody has chosen."""
    return tuple([0 if place is None else None for place in places]) if None in places else _NONE


def move_kings(places: tuple[int | None, ...], heads: tuple[int, ...], leads: Leads) -> tuple[int | None, ...]:
    """Every King takes the one step that their Head shows (TN-6)."""
    (red, yellow, blue), (reds, yellows, blues) = places, heads
    return leads[red][reds], leads[yellow][yellows], leads[blue][blues]


def conquests(challenge: Challenge, places: tuple[int | None, ...]) -> tuple[Conquest, ...]:
    """Every face-up Region with Kings on it is conquered by one of them (TN-12); a face-down one never (TN-13)."""
    regions, face_up = challenge.regions, challenge.face_up
    rivals: dict[int, int] = {}
    for king, place in enumerate(places):
        if place is not None and face_up >> (region := regions[place]) & 1:
            rivals[region] = rivals.get(region, 0) | 1 << king
    return tuple([_CONQUESTS[region][kings] for region, kings in rivals.items()])


def _conquest(region: int, kings: int) -> Conquest:
    """Of several Kings only the one strongest in the background colour conquers (TN-12)."""
    rivals = tuple(king for king in KINGS if kings >> king & 1)
    return Conquest(region, strongest(rivals, REGIONS[region].background), rivals)


_CONQUESTS = tuple({kings: _conquest(region.number, kings) for kings in range(1, 8)} for region in REGIONS)


def settle(
    challenge: Challenge, places: tuple[int | None, ...], conquered: tuple[Conquest, ...], each: int
) -> Challenge:
    """Conquerors place a Seal (TN-12); those who place the last they have mark king points and leave (TN-14)."""
    regions, _, seals, king_points, idle = challenge
    if not conquered:
        return Challenge(regions, places, seals, king_points, idle + 1)
    placed = list(seals)
    leaving = []
    for region, king, _ in conquered:
        placed[king] |= 1 << region
        if placed[king].bit_count() == each:
            leaving.append(king)
    if leaving:
        present = len(KINGS) - places.count(None)  # counted before anyone leaves
        king_points = tuple(present if king in leaving else points for king, points in enumerate(king_points))
        places = tuple(None if king in leaving else place for king, place in enumerate(places))
    return Challenge(regions, places, tuple(placed), king_points, 0)


def how_it_ends(challenge: Challenge, options: Options) -> Ending | None:
    """Whether the challenge is over, and why (TN-15, TN-16)."""
    present = len(KINGS) - challenge.places.count(None)
    if present == 0:
        return "seals"
    if present == 1 and options.auto_finish:
        return "alone"
    return "idle" if challenge.idle == options.idle else None


def finish(challenge: Challenge, ending: Ending) -> Challenge:
    """The challenge with its last king points, and Seals, marked."""
    regions, places, seals, king_points, idle = challenge
    present = [king for king in KINGS if places[king] is not None]
    if ending == "alone":  # TN-16: nobody is in the King's way, and nothing is too far (TN-9)
        (last,) = present
        seals = tuple(held | challenge.face_up if king == last else held for king, held in enumerate(seals))
        places = _NONE
    # TN-15: each King still there marks the number of Kings still there.
    marked = tuple(len(present) if king in present else points for king, points in enumerate(king_points))
    return Challenge(regions, places, seals, marked, idle)


def result(position: Position) -> Outcome | None:
    """The end comes with the last challenge (TN-19)."""
    return outcome(position.kings, position.past) if position.over else None
