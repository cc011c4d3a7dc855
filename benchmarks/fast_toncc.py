"""How fast the compiled Tóncc is, beside the plain rules: joint moves and simulations. See benchmarks/speeds.py."""

import random
from typing import Any

import tocca
from benchmarks.speeds import Measure
from tocca.bots.flat import FlatBot
from tocca.bots.ismcts import InformationSetBot
from tocca.games.toncc import compiled as twin
from tocca.games.toncc.bots import searches, uct
from tocca.games.toncc.bots.question import question

MATCHES = 40_000  # of a batch: about a tenth of a second
PYTHON_MATCHES = 60
SIMULATIONS = 200_000  # about what level 5 makes of a fifth of a second
PYTHON_SIMULATIONS = 60

GAME = tocca.game("toncc")
START = GAME.start(seed=1)


def joint_moves(seed: int, matches: int = MATCHES, cores: int = 1) -> int:
    """In whole random matches with their scoring."""
    tables = twin.tables_for(START.position.options)
    return twin.random_games(twin.encode(START.position), matches, seed, tables, cores)[1]


def joint_moves_in_python(seed: int) -> int:
    """The same through the contract."""
    pick, moves = random.Random(seed).random, 0
    for number in range(PYTHON_MATCHES):
        state = GAME.start(seed=f"{seed} {number}")
        while acting := state.to_act:
            seat = min(acting)
            moves += len(acting) == 1
            legal = state.legal(seat)
            state = state.apply(seat, legal[int(pick() * len(legal))])
    return moves


def search_simulations(seed: int) -> int:
    """Of decoupled UCT, from the first turn of a challenge: the tree grows as in play."""
    searches.ChallengeSearch(question(START.position), SIMULATIONS, uct.UctSettings(), seed).run(SIMULATIONS)
    return SIMULATIONS


def search_simulations_in_python(seed: int) -> int:
    """Of the general tree search."""
    return _thinking(InformationSetBot(None, PYTHON_SIMULATIONS, horizon=10_000), seed)


def flat_simulations(seed: int) -> int:
    """Random challenges to their end, as flat Monte Carlo plays them."""
    searches.ChallengeSamples(question(START.position), 0, seed).run(SIMULATIONS)
    return SIMULATIONS


def flat_simulations_in_python(seed: int) -> int:
    """The general flat Monte Carlo; its random games go to the end of the match."""
    return _thinking(FlatBot(None, PYTHON_SIMULATIONS), seed)


def _thinking(bot: Any, seed: int) -> int:
    bot.choose(GAME, START.view(0), random.Random(seed))
    return PYTHON_SIMULATIONS


MEASURES = (
    Measure(
        "Tóncc, random joint moves",
        15_000_000,
        joint_moves_in_python,
        joint_moves,
        lambda seed, cores: joint_moves(seed, 4 * MATCHES, cores),
    ),
    Measure("Tóncc, search simulations", 400_000, search_simulations_in_python, search_simulations),
    Measure("Tóncc, flat simulations", 0, flat_simulations_in_python, flat_simulations),
)
