"""What bots choose: legal actions, from the view alone, and greedy ones well."""

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import tocca
from tocca import bots
from tocca.core.state import State

GAMES = tocca.games()
# Short matches, so that forty of them are quick.
SHORT: dict[str, dict[str, Any]] = {
    "tomoko": {"seats": 4, "prefill": True},
    "toncc": {"challenges": 1},
    "toscana": {"games": 1},
}


def match(name: str, seed: int) -> Iterator[State[Any, Any, Any]]:
    """The positions of a match between greedy bots."""
    game, rng = tocca.game(name), random.Random(seed)
    state = game.start(max(game.seats), seed)
    while state.to_act:
        yield state
        seat = rng.choice(sorted(state.to_act))
        state = state.apply(seat, bots.bot("greedy").choose(game, state.view(seat), rng))


def lookalikes(name: str) -> Iterator[tuple[State[Any, Any, Any], State[Any, Any, Any], int]]:
    """Pairs of different states that a seat to act can't tell apart."""
    game, rng = tocca.game(name), random.Random(5)
    for seed in range(40):
        for state in match(name, seed):
            seat = rng.choice(sorted(state.to_act))
            other = game.resample(state.view(seat), rng)
            if other != state:
                yield state, other, seat


# Toscana hides nothing but the future: its stacks have no order until a tile is turned up.
@pytest.mark.parametrize("name", [name for name in GAMES if name != "toscana"])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_hidden_differences_change_no_choice(name: str, bot: str) -> None:
    """Two states that a seat can't tell apart, and the same generator: the same action, and a legal one."""
    player, game, compared = bots.bot(bot), tocca.game(name), 0
    for state, other, seat in islice(lookalikes(name), 12):
        choice = player.choose(game, state.view(seat), random.Random(1))
        assert choice in state.legal(seat)
        assert player.choose(game, other.view(seat), random.Random(1)) == choice
        compared += 1
    assert compared == 12


@pytest.mark.parametrize("name", GAMES)
def test_greedy_beats_random(name: str) -> None:
    """Forty short matches with fixed seeds: at least half of what a fair share leaves is won on top of it."""
    fair = 40 / SHORT.get(name, {}).get("seats", tocca.game(name).seats[0])
    wins = sum(_greedy_wins(name, number) for number in range(40))
    assert wins >= fair + (40 - fair) / 2


def _greedy_wins(name: str, number: int) -> float:
    game, rng = tocca.game(name), random.Random(number)
    state = game.start(seed=number, **SHORT.get(name, {}))
    mine = number % state.seats
    while (outcome := state.outcome) is None:
        seat = rng.choice(sorted(state.to_act))
        player = bots.bot("greedy" if seat == mine else "random")
        state = state.apply(seat, player.choose(game, state.view(seat), rng))
    return 1 / len(outcome.winners) if mine in outcome.winners else 0
