"""My Game keeps the contract (all of Tocca's own tests), and its own rules."""

import tocca
from tocca.testing import GameConformance


class TestMyGame(GameConformance):
    game = "my-game"


def test_more_than_the_aim_counts_nothing() -> None:
    game = tocca.game("my-game")
    state = game.start(seats=2, seed=1, aim=21)
    for seat, text, cards in ((0, "take", [13]), (1, "take", [12]), (0, "take", [9]), (1, "stop", []), (0, "stop", [])):
        state = state.apply(seat, game.parse(text), chance=cards)  # the luck of a test is chosen
    assert state.outcome is not None
    assert state.outcome.winners == (1,)


def test_nobody_sees_the_cards_of_others() -> None:
    game = tocca.game("my-game")
    state = game.start(seats=2, seed=1).apply(0, game.parse("take"), chance=[7])
    assert state.view(0).hands == ((7,), ())
    assert state.view(1).hands == state.view(None).hands == ((0,), ())
