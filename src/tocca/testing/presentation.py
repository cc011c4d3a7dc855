"""What people see: drawings that are legible without colour, keys and previews of what is possible."""

import json
import random
import re
from typing import ClassVar

from tocca.core import codec
from tocca.core.drawing import ANSI
from tocca.core.presentation import WIDTH
from tocca.testing.play import Setup, sample_states, viewers

COLOUR = re.compile(r"\x1b\[[0-9;]*m")


class PresentationTests:
    """A part of `GameConformance`."""

    game: ClassVar[str]

    def test_views_are_drawn_in_plain_and_in_colour(self, setup: Setup) -> None:
        for state in sample_states(setup, 1, most=25):
            for seat in viewers(state):
                view = state.view(seat)
                plain = state.game.draw(view)
                assert plain.strip()
                assert max(map(len, plain.splitlines())) <= WIDTH
                colourless = COLOUR.sub("", state.game.draw(view, ANSI))
                assert [line.rstrip() for line in colourless.splitlines()] == [
                    line.rstrip() for line in plain.splitlines()
                ]

    def test_keys_are_for_actions(self, setup: Setup) -> None:
        for state in sample_states(setup, 1, most=25):
            for seat in range(state.seats):
                for key, action in state.game.keys(state.view(seat)).items():
                    assert len(key) == 1
                    state.game.action_id(action)

    def test_previews_and_scenes_are_json(self, setup: Setup) -> None:
        for state in sample_states(setup, 1, most=5):
            for seat in state.to_act:
                view = state.view(seat)
                json.dumps(codec.to_json(state.game.scene(view)))
                for action in state.legal(seat)[:5]:
                    json.dumps(codec.to_json(state.game.preview(view, action)))

    def test_nothing_is_lost_when_all_is_shown(self, setup: Setup) -> None:
        """With everything open, what a spectator sees of a world made of it is what it was."""
        for state in sample_states(setup, 1, most=10):
            everything = state.game.reveal_all(state.position)
            assert everything.seat is None
            world = state.game.resample_position(everything, random.Random(1))
            assert state.game.view(world, None) == state.view(None)
