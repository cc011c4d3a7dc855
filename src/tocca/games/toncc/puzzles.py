"""Puzzles of Tóncc: complete a Kingdom now, whatever the two others do. Exact: all their answers are tried."""

import random
from itertools import product
from typing import Any

from tocca.core import registry
from tocca.games.toncc.rules.board import LEADS, MOVEMENTS
from tocca.games.toncc.rules.play import Challenge, conquests, move_kings
from tocca.games.toncc.rules.scoring import kingdom_points

OPTIONS: dict[str, Any] = {"kings": "seat"}
KINGS = ("Red", "Yellow", "Blue")
LONGEST = 9  # joint moves before the question


def common() -> dict[str, Any]:
    """Red's eyes, in a match with the rulebook's options."""
    return {"seats": 3, "options": OPTIONS, "seat": 0}


def mine(seed: int) -> dict[str, Any] | None:
    """Kings who love to conquer, until one movement of Red's is sure to complete a Kingdom."""
    rng = random.Random(seed)
    state = registry.find("toncc").start(3, seed, **OPTIONS)
    played: list[str] = []
    for _ in range(LONGEST):
        position = state.position
        if position.past or None in position.challenge.places:
            return None
        gains = sure_gains(position.challenge)
        if len(played) >= 6 and len(gains) == 1:
            ((movement, points),) = gains.items()
            return {"seed": seed, "played": played, "asks": [[f"Red {movement}"]], "values": {"points": points}}
        heads = max(
            (_random_heads(rng) for _ in range(6)), key=lambda heads: _count_conquered(position.challenge, heads)
        )
        for seat, movement in enumerate(heads):
            played.append(f"{seat}: {KINGS[seat]} {movement}")
            state = state.apply(seat, state.game.parse(f"{KINGS[seat]} {movement}"))
    return None


def answers(exercise: Any) -> list[list[str]]:
    """The movements that are sure to complete a Kingdom."""
    from tocca.practice import judge

    return [[f"Red {movement}" for movement in sure_gains(judge(exercise, []).state.position.challenge)]]


def sure_gains(challenge: Challenge) -> dict[int, int]:
    """The movements of Red that complete a Kingdom against every answer, with the points they are sure to bring."""
    before = kingdom_points(0, challenge.seals[0])
    gains = {movement: _sure_points(challenge, movement) - before for movement in MOVEMENTS}
    return {movement: gain for movement, gain in gains.items() if gain > 0}


def _sure_points(challenge: Challenge, movement: int) -> int:
    return min(_points(challenge, (movement, *others)) for others in product(MOVEMENTS, repeat=2))


def _points(challenge: Challenge, heads: tuple[int, ...]) -> int:
    won = conquests(challenge, move_kings(challenge.places, heads, LEADS))
    seals = challenge.seals[0] | sum(1 << one.region for one in won if one.king == 0)
    return kingdom_points(0, seals)


def _count_conquered(challenge: Challenge, heads: tuple[int, ...]) -> int:
    return len(conquests(challenge, move_kings(challenge.places, heads, LEADS)))


def _random_heads(rng: random.Random) -> tuple[int, ...]:
    return tuple(rng.choice(MOVEMENTS) for _ in KINGS)
