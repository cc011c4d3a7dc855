"""The bots of the registry with budgets small enough for tests, and short matches of every game."""

import random
import re
import time
from collections.abc import Iterator
from typing import Any

import tocca
from tocca.bots import Bot, bot, levels
from tocca.bots.budget import processor_time
from tocca.core.state import State

GAMES = tocca.games()
SHORT: dict[str, dict[str, Any]] = {
    "tomoko": {"limit": 12},
    "toncc": {"challenges": 1},
    "toscana": {"games": 1},
    "totsa": {"limit": 6},
}
NAMED = (
    "random",
    "greedy",
    "greedy:blunder=0.5",
    *(f"{name}:simulations=24,seconds=none" for name in ("flat", "ismcts", "search")),
)


def quick(spec: str) -> str:
    """A level's bot with less to think: the same bot, and no clock."""
    spec = re.sub(r"simulations=\d+", "simulations=24", spec)
    return re.sub(r"seconds=[\d.]+", "seconds=none" if "simulations" in spec else "simulations=24,seconds=none", spec)


def specs(game: str) -> list[str]:
    """Every bot there is for the game."""
    return list(dict.fromkeys([*NAMED, *(quick(level.spec) for level in levels(game))]))


CASES = [(game, spec) for game in GAMES for spec in specs(game)]


def least_time(player: Bot, state: State[Any, Any, Any]) -> float:
    """What a choice takes of the processor's time: the best of a few tries, since the machine may be busy."""
    view, took = state.view(min(state.to_act)), []
    player.choose(state.game, view, random.Random(1))
    for _ in range(6):
        began = time.thread_time()
        with processor_time():
            player.choose(state.game, view, random.Random(1))
        took.append(time.thread_time() - began)
    return min(took)


def whole_match(game: str, player: Bot, seed: int, **options: Any) -> Iterator[State[Any, Any, Any]]:
    """Every state of a short match in which the bot has one seat and chance the others."""
    played, rng = tocca.game(game), random.Random(seed)
    state = played.start(max(played.seats), seed, **{**SHORT.get(game, {}), **options})
    mine = seed % state.seats
    yield state
    while state.to_act:
        seat = rng.choice(sorted(state.to_act))
        chosen = player if seat == mine else bot("random")
        state = state.apply(seat, chosen.choose(played, state.view(seat), rng))
        yield state
