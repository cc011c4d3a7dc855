"""Datasets of matches between strong bots: one plan for each game, which a seed repeats on every machine.

The bots go by simulations and never by the clock.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from tocca.arena.plan import Plan
from tocca.bots import BadBot, bot
from tocca.bots.levels import level
from tocca.bots.specs import read_spec

STRONG = ("level-4", "level-5")
SIMULATIONS = 1200  # for a bot that knows no limit but the clock


def plan_dataset(game: str, seed: str, bots: Sequence[str] = (), options: Mapping[str, Any] | None = None) -> Plan:
    """The plan of a dataset: the two strongest levels of the game, or the bots that are named."""
    return Plan.of(game, bots or find_strong(game), seed, options=options)


def find_strong(game: str) -> list[str]:
    """The strongest levels as bots that no clock limits."""
    return [stop_clock(level(game, name).spec, game) for name in STRONG]


def stop_clock(spec: str, game: str) -> str:
    """The same bot with a number of simulations as its limit in place of seconds; as it is, if it knows no seconds."""
    name, arguments = read_spec(spec)
    kept = {"simulations": str(SIMULATIONS), **arguments, "seconds": "none"}
    timeless = f"{name}:{','.join(f'{key}={value}' for key, value in kept.items())}"
    try:
        bot(timeless, game)
    except BadBot:
        return spec
    return timeless
