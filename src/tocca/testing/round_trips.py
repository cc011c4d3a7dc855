"""Whatever is written can be read again and is the same: states, records, actions, views."""

import copy
import json
import pickle
import random
from typing import ClassVar

import tocca
from tocca.core import codec
from tocca.core.registry import find
from tocca.testing.play import Setup, play_out, sample_states, viewers

LONGEST = 80  # characters of an action's notation: what goes over the wire


class RoundTripTests:
    """A part of `GameConformance`."""

    game: ClassVar[str]

    def test_states_come_back_from_json_and_pickle(self, setup: Setup) -> None:
        for state in sample_states(setup, most=20):
            for back in (
                tocca.State.from_json(json.loads(json.dumps(state.to_json()))),
                pickle.loads(pickle.dumps(state)),
                copy.deepcopy(state),
            ):
                assert back == state
                assert hash(back) == hash(state)
                assert back.to_json() == state.to_json()
                if state.to_act:
                    seat = min(state.to_act)
                    assert back.apply(seat, state.legal(seat)[0]) == state.apply(seat, state.legal(seat)[0])

    def test_views_come_back_from_json_and_pickle(self, setup: Setup) -> None:
        for state in sample_states(setup, 1, most=25):
            for seat in viewers(state):
                view = state.view(seat)
                assert view.seat == seat
                assert view.options == state.position.options
                assert codec.from_json(type(view), json.loads(json.dumps(codec.to_json(view)))) == view
                assert pickle.loads(pickle.dumps(view)) == view

    def test_a_record_replays_to_the_same_states(self, setup: Setup) -> None:
        for seed in range(2):
            record = setup.start(seed)
            list(play_out(record, random.Random(f"{setup} {seed}")))
            assert record.replay() == record.state
            again = tocca.Record.loads(record.dumps())
            assert again.states == record.states
            assert again.dumps() == record.dumps()

    def test_every_action_has_a_name_and_a_number(self) -> None:
        game = find(self.game)
        texts = set()
        for number, action in enumerate(game.actions):
            text = game.format(action)
            assert game.action_id(action) == number
            assert game.action(number) == action
            assert type(game.action(number)) is type(action)
            for heard in (text, text.upper(), text.lower(), f"  {text.replace(' ', '   ')} "):
                assert game.parse(heard) == action
                assert type(game.parse(heard)) is type(action)
            texts.add(text)
            assert " | " not in text
            assert text == text.strip()
            assert 0 < len(text) <= LONGEST
            assert codec.from_json(type(action), json.loads(json.dumps(codec.to_json(action)))) == action
        assert len(texts) == len(game.actions)

    def test_no_action_has_a_field_called_text(self) -> None:
        for kind in {type(action) for action in find(self.game).actions}:
            assert "text" not in kind._fields, (
                f"{kind.__name__} has a field `text`: on the wire an action's fields stand beside its notation, which "
                "has that name; call the field something else"
            )

    def test_every_legal_action_is_on_the_list(self, setup: Setup) -> None:
        for state in sample_states(setup):
            for seat in state.to_act:
                for action in state.legal(seat):
                    assert state.game.action(state.game.action_id(action)) == action
