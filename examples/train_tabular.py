# /// script
# requires-python = ">=3.11"
# dependencies = ["tocca-games"]
# ///
"""Train a small tabular agent: Q-learning in small Tomoko (a full 3×3 board, a card each) against random pushes."""

import random
from collections import defaultdict
from typing import Any

import tocca

GAME = tocca.variant("tomoko-small")
LEARNING, DISCOUNT, EXPLORING = 0.3, 0.9, 0.2
Table = defaultdict[tuple[Any, ...], float]


def see(view: Any) -> tuple[Any, ...]:
    """What the agent looks at: the board and its own card."""
    return view.board, view.hands[view.seat]


def choice(table: Table, state: Any, rng: random.Random, exploring: float) -> Any:
    """The best push so far, or any."""
    legal = state.legal(0)
    if rng.random() < exploring:
        return rng.choice(legal)
    here = see(state.view(0))
    return max(legal, key=lambda push: (table[(here, push)], rng.random()))


def match(table: Table, seed: int, *, learning: bool) -> bool:
    """One match; whether the agent, in seat 0, won."""
    rng = random.Random(seed)
    state = GAME.start(seed=seed, prefill=True, limit=12)
    last: tuple[Any, ...] | None = None
    while state.outcome is None:
        if 0 not in state.to_act:
            state = state.apply(1, rng.choice(state.legal(1)))
            continue
        push = choice(table, state, rng, EXPLORING if learning else 0.0)
        if learning and last is not None:
            future = max(table[(see(state.view(0)), one)] for one in state.legal(0))
            table[last] += LEARNING * (DISCOUNT * future - table[last])
        last, state = (see(state.view(0)), push), state.apply(0, push)
    won = state.outcome.winners == (0,)
    if learning and last is not None:
        table[last] += LEARNING * (float(won) - table[last])
    return won


def rate(table: Table) -> float:
    """The share of matches won without exploring."""
    return sum(match(table, 10**6 + seed, learning=False) for seed in range(150)) / 150


table: Table = defaultdict(float)
before = rate(table)
for seed in range(2_000):
    match(table, seed, learning=True)
after = rate(table)
print(f"untrained {before:.0%}, after 2000 matches {after:.0%} won, {len(table)} values learned")
assert after > before
