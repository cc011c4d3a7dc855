"""Another match that one seat can't tell from the true one, for any game: the true one played again with other luck.

The match is walked from its start. At every step the seat's own actions and those it saw stay; everything else, chance
values and hidden actions, is tried in random order until the step tells the seat what the true one told it. Where no
choice does, an earlier one was wrong, and the walk goes back. So every match that fits can come up, but not always as
often as chance alone would have it: what an early choice makes impossible later is not weighed. A game that wants exact
odds resamples in its own table.
"""

import random
from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING

from tocca.core.errors import ToccaError

if TYPE_CHECKING:
    from tocca.learning.spiel.node import Moves, SpielNode

MOST_TRIES = 200_000


class NothingFits(ToccaError, RuntimeError):
    """No other match was found in reasonable time."""


def replay(node: "SpielNode", seat: int, rng: random.Random) -> "SpielNode":
    """A node with the same information for that seat; the node itself while a chance value is being drawn."""
    if node.state is None:
        return node
    steps = list(node.path())[::-1]
    branches = [_settle(node.table.root, rng)]  # what is still to be tried for the first step, the second, and so on
    for _ in range(MOST_TRIES):
        tried = next(branches[-1], None)
        if tried is None:
            branches.pop()
        elif _looks_alike(tried, steps[len(branches) - 1], seat):
            if len(branches) == len(steps):
                return tried
            branches.append(_continue(tried, steps[len(branches)], seat, rng))
    raise NothingFits(f"no match of {node.table.game.name} was found that seat {seat} can't tell from this one")


def _looks_alike(tried: "SpielNode", true: "SpielNode", seat: int) -> bool:
    return tried.deciders == true.deciders and tried.table.news(tried, seat) == true.table.news(true, seat)


def _continue(before: "SpielNode", true: "SpielNode", seat: int, rng: random.Random) -> "Iterator[SpielNode]":
    """The settled nodes that may follow this one."""
    for moves in _moves(before, true, seat, rng):
        yield from _settle(before.play(moves), rng)


def _moves(before: "SpielNode", true: "SpielNode", seat: int, rng: random.Random) -> "Iterator[Moves]":
    """What the seats may have done: what was seen is certain, the rest comes in random order."""
    assert true.moves is not None
    seen = {event.seat for event in true.events if true.table.sees(event, seat)} | {seat}
    certain = {one: [number] for one, number in true.moves.items() if one in seen}
    if any(number not in before.legal(one) for one, (number,) in certain.items()):
        return
    open_to = {one: certain.get(one) or rng.sample(before.legal(one), len(before.legal(one))) for one in true.moves}
    for numbers in product(*open_to.values()):
        yield dict(zip(open_to, numbers, strict=True))


def _settle(node: "SpielNode", rng: random.Random) -> "Iterator[SpielNode]":
    """The node, or where chance values are missing all that may follow them, the likely ones first."""
    if node.state is not None:
        yield node
        return
    outcomes = sorted(node.outcomes(), key=lambda outcome: rng.random() ** (1 / outcome[1]), reverse=True)
    for number, _ in outcomes:
        yield from _settle(node.draw(number), rng)
