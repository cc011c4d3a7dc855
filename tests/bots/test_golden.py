"""Every search chooses what it chose when its choices were written down: on any processor."""

import pytest

import tocca
from tests.bots.golden import choose, read, specs

WRITTEN = read()


@pytest.mark.parametrize("game", tocca.games())
def test_choices_are_those_written_down(game: str) -> None:
    for one in WRITTEN[game]:
        assert choose(game, one.seats, one.actions, one.seed, one.spec) == one


def test_every_bot_of_every_game_is_among_them() -> None:
    assert {game: {one.spec for one in found} for game, found in WRITTEN.items()} == {
        game: set(specs(game)) for game in tocca.games()
    }
