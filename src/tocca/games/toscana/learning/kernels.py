"""Toscana by the thousand: kernels that play a step of every match in a batch and write what is observed.

They write what `encoding.py` writes, number for number, from the rows of the twin; the tests compare them.
"""

import numpy as np
import numpy.typing as npt

from tocca.compiled.kernels import kernel
from tocca.games.toscana.compiled.bits import NONE, ONE, Word, below, lowest, whole
from tocca.games.toscana.compiled.columns import (
    BOTTOM,
    FINISHED,
    FOUND,
    GAME,
    GAMES,
    HOW_MANY,
    LAID,
    LAID_COUNT,
    MOVER,
    OPENER,
    OVER,
    PER_TURN,
    PHASE,
    RNG,
    SEAT_SHIFT,
    TOP,
    UNSEEN,
    VETO,
    VETOES,
)
from tocca.games.toscana.compiled.laying import find_places, nth_place
from tocca.games.toscana.compiled.planes import LANE, WORDS, Words
from tocca.games.toscana.compiled.rules import NO_DRAWS, apply, over, places, set_out, to_act
from tocca.games.toscana.compiled.tables import (
    ALLOW_ID,
    BIT_MASK,
    BIT_SHIFT,
    COLUMNS,
    FIRST_ID,
    FOREIGN_AT,
    ID_MASK,
    ID_SHIFT,
    OWN_AT,
    POSE_MASK,
    TURNS,
    VETO_ID,
    WORD_MASK,
    WORD_SHIFT,
)
from tocca.games.toscana.learning.encoding import ACTIONS, ALLOW_NUMBER, BOARD, LAYOUT, PHASES, VETO_NUMBER
from tocca.games.toscana.rules.board import SIZE
from tocca.games.toscana.rules.tiles import TILES
from tocca.learning.arrays import Bytes, Flags, Numbers, Reals
from tocca.learning.conventions import ANY_SEAT, ILLEGAL_REWARD, SELF_PLAY
from tocca.learning.payoff_kernels import write_payoffs

Rows = npt.NDArray[np.uint64]

RANDOM_OPENER = 2  # beside the two seats

# Numbers without a sign make the quicker indices: nobody asks whether they count from the end.
_STEPS = np.concatenate([OWN_AT, FOREIGN_AT], axis=1)  # rows and columns from a tile's upper left square
_SQUARES_AT = (_STEPS[:, :, 0] * Word(SIZE) + _STEPS[:, :, 1]).astype(np.uint16)  # the same in one number, by pose
_OWN_COUNT = OWN_AT.shape[1]
_OWN_PLANE, _OTHER_PLANE, _TILE_PLANE = (Word(LAYOUT.start(name)) for name in ("own", "other", "tile"))
_PHASE_AT, _STACKS = LAYOUT.start("phase"), LAYOUT.start("own top")
_VETOES_AT, _OPENER_AT, _SECOND_AT, _LAST_AT, _SCORES_AT = (
    LAYOUT.start(name) for name in ("vetoes", "opener", "second game", "last game", "scores")
)
_TILE_COUNT, _IS_OVER = len(TILES), PHASES.index("over")

_LAID, _LAID_COUNT, _SEAT_SHIFT = Word(LAID), Word(LAID_COUNT), Word(SEAT_SHIFT)
_TOP, _UNSEEN, _BOTTOM, _VETOES, _FINISHED = map(Word, (TOP, UNSEEN, BOTTOM, VETOES, FINISHED))
_MOVER, _PHASE, _OPENER, _GAME, _GAMES, _RNG = map(Word, (MOVER, PHASE, OPENER, GAME, GAMES, RNG))
_FOUND, _PER_TURN, _HOW_MANY, _TURNS = map(Word, (FOUND, PER_TURN, HOW_MANY, TURNS))
_VETO, _OVER, _TWO = map(Word, (VETO, OVER, 2))
_SIZE, _LANE, _NEXT_LANE = (
    Word(SIZE),
    Word(LANE),
    Word(WORDS * SIZE - LANE),
)  # the bits of a lane are a row; the next one is six below


# Observations


@kernel
def _write_board(row: Words, seat: int, observation: Bytes) -> None:
    for number in range(whole(row[_LAID_COUNT])):
        where, tile = row[_LAID + Word(number)], np.int8(number + 1)
        pose, bit = where & POSE_MASK, where >> BIT_SHIFT & BIT_MASK
        corner = (where >> WORD_SHIFT & WORD_MASK) * _SIZE + bit + bit // _LANE * _NEXT_LANE
        mine, theirs = (_OWN_PLANE, _OTHER_PLANE) if whole(where >> _SEAT_SHIFT) == seat else (_OTHER_PLANE, _OWN_PLANE)
        for part in range(_OWN_COUNT):
            square = corner + Word(_SQUARES_AT[pose, part])
            observation[mine + square] = 1
            observation[_TILE_PLANE + square] = tile
        for part in range(_OWN_COUNT, _SQUARES_AT.shape[1]):
            square = corner + Word(_SQUARES_AT[pose, part])
            observation[theirs + square] = 1
            observation[_TILE_PLANE + square] = tile


@kernel
def _write_stack(row: Words, seat: int, number: int, observation: Bytes) -> None:
    top, bottom = whole(row[_TOP + Word(seat)]), whole(row[_BOTTOM + Word(seat)])
    if top:
        observation[_STACKS + number * _TILE_COUNT + top - 1] = 1
    unseen, start = row[_UNSEEN + Word(seat)], _STACKS + (2 + number) * _TILE_COUNT
    while unseen:
        observation[start + whole(lowest(unseen))] = 1
        unseen &= unseen - ONE
    if bottom:
        observation[_STACKS + (4 + number) * _TILE_COUNT + bottom - 1] = 1
    observation[_VETOES_AT + number] = np.int8(row[_VETOES + Word(seat)])


@kernel
def observe(row: Words, seat: int, observation: Bytes) -> None:
    """What that seat observes."""
    observation[:] = 0
    fill(row, seat, observation)


@kernel
def fill(row: Words, seat: int, observation: Bytes) -> None:
    """The same into zeros."""
    _write_board(row, seat, observation)
    if row[_PHASE] == _OVER:
        observation[_PHASE_AT + _IS_OVER] = 1
    else:
        veto = int(row[_PHASE] == _VETO)
        mine = to_act(row) == seat
        observation[_PHASE_AT + veto + (0 if mine else 2)] = 1
    _write_stack(row, seat, 0, observation)
    _write_stack(row, 1 - seat, 1, observation)
    observation[_OPENER_AT] = np.int8(whole(row[_OPENER]) == seat)
    observation[_SECOND_AT] = np.int8(row[_GAME] == _TWO)
    observation[_LAST_AT] = np.int8(row[_GAME] == row[_GAMES])
    for game in range(whole(row[_GAME]) - 1 + int(row[_PHASE] == _OVER)):
        at = _FINISHED + _TWO * Word(game)
        observation[_SCORES_AT] += np.int8(row[at + Word(seat)])
        observation[_SCORES_AT + 1] += np.int8(row[at + Word(1 - seat)])


@kernel
def mark(row: Words, seat: int, mask: Bytes) -> None:
    """What that seat may choose. The places of the mover's tile must be written down in the row."""
    mask[:] = 0
    fill_mask(row, seat, mask)


@kernel
def fill_mask(row: Words, seat: int, mask: Bytes) -> None:
    """The same into zeros."""
    if to_act(row) != seat:
        return
    if row[_PHASE] == _VETO:
        mask[ALLOW_NUMBER] = mask[VETO_NUMBER] = 1
        return
    for turn in range(TURNS):
        at = _FOUND + Word(turn) * _PER_TURN
        if row[at + _HOW_MANY]:
            for word in range(WORDS):
                left, first = row[at + Word(word)], Word(turn * BOARD + word * SIZE)
                while left:
                    bit = lowest(left)
                    mask[first + bit + bit // _LANE * _NEXT_LANE] = 1
                    left &= left - ONE


# Playing


@kernel
def restart(row: Words, first: int) -> None:
    """A new match, its chance from the row's own random numbers."""
    for game in range(4):
        row[_FINISHED + Word(game)] = NONE
    row[_GAME] = ONE
    opener = below(row, _RNG, _TWO) if first == RANDOM_OPENER else Word(first)
    set_out(row, opener, NO_DRAWS, 0)


@kernel
def _play(row: Words, action: int) -> None:
    """An action by its contract number; the places of the next tile are written down."""
    apply(row, to_act(row), action, NO_DRAWS)
    if row[_LAID_COUNT] == NONE and not over(row):
        find_places(row, row[_MOVER])


@kernel
def contract_number(row: Words, number: int) -> int:
    """The contract's number of that action."""
    if number >= ALLOW_NUMBER:
        return ALLOW_ID if number == ALLOW_NUMBER else VETO_ID
    turn, at = number // BOARD, number % BOARD
    pose = row[_TOP + row[_MOVER]] * _TURNS + Word(turn)
    return whole(FIRST_ID[pose]) + at // SIZE * whole(COLUMNS[turn & 1]) + at % SIZE


@kernel
def _random_action(row: Words) -> int:
    """Any of the legal actions, by its contract number."""
    if row[_PHASE] == _VETO:
        return VETO_ID if below(row, _RNG, _TWO) else ALLOW_ID
    count = NONE
    for turn in range(TURNS):
        count += row[_FOUND + Word(turn) * _PER_TURN + _HOW_MANY]
    where = nth_place(row, row[_TOP + row[_MOVER]], below(row, _RNG, count))
    return whole(where >> ID_SHIFT & ID_MASK)


@kernel
def _others(row: Words, seat: int) -> None:
    """The other one at random, until that seat has to choose."""
    while not over(row) and to_act(row) != seat:
        _play(row, _random_action(row))


@kernel
def begin(rows: Rows, seats: Numbers, wanted: int, first: int, dealt: Flags, observations: Bytes, masks: Bytes) -> None:
    """New matches in all rows, but for those that are dealt already, up to the first choice."""
    for at in range(len(rows)):
        seat_anew(rows[at], seats, at, wanted, first, dealt[at])
        observe(rows[at], seats[at], observations[at])
        mark(rows[at], seats[at], masks[at])


@kernel
def seat_anew(row: Words, seats: Numbers, at: int, wanted: int, first: int, dealt: bool) -> None:
    """A new match, unless it is dealt already, up to the first choice."""
    if not dealt:
        restart(row, first)
    find_places(row, row[_MOVER])
    if wanted == SELF_PLAY:
        seats[at] = to_act(row)
        return
    seats[at] = whole(below(row, _RNG, _TWO)) if wanted == ANY_SEAT else wanted
    _others(row, seats[at])


@kernel
def step(
    rows: Rows, seats: Numbers, wanted: int, first: int, actions: Numbers, legal: Bytes, ended: Flags,
    observations: Bytes, masks: Bytes, rewards: Reals, illegal: Flags, payoffs: Reals,
) -> None:  # fmt: skip
    """One step of every match: the action of its seat, or a new match where the last step ended one."""
    placed = np.zeros(2, dtype=np.int64)
    for at in range(len(rows)):
        row = rows[at]
        advance(row, seats, at, wanted, first, actions, legal, ended, rewards, illegal, payoffs, placed)
        observe(row, seats[at], observations[at])
        mark(row, seats[at], masks[at])


@kernel
def advance(
    row: Words, seats: Numbers, at: int, wanted: int, first: int, actions: Numbers, legal: Bytes, ended: Flags,
    rewards: Reals, illegal: Flags, payoffs: Reals, placed: Numbers,
) -> None:  # fmt: skip
    """The step of the match `at`, whose row this is; `placed` is room to work in."""
    action, seat = actions[at], seats[at]
    rewards[at], illegal[at], payoffs[at] = 0.0, False, 0.0
    if ended[at]:
        seat_anew(row, seats, at, wanted, first, False)
        ended[at] = False
    elif action < 0 or action >= ACTIONS or not legal[at, action]:
        rewards[at], illegal[at], ended[at] = ILLEGAL_REWARD, True, True
    else:
        _play(row, contract_number(row, action))
        if wanted != SELF_PLAY:
            _others(row, seat)
        if over(row):
            places(row, placed)
            write_payoffs(placed, 2, payoffs[at])
            rewards[at], ended[at] = payoffs[at, seat], True
        elif wanted == SELF_PLAY:
            seats[at] = to_act(row)
