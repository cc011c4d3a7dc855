"""The last tiles, exactly: the same values as a walk through the whole tree, by hand and by OpenSpiel's states."""

import random
from contextlib import suppress
from fractions import Fraction
from typing import Any

import pytest

import tocca
from tocca.core.errors import ChanceNeeded
from tocca.solve.branches import branches
from tocca.solve.endgame import solve_state
from tocca.solve.errors import TooLarge


def walk(state: Any) -> Fraction:
    """The difference of the scores with best play, by visiting every line of play."""
    if state.outcome is not None:
        return Fraction(state.outcome.scores[0] - state.outcome.scores[1])
    (seat,) = state.to_act
    values = [chance_mean(state, seat, action, ()) for action in state.legal(seat)]
    return max(values) if seat == 0 else min(values)


def chance_mean(state: Any, seat: int, action: Any, given: tuple[Any, ...]) -> Fraction:
    try:
        return walk(state.apply(seat, action, chance=given))
    except ChanceNeeded as needed:
        later = [chance_mean(state, seat, action, (*given, value)) for value in needed.candidates]
        return sum(later, Fraction(0)) / len(later)


@pytest.mark.parametrize("seed", range(4))
def test_small_toscana_by_brute_force(seed: int) -> None:
    state = tocca.variant("toscana-small").start(seed=seed, side=6, tiles=2, veto=seed % 2 == 1)
    found = solve_state(state, "score")
    assert found.value == walk(state)
    (seat,) = state.to_act
    assert found.actions == {action: chance_mean(state, seat, action, ()) for action in state.legal(seat)}
    assert found.value == (max if seat == 0 else min)(found.actions.values())
    assert all(found.actions[action] == found.value for action in found.best)


def before_the_end(seed: int, actions: int) -> Any:
    """A game of Toscana so many actions before its end."""
    rng, states = random.Random(seed), [tocca.game("toscana").start(seed=seed, games=1)]
    while states[-1].outcome is None:
        (seat,) = states[-1].to_act
        states.append(states[-1].apply(seat, rng.choice(states[-1].legal(seat))))
    return states[-1 - actions]


def test_the_last_tiles_of_toscana_by_brute_force() -> None:
    checked = 0
    for seed in range(20):
        state = before_the_end(seed, 2)
        with suppress(TooLarge):
            found = solve_state(state, "score", most=100)
            assert found.value == walk(state)
            checked += found.positions > 5
    assert checked > 3


def test_to_win_and_to_score_are_two_things() -> None:
    state = tocca.variant("toscana-small").start(seed=1, side=6, tiles=2)
    assert solve_state(state, "score").value == 1
    assert solve_state(state, "win").value == 1
    assert abs(solve_state(tocca.variant("toscana-small").start(seed=1, side=6, tiles=3), "score").value) > 1


def test_what_is_too_large_is_said() -> None:
    with pytest.raises(TooLarge, match="more than 50 positions"):
        solve_state(tocca.game("toscana").start(seed=1), most=50)


def test_branches_are_all_there_is() -> None:
    state = tocca.game("toscana").start(seed=3, veto=False)
    found = list(branches(state, 0, state.legal(0)[0]))
    assert sum(chance for chance, _ in found) == 1
    assert sorted(after.position.stacks[0].top for _, after in found) == sorted(state.position.stacks[0].unseen)
