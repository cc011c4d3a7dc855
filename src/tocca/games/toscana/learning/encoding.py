"""Toscana's observations and actions. Squares are in reading order, from the upper left one (a17) to q1.

An action is a turn and the square of the turned tile's upper left corner, which is where the planes of the
board have it, too: numbers 0 to 1155 are four planes of 17×17. The tile is the mover's top one. Then allow, and veto.
"""

from collections.abc import Iterable
from typing import Any

import numpy as np

from tocca.games.toscana.rules.board import SIZE, STRIDE, bits
from tocca.games.toscana.rules.placing import corner
from tocca.games.toscana.rules.play import ALLOW, VETO, Action, Options, Stack
from tocca.games.toscana.rules.tiles import NO_TILE, PLACEMENTS, POSES, TILES, Place
from tocca.games.toscana.rules.view import View
from tocca.games.toscana.rules.zones import Laid
from tocca.learning.encoding import Encoder, Field, Layout, Mask, one_hot

BOARD = SIZE * SIZE
TURNS = 4
ALLOW_NUMBER, VETO_NUMBER = TURNS * BOARD, TURNS * BOARD + 1
ACTIONS = VETO_NUMBER + 1
MOST_LAID = 2 * len(TILES)
PHASES = ("place", "decide", "other places", "other decides", "over")

_PLANE, _TILES = (SIZE, SIZE), (len(TILES),)
LAYOUT = Layout(
    Field("own", _PLANE, "squares of one's own colour, whoever laid them"),
    Field("other", _PLANE, "squares of the other colour"),
    Field("tile", _PLANE, "which tile lies there, counted from 1 in the order laid", MOST_LAID),
    Field("phase", (len(PHASES),), "I lay a tile, I decide about a veto, the other one lays, decides; it is over"),
    Field("own top", _TILES, "my tile in sight"),
    Field("other top", _TILES, "the other one's"),
    Field("own unseen", _TILES, "my tiles below it, in no order"),
    Field("other unseen", _TILES, "the other one's"),
    Field("own bottom", _TILES, "my vetoed tile, the last of the stack"),
    Field("other bottom", _TILES, "the other one's"),
    Field("vetoes", (2,), "who still has the veto token: I, the other one"),
    Field("opener", (1,), "whether I opened this game"),
    Field("second game", (1,), "whether this is the second game of the match"),
    Field("last game", (1,), "whether this is the last one"),
    Field("scores", (2,), "the points in games that are over: mine, the other one's", 2 * MOST_LAID),
)

_OWN, _OTHER, _TILE, _PHASE = (LAYOUT.start(name) for name in ("own", "other", "tile", "phase"))
_STACKS = LAYOUT.start("own top")
_VETOES, _OPENER, _SECOND, _LAST, _SCORES = (
    LAYOUT.start(name) for name in ("vetoes", "opener", "second game", "last game", "scores")
)
_IDS = {place: number for number, place in enumerate(PLACEMENTS)}


def plane_index(bit: int) -> int:
    """Where a square of the rules' boards is in a plane."""
    line, column = divmod(bit, STRIDE)
    return line * SIZE + column


def _squares(place: Place, mask: int) -> list[int]:
    return [plane_index(bit) for bit in sorted(bits(mask << corner(place)))]


OWN_AT = np.array([_squares(place, POSES[place.tile][place.turn].own) for place in PLACEMENTS])
FOREIGN_AT = np.array([_squares(place, POSES[place.tile][place.turn].foreign) for place in PLACEMENTS])
_OWN_SQUARES, _FOREIGN_SQUARES = OWN_AT.tolist(), FOREIGN_AT.tolist()
_NUMBERS: dict[Any, int] = {
    **{place: place.turn * BOARD + plane_index(corner(place)) for place in PLACEMENTS},
    ALLOW: ALLOW_NUMBER,
    VETO: VETO_NUMBER,
}
# The rules hand out these very objects (placing.py), and comparing identities is faster than comparing values.
_BY_IDENTITY = {id(action): number for action, number in _NUMBERS.items()}


class ToscanaEncoder(Encoder[View]):
    """Toscana: two seats, everything in sight."""

    game_id = "toscana"

    def __init__(self, seats: int = 2, options: Options | None = None) -> None:
        super().__init__(seats, options or Options(), LAYOUT, ACTIONS)
        self._boards = _Boards()

    def write(self, view: View, observation: bytearray) -> None:
        """The board, the stacks, and how the match stands."""
        seat = view.seat
        assert seat is not None
        observation[: 3 * BOARD] = self._boards.of(view.laid, seat)
        one_hot(observation, _PHASE, _phase(view, seat))
        _write_stacks(view, seat, observation)
        observation[_VETOES], observation[_VETOES + 1] = view.vetoes[seat], view.vetoes[1 - seat]
        observation[_OPENER] = view.opener == seat
        observation[_SECOND] = view.game == 2
        observation[_LAST] = view.game == view.options.games
        for game in view.finished:
            observation[_SCORES] += game.scores[seat]
            observation[_SCORES + 1] += game.scores[1 - seat]

    def mask(self, view: View, legal: Iterable[Action]) -> Mask:
        """A 1 for each of these actions."""
        mask = bytearray(ACTIONS)
        for number in map(_BY_IDENTITY.__getitem__, map(id, legal)):
            mask[number] = 1
        return np.frombuffer(mask, dtype=np.int8)

    def number(self, view: View, action: Action) -> int:
        """Turn and square, or one of the two answers."""
        return _NUMBERS[action]

    def action(self, view: View, number: int) -> Action:
        """The mover's top tile there, or one of the two answers."""
        if number >= ALLOW_NUMBER:
            return ALLOW if number == ALLOW_NUMBER else VETO
        turn, at = divmod(number, BOARD)
        line, column = divmod(at, SIZE)
        return Place(view.stacks[view.mover].top, column, SIZE - 1 - line, turn)


class _Boards:
    """The planes of the board as either seat sees them. A match lays one tile after the other, so they are kept, and
    a board that is the last one and one tile more costs only that tile."""

    def __init__(self) -> None:
        self._clear()

    def _clear(self) -> None:
        self._laid: tuple[Laid, ...] = ()
        self._planes = (bytearray(3 * BOARD), bytearray(3 * BOARD))

    def of(self, laid: tuple[Laid, ...], seat: int) -> bytearray:
        """The planes for these tiles."""
        known = self._laid
        if known != laid:
            if known != laid[: len(known)]:
                self._clear()
            for number in range(len(self._laid), len(laid)):
                self._lay(laid[number], number + 1)
            self._laid = laid
        return self._planes[seat]

    def _lay(self, tile: Laid, number: int) -> None:
        at = _IDS[tile.place]
        mine, theirs = self._planes[tile.seat], self._planes[1 - tile.seat]
        for square in _OWN_SQUARES[at]:
            mine[_OWN + square] = theirs[_OTHER + square] = 1
            mine[_TILE + square] = theirs[_TILE + square] = number
        for square in _FOREIGN_SQUARES[at]:
            mine[_OTHER + square] = theirs[_OWN + square] = 1
            mine[_TILE + square] = theirs[_TILE + square] = number


def _phase(view: View, seat: int) -> int:
    if view.phase == "over":
        return PHASES.index("over")
    mine = (view.mover == seat) == (view.phase == "place")
    return 2 * (not mine) + (view.phase == "veto")


def _write_stacks(view: View, seat: int, observation: bytearray) -> None:
    own, other = _stack_bytes(view.stacks[seat]), _stack_bytes(view.stacks[1 - seat])
    width, at = len(TILES), _STACKS
    for part in range(len(own)):
        observation[at : at + width] = own[part]
        observation[at + width : at + 2 * width] = other[part]
        at += 2 * width


def _stack_bytes(stack: Stack) -> tuple[bytes, bytearray, bytes]:
    """The top, the unseen tiles and the bottom, a number for each tile."""
    unseen = bytearray(len(TILES))
    for tile in stack.unseen:
        unseen[tile - 1] = 1
    return _ONE_HOT[stack.top], unseen, _ONE_HOT[stack.bottom]


_ONE_HOT = tuple(bytes(one == tile for one in TILES) for tile in (NO_TILE, *TILES))
