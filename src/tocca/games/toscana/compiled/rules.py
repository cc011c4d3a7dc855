"""The rules of Toscana on a row: who may do what, and what an action does. Actions have their contract numbers."""

import numpy as np
import numpy.typing as npt

from tocca.compiled.kernels import kernel
from tocca.games.toscana.compiled.bits import NONE, ONE, Word, below, inlined, lowest, nth, ones, part, whole
from tocca.games.toscana.compiled.columns import (
    BOTTOM,
    FINISHED,
    FOUND,
    GAME,
    GAMES,
    HOW_MANY,
    LAID_COUNT,
    MOVER,
    OPENER,
    OVER,
    PER_TURN,
    PHASE,
    PLACE,
    RNG,
    SCORE,
    SQUARES,
    TOP,
    UNSEEN,
    VETO,
    VETOES,
    WITH_VETO,
)  # fmt: skip
from tocca.games.toscana.compiled.laying import find_places, lay, spot, spot_of
from tocca.games.toscana.compiled.planes import WORDS, Words
from tocca.games.toscana.compiled.tables import ALL_TILES, ALLOW_ID, ID_MASK, ID_SHIFT, TURNS, VETO_ID

Numbers = npt.NDArray[np.int64]
NO_DRAWS = np.zeros(0, dtype=np.int64)
MOST_ACTIONS = 256  # of one seat at once; 224 squares in each of four turns are more than fit beside a colour

_TOP, _UNSEEN, _BOTTOM, _VETOES, _SCORE, _FINISHED = map(Word, (TOP, UNSEEN, BOTTOM, VETOES, SCORE, FINISHED))
_MOVER, _PHASE, _OPENER, _GAME, _GAMES, _WITH_VETO, _LAID_COUNT, _RNG = map(
    Word, (MOVER, PHASE, OPENER, GAME, GAMES, WITH_VETO, LAID_COUNT, RNG)
)
_PLACE, _VETO, _OVER, _TWO, _TURNS = map(Word, (PLACE, VETO, OVER, 2, TURNS))
_FOUND, _PER_TURN, _HOW_MANY = map(Word, (FOUND, PER_TURN, HOW_MANY))
_ALL_TILES = Word(ALL_TILES)


# Stacks


@inlined
def stack_size(row: Words, seat: Word) -> Word:
    """How many tiles are left to that seat."""
    top, bottom = Word(row[_TOP + seat] != NONE), Word(row[_BOTTOM + seat] != NONE)
    return top + ones(row[_UNSEEN + seat]) + bottom


@part
def uncover(row: Words, seat: Word, draws: Numbers, drawn: int) -> int:
    """The next tile comes in sight: drawn from the unseen ones, a vetoed one last (TS-3, TS-6).

    While there are draws they say which; `drawn` of them are used up, and the new number is handed back.
    """
    unseen = row[_UNSEEN + seat]
    if unseen == NONE:
        row[_TOP + seat] = row[_BOTTOM + seat]
        row[_BOTTOM + seat] = NONE
        return drawn
    left = ones(unseen)
    if left > ONE and drawn < len(draws):
        tile = Word(draws[drawn] - 1)
        drawn += 1
    else:
        tile = nth(unseen, below(row, _RNG, left))
    row[_TOP + seat] = tile + ONE
    row[_UNSEEN + seat] = unseen ^ ONE << tile
    return drawn


# Turns


@inlined
def phase_for(row: Words, mover: Word) -> Word:
    """Whether the rival is asked about the mover's tile: while they have the token, unless it is the last (TS-6)."""
    return _VETO if row[_VETOES + ONE - mover] and stack_size(row, mover) > ONE else _PLACE


@part
def take_turn(row: Words) -> Word:
    """A player who can't lay their tile loses the move (TS-5). Writes down the places of the player who then moves, and
    returns how many; none when neither has any: this game is over (TS-7)."""
    mover = row[_MOVER]
    choices = find_places(row, mover)
    if choices == NONE:
        mover = ONE - mover
        choices = find_places(row, mover)
        if choices:
            row[_MOVER] = mover
            row[_PHASE] = phase_for(row, mover)
    return choices


@part
def lay_top(row: Words, where: Word, draws: Numbers) -> tuple[Word, int]:
    """The mover lays their top tile there; the next mover's choices, and how many draws were used."""
    seat = row[_MOVER]
    lay(row, seat, where)
    drawn = uncover(row, seat, draws, 0)
    row[_MOVER] = ONE - seat
    row[_PHASE] = phase_for(row, ONE - seat)
    return take_turn(row), drawn


@part
def veto_top(row: Words, draws: Numbers) -> tuple[Word, int]:
    """The mover's top tile goes to the bottom (TS-6); the next mover's choices, and how many draws were used."""
    seat = row[_MOVER]
    row[_BOTTOM + seat] = row[_TOP + seat]
    row[_VETOES + ONE - seat] = NONE
    row[_PHASE] = _PLACE
    drawn = uncover(row, seat, draws, 0)
    return take_turn(row), drawn


@part
def end_game(row: Words, draws: Numbers, drawn: int) -> int:
    """Count (TS-8); the other player opens the next game, if there is one (TS-9). How many draws are used up."""
    at = _FINISHED + _TWO * (row[_GAME] - ONE)
    row[at], row[at + ONE] = row[_SCORE], row[_SCORE + ONE]
    if row[_GAME] == row[_GAMES]:
        row[_PHASE] = _OVER
        return drawn
    row[_GAME] += ONE
    return set_out(row, ONE - row[_OPENER], draws, drawn)


@part
def set_out(row: Words, opener: Word, draws: Numbers, drawn: int) -> int:
    """A game before its first tile: stacks reshuffled (TS-3), both veto tokens there (TS-6)."""
    for word in range(SQUARES, SCORE + 2):
        row[Word(word)] = NONE
    row[_LAID_COUNT] = NONE
    for number in range(2):
        seat = Word(number)
        row[_TOP + seat], row[_BOTTOM + seat], row[_UNSEEN + seat] = NONE, NONE, _ALL_TILES
        row[_VETOES + seat] = row[_WITH_VETO]
        drawn = uncover(row, seat, draws, drawn)
    row[_OPENER], row[_MOVER] = opener, opener
    row[_PHASE] = phase_for(row, opener)
    return drawn


# Actions


@kernel
def to_act(row: Words) -> int:
    """The seat that may act; -1 when the match is over."""
    if row[_PHASE] == _OVER:
        return -1
    return whole(row[_MOVER] if row[_PHASE] == _PLACE else ONE - row[_MOVER])


@kernel
def legal(row: Words, seat: int, out: Numbers) -> int:
    """The numbers of the seat's legal actions, in no order; how many."""
    if to_act(row) != seat:
        return 0
    if row[_PHASE] == _VETO:
        out[0], out[1] = ALLOW_ID, VETO_ID
        return 2
    find_places(row, row[_MOVER])
    return list_places(row, row[_TOP + row[_MOVER]], out)


@part
def list_places(row: Words, tile: Word, out: Numbers) -> int:
    """The numbers of the placements written down; how many."""
    listed = 0
    for number in range(TURNS):
        turn = Word(number)
        if row[_FOUND + turn * _PER_TURN + _HOW_MANY]:
            for word in range(WORDS):
                left = row[_FOUND + turn * _PER_TURN + Word(word)]
                while left:
                    where = spot(tile * _TURNS + turn, Word(word), lowest(left))
                    out[listed] = whole(where >> ID_SHIFT & ID_MASK)
                    listed += 1
                    left &= left - ONE
    return listed


@kernel
def apply(row: Words, seat: int, action: int, draws: Numbers) -> int:
    """The position after a legal action. Chance comes from the draws, as `State.drawn` has them, then from the row;
    how many of them were used."""
    if action == ALLOW_ID:
        row[_PHASE] = _PLACE
        return 0
    if action == VETO_ID:
        choices, drawn = veto_top(row, draws)
    else:
        choices, drawn = lay_top(row, spot_of(row[_TOP + row[_MOVER]], Word(action)), draws)
    return drawn if choices else end_game(row, draws, drawn)


@kernel
def over(row: Words) -> bool:
    """Whether the match is over."""
    return bool(row[_PHASE] == _OVER)


@kernel
def scores(row: Words, out: Numbers) -> None:
    """The sums of each seat's scores in the games that are over."""
    out[0] = out[1] = 0
    for game in range(row[_GAMES] if over(row) else row[_GAME] - ONE):
        for seat in range(2):
            out[seat] += whole(row[_FINISHED + _TWO * Word(game) + Word(seat)])


@kernel
def places(row: Words, out: Numbers) -> None:
    """The places of the seats when the match is over.

    More games won, then the higher total (TS-9). With at most two games the higher total decides: the player who has it
    has won at least as many games.
    """
    scores(row, out)
    ahead, behind = out[0] > out[1], out[0] < out[1]
    out[0], out[1] = 1 + int(behind), 1 + int(ahead)
