"""Torta keeps the contract, and its own rules."""

from typing import Any

import tocca
from tocca.testing import GameConformance

GAME = tocca.game("torta")


class TestTorta(GameConformance):
    game = "torta"


def lay(state: tocca.State[Any, Any, Any], seat: int, fork: int) -> tocca.State[Any, Any, Any]:
    """The state after that fork was laid."""
    return state.apply(seat, GAME.parse(f"lay {fork}"))


def turn_over(*forks: int) -> tocca.State[Any, Any, Any]:
    """A match after its first turn: `fig3` was to be had, seat 0 likes figs, and these forks were laid."""
    favourites = ("fig", "lemon", "cherry")[: len(forks)]
    state = GAME.start(len(forks), chance=(*favourites, "fig3")).reseeded(1)
    for seat, fork in enumerate(forks):
        state = lay(state, seat, fork)
    return state


def test_the_highest_fork_takes_the_slice() -> None:
    assert turn_over(3, 5).position.table.plates == ((), ("fig3",))


def test_equal_forks_are_in_each_others_way() -> None:
    assert turn_over(5, 5, 2).position.table.plates == ((), (), ("fig3",))


def test_the_dog_gets_what_nobody_takes() -> None:
    assert turn_over(5, 5).position.table.plates == ((), ())


def test_used_forks_are_gone() -> None:
    assert turn_over(3, 5).position.table.forks == ((1, 2, 4, 5, 6, 7), (1, 2, 3, 4, 6, 7))


def test_a_favourite_counts_double_and_only_its_owner_knows() -> None:
    state = turn_over(5, 3)
    assert state.view(0).points == (6, 0)
    assert state.view(1).points == (3, 0)
    assert GAME.standing(state.position) == (6, 0)


def test_a_fork_face_down_is_seen_by_its_owner_alone() -> None:
    state = lay(GAME.start(seed=1), 1, 4)
    assert state.view(1).laid == (None, 4)
    assert state.view(0).laid == state.view(None).laid == (None, None)
    assert state.view(0).chosen == (False, True)
