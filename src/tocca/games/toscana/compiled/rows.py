"""From positions and views to rows, and back."""

from typing import Literal

import numpy as np

from tocca.games.toscana.compiled.bits import Word
from tocca.games.toscana.compiled.columns import (
    BOTTOM,
    FINISHED,
    GAME,
    GAMES,
    LAID,
    LAID_COUNT,
    MOVER,
    OPENER,
    PHASE,
    RNG,
    SEAT_SHIFT,
    SQUARES,
    TOP,
    UNSEEN,
    VETOES,
    WIDTH,
    WITH_VETO,
)  # fmt: skip
from tocca.games.toscana.compiled.laying import lay
from tocca.games.toscana.compiled.planes import WORDS, Words, squares
from tocca.games.toscana.compiled.tables import ID_MASK, ID_SHIFT, SPOTS
from tocca.games.toscana.rules.play import Finished, Options, Position, Stack, places_of
from tocca.games.toscana.rules.tiles import PLACEMENTS, TILES
from tocca.games.toscana.rules.view import View
from tocca.games.toscana.rules.zones import Colour, Laid

_PHASES: tuple[Literal["place", "veto", "over"], ...] = ("place", "veto", "over")
_COLOURS: tuple[Colour, Colour] = ("grey", "red")
_IDS = {place: number for number, place in enumerate(PLACEMENTS)}


def encode(position: Position | View, rng: int = 0) -> Words:
    """The position as a row, with a seed for the chance of its future. A view is as good: nothing is hidden (TS-3)."""
    row = np.zeros(WIDTH, dtype=np.uint64)
    for seat, place in position.laid:
        lay(row, Word(seat), SPOTS[_IDS[place]])
    for seat, stack in enumerate(position.stacks):
        row[TOP + seat], row[BOTTOM + seat], row[VETOES + seat] = stack.top, stack.bottom, position.vetoes[seat]
        row[UNSEEN + seat] = sum(1 << tile - 1 for tile in stack.unseen)
    for game, finished in enumerate(position.finished):
        row[FINISHED + 2 * game : FINISHED + 2 * game + 2] = finished.scores
    row[MOVER], row[PHASE], row[OPENER] = position.mover, _PHASES.index(position.phase), position.opener
    row[GAME], row[GAMES], row[WITH_VETO] = position.game, position.options.games, position.options.veto
    row[RNG] = rng
    return row


def decode(row: Words, options: Options) -> Position:
    """The position that the row holds: without notes, and of finished games only the scores."""
    game, mover = int(row[GAME]), int(row[MOVER])
    colours = _COLOURS[::-1] if game == 2 and options.swap_colours else _COLOURS
    held = squares(row[SQUARES : SQUARES + WORDS]), squares(row[SQUARES + WORDS : SQUARES + 2 * WORDS])
    stacks = _stack(row, 0), _stack(row, 1)
    phase = _PHASES[row[PHASE]]
    return Position(
        options=options,
        seats=2,
        game=game,
        colours=colours,
        opener=int(row[OPENER]),
        mover=mover,
        phase=phase,
        squares=held,
        places=places_of(mover, stacks, held),
        laid=tuple(_read_laid(int(spot)) for spot in row[LAID : LAID + int(row[LAID_COUNT])]),
        stacks=stacks,
        vetoes=(bool(row[VETOES]), bool(row[VETOES + 1])),
        notes=(),
        finished=tuple(_read_finished(row, number) for number in range(game if phase == "over" else game - 1)),
    )


def _read_laid(spot: int) -> Laid:
    return Laid(spot >> SEAT_SHIFT, PLACEMENTS[spot >> int(ID_SHIFT) & int(ID_MASK)])


def _stack(row: Words, seat: int) -> Stack:
    unseen = int(row[UNSEEN + seat])
    return Stack(int(row[TOP + seat]), tuple(tile for tile in TILES if unseen >> tile - 1 & 1), int(row[BOTTOM + seat]))


def _read_finished(row: Words, game: int) -> Finished:
    first, second = (int(row[FINISHED + 2 * game + seat]) for seat in range(2))
    return Finished((first, second), None if first == second else int(second > first), _COLOURS, (), ())
