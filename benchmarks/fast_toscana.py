"""How fast the compiled Toscana is, beside the plain rules: placements and simulations. See benchmarks/speeds.py."""

import random
from functools import cache
from typing import Any

import tocca
from benchmarks.speeds import Measure
from tocca.bots.flat import FlatBot
from tocca.bots.ismcts import InformationSetBot
from tocca.core.state import State
from tocca.games.toscana import compiled as twin
from tocca.games.toscana.bots import searches
from tocca.games.toscana.rules.tiles import Place

MATCHES = 2_000  # of a batch: some 100,000 placements
PYTHON_MATCHES = 30
SEARCHED, SAMPLED = 4_000, 6_000  # simulations a round
PYTHON_SIMULATIONS = 40

GAME = tocca.game("toscana")


def placements(seed: int, matches: int = MATCHES, cores: int = 1) -> int:
    """In whole random matches with their vetoes and scoring."""
    start = GAME.start(seed=seed).position
    return twin.random_games(twin.encode(start), matches, seed, twin.tables_for(start.options), cores)[1]


def placements_in_python(seed: int) -> int:
    """The same through the contract."""
    pick, laid = random.Random(seed).random, 0
    for number in range(PYTHON_MATCHES):
        state = GAME.start(seed=f"{seed} {number}")
        while acting := state.to_act:
            seat = min(acting)
            legal = state.legal(seat)
            action = legal[int(pick() * len(legal))]
            laid += isinstance(action, Place)
            state = state.apply(seat, action)
    return laid


@cache
def middle(seed: int) -> State[Any, Any, Any]:
    """A state in the middle of a random game, with a tile to lay."""
    state, rng = GAME.start(seed=seed, games=1), random.Random(seed)
    while len(state.position.laid) < 10 or state.position.phase == "veto":
        seat = min(state.to_act)
        state = state.apply(seat, rng.choice(state.legal(seat)))
    return state


def view(seed: int) -> Any:
    """What whoever is to lay it sees."""
    return middle(seed).view(min(middle(seed).to_act))


def search_simulations(seed: int) -> int:
    """Of the tree search, each of which judges all placements of a tile."""
    searches.TurnTreeSearch(view(seed), seed).run(SEARCHED)
    return SEARCHED


def flat_simulations(seed: int) -> int:
    """Quick games to the end, as flat Monte Carlo plays them."""
    searches.QuickGames(view(seed), seed).run(SAMPLED)
    return SAMPLED


def search_simulations_in_python(seed: int) -> int:
    """Of the general tree search."""
    return _thinking(InformationSetBot(None, PYTHON_SIMULATIONS), seed)


def flat_simulations_in_python(seed: int) -> int:
    """Of the general flat Monte Carlo: random games."""
    return _thinking(FlatBot(None, PYTHON_SIMULATIONS), seed)


def _thinking(bot: Any, seed: int) -> int:
    bot.choose(GAME, view(seed), random.Random(seed))
    return PYTHON_SIMULATIONS


MEASURES = (
    Measure(
        "Toscana, random placements",
        800_000,
        placements_in_python,
        placements,
        lambda seed, cores: placements(seed, 2 * MATCHES, cores),
    ),
    Measure("Toscana, search simulations", 0, search_simulations_in_python, search_simulations),
    Measure("Toscana, flat simulations", 0, flat_simulations_in_python, flat_simulations),
)
