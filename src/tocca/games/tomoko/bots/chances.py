"""From cards to chances: who wins a race for cards between two parties that push in turn."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from tocca.compiled.arithmetic import exp, log

LAYING = 0.3  # how often a push lays a card, between such players
LONGEST = 150  # pushes: a race that long is decided


@cache
def race(mine: int, theirs: int, left: int) -> float:
    """The chance of the party that pushes next, given how many cards each party still needs and how many pushes are
    left; a tie counts half."""
    if left == 0:
        return 0.5 if mine == theirs else float(mine < theirs)
    lays = 1.0 if mine == 1 else 1 - race(theirs, mine - 1, left - 1)
    return LAYING * lays + (1 - LAYING) * (1 - race(theirs, mine, left - 1))


class RaceProspect(NamedTuple):
    """My chance after a push of mine that lays nothing, and by how much a card improves it."""

    chance: float
    card: float

    @property
    def victory(self) -> float:
        """What winning is worth, in cards."""
        return (1 - self.chance) / self.card

    @property
    def defeat(self) -> float:
        """What losing costs."""
        return self.chance / self.card

    def of(self, worth: float) -> float:
        """The chance of a push that is worth so many cards."""
        usual = log(self.chance / (1 - self.chance))
        return 1 / (1 + exp(-usual - worth * self.card / (self.chance * (1 - self.chance))))


def prospect(missing: int, theirs: Sequence[int], pushes_left: int) -> RaceProspect:
    """The score when I am to push, given how many cards I and the others still need."""
    left = max(min(pushes_left, LONGEST) - 1, 0)
    chance = _chance(missing, theirs, left)
    fewer = [max(theirs[0] - 1, 0), *theirs[1:]]
    card = (_chance(missing - 1, theirs, left) - _chance(missing, fewer, left)) / 2
    return RaceProspect(min(max(chance, 0.001), 0.999), max(card, 0.001))


def _chance(missing: int, theirs: Sequence[int], left: int) -> float:
    """My chance when the next one is to push; each of the others is a race of its own."""
    odds = 1.0
    for other in theirs:
        if missing <= 0 or other <= 0:
            against = 0.5 if missing == other else float(missing <= 0)
        else:
            against = 1 - race(other, missing, left)
        odds += (1 - against) / max(against, 0.001)
    return 1 / odds
