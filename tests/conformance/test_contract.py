"""What every game of the registry promises. No game is named here."""

import copy
import json
import pickle
import random
import re
from typing import Any, get_args

import pytest

import tocca
from tests.conformance.play import AnyState, Variant, all_variants, play_out, random_step
from tocca.core import codec
from tocca.core.drawing import ANSI
from tocca.core.errors import CoreRefusal

GAMES = pytest.mark.parametrize("name", tocca.games())
VARIANTS = pytest.mark.parametrize("variant", all_variants(), ids=str)


def sampled(variant: Variant, matches: int = 2, most: int = 60) -> list[AnyState]:
    """States of some random matches: the first, the last, and others in between."""
    states: list[AnyState] = []
    for seed in range(matches):
        rng = random.Random(f"{variant} {seed}")
        match = list(play_out(variant.start(seed), rng))
        states += [match[0], match[-1], *rng.sample(match, min(most, len(match)))]
    return states


@VARIANTS
def test_somebody_may_act_exactly_until_the_end(variant: Variant) -> None:
    for state in sampled(variant):
        assert (not state.to_act) == (state.outcome is not None)
        for seat in range(state.seats):
            assert bool(state.legal(seat)) == (seat in state.to_act)


@VARIANTS
def test_legal_is_accepted_and_anything_else_refused(variant: Variant) -> None:
    rng = random.Random(str(variant))
    for state in sampled(variant, most=15):
        before = state.to_json()
        for seat in range(state.seats):
            legal = state.legal(seat)
            assert len(set(legal)) == len(legal)
            for action in rng.sample(legal, min(4, len(legal))):
                assert isinstance(state.apply(seat, action), tocca.State)
            for action in rng.sample(state.game.actions, 8):
                if action not in legal:
                    with pytest.raises(tocca.IllegalAction) as refused:
                        state.apply(seat, action)
                    assert refused.value.reason in {*get_args(CoreRefusal), *state.game.refusals}
                    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", refused.value.reason)
                    assert len(refused.value.message) > 5
        assert state.to_json() == before


@GAMES
@pytest.mark.parametrize("nonsense", [None, 0, "", "nonsense", (), ("N", 1, "dark"), object(), [], {}])
def test_what_is_no_action_is_refused(name: str, nonsense: Any) -> None:
    state = tocca.game(name).start(seed=1)
    with pytest.raises(tocca.IllegalAction) as refused:
        state.apply(min(state.to_act), nonsense)
    assert refused.value.reason == "not-an-action"


@GAMES
@pytest.mark.parametrize("seat", [-1, 99, None, "0", 1.0, True])
def test_a_seat_that_is_none(name: str, seat: Any) -> None:
    state = tocca.game(name).start(seed=1)
    action = state.legal(min(state.to_act))[0]
    with pytest.raises(tocca.IllegalAction) as refused:
        state.apply(seat, action)
    assert refused.value.reason == "no-such-seat"
    if seat is not None:
        with pytest.raises(tocca.IllegalAction):
            state.view(seat)


@GAMES
@pytest.mark.parametrize("at", [-1, 1.5, "12", True])
def test_a_time_that_is_none(name: str, at: Any) -> None:
    state = tocca.game(name).start(seed=1)
    seat = min(state.to_act)
    with pytest.raises(tocca.IllegalAction) as refused:
        state.apply(seat, state.legal(seat)[0], at=at)
    assert refused.value.reason == "bad-time"


@VARIANTS
def test_nothing_is_played_after_the_end(variant: Variant) -> None:
    record = variant.start(3)
    rng = random.Random(3)
    last = list(play_out(record, rng))[-1]
    for action in rng.sample(last.game.actions, 5):
        with pytest.raises(tocca.IllegalAction) as refused:
            last.apply(0, action)
        assert refused.value.reason == "over"


@VARIANTS
def test_states_never_change(variant: Variant) -> None:
    state = sampled(variant, 1)[-1]
    for name in ("position", "game", "drawn", "anything"):
        with pytest.raises(AttributeError):
            setattr(state, name, None)
        with pytest.raises(AttributeError):
            delattr(state, name)
    hash(state.position)  # made of nothing that could change
    for seat in (None, *range(state.seats)):
        hash(state.view(seat))


@VARIANTS
def test_states_come_back_from_json_and_pickle(variant: Variant) -> None:
    for state in sampled(variant, most=20):
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


@GAMES
def test_json_of_something_else_is_refused(name: str) -> None:
    good = tocca.game(name).start(seed=1).to_json()
    for key in good:
        with pytest.raises(ValueError, match="no state"):
            tocca.State.from_json({**good, key: "nonsense"})
    wrong: tuple[Any, ...] = (None, [], "x", {})
    for bad in wrong:
        with pytest.raises(ValueError, match="no state"):
            tocca.State.from_json(bad)


@GAMES
def test_every_action_has_a_name_and_a_number(name: str) -> None:
    game = tocca.game(name)
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
    assert len(texts) == len(game.actions)


@GAMES
@pytest.mark.parametrize("text", ["", " ", "?", "nonsense", "W", "12345", "☃", "a\nb", "x" * 10_000])
def test_nonsense_is_no_notation(name: str, text: str) -> None:
    with pytest.raises(tocca.BadNotation):
        tocca.game(name).parse(text)


@GAMES
def test_numbers_that_are_no_action(name: str) -> None:
    game = tocca.game(name)
    for number in (-1, len(game.actions), "0", None, 1.0):
        with pytest.raises(tocca.BadNotation):
            game.action(number)  # type: ignore[arg-type]
    wrong: tuple[Any, ...] = ((), None, "x", [])
    for action in wrong:
        with pytest.raises(tocca.BadNotation):
            game.action_id(action)


@VARIANTS
def test_a_record_replays_to_the_same_states(variant: Variant) -> None:
    for seed in range(2):
        record = variant.start(seed)
        list(play_out(record, random.Random(f"{variant} {seed}")))
        assert record.replay() == record.state
        again = tocca.Record.loads(record.dumps())
        assert again.states == record.states
        assert again.dumps() == record.dumps()


@VARIANTS
def test_the_same_seed_gives_the_same_match(variant: Variant) -> None:
    one, other = (list(play_out(variant.start(5), random.Random(5))) for _ in range(2))
    assert one == other
    assert one[-1].to_json() == other[-1].to_json()


@VARIANTS
def test_outcomes_are_consistent(variant: Variant) -> None:
    for seed in range(6):
        *_, last = play_out(variant.start(seed), random.Random(seed))
        outcome = last.outcome
        assert outcome is not None
        assert len(outcome.scores) == len(outcome.places) == last.seats
        assert outcome.winners == tuple(seat for seat, place in enumerate(outcome.places) if place == 1)
        assert outcome.winners
        for place in outcome.places:
            assert place == 1 + sum(other < place for other in outcome.places)
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", outcome.reason)


@VARIANTS
def test_views_are_json_and_draw_in_plain_and_in_colour(variant: Variant) -> None:
    for state in sampled(variant, 1, most=25):
        for seat in (None, *range(state.seats)):
            view = state.view(seat)
            assert view.seat == seat
            assert codec.from_json(type(view), json.loads(json.dumps(codec.to_json(view)))) == view
            plain = state.game.draw(view)
            assert max(map(len, plain.splitlines())) <= 80
            colourless = re.sub(r"\x1b\[[0-9;]*m", "", state.game.draw(view, ANSI))
            assert [line.rstrip() for line in colourless.splitlines()] == [line.rstrip() for line in plain.splitlines()]


@VARIANTS
def test_a_resampled_state_can_be_played_to_its_end(variant: Variant) -> None:
    rng = random.Random(str(variant))
    for state in sampled(variant, 1, most=5):
        imagined = tocca.Record(state.game.resample(state.view(None), rng))
        for _ in range(300):
            if not imagined.state.to_act:
                break
            random_step(imagined, rng)


@GAMES
def test_standing_has_a_number_for_each_seat(name: str) -> None:
    game = tocca.game(name)
    for seats in game.seats:
        standing = game.standing(game.start(seats, 1).position)
        assert len(standing) == seats
        assert all(isinstance(points, (int, float)) for points in standing)
