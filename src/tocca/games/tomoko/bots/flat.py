"""Flat Monte Carlo: every push gets the same number of playouts, each in a world of its own."""

import numpy as np

from tocca.compiled.kernels import kernel
from tocca.games.tomoko.bots.eager import Floats, eager_playout, shares
from tocca.games.tomoko.bots.ismcts import TO_THE_END, Hidden, Policy, deal
from tocca.games.tomoko.compiled.playouts import playout
from tocca.games.tomoko.compiled.rows import MANUAL, MOST_PARTIES, TURN
from tocca.games.tomoko.compiled.rules import party, push
from tocca.games.tomoko.compiled.tables import Numbers


@kernel
def try_pushes(row: Numbers, hidden: Hidden, rules: Policy, eager: bool, actions: Numbers, value: Floats) -> None:
    """One playout for each of the actions, in the same world; what the mover won by it is added to its value."""
    world, start, won = np.zeros_like(row), np.zeros_like(row), np.zeros(MOST_PARTIES)
    deal(row, hidden, rules, np.zeros(len(hidden.unseen) + 1, dtype=np.int64), start)
    start[MANUAL] = 0
    for at in range(len(actions)):
        for column in range(len(world)):
            world[column] = start[column]
        push(world, world[TURN], actions[at], rules.numbers, rules.bits, world[:0])
        if eager:
            eager_playout(world, rules.numbers, rules.bits, rules.near, TO_THE_END)
        else:
            playout(world, rules.numbers, rules.bits)
        shares(world, won)
        value[at] += won[party(row, row[TURN])]
