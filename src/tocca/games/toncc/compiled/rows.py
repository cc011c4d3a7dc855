"""A position as one row of whole numbers, and back. The names below are the columns of a row."""

from functools import lru_cache

import numpy as np

from tocca.games.toncc.compiled.challenge import IDLE, KING_POINTS, SEALS, TABLE, WHERE
from tocca.games.toncc.compiled.tables import AWAY, COUNT, Numbers
from tocca.games.toncc.rules.kings import KINGS
from tocca.games.toncc.rules.play import Challenge, Options, Position, Turn
from tocca.games.toncc.rules.scoring import Ending, Score, score

MOST_CHALLENGES = 9

# The table of the challenge comes first, with the Kings at places of the board.
HEADS = TABLE  # of each King: UNSET, 0 where there is nothing to choose, or a movement
KING_OF = HEADS + 3  # by seat
CHALLENGES, AUTO_FINISH, DRAWN = range(KING_OF + 3, KING_OF + 6)  # the options
PLAYED = DRAWN + 1  # challenges
TONCC_POINTS = PLAYED + 1  # of each King so far
RNG = TONCC_POINTS + 3  # the state of the row's own random numbers
REGIONS = RNG + 1  # at each place
PAST = REGIONS + COUNT  # each challenge that is over, in one number
WIDTH = PAST + MOST_CHALLENGES

UNSET = -1
# A challenge that is over: two bits for each Region (its King + 1), the ending, and the king points.
ENDING_AT = 2 * COUNT
POINTS_AT = ENDING_AT + 2
_ENDINGS: tuple[Ending | None, ...] = (None, "seals", "alone", "idle")


def encode(position: Position, rng: int = 0) -> Numbers:
    """The position as a row, with a seed for the chance of its future. What the last turn was is left out."""
    row = np.zeros(WIDTH, dtype=np.int64)
    challenge, options = position.challenge, position.options
    for king in KINGS:
        place, head = challenge.places[king], position.heads[king]
        row[WHERE + king] = AWAY if place is None else place
        row[HEADS + king] = UNSET if head is None else head
    row[SEALS : SEALS + 3], row[KING_POINTS : KING_POINTS + 3] = challenge.seals, challenge.king_points
    row[IDLE], row[REGIONS : REGIONS + COUNT] = challenge.idle, challenge.regions
    row[KING_OF : KING_OF + 3] = position.kings
    row[CHALLENGES], row[AUTO_FINISH], row[DRAWN] = options.challenges, options.auto_finish, options.kings == "drawn"
    row[PLAYED], row[RNG] = len(position.past), rng
    for number, over in enumerate(position.past):
        row[PAST + number] = _pack(over)
        row[TONCC_POINTS : TONCC_POINTS + 3] += over.toncc_points
    return row


def decode(row: Numbers, last: Turn | None = None) -> Position:
    """The position that `encode` made a row of; the last turn is not in it."""
    values = row.tolist()
    places = tuple(None if place == AWAY else place for place in values[WHERE : WHERE + 3])
    heads = tuple(None if head == UNSET else head for head in values[HEADS : HEADS + 3])
    regions = tuple(values[REGIONS : REGIONS + COUNT])
    seals, points = tuple(values[SEALS : SEALS + 3]), tuple(values[KING_POINTS : KING_POINTS + 3])
    challenge = Challenge(regions, places, seals, points, values[IDLE])
    options = Options(values[CHALLENGES], "drawn" if values[DRAWN] else "seat", bool(values[AUTO_FINISH]))
    past = tuple(map(_unpack, values[PAST : PAST + values[PLAYED]]))
    return Position(options, len(KINGS), tuple(values[KING_OF : KING_OF + 3]), past, challenge, heads, last)


def _pack(over: Score) -> int:
    red, yellow, blue = over.seals
    points = sum(marked << 2 * king for king, marked in enumerate(over.king_points))
    return red | blue | (yellow | blue) << COUNT | _ENDINGS.index(over.ending) << ENDING_AT | points << POINTS_AT


@lru_cache(64)  # a match asks for the same few again and again
def _unpack(number: int) -> Score:
    low, high = number & (1 << COUNT) - 1, number >> COUNT & (1 << COUNT) - 1
    ending = _ENDINGS[number >> ENDING_AT & 3]
    assert ending is not None
    points = tuple(number >> POINTS_AT + 2 * king & 3 for king in KINGS)
    return score(ending, (low & ~high, high & ~low, low & high), points)
