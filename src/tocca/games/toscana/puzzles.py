"""Puzzles of Toscana: the one placement after which one's zone is the largest. Exact: every placement is counted."""

import random
from typing import Any

from tocca.core import registry
from tocca.core.state import State

OPTIONS: dict[str, Any] = {"games": 1, "veto": False}
TILES = (8, 10, 12, 14)  # on the board when the question is asked
TRIED = 5  # placements that a player of the match looks at
AnyState = State[Any, Any, Any]


def common() -> dict[str, Any]:
    """Grey's eyes, one game without vetoes."""
    return {"seats": 2, "options": OPTIONS, "seat": 0}


def mine(seed: int) -> dict[str, Any] | None:
    """Two players who like large zones, until one placement is better than all others."""
    rng = random.Random(seed)
    state = registry.find("toscana").start(2, seed, **OPTIONS)
    played: list[str] = []
    length = rng.choice(TILES)
    while state.outcome is None and len(played) < length:
        (seat,) = state.to_act
        some = rng.sample(state.legal(seat), min(TRIED, len(state.legal(seat))))
        action = max(some, key=lambda one: _zone(state, seat, one))
        played.append(f"{seat}: {state.game.format(action)}")
        state = state.apply(seat, action)
    if state.to_act != {0} or len(state.legal(0)) < 10:
        return None
    best, margin = find_best(state)
    if len(best) != 1:
        return None
    return {
        "seed": seed,
        "played": played,
        "asks": [best],
        "values": {"tiles": _gain(state, best[0]), "margin": margin},
    }


def answers(exercise: Any) -> list[list[str]]:
    """The placements with the largest zone."""
    from tocca.practice import judge

    return [find_best(judge(exercise, []).state)[0]]


def find_best(state: AnyState) -> tuple[list[str], int]:
    """The placements with the largest zone, in notation, and how many tiles the next best lack."""
    zones = {state.game.format(action): _zone(state, 0, action) for action in state.legal(0)}
    most = max(zones.values())
    less = [zone for zone in zones.values() if zone < most]
    return [text for text, zone in zones.items() if zone == most], int(most - max(less)) if less else 0


def _gain(state: AnyState, text: str) -> int:
    return int(_zone(state, 0, state.game.parse(text)) - state.game.standing(state.position)[0])


def _zone(state: AnyState, seat: int, action: Any) -> float:
    return state.game.standing(state.apply(seat, action).position)[seat]
