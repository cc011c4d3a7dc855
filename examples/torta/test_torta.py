"""Torta keeps the contract, and its own rules."""

import tocca
from tocca.testing import GameConformance


class TestTorta(GameConformance):
    game = "torta"


def turned_over(*forks: int, **options: bool) -> "tocca.State":
    """The first turn of a match in which these forks are laid for `fig3`, the first two of them liking figs and lemons."""
    favourites = ("fig", "lemon", "cherry", "walnut")[: len(forks)]
    game = tocca.game("torta")
    drawn = tuple(favourites[: min(len(forks), 3)])  # a last one is no chance
    state = game.start(len(forks), chance=(*drawn, "fig3"), **options).reseeded(1)
    for seat, fork in enumerate(forks):
        state = state.apply(seat, game.parse(f"lay {fork}"))
    return state


def test_the_highest_fork_takes_the_slice() -> None:
    assert turned_over(3, 5).position.table.plates == ((), ("fig3",))


def test_equal_forks_are_in_each_others_way() -> None:
    assert turned_over(5, 5, 2).position.table.plates == ((), (), ("fig3",))


def test_the_dog_gets_what_nobody_takes() -> None:
    assert turned_over(5, 5).position.table.plates == ((), ())


def test_used_forks_are_gone() -> None:
    assert turned_over(3, 5).position.table.forks == ((1, 2, 4, 5, 6, 7), (1, 2, 3, 4, 6, 7))


def test_a_favourite_counts_double_and_only_its_owner_knows() -> None:
    state = turned_over(5, 3)
    assert state.view(0).points == (6, 0)
    assert state.view(1).points == (3, 0)
    assert state.game.standing(state.position) == (6, 0)


def test_a_fork_face_down_is_seen_by_its_owner_alone() -> None:
    game = tocca.game("torta")
    state = game.start(seed=1).apply(1, game.parse("lay 4"))
    assert state.view(1).laid == (None, 4)
    assert state.view(0).laid == state.view(None).laid == (None, None)
    assert state.view(0).chosen == (False, True)
