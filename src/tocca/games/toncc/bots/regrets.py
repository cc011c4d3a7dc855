"""Regret matching for one joint choice of three Kings, whose payoffs are known for all joint moves.

Each round computes what every movement of a King would have brought against the others' present mixes, and shifts the
King's mix towards those with the most regret (regret matching+). The mean of the mixes, later ones counting more, is
what to play.
"""

import numpy as np
import numpy.typing as npt

from tocca.compiled.kernels import compile_with, kernel
from tocca.games.toncc.compiled.tables import MOVEMENTS

Reals = npt.NDArray[np.float32]

SQUARE = MOVEMENTS * MOVEMENTS
JOINT = MOVEMENTS * SQUARE  # a joint move is Red's movement, Yellow's and Blue's, as digits from 0

MOST_ROUNDS = 240
CHECK_EVERY = 8
CLOSE_ENOUGH = 0.002  # nobody could win more than that by another choice


@compile_with(inline="always")
def _mix(regrets: Reals, choices: int, mix: Reals) -> None:
    """Each movement in proportion to its regret; any, where there is none."""
    total = np.float32(0)
    for movement in range(choices):
        total += regrets[movement]
    for movement in range(choices):
        mix[movement] = regrets[movement] / total if total > 0 else np.float32(1) / choices


@kernel
def fill_gains(payoffs: Reals, choices: tuple[int, int, int], mixes: Reals, gains: Reals) -> None:
    """What each movement of each King brings against the mixes of the other two."""
    gains[:] = 0
    for red in range(choices[0]):
        for yellow in range(choices[1]):
            both = mixes[0, red] * mixes[1, yellow]
            for blue in range(choices[2]):
                joint = red * SQUARE + yellow * MOVEMENTS + blue
                gains[0, red] += mixes[1, yellow] * mixes[2, blue] * payoffs[joint, 0]
                gains[1, yellow] += mixes[0, red] * mixes[2, blue] * payoffs[joint, 1]
                gains[2, blue] += both * payoffs[joint, 2]


@compile_with(inline="always")
def _regret(gains: Reals, mix: Reals, choices: int, regrets: Reals) -> None:
    """Add what the King missed by mixing; never below nothing."""
    had = np.float32(0)
    for movement in range(choices):
        had += mix[movement] * gains[movement]
    for movement in range(choices):
        regrets[movement] = max(regrets[movement] + gains[movement] - had, np.float32(0))


@compile_with(inline="always")
def _measure_regret(gains: Reals, mix: Reals, choices: int) -> float:
    """How much better the King's best movement is than the King's mix."""
    had, best = np.float32(0), np.float32(-1)
    for movement in range(choices):
        had += mix[movement] * gains[movement]
        best = max(best, gains[movement])
    return best - had


@kernel
def match_regrets(payoffs: Reals, choices: tuple[int, int, int], means: Reals, worth: Reals) -> None:
    """The mixes of the three Kings into `means`, what they bring each of them into `worth`.

    `choices` says how many movements each King has: one for a King who has left the board.
    """
    regrets, mixes = np.zeros((3, MOVEMENTS), np.float32), np.zeros((3, MOVEMENTS), np.float32)
    sums, gains = np.zeros((3, MOVEMENTS), np.float32), np.zeros((3, MOVEMENTS), np.float32)
    worst, number = np.float32(1), 0
    while number < MOST_ROUNDS and worst > CLOSE_ENOUGH:
        number += 1
        for king in range(3):
            _mix(regrets[king], choices[king], mixes[king])
            for movement in range(choices[king]):
                sums[king, movement] += mixes[king, movement] * number
        fill_gains(payoffs, choices, mixes, gains)
        for king in range(3):
            _regret(gains[king], mixes[king], choices[king], regrets[king])
        if number % CHECK_EVERY == 0:
            means[:] = sums * np.float32(2 / (number * (number + 1)))
            fill_gains(payoffs, choices, means, gains)
            worst = np.float32(0)
            for king in range(3):
                worst = max(worst, np.float32(_measure_regret(gains[king], means[king], choices[king])))
    for king in range(3):
        worth[king] = (means[king] * gains[king]).sum()
