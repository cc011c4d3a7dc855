"""A position as one row of whole numbers, and back. The names below are the columns of a row."""

from collections.abc import Iterable
from typing import Literal

import numpy as np

from tocca.games.tomoko.compiled.tables import Numbers, bit, join_board, split_board
from tocca.games.tomoko.rules import play
from tocca.games.tomoko.rules.board import PUSHES
from tocca.games.tomoko.rules.play import Options, Position, target

MOST_ACTIONS = 48  # of one seat at once: 40 pushes, and claims or cards to hand over
MOST_PARTIES = 4
MOST_HELD = 3  # cards in a hand (TM-10)
MOST_LAID = 10  # cards laid by a party (TM-7)
WORD = 32  # cards in a number of a set of cards that must be exact for any deck
WORDS = 5
NOBODY = -1

BOARD, BEFORE, LAST, MOVER, PUSHES_MADE, TURN, OVER = range(7)
HELD = 7  # the cards in all hands, as bits: a quick test whether anybody can lay something
RNG = 8  # the state of the row's own random numbers
SEATS, PARTIES, TARGET, LIMIT, MANUAL, TEAMS, PLAY_ON, GROUPS = range(9, 17)
ARRIVED = 17  # by party: with which group it reached the target, from 1; 0 not yet
LAID_COUNT = ARRIVED + MOST_PARTIES
HAND_COUNT = LAID_COUNT + MOST_PARTIES
PILE = HAND_COUNT + MOST_PARTIES
TRIED = PILE + WORDS
PASSED = TRIED + WORDS
HANDS = PASSED + WORDS
HOLDERS = HANDS + MOST_PARTIES * MOST_HELD
LAID = HOLDERS + MOST_PARTIES * MOST_HELD
WIDTH = LAID + MOST_PARTIES * MOST_LAID

hand_size = play.hand_size  # by the options: the cards in a hand
_OVER: tuple[Literal["", "target", "limit"], ...] = ("", "target", "limit")


def encode(position: Position, rng: int = 0) -> Numbers:
    """The position as a row, with a seed for the chance of its future."""
    options = position.options
    row = np.zeros(WIDTH, dtype=np.int64)
    row[BOARD] = join_board(position.board)
    row[BEFORE] = NOBODY if position.before is None else join_board(position.before)
    row[LAST] = NOBODY if position.last is None else PUSHES.index(position.last)
    row[MOVER] = NOBODY if position.mover is None else position.mover
    row[PUSHES_MADE], row[TURN], row[OVER] = position.pushes, position.turn, _OVER.index(position.over)
    row[SEATS], row[PARTIES], row[RNG] = position.seats, len(position.hands), rng
    row[TARGET], row[LIMIT] = target(options, position.seats), options.limit
    row[MANUAL], row[TEAMS], row[PLAY_ON] = options.claims == "manual", options.teams, options.play_on
    row[GROUPS] = len(position.arrived)
    for group, parties in enumerate(position.arrived, 1):
        for one in parties:
            row[ARRIVED + one] = group
    for base, cards in ((PILE, position.pile), (TRIED, position.tried), (PASSED, position.passed)):
        row[base : base + WORDS] = [cards >> WORD * word & (1 << WORD) - 1 for word in range(WORDS)]
    _lists(row, HANDS, MOST_HELD, position.hands)
    _lists(row, HOLDERS, MOST_HELD, position.holders)
    _lists(row, LAID, MOST_LAID, position.laid)
    for one, (hand, laid) in enumerate(zip(position.hands, position.laid, strict=True)):
        row[HAND_COUNT + one], row[LAID_COUNT + one] = len(hand), len(laid)
    row[HELD] = _bits(card for hand in position.hands for card in hand)
    return row


def decode(row: Numbers, options: Options) -> Position:
    """The position that `encode` made a row of; the options aren't all in it."""
    values = row.tolist()
    parties = values[PARTIES]
    groups, arrived = range(1, values[GROUPS] + 1), values[ARRIVED : ARRIVED + parties]
    held, laid = values[HAND_COUNT : HAND_COUNT + parties], values[LAID_COUNT : LAID_COUNT + parties]
    return Position(
        options,
        values[SEATS],
        split_board(values[BOARD]),
        None if values[BEFORE] == NOBODY else split_board(values[BEFORE]),
        None if values[LAST] == NOBODY else PUSHES[values[LAST]],
        None if values[MOVER] == NOBODY else values[MOVER],
        values[PUSHES_MADE],
        values[TURN],
        _set(values, PILE),
        _tuples(values, HANDS, MOST_HELD, held),
        _tuples(values, HOLDERS, MOST_HELD, held) if values[TEAMS] else (),
        _tuples(values, LAID, MOST_LAID, laid),
        _set(values, TRIED),
        _set(values, PASSED),
        tuple([tuple([one for one, at in enumerate(arrived) if at == group]) for group in groups]),
        _OVER[values[OVER]],
    )


def in_step(row: Numbers) -> bool:
    """Whether what a row says twice agrees: the bits of the cards held."""
    values = row.tolist()
    hands = _tuples(values, HANDS, MOST_HELD, values[HAND_COUNT : HAND_COUNT + MOST_PARTIES])
    return bool(values[HELD] == _bits(card for hand in hands for card in hand))


def _lists(row: Numbers, base: int, width: int, lists: tuple[tuple[int, ...], ...]) -> None:
    for one, items in enumerate(lists):
        row[base + width * one : base + width * one + len(items)] = items


def _tuples(values: list[int], base: int, width: int, counts: list[int]) -> tuple[tuple[int, ...], ...]:
    starts = range(base, base + width * len(counts), width)
    return tuple([tuple(values[start : start + count]) for start, count in zip(starts, counts, strict=True)])


def _set(values: list[int], base: int) -> int:
    cards = 0
    for word in reversed(values[base : base + WORDS]):
        cards = cards << WORD | word
    return cards


def _bits(cards: Iterable[int]) -> int:
    held = 0
    for card in cards:
        held |= bit(card)
    return held
