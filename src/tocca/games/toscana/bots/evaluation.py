"""What a board is worth to the player who has just laid a tile: the margin by which they may expect to win this game.

Measured are the best zones and the room they have: how many tiles could join each of them, and which empty squares each
would reach first. weights.py says how much each measure counts, and when.
"""

import numpy as np
import numpy.typing as npt

from tocca.compiled.kernels import kernel
from tocca.games.toscana.bots.weights import MEASURES, WEIGHTS
from tocca.games.toscana.compiled.bits import ONE, Word, part
from tocca.games.toscana.compiled.columns import LAID_COUNT, MOVER, SCORE, VETOES
from tocca.games.toscana.compiled.laying import best_of, grow, lay_plane, squares_of
from tocca.games.toscana.compiled.planes import (
    BOARD,
    Plane,
    Words,
    beside,
    both,
    count,
    either,
    lying_cover,
    lying_over,
    lying_room,
    some,
    standing_cover,
    standing_over,
    standing_room,
    without,
)  # fmt: skip
from tocca.games.toscana.compiled.rules import stack_size
from tocca.games.toscana.compiled.tables import (
    BIT_MASK,
    BIT_SHIFT,
    FOREIGN_ROWS,
    OWN_ROWS,
    POSE_MASK,
    WORD_MASK,
    WORD_SHIFT,
)

Floats = npt.NDArray[np.float64]

REACH = 14  # steps over empty squares: farther than that nothing is decided yet
TILE = 8.0  # squares
_SCORE, _LAID_COUNT, _VETOES, _MOVER = map(Word, (SCORE, LAID_COUNT, VETOES, MOVER))
FEATURES = MEASURES + 3  # of a board, for a network


@part
def measure(own: Plane, other: Plane, best: Plane, rival: Plane, left: float, rival_left: float, out: Floats) -> None:
    """Write down the measures of a board in the order of weights.py, but for the scores: first the player's, then
    the rival's, then what is open to both. `left` tiles are in the stacks."""
    empty = without(BOARD, either(own, other))
    lying, standing = lying_room(empty), standing_room(empty)
    roomy = either(lying_cover(lying), standing_cover(standing))
    front, rival_front = both(beside(best), roomy), both(beside(rival), roomy)
    lying_on, lying_against = both(lying, lying_over(front)), both(lying, lying_over(rival_front))
    standing_on, standing_against = both(standing, standing_over(front)), both(standing, standing_over(rival_front))
    out[3] = count(lying_on) + count(standing_on)
    out[4] = count(lying_against) + count(standing_against)
    out[5] = count(both(lying_on, lying_against)) + count(both(standing_on, standing_against))
    out[6], out[7], out[8] = count(front), count(rival_front), count(both(front, rival_front))
    near, far = _nearer(front, rival_front, roomy)
    shared = count(both(near, far))
    room, rival_room = float(count(near) - shared), float(count(far) - shared)
    out[9], out[10], out[11], out[12], out[13] = room, rival_room, shared, left, rival_left
    out[14], out[15] = min(room, TILE * left), min(rival_room, TILE * rival_left)
    out[16] = count(both(beside(near), without(own, best)))
    out[17] = count(both(beside(far), without(other, rival)))


@part
def _nearer(near: Plane, far: Plane, roomy: Plane) -> tuple[Plane, Plane]:
    """The squares that each of two fronts reaches first, or as soon as the other."""
    for _ in range(REACH):
        free = without(roomy, either(near, far))
        nearer, farther = both(beside(near), free), both(beside(far), free)
        if not some(either(nearer, farther)):
            break
        near, far = either(near, nearer), either(far, farther)
    return near, far


@part
def measure_after(row: Words, seat: Word, where: Word, out: Floats) -> None:
    """Write down the measures of the board once the seat has laid its top tile there."""
    them = ONE - seat
    pose, word, bit = where & POSE_MASK, where >> WORD_SHIFT & WORD_MASK, where >> BIT_SHIFT & BIT_MASK
    new, foreign = lay_plane(row, OWN_ROWS, pose, word, bit), lay_plane(row, FOREIGN_ROWS, pose, word, bit)
    own, other = either(squares_of(row, seat), new), either(squares_of(row, them), foreign)
    best, score = grow(row, own, best_of(row, seat), row[_SCORE + seat], new, ONE)
    rival, rival_score = grow(row, other, best_of(row, them), row[_SCORE + them], foreign, ONE)
    out[0], out[1], out[2] = 1.0, score, rival_score
    measure(own, other, best, rival, float(stack_size(row, seat) - ONE), float(stack_size(row, them)), out)


@kernel
def write_features(row: Words, seat: Word, where: Word, out: Floats) -> None:
    """What a network is told of the board once the seat has laid its top tile there."""
    measure_after(row, seat, where, out)
    write_rest(row, row[_LAID_COUNT] + ONE, seat, out)


@kernel
def write_before(row: Words, out: Floats) -> None:
    """What a network is told of the board before the mover lays a tile that nobody knows."""
    seat = row[_MOVER]
    them = ONE - seat
    out[0], out[1], out[2] = 1.0, row[_SCORE + seat], row[_SCORE + them]
    left, rival_left = float(stack_size(row, seat)), float(stack_size(row, them))
    measure(squares_of(row, seat), squares_of(row, them), best_of(row, seat), best_of(row, them), left, rival_left, out)
    write_rest(row, row[_LAID_COUNT], seat, out)


@part
def write_rest(row: Words, laid: Word, seat: Word, out: Floats) -> None:
    """The features besides the measures: the tiles laid, and the veto tokens of both."""
    out[MEASURES] = float(laid)
    out[MEASURES + 1] = float(row[_VETOES + seat])
    out[MEASURES + 2] = float(row[_VETOES + ONE - seat])


@kernel
def worth(row: Words, seat: Word, where: Word, measures: Floats) -> float:
    """The margin that the seat may expect once it has laid its top tile there. `measures` is scratch."""
    measure_after(row, seat, where, measures)
    laid, margin = row[_LAID_COUNT] + ONE, 0.0
    for number in range(MEASURES):
        margin += WEIGHTS[laid, number] * measures[number]
    return margin
