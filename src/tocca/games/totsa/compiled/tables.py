"""Numbers for what the rules of Totsa! give names: phases, kinds of events, actions, chance values."""

from collections.abc import Iterable
from typing import get_args

import numpy as np
import numpy.typing as npt

from tocca.core.chance import Value
from tocca.games.totsa.rules.actions import (
    ACTIONS,
    CAPTURE,
    FLIP,
    MOST_SEATS,
    PASS,
    POINTS,
    PROTECT,
    RETURNS,
    ROLL,
    SHOUT,
    SLAPS,
    TURN_UPS,
)
from tocca.games.totsa.rules.cards import (
    ACTS,
    COLOUR_DIE,
    COLOURS,
    FIGURE_CARDS,
    FIGURES,
    NONE,
    NUMBERS,
    PLACES,
    figure_die,
)
from tocca.games.totsa.rules.play import REVEAL_DELAYS
from tocca.games.totsa.rules.position import Kind, Phase, goal

Numbers = npt.NDArray[np.int64]

CARDS = FIGURE_CARDS[False]  # also the places of the field
COLOUR_COUNT = len(COLOURS)
COLOUR_FACES = len(COLOUR_DIE)
NO_CARD = NONE
# By `simple`.
CARD_COUNT = np.array([FIGURE_CARDS[False], FIGURE_CARDS[True]])
FIGURE_FACES = np.array([len(figure_die(False)), len(figure_die(True))])
GOAL = np.array([goal(False), goal(True)])

DELAY_COUNT, FIRST_DELAY = len(REVEAL_DELAYS), REVEAL_DELAYS[0]
DELAY_STEP = REVEAL_DELAYS[1] - REVEAL_DELAYS[0]

PHASES: tuple[Phase, ...] = get_args(Phase)
GAP, THROWN, RACE, POINTING, PAYING, OVER = map(PHASES.index, ("gap", "thrown", "race", "pointing", "paying", "over"))

KINDS: tuple[Kind, ...] = get_args(Kind)
SLAPPED, PROTECTED, FLIPPED, CAPTURED = map(KINDS.index, ("slapped", "protected", "flipped", "captured"))
FALSE_START, WRONG_CARD, ON_FIELD = map(KINDS.index, ("false-start", "wrong-card", "on-field"))
NOT_YOURS, OWN_CARD, ALREADY_DOWN = map(KINDS.index, ("not-yours", "own-card", "already-down"))
WRONG_GUESS, LATE, NO_AIM = map(KINDS.index, ("wrong-guess", "late", "no-aim"))
RETURNED, TURNED_UP, SPARED, FORGOTTEN, WON = map(KINDS.index, ("returned", "turned-up", "spared", "forgotten", "won"))

# The action cards by their place among the actions; in an event they count from 1.
(ROLLING, SHOUTING, PASSING, PROTECTING, FLIPPING, CAPTURING) = map(
    ACTIONS.index, (ROLL, SHOUT, PASS, PROTECT, FLIP, CAPTURE)
)
BEFORE_ACTS = PROTECTING - 1
ACT_NAMES = ("", *ACTS)
FIRST_SLAP, FIRST_RETURN = ACTIONS.index(SLAPS[0]), ACTIONS.index(RETURNS[0])
FIRST_TURN_UP, FIRST_POINT = ACTIONS.index(TURN_UPS[0]), ACTIONS.index(POINTS[0][0])

MOST_ACTIONS = CARDS + len(ACTS) + 1  # of one seat at once: every card that can be slapped, and a pass
# Of one roll: somebody has forgotten, everybody errs in it and shouts without an aim after it, each error is paid
# for, one act is valid, one shout wins.
MOST_DEBTS = 2 * MOST_SEATS
MOST_EVENTS = 1 + 2 * MOST_DEBTS + 2

_BY_NAME = {
    **NUMBERS,
    **{name: number for number, name in enumerate(FIGURES)},
    **{name: number for number, name in enumerate(COLOURS)},
    **{letter: place for place, letter in enumerate(PLACES)},
}


def draws(values: Iterable[Value]) -> Numbers:
    """Chance values of a state (`state.drawn`) as the kernels take them."""
    return np.array([_BY_NAME[value] if isinstance(value, str) else value for value in values], dtype=np.int64)
