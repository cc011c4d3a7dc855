"""The tiles as the kernels use them, made of the rules' own tables.

A pose is a tile in one of its turns: 4 × tile + turn. A spot says where a tile lies, in one word: its pose, the word
and the bit of its upper left square, and the number of that placement among the actions of the game.
"""

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from tocca.games.toscana.compiled.bits import Word
from tocca.games.toscana.compiled.planes import LANE, WORDS, plane
from tocca.games.toscana.rules.board import SIZE, STRIDE, bits
from tocca.games.toscana.rules.play import ACTIONS, ALLOW, VETO
from tocca.games.toscana.rules.tiles import HEIGHT, PLACEMENTS, POSES, TILES, WIDTH, Place

TURNS = 4
POSE_COUNT = TURNS * len(POSES)
SPAN = 4  # rows of a standing tile, which is the higher one
OWN_SQUARES, FOREIGN_SQUARES = 6, 2

ALLOW_ID, VETO_ID = ACTIONS.index(ALLOW), ACTIONS.index(VETO)

# The parts of a spot.
POSE_MASK, WORD_SHIFT, WORD_MASK, BIT_SHIFT, BIT_MASK, ID_SHIFT, ID_MASK = map(
    Word, (0xFF, 8, 0xFF, 16, 0xFFFF, 32, 0xFFFF)
)


def _offsets(mask: int) -> list[tuple[int, int]]:
    """Rows and columns from the upper left square."""
    return [divmod(number, STRIDE) for number in sorted(bits(mask))]


def _row_masks(mask: int) -> list[int]:
    """The columns of these squares in each of the four rows from the upper left square on."""
    rows = [0] * SPAN
    for row, column in _offsets(mask):
        rows[row] |= 1 << column
    return rows


def _spot(number: int, place: Place) -> int:
    line = SIZE - 1 - place.row
    pose, word, bit = TURNS * place.tile + place.turn, line % WORDS, LANE * (line // WORDS) + place.column
    return pose | word << int(WORD_SHIFT) | bit << int(BIT_SHIFT) | number << int(ID_SHIFT)


def _by_pose(entries: Iterable[tuple[int, list[int] | list[list[int]]]], *shape: int) -> npt.NDArray[np.uint64]:
    table = np.zeros((POSE_COUNT, *shape), dtype=np.uint64)
    for pose, entry in entries:
        table[pose] = entry
    return table


_ALL = [(TURNS * tile + turn, pose) for tile, poses in enumerate(POSES) for turn, pose in enumerate(poses)]

POSES_OF = np.array([len(poses) for poses in POSES], dtype=np.uint64)  # by tile
OWN_ROWS = _by_pose(((at, _row_masks(pose.own)) for at, pose in _ALL), SPAN)
FOREIGN_ROWS = _by_pose(((at, _row_masks(pose.foreign)) for at, pose in _ALL), SPAN)
TILE_ROWS = OWN_ROWS | FOREIGN_ROWS
# In bytes: a GPU keeps a copy in each kernel that reads this one.
OWN_AT = _by_pose(((at, [list(one) for one in _offsets(pose.own)]) for at, pose in _ALL), OWN_SQUARES, 2).astype(
    np.uint8
)
FOREIGN_AT = _by_pose(((at, [list(one) for one in _offsets(pose.foreign)]) for at, pose in _ALL), FOREIGN_SQUARES, 2)
CENTRAL = _by_pose(((at, plane(pose.central)) for at, pose in _ALL), WORDS)

SPOTS = np.array([_spot(number, place) for number, place in enumerate(PLACEMENTS)], dtype=np.uint64)
COLUMNS = np.array([SIZE + 1 - WIDTH, SIZE + 1 - HEIGHT], dtype=np.uint64)  # by whether it stands
FIRST_ID = np.zeros(POSE_COUNT, dtype=np.uint64)
for _number, _place in reversed(list(enumerate(PLACEMENTS))):
    FIRST_ID[TURNS * _place.tile + _place.turn] = _number
ALL_TILES = (1 << len(TILES)) - 1  # as a set: tile 1 is bit 0
