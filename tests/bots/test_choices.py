"""What bots choose: legal actions, from the view alone, the same ones again, and greedy ones well."""

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import tocca
from tests.bots.table import CASES, GAMES, specs, whole_match
from tocca import bots
from tocca.bots import NothingToChoose, Thinker
from tocca.bots.budget import hurry
from tocca.bots.registry import ask_thought
from tocca.core.state import State

FORTY: dict[str, dict[str, Any]] = {
    "tomoko": {"seats": 4, "prefill": True},
    "toncc": {"challenges": 1},
    "toscana": {"games": 1},
}


def lookalikes(name: str) -> Iterator[tuple[State[Any, Any, Any], State[Any, Any, Any], int]]:
    """Pairs of different states that a seat to act can't tell apart, from matches between greedy bots."""
    game, rng = tocca.game(name), random.Random(5)
    for seed in range(40):
        state = game.start(max(game.seats), seed)
        while state.to_act:
            seat = rng.choice(sorted(state.to_act))
            other = game.resample(state.view(seat), rng)
            if other != state and len(state.legal(seat)) > 1 and rng.random() < 0.5:
                yield state, other, seat
            state = state.apply(seat, bots.bot("greedy").choose(game, state.view(seat), rng))


# Toscana hides nothing but the future: its stacks have no order until a tile is turned up.
HIDING = [name for name in GAMES if name != "toscana"]


@pytest.mark.parametrize("name", HIDING)
def test_hidden_differences_change_no_choice(name: str) -> None:
    """Two states that a seat can't tell apart, and the same generator: the same action of every bot, a legal one."""
    game = tocca.game(name)
    for state, other, seat in islice(lookalikes(name), 6):
        for spec in specs(name):
            choice = bots.bot(spec).choose(game, state.view(seat), random.Random(1))
            assert choice in state.legal(seat)
            assert bots.bot(spec).choose(game, other.view(seat), random.Random(1)) == choice, spec


@pytest.mark.parametrize("name", HIDING)
def test_there_is_something_hidden_to_find(name: str) -> None:
    assert len(list(islice(lookalikes(name), 6))) == 6


@pytest.mark.parametrize(("name", "spec"), CASES)
def test_every_bot_plays_every_game_to_its_end(name: str, spec: str) -> None:
    player = bots.bot(spec)
    for seed in range(2):
        *_, last = whole_match(name, player, seed)
        assert last.outcome is not None


@pytest.mark.parametrize(("name", "spec"), CASES)
def test_the_same_view_and_generator_give_the_same_choice(name: str, spec: str) -> None:
    game = tocca.game(name)
    states = [state for state in whole_match(name, bots.bot("random"), 3) if state.to_act][:12:3]
    for state in states:
        seat = min(state.to_act)
        first, again = (bots.bot(spec).choose(game, state.view(seat), random.Random(9)) for _ in range(2))
        assert first == again


@pytest.mark.parametrize(("name", "spec"), [(name, spec) for name, spec in CASES if "seconds=none" in spec])
def test_where_simulations_alone_count_no_clock_decides(name: str, spec: str) -> None:
    """As on a busy machine, where everything takes far longer: all that was thought stays the same."""
    game, player = tocca.game(name), bots.bot(spec.replace("simulations=24", "simulations=200"), name)
    states = [state for state in whole_match(name, bots.bot("random"), 3) if state.to_act][:12:3]
    for state in states:
        view = state.view(min(state.to_act))
        calmly = ask_thought(player, game, view, random.Random(9))
        with hurry(10_000):
            assert ask_thought(player, game, view, random.Random(9)) == calmly


@pytest.mark.parametrize(("name", "spec"), CASES)
def test_a_match_that_is_over_has_nothing_to_choose(name: str, spec: str) -> None:
    *_, last = whole_match(name, bots.bot("random"), 1)
    for seat in (0, 1):
        with pytest.raises(NothingToChoose, match="the match is over"):
            bots.bot(spec).choose(tocca.game(name), last.view(seat), random.Random(1))


@pytest.mark.parametrize(("name", "spec"), CASES)
def test_a_spectator_and_a_seat_that_waits_have_nothing_to_choose(name: str, spec: str) -> None:
    state = next(state for state in whole_match(name, bots.bot("random"), 2) if len(state.to_act) < state.seats)
    waiting = min(set(range(state.seats)) - state.to_act)
    for seat in (None, waiting):
        with pytest.raises(NothingToChoose):
            bots.bot(spec).choose(tocca.game(name), state.view(seat), random.Random(1))


@pytest.mark.parametrize(("name", "spec"), CASES)
def test_who_can_explain_itself_says_what_it_does(name: str, spec: str) -> None:
    player, game = bots.bot(spec, name), tocca.game(name)
    if not isinstance(player, Thinker):
        return
    states = [state for state in whole_match(name, bots.bot("random"), 4) if state.to_act][1::5]
    for state in states[:3]:
        seat = min(state.to_act)
        found = player.think(game, state.view(seat), random.Random(2))
        assert found.action == player.choose(game, state.view(seat), random.Random(2))
        considered = [one.action for one in found.candidates]
        assert set(considered) <= set(state.legal(seat))
        assert len(set(considered)) == len(considered)
        assert all(0 <= one.chance <= 1 and one.visits >= 0 for one in found.candidates)
        assert not considered or found.action in considered


@pytest.mark.parametrize("name", GAMES)
def test_greedy_beats_random(name: str) -> None:
    """Forty short matches with fixed seeds: at least a third of what a fair share leaves is won on top of it. The least
    that one of our games has is two thirds."""
    fair = 40 / FORTY.get(name, {}).get("seats", tocca.game(name).seats[0])
    wins = sum(_greedy_wins(name, number) for number in range(40))
    assert wins >= fair + (40 - fair) / 3


def _greedy_wins(name: str, number: int) -> float:
    game, rng = tocca.game(name), random.Random(number)
    state = game.start(seed=number, **FORTY.get(name, {}))
    mine = number % state.seats
    while (outcome := state.outcome) is None:
        seat = rng.choice(sorted(state.to_act))
        player = bots.bot("greedy" if seat == mine else "random")
        state = state.apply(seat, player.choose(game, state.view(seat), rng))
    return 1 / len(outcome.winners) if mine in outcome.winners else 0
