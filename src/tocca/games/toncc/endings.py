"""A challenge of Tóncc to its end, on a small board or with few Regions left: a joint choice of three Kings in each
position, solved from the last ones back.

A joint move either conquers something or adds an idle one, so no position comes again. In each one the Kings mix so
that none can gain by another choice (an equilibrium), found by regret matching+; `gap` is what somebody could still
gain in a position. Three players may have several equilibria that are worth different things to them: this is one.
"""

from itertools import permutations, product
from typing import Any, NamedTuple

from tocca.core.chance import Chance
from tocca.core.extras import need
from tocca.games.toncc.rules.kings import KINGS
from tocca.games.toncc.rules.play import Position, joint_move
from tocca.solve.errors import TooLarge

need("fast", "numpy")

import numpy as np  # noqa: E402
import numpy.typing as npt  # noqa: E402

Reals = npt.NDArray[np.float64]
ROUNDS, CHECK_EVERY = 2_000, 25
CLOSE = 1e-4  # tóncc points: no King gains more by another choice in a position
MOST = 50_000


class Mixed(NamedTuple):
    """A position: what it is worth to each King, and how each mixes their movements (a King who has left has one)."""

    worth: Reals
    mixes: tuple[Reals, ...]
    gap: float


class EndingSolution(NamedTuple):
    """All positions of a challenge."""

    first: Position
    positions: dict[Any, Mixed]

    @property
    def worth(self) -> Reals:
        """Tóncc points of Red, Yellow and Blue."""
        return self.positions[key(self.first)].worth

    @property
    def gap(self) -> float:
        """The most that a King could gain in any one position by another choice."""
        return max(found.gap for found in self.positions.values())


def solve_ending(position: Position, most: int = MOST) -> EndingSolution:
    """The challenge under way, for its own tóncc points; Heads that are set already are not looked at."""
    alone = position._replace(options=position.options._replace(challenges=len(position.past) + 1))
    found: dict[Any, Mixed] = {}
    _solve(alone, found, most)
    return EndingSolution(alone, found)


def key(position: Position) -> Any:
    """What a position's future depends on."""
    challenge = position.challenge
    return challenge.places, challenge.seals, challenge.king_points, challenge.idle


def _solve(position: Position, found: dict[Any, Mixed], most: int) -> Reals:
    if position.over:
        return np.array(position.past[-1].toncc_points, dtype=np.float64)
    known = found.get(key(position))
    if known is None:
        if len(found) >= most:
            raise TooLarge(most)
        known = found[key(position)] = _find_mixes(_payoffs(position, found, most))
    return known.worth


def movements(position: Position) -> list[list[int]]:
    """For each King one movement to each place in reach: others lead to the same. 0: the King has left."""
    leads = position.options.board.leads
    ways = []
    for place in position.challenge.places:
        targets = {target: movement for movement, target in reversed(list(enumerate(leads[place]))) if movement}
        ways.append([0] if place is None else sorted(targets.values()))
    return ways


def _payoffs(position: Position, found: dict[Any, Mixed], most: int) -> Reals:
    ways = movements(position)
    payoffs = np.empty((*map(len, ways), 3))
    for joint in product(*(range(len(way)) for way in ways)):
        heads = tuple(way[choice] for way, choice in zip(ways, joint, strict=True))
        payoffs[joint] = _solve(joint_move(position, heads, Chance(None, ())), found, most)
    return payoffs


def _find_mixes(payoffs: Reals) -> Mixed:
    """The mixes that leave the least to gain. With three Kings it depends on who goes first whether they settle."""
    best = _match_regrets(payoffs, KINGS)
    for order in permutations(KINGS):
        if best.gap < CLOSE:
            break
        best = min(best, _match_regrets(payoffs, order), key=lambda mixed: mixed.gap)
    return best


def _match_regrets(payoffs: Reals, order: tuple[int, ...]) -> Mixed:
    """Regret matching+, one King after the other: later rounds count more."""
    shape = payoffs.shape[:3]
    mixes = [np.full(count, 1 / count) for count in shape]
    regrets, sums = [np.zeros(count) for count in shape], [np.zeros(count) for count in shape]
    found = _judge_mixes(payoffs, mixes)
    for number in range(1, ROUNDS + 1):
        for king in order:
            gains = _gains(payoffs, mixes)[king]
            sums[king] += number**2 * mixes[king]
            regrets[king] = np.maximum(regrets[king] + gains - gains @ mixes[king], 0)
            mixes[king] = _in_proportion(regrets[king])
        if number % CHECK_EVERY == 0 or number == 1:
            found = _judge_mixes(payoffs, [total / total.sum() for total in sums])
            if found.gap < CLOSE:
                break
    return found


def _judge_mixes(payoffs: Reals, mixes: list[Reals]) -> Mixed:
    """What the mixes bring, and what somebody could gain."""
    gains = _gains(payoffs, mixes)
    worth = np.array([gain @ mix for gain, mix in zip(gains, mixes, strict=True)])
    gap = max(float(gain.max() - own) for gain, own in zip(gains, worth, strict=True))
    return Mixed(worth, tuple(mixes), gap)


def _in_proportion(regret: Reals) -> Reals:
    total = regret.sum()
    return regret / total if total > 0 else np.full(len(regret), 1 / len(regret))


def _gains(payoffs: Reals, mixes: list[Reals]) -> tuple[Reals, Reals, Reals]:
    """What each movement of each King brings against the mixes of the other two."""
    red, yellow, blue = mixes
    return (
        np.einsum("ryb,y,b->r", payoffs[..., 0], yellow, blue),
        np.einsum("ryb,r,b->y", payoffs[..., 1], red, blue),
        np.einsum("ryb,r,y->b", payoffs[..., 2], red, yellow),
    )
