"""Bots that know nothing of the game but the contract play it to its end, and its levels answer."""

import random
from typing import ClassVar

import pytest

from tocca.bots import bot
from tocca.bots.levels import NAMES
from tocca.core.registry import find, manifest


class PlayerTests:
    """A part of `GameConformance`."""

    game: ClassVar[str]

    @pytest.mark.parametrize("name", ["random", "greedy", "ismcts:simulations=4"])
    def test_general_bots_finish_a_match(self, name: str) -> None:
        game, rng = find(self.game), random.Random(name)
        player, state = bot(name), game.start(seed=name)
        while state.to_act:
            seat = rng.choice(sorted(state.to_act))
            action = player.choose(game, state.view(seat), rng)
            assert action in state.legal(seat)
            state = state.apply(seat, action)
        assert state.outcome is not None

    @pytest.mark.parametrize("name", NAMES)
    def test_every_level_answers(self, name: str) -> None:
        if manifest(self.game).compiled:
            pytest.skip(
                "its bots think on a compiled twin, which takes minutes to compile; they have tests of their own"
            )
        game, rng = find(self.game), random.Random(name)
        state = game.start(seed=name)
        for seat in sorted(state.to_act):
            action = bot(name, game.id).choose(game, state.view(seat), rng)
            assert action in state.legal(seat)
