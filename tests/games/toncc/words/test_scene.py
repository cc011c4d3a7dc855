"""What a board of Tóncc draws beside the view is what the rules do."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tocca.games.toncc.game import GAME
from tocca.games.toncc.rules.board import LEADS, MIND, PLACES
from tocca.games.toncc.rules.kings import KINGS, strongest
from tocca.games.toncc.rules.map import REGIONS
from tocca.games.toncc.rules.play import STEPS, finish, settle
from tocca.games.toncc.rules.scoring import score
from tocca.games.toncc.rules.view import View
from tocca.games.toncc.small import GAME as SMALL
from tocca.games.toncc.words.constants import CONSTANTS
from tocca.games.toncc.words.scene import manners


def test_targets_are_where_a_step_leads() -> None:
    """TN-6: for every seat, through whole matches; none for spectators, for who has left, and after the end."""
    rng = random.Random(5)
    state = GAME.start(seed=5)
    while state.outcome is None:
        for seat, king in enumerate(state.position.kings):
            view = state.view(seat)
            targets = GAME.scene(view).targets
            start = state.position.challenge.places[king]
            assert len(targets) == (0 if start is None else 6)
            for target, step in zip(targets, STEPS[king], strict=False):
                effect = GAME.preview(view, step)
                assert effect is not None
                assert target[:2] == (step.movement, effect.place)
                assert (target.region, target.face_up) == (effect.region, effect.face_up)
        assert GAME.scene(state.view(None)).targets == ()
        seat = rng.choice(sorted(state.to_act))
        state = state.apply(seat, rng.choice(state.legal(seat)))
        assert GAME.scene(state.view(0)).over is (state.outcome is not None)
    assert [GAME.scene(state.view(seat)).targets for seat in range(3)] == [(), (), ()]


def test_the_manner_of_the_latest_joint_move() -> None:
    rng = random.Random(3)
    state = GAME.start(seed=3)
    assert GAME.scene(state.view(0)).manners == (None, None, None)
    seen: Counter[str | None] = Counter()
    while state.outcome is None:
        seat = rng.choice(sorted(state.to_act))
        state = state.apply(seat, rng.choice(state.legal(seat)))
        last = state.position.last
        if last is not None:
            told = GAME.scene(state.view(None)).manners
            assert told == tuple(
                None if start is None else manners(PLACES)[start][head]
                for start, head in zip(last.origins, last.heads, strict=True)
            )
            seen.update(told)
    assert seen.keys() == {"step", "hop", "wrap", None}


def test_a_step_goes_over_the_mind_or_round_the_edge_where_it_must() -> None:
    """TN-7, TN-8: six hops, one from each inner place; from the Mind nothing but steps."""
    table = manners(PLACES)
    assert table[MIND] == (None, *["step"] * 6)
    counts = Counter(manner for row in table for manner in row[1:])
    inner = [place for place, at in enumerate(PLACES) if at.ring == 1]
    assert counts["hop"] == 6
    assert {place for place, row in enumerate(table) if "hop" in row} == set(inner)
    for place, row in enumerate(table):
        for movement in range(1, 7):
            landing = LEADS[place][movement]
            assert landing is not None
            near = place == MIND or next_to(place, landing)
            assert row[movement] != "step" or near


def test_what_each_king_holds_is_what_would_be_counted() -> None:
    """TN-17, TN-18: at every moment of whole matches, as if the challenge ended there."""
    for view in views_of_a_match(7):
        counted = score("idle", view.challenge.seals, view.challenge.king_points)
        told = GAME.scene(view)
        for king, holding in enumerate(told.holdings):
            names = [CONSTANTS.kingdoms[number] for number in holding.kingdoms]
            assert names == [realised.kingdom for realised in counted.realised[king]]
            worth = [CONSTANTS.kingdom_worth[king][number] for number in holding.kingdoms]
            assert sum(worth) == holding.kingdom_points == counted.kingdom_points[king]
            assert holding.toncc_points == sum(one.toncc_points[king] for one in view.past)


def test_kingdoms_are_open_until_a_foreign_seal_or_too_few_of_ones_own() -> None:
    """TN-1, TN-12: every picture that is missing carries no Seal yet, and the King has Seals for them all."""
    shut = 0
    for view in views_of_a_match(8):
        told, seals = GAME.scene(view), view.challenge.seals
        for king, holding in enumerate(told.holdings):
            for number, pictures in enumerate(CONSTANTS.kingdom_pictures):
                missing = [picture for picture in pictures if not seals[king] >> picture & 1]
                foreign = [picture for picture in missing if any(other >> picture & 1 for other in seals)]
                enough = seals[king].bit_count() + len(missing) <= told.seals
                assert (number in holding.open) is (bool(missing) and not foreign and enough)
                shut += bool(missing) and not foreign and not enough
    assert shut


def test_a_kingdom_that_is_not_on_a_small_board_is_never_open() -> None:
    view = SMALL.start(seed=1).view(0)
    told = SMALL.scene(view)
    opened = [CONSTANTS.kingdom_pictures[number] for holding in told.holdings for number in holding.open]
    assert all(picture < len(view.challenge.regions) for pictures in opened for picture in pictures)
    assert told.seals == view.options.seals


def test_the_strongest_king_of_each_region_is_named_first() -> None:
    """TN-12: and of any two the one named first prevails."""
    for region, kings in zip(REGIONS, CONSTANTS.by_strength, strict=True):
        assert sorted(kings) == list(KINGS)
        for at, king in enumerate(kings):
            assert strongest(kings[at:], region.background) == king


def test_a_kingdom_is_worth_what_its_pictures_are() -> None:
    told = GAME.scene(GAME.start(seed=1, challenges=5).view(None))
    assert (told.seals, told.idle, told.challenges) == (6, 3, 5)
    for king in KINGS:
        for pictures, worth in zip(CONSTANTS.kingdom_pictures, CONSTANTS.kingdom_worth[king], strict=True):
            assert worth == sum(CONSTANTS.picture_worth[king][picture] for picture in pictures)


@pytest.mark.parametrize(("game", "expected"), [(GAME, {"alone", "idle"}), (SMALL, {"idle"})])
def test_where_kings_stand_after_a_challenge_and_who_moves_next(game: Any, expected: set[str]) -> None:
    """TN-11, TN-14, TN-16: what the rules leave on the table before they deal the next challenge."""
    rng = random.Random(2)
    endings = set()
    for seed in range(12):
        state = game.start(seed=seed)
        while state.outcome is None:
            before, seat = state, rng.choice(sorted(state.to_act))
            state = state.apply(seat, rng.choice(state.legal(seat)))
            told, position = game.scene(state.view(None)), state.position
            if before.position.last is not position.last:
                assert told.movers == tuple(sorted(position.kings[seat] for seat in state.to_act))
            if len(position.past) > len(before.position.past):
                last, ending = position.last, position.past[-1].ending
                left = settle(before.position.challenge, last.places, last.conquests, position.options.seals)
                assert told.stood == finish(left, ending).places
                endings.add(ending)
            elif position.challenge.seals != (0, 0, 0):
                assert told.stood is None
        assert told.stood == state.position.challenge.places
    assert endings >= expected


def test_level_kings_are_told_who_beats_whom() -> None:
    """TN-18: Blue beats Yellow, Yellow beats Red, Red beats Blue; three level Kings beat one each."""
    view = GAME.start(seed=1).view(None)
    scores = [(4, 4, 9), (9, 4, 4), (4, 9, 4), (5, 5, 5), (1, 2, 3)]
    past = tuple(score("idle", (0, 0, 0), points) for points in scores)
    assert GAME.scene(view._replace(past=past)).level == (((1, 0),), ((2, 1),), ((0, 2),), (), ())


def views_of_a_match(seed: int) -> Iterator[View]:
    """Of the first seat, until all challenges are played."""
    rng = random.Random(seed)
    state = GAME.start(seed=seed)
    while state.outcome is None:
        yield state.view(0)
        seat = rng.choice(sorted(state.to_act))
        state = state.apply(seat, rng.choice(state.legal(seat)))
    yield state.view(0)


def next_to(one: int, other: int) -> bool:
    a, b = PLACES[one], PLACES[other]
    return (b + -a).ring == 1
