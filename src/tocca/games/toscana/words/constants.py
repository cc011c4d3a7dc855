"""What a board of Toscana draws in every match: its size and the tiles."""

from typing import NamedTuple

from tocca.games.toscana.rules.board import COLUMNS, SIZE, STRIDE
from tocca.games.toscana.rules.tiles import HEIGHT, NO_TILE, POSES, TILES, WIDTH, Pose


class Constants(NamedTuple):
    """`size`: squares to a side (TS-1), `columns`: their letters. `no_tile`: the number on top of an empty stack.
    `poses`: of each tile from 1 on, in each turn that looks different, its rows from the top: "o" for a square of the
    owner's colour and "x" for a foreign one (TS-2)."""

    size: int
    columns: str
    no_tile: int
    poses: tuple[tuple[tuple[str, ...], ...], ...]


def _rows(pose: Pose, turn: int) -> tuple[str, ...]:
    width, height = (HEIGHT, WIDTH) if turn % 2 else (WIDTH, HEIGHT)
    return tuple("".join("ox"[pose.foreign >> x + STRIDE * y & 1] for x in range(width)) for y in range(height))


CONSTANTS = Constants(
    SIZE,
    COLUMNS,
    NO_TILE,
    tuple(tuple(_rows(pose, turn) for turn, pose in enumerate(POSES[tile])) for tile in TILES),
)
