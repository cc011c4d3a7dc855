"""From a leaf to a value: play on at random for a while, then judge who stands how well."""

import random
from math import fsum

from tocca.bots.worlds import AnyState, Values, shares
from tocca.compiled.arithmetic import exp

TIME_PASSES = 0.3  # how often, in a race, the next thing to happen is that time runs out


def random_steps(state: AnyState, steps: int, rng: random.Random) -> AnyState:
    """The state after at most so many random actions. Where several may act, all are equally quick."""
    for _ in range(steps):
        seats = state.to_act
        if not seats:
            break
        seat = next(iter(seats)) if len(seats) == 1 else rng.choice(sorted(seats))
        state = with_time(state.apply(seat, rng.choice(state.legal(seat))), rng)
    return state


def with_time(state: AnyState, rng: random.Random) -> AnyState:
    """In a game with a clock time passes, too; a match in which it stood still might not end."""
    if not state.game.real_time or (deadline := state.deadline) is None or rng.random() >= TIME_PASSES:
        return state
    return state.advance(deadline)


class Judge:
    """Turns standings into chances to win. What counts as a lead is learned from the leaves seen so far, since every
    game has points of its own. One judge serves one search."""

    def __init__(self) -> None:
        self._leads = 0.0
        self._seen = 0

    def __call__(self, state: AnyState) -> Values:
        """By seat, adding up to one; what is over counts as it ended."""
        outcome = state.outcome
        if outcome is not None:
            return shares(outcome, state.seats)
        points = state.game.standing(state.position)
        best = max(points)
        self._leads += best - fsum(points) / len(points)
        self._seen += 1
        usual = self._leads / self._seen
        if usual <= 0:
            return (1 / len(points),) * len(points)
        weights = [exp((one - best) / usual) for one in points]
        whole = fsum(weights)
        return tuple(weight / whole for weight in weights)
