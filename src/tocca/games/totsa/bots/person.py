"""A model of a person at the table: how quick, how forgetful, how clumsy, how far-sighted.

The time until a hand comes down has four parts, in milliseconds:

    seeing and deciding   Normal(0.6 R, 0.12 R) + Exponential(0.4 R): of mean R, the person's `reaction`
    looking               0.03 R for each card on the table that is looked at before the right one is found
    recalling             0.3 R, if the card lies face down somewhere
    reaching              Fitts: 90 + 110 log2(1 + d), and a tenth more or less; d is how many cards' widths away

and is never less than 250. A quicker decision than usual errs more often: `slips` times the cube of the haste.
"""

import math
import random
from typing import NamedTuple

from tocca.bots.player import BadBot
from tocca.bots.randomness import exponential, normal
from tocca.compiled.arithmetic import log

FASTEST = 250  # milliseconds from what is seen to the hand on the card: nobody is quicker
NORMAL, SPREAD, TAIL = 0.6, 0.12, 0.4  # of the reaction: the ex-Gaussian's mu, sigma and tau
GLANCE, RECALLING = 0.03, 0.3  # of the reaction: for a card on the table, for one face down
REACH, PER_BIT, UNSTEADY = 90.0, 110.0, 0.1  # Fitts' law: milliseconds, milliseconds a bit; how much a hand varies
MOST_SLIPS = 0.6
LN2 = log(2.0)
FORGETTING = 2.0  # the rate of forgotten shouts, as a multiple of `slips`
JUMPY = 0.1  # the rate of false starts, as a multiple of `slips`


class Person(NamedTuple):
    """What makes one player differ from another."""

    reaction: float = 460  # milliseconds: to see and decide, in the mean
    memory: float | None = None  # rolls after which half of what was seen is forgotten; None: nothing ever is
    slips: float = 0.0  # how often the hand goes wrong at the usual speed
    depth: int = 3  # rolls looked ahead
    flair: float = 0.0  # how much of the chance to win a flip is worth at most, for the fun of it

    def check(self) -> "Person":
        """This person; BadBot if a value is out of range."""
        if not 100 <= self.reaction <= 60_000:
            raise BadBot(f"reaction is in milliseconds, from 100 to 60000, not {self.reaction:g}")
        if self.memory is not None and not 0 <= self.memory < math.inf:
            raise BadBot(f"memory is a number of rolls, not {self.memory:g}")
        if not 0 <= self.slips <= 1:
            raise BadBot(f"slips is a probability from 0 to 1, not {self.slips:g}")
        if not 0 <= self.depth <= 10:
            raise BadBot(f"depth is a number of rolls from 0 to 10, not {self.depth}")
        if not 0 <= self.flair <= 1:
            raise BadBot(f"flair is a part of the chance to win, from 0 to 1, not {self.flair:g}")
        return self


class Pulse(NamedTuple):
    """How it goes for a person in one roll: drawn once, so that thinking again doesn't mean starting again."""

    deciding: float  # milliseconds
    looking: float  # from 0 to 1: how late among the cards the right one is found
    hand: float  # how slow the hand is, about 1
    slip: float  # from 0 to 1: less than the chance of a slip, and the hand goes wrong
    forget: float  # the same for the shout
    jump: float  # and for a false start
    whim: float  # from 0 to 1: how much of the flair there is today

    @classmethod
    def draw(cls, person: Person, rng: random.Random) -> "Pulse":
        """A new one. Deciding is ex-Gaussian."""
        deciding = person.reaction * (NORMAL + SPREAD * normal(rng) + TAIL * exponential(rng))
        hand = 1.0 + UNSTEADY * normal(rng)
        return cls(max(1.0, deciding), rng.random(), hand, *(rng.random() for _ in range(4)))


def slip_chance(person: Person, deciding: float) -> float:
    """How likely the hand goes wrong after a decision as quick as that."""
    haste = person.reaction / deciding
    return min(MOST_SLIPS, person.slips * haste * haste * haste)


def slips(person: Person, pulse: Pulse) -> bool:
    """Whether the hand goes wrong in this roll."""
    return pulse.slip < slip_chance(person, pulse.deciding)


def forgets(person: Person, pulse: Pulse) -> bool:
    """Whether the winning shout is forgotten (TC-11)."""
    return pulse.forget < min(MOST_SLIPS, FORGETTING * person.slips)


def jumps(person: Person, pulse: Pulse) -> bool:
    """Whether the hand comes down before the dice are shown (TC-16)."""
    return pulse.jump < JUMPY * person.slips


def time_to_act(person: Person, pulse: Pulse, glances: float, recalling: bool, distance: float) -> int:
    """From what is seen to the hand on the card, with so many cards looked at in vain."""
    looking = person.reaction * (GLANCE * glances + RECALLING * recalling)
    reaching = (REACH + PER_BIT * log(1 + distance) / LN2) * max(0.5, pulse.hand)
    return max(FASTEST, round(pulse.deciding + looking + reaching))
