"""A tree of what may come, grown by simulations.

A turn is somebody's choice; its moves are the placements of the tile in sight, or the two answers about a veto. Tiles
are drawn anew in every simulation (an open-loop tree): below a move there is a turn for each tile that came up.
A new turn judges all its moves by evaluation.py and keeps the most promising ones; how promising decides how soon a
move is tried (progressive bias), and no game is played out. Values are chances of seat 0 to win the match.
"""

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tocca.compiled import arithmetic
from tocca.compiled.functions import exp
from tocca.compiled.kernels import kernel
from tocca.games.toscana.bots.evaluation import Floats, worth
from tocca.games.toscana.bots.weights import MEASURES, MOST_LAID, SPREAD
from tocca.games.toscana.compiled.bits import NONE, ONE, Word, inlined, lowest, part, whole
from tocca.games.toscana.compiled.columns import (
    FINISHED,
    FOUND,
    GAME,
    GAMES,
    HOW_MANY,
    LAID_COUNT,
    MOVER,
    PER_TURN,
    PHASE,
    POSITION,
    RNG,
    SCORE,
    TOP,
    VETO,
    VETOES,
)  # fmt: skip
from tocca.games.toscana.compiled.laying import find_places, spot
from tocca.games.toscana.compiled.planes import WORDS, Words
from tocca.games.toscana.compiled.rules import NO_DRAWS, lay_top, stack_size, veto_top
from tocca.games.toscana.compiled.tables import ALLOW_ID, ID_MASK, ID_SHIFT, SPOTS, TURNS, VETO_ID

Ints = npt.NDArray[np.int32]

FIRST, COUNT, NEXT, KEY, SEAT, SEEN = range(6)  # of a turn: its moves, the next turn below the same move, whose it is
ACTION, VISITS, BELOW = range(3)  # of a move; below it: the first turn
TOTAL, STATIC, BIAS = range(3)  # of a move: the sum of its values, the one it was born with, how promising it is
NOWHERE = -1

_TOP, _MOVER, _PHASE, _VETOES, _SCORE, _LAID_COUNT, _RNG = map(
    Word, (TOP, MOVER, PHASE, VETOES, SCORE, LAID_COUNT, RNG)
)
_FOUND, _PER_TURN, _HOW_MANY, _TURNS, _VETO, _SIDE = map(Word, (FOUND, PER_TURN, HOW_MANY, TURNS, VETO, 32))
_STEEPNESS = 1.702  # makes a logistic curve of a normal one
_WHOLE_STACKS = 20.0


class TreeSettings(NamedTuple):
    """How a search thinks."""

    exploration: float  # how much the bias counts against the values seen
    softness: float  # of the bias: moves that differ by so many tiles differ by a factor of e
    width: int  # moves kept in a turn
    root_width: int  # the same for the first one
    token: float  # what the veto token is worth, in tiles
    veto_bias: float  # how promising a veto is
    margin: float  # what a tile of margin is worth beside winning


class MatchStakes(NamedTuple):
    """What the match makes of this game."""

    lead: float  # of seat 0, from the games that are over
    spread: float  # of what is still to come after this game; 0 if nothing is
    finals: Floats  # by seat 0's margin at the end of this game, from -MOST_LAID on: its chance then


class TurnTree(NamedTuple):
    """Turns and moves by number, and scratch paper."""

    used: npt.NDArray[np.int64]  # how many turns and moves there are
    turns: Ints
    moves: Ints
    values: Floats
    path: Ints
    measures: Floats


def new_tree(turns: int, moves: int) -> TurnTree:
    """Room for so many turns and moves."""
    return TurnTree(
        np.zeros(2, dtype=np.int64),
        np.empty((turns, 6), dtype=np.int32),
        np.empty((moves, 3), dtype=np.int32),
        np.empty((moves, 3), dtype=np.float64),
        np.empty((MOST_STEPS, 2), dtype=np.int32),
        np.empty(MEASURES, dtype=np.float64),
    )


MOST_STEPS = 100  # of one game: 32 tiles, a question about each, two vetoes


# Values


@inlined
def chance(margin: float, spread: float, manner: TreeSettings, stakes: MatchStakes) -> float:
    """The chance of seat 0 to win the match with this margin, give or take the spread; and a bit for the margin."""
    margin += stakes.lead
    doubt = math.sqrt(spread * spread + stakes.spread * stakes.spread)
    return 1.0 / (1.0 + exp(-_STEEPNESS * margin / doubt)) + manner.margin * margin


@part
def final_chance(row: Words, stakes: MatchStakes) -> float:
    """The chance of seat 0 now that this game is over."""
    return stakes.finals[whole(row[_SCORE]) - whole(row[_SCORE + ONE]) + MOST_LAID]


# Growing


@part
def _new_turn(tree: TurnTree, key: int, seat: Word, count: int) -> int:
    """A turn with the moves that were written behind the last one."""
    turn: int = tree.used[0]
    first = tree.used[1]
    node = tree.turns[turn]
    node[FIRST], node[COUNT], node[NEXT], node[KEY], node[SEAT], node[SEEN] = first, count, NOWHERE, key, seat, 0
    tree.used[0] += 1
    tree.used[1] += count
    return turn


@part
def _write(tree: TurnTree, move: int, action: int, static: float, bias: float) -> None:
    tree.moves[move, ACTION], tree.moves[move, VISITS], tree.moves[move, BELOW] = action, 0, NOWHERE
    tree.values[move, TOTAL], tree.values[move, STATIC], tree.values[move, BIAS] = 0.0, static, bias


@part
def ask_veto(row: Words, tree: TurnTree, manner: TreeSettings, value: float) -> int:
    """The turn of the player who may veto the mover's tile (TS-6); only the value before it is known yet."""
    first = tree.used[1]
    _write(tree, first, ALLOW_ID, value, 1.0 - manner.veto_bias)
    _write(tree, first + 1, VETO_ID, value, manner.veto_bias)
    return _new_turn(tree, key_of(row), ONE - row[_MOVER], 2)


@part
def ask_place(row: Words, tree: TurnTree, manner: TreeSettings, stakes: MatchStakes, width: int) -> tuple[int, float]:
    """The turn of the mover, and its value: that of its most promising move. The places must be written down."""
    mover, first = row[_MOVER], tree.used[1]
    count = _most_promising(row, tree, width)
    spread, token = SPREAD[row[_LAID_COUNT] + ONE], _token_lead(row) * manner.token
    sign = 1.0 if mover == NONE else -1.0
    top, whole = tree.values[first, STATIC], 0.0
    for move in range(first, first + count):
        margin = tree.values[move, STATIC]
        bias = exp((margin - top) / manner.softness)
        whole += bias
        _write(tree, move, tree.moves[move, ACTION], chance(sign * margin + token, spread, manner, stakes), bias)
    for move in range(first, first + count):
        tree.values[move, BIAS] /= whole
    return _new_turn(tree, key_of(row), mover, count), tree.values[first, STATIC]


@part
def _most_promising(row: Words, tree: TurnTree, width: int) -> int:
    """Write the best placements behind the last move, sorted, with their margins; how many."""
    mover, kept = row[_MOVER], 0
    tile = row[_TOP + mover] * _TURNS
    for turn in range(TURNS):
        at = _FOUND + Word(turn) * _PER_TURN
        if row[at + _HOW_MANY] == NONE:
            continue
        for word in range(WORDS):
            left = row[at + Word(word)]
            while left:
                where = spot(tile + Word(turn), Word(word), lowest(left))
                left &= left - ONE
                margin = worth(row, mover, where, tree.measures)
                kept = _insert(tree, kept, width, whole(where >> ID_SHIFT & ID_MASK), margin)
    return kept


@part
def _insert(tree: TurnTree, kept: int, width: int, action: int, margin: float) -> int:
    """Put a move in its place among those kept, best first; how many there are now."""
    first = tree.used[1]
    if kept < width:
        kept += 1
    elif margin <= tree.values[first + kept - 1, STATIC]:
        return kept
    move = first + kept - 1
    while move > first and tree.values[move - 1, STATIC] < margin:
        tree.values[move, STATIC] = tree.values[move - 1, STATIC]
        tree.moves[move, ACTION] = tree.moves[move - 1, ACTION]
        move -= 1
    tree.values[move, STATIC] = margin
    tree.moves[move, ACTION] = action
    return kept


@part
def _token_lead(row: Words) -> float:
    """Seat 0's veto tokens above seat 1's; they lose their worth with the last tiles."""
    tiles = float(stack_size(row, NONE) + stack_size(row, ONE))
    return (float(row[_VETOES]) - float(row[_VETOES + ONE])) * min(1.0, tiles / _WHOLE_STACKS)


# Walking


@part
def key_of(row: Words) -> int:
    """What tells apart the turns below one move: whose tile it is and which, and whether it may be vetoed."""
    return whole((row[_PHASE] * _SIDE + row[_MOVER]) * _SIDE + row[_TOP + row[_MOVER]])


@part
def follow(row: Words, action: int) -> Word:
    """Do that; the mover's choices then, which are written down. None: this game is over."""
    if action == ALLOW_ID:
        row[_PHASE] = NONE
        return find_places(row, row[_MOVER])
    if action == VETO_ID:
        choices, _ = veto_top(row, NO_DRAWS)
    else:
        choices, _ = lay_top(row, SPOTS[Word(action)], NO_DRAWS)
    return choices


@part
def _choice(tree: TurnTree, turn: int, manner: TreeSettings) -> int:
    """The move to try next: good by what was seen, or promising and hardly tried."""
    first, seat = tree.turns[turn, FIRST], tree.turns[turn, SEAT]
    eager = manner.exploration * math.sqrt(tree.turns[turn, SEEN] + 1.0)
    best, choice = -math.inf, int(first)
    for move in range(first, first + tree.turns[turn, COUNT]):
        visits = tree.moves[move, VISITS] + 1.0
        value = (tree.values[move, TOTAL] + tree.values[move, STATIC]) / visits
        score = (value if seat == 0 else 1.0 - value) + eager * tree.values[move, BIAS] / visits
        if score > best:
            best, choice = score, move
    return choice


@part
def _below(tree: TurnTree, move: int, key: int) -> int:
    """The turn below that move for this key, if there is one yet."""
    turn: int = tree.moves[move, BELOW]
    while turn != NOWHERE and tree.turns[turn, KEY] != key:
        turn = tree.turns[turn, NEXT]
    return turn


@part
def _hang(tree: TurnTree, turn: int, move: int) -> None:
    """Hang a new turn below a move."""
    tree.turns[turn, NEXT] = tree.moves[move, BELOW]
    tree.moves[move, BELOW] = turn


@inlined
def begin_again(row: Words, root: Words) -> None:
    """Make the row the root's position, with random numbers of its own."""
    for word in range(POSITION):
        if word != RNG:
            row[word] = root[word]


@part
def _is_full(tree: TurnTree, width: int) -> bool:
    return bool(tree.used[0] >= len(tree.turns) or tree.used[1] + max(width, 2) > len(tree.moves))


@part
def _walk(row: Words, tree: TurnTree, manner: TreeSettings, stakes: MatchStakes) -> tuple[int, float]:
    """From the root to a new turn or the end of the game: how many steps that were, and the value there."""
    turn = steps = 0
    while True:
        move = _choice(tree, turn, manner)
        tree.path[steps, 0], tree.path[steps, 1] = turn, move
        steps += 1
        if follow(row, tree.moves[move, ACTION]) == NONE:
            return steps, final_chance(row, stakes)
        turn = _below(tree, move, key_of(row))
        if turn != NOWHERE:
            continue
        if _is_full(tree, manner.width):
            return steps, tree.values[move, STATIC]
        if row[_PHASE] == _VETO:
            turn = ask_veto(row, tree, manner, tree.values[move, STATIC])
            _hang(tree, turn, move)
            continue
        turn, value = ask_place(row, tree, manner, stakes, manner.width)
        _hang(tree, turn, move)
        return steps, value


@part
def _plant(root: Words, tree: TurnTree, manner: TreeSettings, stakes: MatchStakes) -> None:
    """The first turn of a tree."""
    if root[_PHASE] == _VETO:
        ask_veto(root, tree, manner, 0.5)
    else:
        find_places(root, root[_MOVER])
        ask_place(root, tree, manner, stakes, manner.root_width)


@kernel
def simulate(root: Words, row: Words, tree: TurnTree, manner: TreeSettings, stakes: MatchStakes, count: int) -> None:
    """So many simulations; the first call plants the tree. `row` is scratch, but for its random numbers, which go on
    from call to call."""
    if tree.used[0] == 0:
        _plant(root, tree, manner, stakes)
    for _ in range(count):
        begin_again(row, root)
        steps, value = _walk(row, tree, manner, stakes)
        for step in range(steps):
            turn, move = tree.path[step]
            tree.turns[turn, SEEN] += 1
            tree.moves[move, VISITS] += 1
            tree.values[move, TOTAL] += value


def stakes_of(row: Words, manner: TreeSettings) -> MatchStakes:
    """What the match makes of the game in this row.

    More games won, then the higher total (TS-9): with two games at most that is the higher total. So a lead from the
    first game counts like tiles of the second, and in the first one every tile does, whoever wins it.
    """
    lead = float(row[FINISHED]) - float(row[FINISHED + 1]) if row[GAME] > 1 else 0.0
    spread = float(SPREAD[0]) if row[GAME] < row[GAMES] else 0.0
    margins = range(-MOST_LAID, MOST_LAID + 1)
    return MatchStakes(lead, spread, np.array([_final(lead + margin, spread, manner) for margin in margins]))


def _final(margin: float, spread: float, manner: TreeSettings) -> float:
    """What a margin at the end is worth: all, if nothing is to come."""
    if spread:
        won = 1.0 / (1.0 + arithmetic.exp(-_STEEPNESS * margin / spread))
    else:
        won = 0.5 + 0.5 * (margin > 0) - 0.5 * (margin < 0)
    return won + manner.margin * margin
