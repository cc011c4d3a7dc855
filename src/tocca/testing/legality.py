"""Who may act and what they may do: `legal` is the one source of it, and a match comes to its end."""

import random
import re
from typing import Any, ClassVar, get_args

import pytest

import tocca
from tocca.core.errors import CoreRefusal
from tocca.core.registry import find
from tocca.core.rules import MOST_SEATS
from tocca.testing.play import Setup, play_out, sample_states

REASON = re.compile(r"[a-z]+(-[a-z]+)*")


def some(rng: random.Random, items: Any, most: int) -> list[Any]:
    """So many of the items, or all where there are fewer."""
    return rng.sample(list(items), min(most, len(items)))


class LegalityTests:
    """A part of `GameConformance`."""

    game: ClassVar[str]

    def test_somebody_may_act_exactly_until_the_end(self, setup: Setup) -> None:
        for state in sample_states(setup):
            assert (not state.to_act) == (state.outcome is not None)
            for seat in range(state.seats):
                assert bool(state.legal(seat)) == (seat in state.to_act)

    def test_legal_is_accepted_and_anything_else_refused(self, setup: Setup) -> None:
        rng = random.Random(str(setup))
        for state in sample_states(setup, most=15):
            before = state.to_json()
            for seat in range(state.seats):
                legal = state.legal(seat)
                assert len(set(legal)) == len(legal)
                for action in some(rng, legal, 4):
                    assert isinstance(state.apply(seat, action), tocca.State)
                for action in some(rng, state.game.actions, 8):
                    if action not in legal:
                        with pytest.raises(tocca.IllegalAction) as refused:
                            state.apply(seat, action)
                        assert refused.value.reason in {*get_args(CoreRefusal), *state.game.refusals}
                        assert REASON.fullmatch(refused.value.reason)
                        assert len(refused.value.message) > 5
            assert state.to_json() == before

    def test_nothing_is_played_after_the_end(self, setup: Setup) -> None:
        rng = random.Random(3)
        last = list(play_out(setup.start(3), rng))[-1]
        for action in some(rng, last.game.actions, 5):
            with pytest.raises(tocca.IllegalAction) as refused:
                last.apply(0, action)
            assert refused.value.reason == "over"

    def test_states_never_change(self, setup: Setup) -> None:
        state = sample_states(setup, 1)[-1]
        for name in ("position", "game", "drawn", "anything"):
            with pytest.raises(AttributeError):
                setattr(state, name, None)
            with pytest.raises(AttributeError):
                delattr(state, name)
        hash(state.position)  # made of nothing that could change
        for seat in (None, *range(state.seats)):
            hash(state.view(seat))

    def test_outcomes_are_consistent(self, setup: Setup) -> None:
        for seed in range(6):
            *_, last = play_out(setup.start(seed), random.Random(seed))
            outcome = last.outcome
            assert outcome is not None
            assert len(outcome.scores) == len(outcome.places) == last.seats
            assert outcome.winners == tuple(seat for seat, place in enumerate(outcome.places) if place == 1)
            assert outcome.winners
            for place in outcome.places:
                assert place == 1 + sum(other < place for other in outcome.places)
            assert REASON.fullmatch(outcome.reason)

    def test_the_same_seed_gives_the_same_match(self, setup: Setup) -> None:
        one, other = (list(play_out(setup.start(5), random.Random(5))) for _ in range(2))
        assert one == other
        assert one[-1].to_json() == other[-1].to_json()

    def test_standing_has_a_number_for_each_seat(self, setup: Setup) -> None:
        for state in sample_states(setup, 1, most=10):
            standing = state.game.standing(state.position)
            assert len(standing) == state.seats
            assert all(isinstance(points, (int, float)) for points in standing)

    def test_the_game_is_found_by_its_name(self) -> None:
        game = find(self.game)
        assert game.id == self.game
        assert game.name.strip() == game.name != ""
        assert all(type(seats) is int for seats in game.seats)
        assert set(game.seats) <= set(range(2, MOST_SEATS + 1))
        assert len(set(game.seats)) == len(game.seats) > 0
