"""The rules of Toscana: a match of two games in which tiles are laid, and now and then vetoed.

Names are those of the rulebook; TS-1 … TS-10 are the numbers of the project's rules page. Turns go
like this: the player on turn (`mover`) has the top tile of their stack in sight. If it has no place,
the move is lost. Before they lay it, the opponent may be asked whether to veto it.
"""

from typing import Annotated, Literal, NamedTuple, Protocol

from tocca.core.chance import Chance
from tocca.core.options import Range
from tocca.core.outcome import Outcome
from tocca.games.toscana.rules import placing
from tocca.games.toscana.rules.board import ALL
from tocca.games.toscana.rules.tiles import NO_TILE, PLACEMENTS, TILES, Place
from tocca.games.toscana.rules.zones import Colour, Laid, best, covers


class Options(NamedTuple):
    """What can be chosen before a match."""

    games: Annotated[int, Range(1, 2)] = 2
    first: Literal["grey", "red", "random"] = "grey"
    swap_colours: bool = False
    veto: bool = True

    # Fixed here; a small variant makes these options (small.py).

    @property
    def field(self) -> int:
        """The squares of the board (TS-1)."""
        return ALL

    @property
    def tiles(self) -> int:
        """How many each player has (TS-1)."""
        return len(TILES)


class Decide(NamedTuple):
    """Veto the opponent's top tile, or allow it (TS-6)."""

    veto: bool


ALLOW, VETO = Decide(False), Decide(True)
Action = Place | Decide
ACTIONS: tuple[Action, ...] = (*PLACEMENTS, ALLOW, VETO)


class Stack(NamedTuple):
    """A player's tiles. Their order below the top does not exist until it is seen (TS-3)."""

    top: int  # the tile in sight; NO_TILE when the stack is empty
    unseen: tuple[int, ...]  # those under it, in no order: the next one is drawn when it comes up
    bottom: int = NO_TILE  # a vetoed tile, known to be the last; no stack is vetoed twice in a game

    @property
    def size(self) -> int:
        return (self.top != NO_TILE) + len(self.unseen) + (self.bottom != NO_TILE)


class Note(NamedTuple):
    """Something that happened between placements: a seat lost its move, or played its veto.

    `tile` is the one that had no place (NO_TILE: the stack was empty), or the opponent's vetoed one;
    `laid` is how many tiles were on the board.
    """

    kind: Literal["lost", "veto"]
    seat: int
    tile: int
    laid: int


class Finished(NamedTuple):
    """A game of the match that is over."""

    scores: tuple[int, int]  # by seat
    winner: int | None
    colours: tuple[Colour, Colour]
    laid: tuple[Laid, ...]
    notes: tuple[Note, ...]


class Position(NamedTuple):
    """Everything there is. Nothing in it is hidden: what nobody knows has not been drawn yet."""

    options: Options
    seats: int
    game: int  # 1 or 2
    colours: tuple[Colour, Colour]  # by seat, as all that follows
    opener: int  # the seat that opened this game
    mover: int  # the seat whose tile comes next
    phase: Literal["veto", "place", "over"]  # whether the other one decides about it, or it is laid
    squares: tuple[int, int]  # those of each one's colour, as bits: what `laid` says, said quickly
    places: tuple[int, ...]  # where the mover's top tile may lie (placing.py): some place, or it is over
    laid: tuple[Laid, ...]
    stacks: tuple[Stack, Stack]
    vetoes: tuple[bool, bool]  # who still has the token
    notes: tuple[Note, ...]
    finished: tuple[Finished, ...]


# Beginning


def deal(options: Options, seats: int, chance: Chance) -> Position:
    """Seat 0 is Grey in game 1; `first` names the colour that opens it (TS-9)."""
    first = options.first
    if first == "random":
        first = chance.draw(_COLOURS)
    return _set_out(options, 1, _COLOURS.index(first), (), chance)


_COLOURS: tuple[Colour, Colour] = ("grey", "red")


def _set_out(options: Options, game: int, opener: int, finished: tuple[Finished, ...], chance: Chance) -> Position:
    """A game before its first tile: stacks reshuffled (TS-3), both veto tokens there (TS-6)."""
    stacks = _shuffle(options.tiles, chance), _shuffle(options.tiles, chance)
    vetoes = options.veto, options.veto
    return Position(
        options=options,
        seats=2,
        game=game,
        colours=_COLOURS[::-1] if game == 2 and options.swap_colours else _COLOURS,
        opener=opener,
        mover=opener,
        phase=_phase(opener, stacks, vetoes),
        squares=(0, 0),
        places=places_of(opener, stacks, (0, 0), options.field),
        laid=(),
        stacks=stacks,
        vetoes=vetoes,
        notes=(),
        finished=finished,
    )


def _shuffle(tiles: int, chance: Chance) -> Stack:
    return _uncover(Stack(NO_TILE, tuple(TILES)[:tiles]), chance)


def _uncover(stack: Stack, chance: Chance) -> Stack:
    """The stack without its top tile: the next one comes in sight, a vetoed one last (TS-3, TS-6)."""
    unseen = stack.unseen
    if not unseen:
        return Stack(stack.bottom, ())
    top = chance.draw(unseen)
    index = unseen.index(top)
    return Stack(top, unseen[:index] + unseen[index + 1 :], stack.bottom)


# Whose turn it is


_NOBODY: frozenset[int] = frozenset()
_ALONE = (frozenset({0}), frozenset({1}))


class HasTurn(Protocol):
    """Whatever knows whose tile comes next and what is to happen to it: a position, a view."""

    @property
    def phase(self) -> Literal["veto", "place", "over"]: ...

    @property
    def mover(self) -> int: ...


def part(position: Position) -> int:
    """How many games have been counted (TS-9)."""
    return len(position.finished)


def acting(position: HasTurn) -> frozenset[int]:
    """The seat that lays a tile, or decides about the opponent's (TS-6)."""
    if position.phase == "over":
        return _NOBODY
    return _ALONE[position.mover if position.phase == "place" else 1 - position.mover]


# Actions


def legal(position: Position, seat: int) -> tuple[Action, ...]:
    """The placements of the top tile (TS-4, TS-5), or the two answers about the opponent's (TS-6)."""
    if position.phase == "veto":
        return (ALLOW, VETO)
    return placing.placements(position.stacks[seat].top, position.places)


def is_legal(position: Position, seat: int, action: Action) -> bool:
    """Whether `legal` lists that action for a seat that may act; to list all placements would take longer."""
    if isinstance(action, Place):
        on_top = position.phase == "place" and action.tile == position.stacks[seat].top
        return on_top and placing.is_placement(action, position.places)
    return position.phase == "veto" and type(action) is Decide


def play(position: Position, seat: int, action: Action, chance: Chance) -> Position:
    """The position after a legal action."""
    if isinstance(action, Place):
        return _turn(_lay(position, seat, action, chance), chance)
    if action.veto:
        return _turn(_veto(position, seat, chance), chance)
    return position._replace(phase="place")


def _lay(position: Position, seat: int, place: Place, chance: Chance) -> Position:
    """Lay the top tile; the next one of the stack comes in sight, and the other one is on turn (TS-5)."""
    # Written out, not `_replace`: this is the step that searches take millions of times.
    options, seats, game, colours, opener, _, _, squares, _, laid, stacks, vetoes, notes, finished = position
    own, foreign = placing.squares_of(place)
    if seat == 0:
        squares = squares[0] | own, squares[1] | foreign
        stacks = _uncover(stacks[0], chance), stacks[1]
    else:
        squares = squares[0] | foreign, squares[1] | own
        stacks = stacks[0], _uncover(stacks[1], chance)
    laid += (Laid(seat, place),)
    mover = 1 - seat
    phase, places = _phase(mover, stacks, vetoes), places_of(mover, stacks, squares, options.field)
    return Position(
        options, seats, game, colours, opener, mover, phase, squares, places, laid, stacks, vetoes, notes, finished
    )


def _veto(position: Position, seat: int, chance: Chance) -> Position:
    """The mover's top tile goes to the bottom; the mover plays the next one at once (TS-6)."""
    top, unseen, _ = position.stacks[position.mover]
    stack = _uncover(Stack(NO_TILE, unseen, top), chance)
    stacks = (position.stacks[0], stack) if seat == 0 else (stack, position.stacks[1])
    return position._replace(
        phase="place",
        places=places_of(position.mover, stacks, position.squares, position.options.field),
        stacks=stacks,
        vetoes=(False, position.vetoes[1]) if seat == 0 else (position.vetoes[0], False),
        notes=(*position.notes, Note("veto", seat, top, len(position.laid))),
    )


# Between actions


def _phase(mover: int, stacks: tuple[Stack, Stack], vetoes: tuple[bool, bool]) -> Literal["veto", "place"]:
    """Whether the opponent is asked about the mover's tile: while they have the token, unless it is the last (TS-6)."""
    return "veto" if vetoes[1 - mover] and stacks[mover].size > 1 else "place"


def places_of(mover: int, stacks: tuple[Stack, Stack], squares: tuple[int, int], field: int = ALL) -> tuple[int, ...]:
    """Where the mover's top tile may lie; an empty stack counts as nowhere (TS-5)."""
    return placing.places(stacks[mover].top, squares[mover], squares[0] | squares[1], field)


def _turn(position: Position, chance: Chance) -> Position:
    """A player who can't lay their tile loses the move (TS-5); when neither can, the game is over (TS-7)."""
    if any(position.places):
        return position
    mover, other, stacks = position.mover, 1 - position.mover, position.stacks
    places = places_of(other, stacks, position.squares, position.options.field)
    if not any(places):
        return _end(position, chance)
    lost = Note("lost", mover, stacks[mover].top, len(position.laid))
    phase = _phase(other, stacks, position.vetoes)
    return position._replace(mover=other, phase=phase, places=places, notes=(*position.notes, lost))


# Ending


def zone_sizes(position: Position) -> tuple[int, int]:
    """The tiles in the best zone of each one's colour now (TS-8)."""
    tiles = covers(position.laid)
    return best(position.squares[0], tiles), best(position.squares[1], tiles)


def _end(position: Position, chance: Chance) -> Position:
    """Count (TS-8); the other player opens the next game, if there is one (TS-9)."""
    score = zone_sizes(position)
    winner = None if score[0] == score[1] else int(score[1] > score[0])
    finished = (*position.finished, Finished(score, winner, position.colours, position.laid, position.notes))
    if len(finished) < position.options.games:
        return _set_out(position.options, position.game + 1, 1 - position.opener, finished, chance)
    return position._replace(phase="over", finished=finished)


def result(position: Position) -> Outcome | None:
    """More games won; then the higher total; else a draw (TS-9)."""
    if position.phase != "over":
        return None
    wins, totals = games_won(position), total_scores(position)
    reason = "games" if wins[0] != wins[1] else "total" if totals[0] != totals[1] else "draw"
    return Outcome.ranked(list(zip(wins, totals, strict=True)), totals, reason)


def games_won(position: Position) -> tuple[int, int]:
    """How many games each seat has won."""
    winners = [game.winner for game in position.finished]
    return winners.count(0), winners.count(1)


def total_scores(position: Position) -> tuple[int, int]:
    """The sum of each seat's scores."""
    return sum(game.scores[0] for game in position.finished), sum(game.scores[1] for game in position.finished)


def standing(position: Position) -> tuple[float, ...]:
    """Scores of finished games and the best zone now; a game won breaks ties."""
    now = (0, 0) if position.phase == "over" else zone_sizes(position)
    wins, totals = games_won(position), total_scores(position)
    return tuple(totals[seat] + now[seat] + wins[seat] / 2 for seat in range(2))
