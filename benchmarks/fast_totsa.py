"""How fast the compiled Totsa! is, beside the plain rules: random actions in turns. See benchmarks/speeds.py."""

import random

import tocca
from benchmarks.speeds import Measure
from tocca.games.totsa import compiled as twin

MATCHES = 1_500  # of a batch: a quarter of a second
PYTHON_MATCHES = 4

GAME = tocca.game("totsa")
START = GAME.start(2, seed=1)


def actions(seed: int, matches: int = MATCHES, cores: int = 1) -> int:
    """In whole random matches."""
    tables = twin.tables_for(START.position.options)
    return twin.random_games(twin.encode(START.position), matches, seed, tables, cores)[1]


def actions_in_python(seed: int) -> int:
    """The same through the contract."""
    rng, done = random.Random(seed), 0
    for number in range(PYTHON_MATCHES):
        state = GAME.start(2, seed=f"{seed} {number}")
        while acting := state.to_act:
            seat = rng.choice(sorted(acting))
            state = state.apply(seat, rng.choice(state.legal(seat)))
            done += 1
    return done


MEASURES = (
    Measure(
        "Totsa!, random actions", 0, actions_in_python, actions, lambda seed, cores: actions(seed, 4 * MATCHES, cores)
    ),
)
