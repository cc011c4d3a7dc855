"""Quick games to the end by simple heuristic players, and flat Monte Carlo with them.

Such players lay where their best zone grows, if they can. Among those places they prefer ones that don't add to the
rival's best zone, then ones that block it. Places that are still equal are equally likely.
"""

from tocca.compiled.kernels import kernel
from tocca.games.toscana.bots.evaluation import Floats
from tocca.games.toscana.bots.tree import MatchStakes, begin_again, final_chance, follow
from tocca.games.toscana.compiled.bits import NONE, ONE, Word, below, inlined, part
from tocca.games.toscana.compiled.columns import EDGE, FOUND, FRONT, LAID_COUNT, MOVER, PER_TURN, PHASE, RNG, TOP, VETO
from tocca.games.toscana.compiled.laying import best_of, empty_of, note_places, nth_place, own_over
from tocca.games.toscana.compiled.planes import (
    Plane,
    Words,
    beside,
    both,
    either,
    load,
    move_plane,
    store_strip,
    without,
)
from tocca.games.toscana.compiled.rules import NO_DRAWS, Numbers, lay_top, veto_top
from tocca.games.toscana.compiled.tables import FOREIGN_AT, POSES_OF, TURNS

VETO_RATE = 16  # one tile in so many is vetoed, while there is a token

_TOP, _MOVER, _PHASE, _RNG, _LAID_COUNT, _VETO = map(Word, (TOP, MOVER, PHASE, RNG, LAID_COUNT, VETO))
_FOUND, _PER_TURN, _TURNS, _EDGE, _FRONT, _VETO_RATE = map(Word, (FOUND, PER_TURN, TURNS, EDGE, FRONT, VETO_RATE))


@inlined
def _foreign_over(row: Words, strip: Word, pose: Word) -> Plane:
    """Where a foreign square of that pose would lie on the strip's squares."""
    first = move_plane(row, strip, FOREIGN_AT[pose, 0, 0], FOREIGN_AT[pose, 0, 1])
    return either(first, move_plane(row, strip, FOREIGN_AT[pose, 1, 0], FOREIGN_AT[pose, 1, 1]))


@inlined
def _places(row: Words, turn: Word) -> Plane:
    return load(row, _FOUND + turn * _PER_TURN)


@kernel
def _prefer(row: Words, tile: Word, strip: Word, choices: Word, wish: Word) -> Word:
    """Keep only the places that fulfil the wish, unless there are none; how many are left."""
    kept = NONE
    turns = POSES_OF[tile]
    for number in range(turns):
        turn = Word(number)
        kept += note_places(row, _TURNS + turn, _find_wish(row, tile, turn, strip, wish))
    if kept == NONE:
        return choices
    for number in range(turns):
        note_places(row, Word(number), _places(row, _TURNS + Word(number)))
    return kept


GROW, SPARE, BLOCK = map(Word, range(3))


@inlined
def _find_wish(row: Words, tile: Word, turn: Word, strip: Word, wish: Word) -> Plane:
    pose = tile * _TURNS + turn
    if wish == SPARE:
        return without(_places(row, turn), _foreign_over(row, strip, pose))
    return both(_places(row, turn), own_over(row, strip, pose))


@part
def sensible_place(row: Words, choices: Word) -> Word:
    """A spot for the mover's tile, of the places that are written down."""
    mover = row[_MOVER]
    tile = row[_TOP + mover]
    if row[_LAID_COUNT]:
        empty = empty_of(row)
        store_strip(row, _EDGE, both(beside(best_of(row, mover)), empty))
        store_strip(row, _FRONT, both(beside(best_of(row, ONE - mover)), empty))
        choices = _prefer(row, tile, _EDGE, choices, GROW)
        choices = _prefer(row, tile, _FRONT, choices, SPARE)
        choices = _prefer(row, tile, _FRONT, choices, BLOCK)
    return nth_place(row, tile, below(row, _RNG, choices))


@part
def play_out(row: Words, choices: Word) -> None:
    """To the end of this game, in place; the mover's places are written down."""
    while choices:
        if row[_PHASE] == _VETO:
            row[_PHASE] = NONE
            if below(row, _RNG, _VETO_RATE) == NONE:
                choices, _ = veto_top(row, NO_DRAWS)
                continue
        choices, _ = lay_top(row, sensible_place(row, choices), NO_DRAWS)


@kernel
def flat_games(
    root: Words, row: Words, actions: Numbers, totals: Floats, played: int, count: int, stakes: MatchStakes
) -> None:
    """So many games, for each action in turn; the values of each are added up. `row` is scratch but for its chance."""
    for number in range(played, played + count):
        begin_again(row, root)
        which = number % len(actions)
        play_out(row, follow(row, actions[which]))
        totals[which] += final_chance(row, stakes)
